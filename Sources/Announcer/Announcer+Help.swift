// SPDX-License-Identifier: GPL-3.0-or-later

import RadioNavigator

extension Announcer {
  /// What the keys do, for the way in which this question is answered.
  func help(_ navigator: Navigator) -> Announcement {
    let lines = mode == .lines ? typedLines(navigator) : keyLines(navigator)
    return compose(.hint, [Field(.hint, sentences(lines))])
  }

  func hintText(_ navigator: Navigator) -> String {
    if mode == .lines { return tables.text(entry("hint.line", for: navigator)) }
    switch navigator.kind {
    case .radio: return tables.text("hint." + navigator.settings.selectionMode.rawValue)
    case .entry where navigator.entry?.suggestions.isEmpty == false:
      return tables.text("hint.text.suggestions")
    case .entry where navigator.entry?.isLine == true: return tables.text("hint.text.lines")
    default: return tables.text(entry("hint", for: navigator))
    }
  }

  /// A key's name in words: `C-l` is Control L.
  func keyName(_ name: String) -> String {
    for (prefix, entry) in [("C-", "key.control"), ("M-", "key.alt"), ("S-", "key.shift")]
    where name.hasPrefix(prefix) && name.count > prefix.count {
      let rest = keyName(String(name.dropFirst(prefix.count)))
      return tables.text(entry, [.text(rest.count == 1 ? rest.uppercased() : rest)])
    }
    return name
  }

  /// The entry for what is asked for; that of a radio group has the name alone.
  private func entry(_ name: String, for navigator: Navigator) -> String {
    switch navigator.kind {
    case .radio: name
    case .checklist: name + ".checklist"
    case .entry: name + (navigator.entry?.isSecret == true ? ".secret" : ".text")
    case .note: name + (navigator.reading == nil || mode == .lines ? ".note" : ".note.parts")
    case .menu: name + ".summary"
    // A line means the same as in a radio group.
    case .actions, .buttons: mode == .lines ? name : name + ".menu"
    }
  }

  private func typedLines(_ navigator: Navigator) -> [String] {
    var lines = [tables.text(entry("help.line", for: navigator))]
    if hasFields, navigator.kind == .radio { lines.append(tables.text("help.line.back")) }
    if navigator.canClear { lines.append(tables.text("help.line.clear")) }
    return lines
  }

  private func keyLines(_ navigator: Navigator) -> [String] {
    var keys: [String]
    switch navigator.kind {
    case .radio:
      keys = [
        "help.move." + navigator.settings.selectionMode.rawValue, "help.select", "help.review",
        "help.edges", "help.number", "help.accept",
      ]
      if !navigator.group.isRequired { keys.append("help.clear") }
    case .checklist:
      keys = ["help.move.manual", "help.check", "help.edges", "help.number", "help.accept"]
    case .entry where navigator.entry?.isLine == true: keys = ["help.text", "help.text.lines"]
    case .entry: keys = ["help.text", "help.text.read", "help.accept"]
    case .note:
      keys = navigator.reading == nil ? ["help.note"] : ["help.note.parts", "help.note.search"]
    case .menu: keys = ["help.summary"]
    case .actions, .buttons: keys = ["help.menu", "help.edges", "help.number"]
    }
    if navigator.description != nil { keys.append("help.description") }
    if hasFields { keys.append("help.fields") }
    keys += ["help.again", "help.speech", "help.voice"]
    // Letters and signs are text while a text is typed.
    keys += navigator.kind == .entry ? ["help.size.text"] : ["help.reading", "help.size"]
    return keys.map { tables.text($0) }
  }
}
