// SPDX-License-Identifier: GPL-3.0-or-later

import RadioNavigator

extension Announcer {
  /// What the keys do, for the way in which this question is answered.
  func help(_ navigator: Navigator) -> Announcement {
    let lines =
      if mode == .lines {
        typedLines(navigator)
      } else if let around {
        keyLines(navigator, around) + generalLines(navigator)
      } else {
        keyLines(navigator)
      }
    return compose(.hint, [Field(.hint, sentences(lines))])
  }

  /// The keys that matter most, and the way to the buttons and back where there are some.
  func hintText(_ navigator: Navigator) -> String {
    let hint = [tables.text(hintEntry(navigator))]
    if mode == .lines { return sentences(hint + furtherLines(navigator)) }
    // That of a menu has it.
    let ways = navigator.kind == .actions ? [] : around.map { self.ways(navigator, $0) } ?? []
    return sentences(hint + ways + timeLines)
  }

  /// The entry of the hint, which is another one for each kind of question.
  func hintEntry(_ navigator: Navigator) -> String {
    if mode == .lines {
      return choosesButtons(navigator) ? "hint.line" : entry("hint.line", for: navigator)
    }
    if let around, let entry = Self.hintEntry(navigator, around) { return entry }
    switch navigator.kind {
    case .radio: return "hint." + navigator.settings.selectionMode.rawValue
    case .entry where navigator.entry?.offersSuggestions == true: return "hint.text.suggestions"
    case .entry where navigator.entry?.isStepped == true: return "hint.number"
    case .entry where navigator.entry?.isLine == true: return "hint.text.lines"
    default: return entry("hint", for: navigator)
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
    var lines = [tables.text(lineHelpEntry(navigator))] + furtherLines(navigator)
    let isChosen = [.radio, .actions, .buttons].contains(navigator.kind)
    if leadsBackByLine, isChosen { lines.append(tables.text("help.line.back")) }
    if navigator.canClear { lines.append(tables.text("help.line.clear")) }
    if navigator.entry?.isSecret == false { lines.append(tables.text("help.line.plain")) }
    return lines
  }

  /// The entry of what a line does; the way back is promised where there is one.
  private func lineHelpEntry(_ navigator: Navigator) -> String {
    if choosesButtons(navigator) { return "help.line" }
    let entry = entry("help.line", for: navigator)
    guard !leadsBackByLine else { return entry }
    switch navigator.kind {
    case .checklist: return entry + ".alone"
    case .entry where navigator.entry?.isSecret != true: return entry + ".alone"
    case .note: return "hint.line.note"
    default: return entry
    }
  }

  /// Whether a line leads to the field before.
  private var leadsBackByLine: Bool {
    switch around?.above {
    case .several, .parts: true
    case .nothing, .one: false
    case nil: hasFields
    }
  }

  /// Whether what is read has buttons to choose from, and nothing else.
  private func choosesButtons(_ navigator: Navigator) -> Bool {
    navigator.kind == .note && (around?.labels.count ?? 0) > 1
  }

  /// How a line presses a button where any other text is an answer, that Tab completes it, and that
  /// it takes the place of what is checked.
  private func furtherLines(_ navigator: Navigator) -> [String] {
    var entries: [String] = []
    if navigator.entry?.offersSuggestions == true { entries.append("hint.line.suggestions") }
    if navigator.kind == .entry, (around?.labels.count ?? 0) > 1 {
      entries.append("hint.line.buttons")
    }
    if navigator.checked?.keys.isEmpty == false { entries.append("hint.line.replaces") }
    return entries.map { tables.text($0) }
  }

  private func keyLines(_ navigator: Navigator) -> [String] {
    var keys: [String]
    switch navigator.kind {
    case .radio:
      keys = [
        "help.move." + navigator.settings.selectionMode.rawValue, "help.select", "help.review",
        "help.edges", "help.number", "help.accept",
      ]
      // Where moving selects nothing, no other keys are needed for that.
      if navigator.settings.selectionMode == .manual { keys.removeAll { $0 == "help.review" } }
      if !navigator.group.isRequired, !navigator.keepsSelection { keys.append("help.clear") }
    case .checklist:
      keys = ["help.move.manual", "help.check", "help.edges", "help.number", "help.accept"]
    case .entry where navigator.entry?.isStepped == true:
      keys = ["help.text", "help.number.more", "help.read", "help.accept"]
    case .entry where navigator.entry?.isLine == true: keys = ["help.text", "help.text.lines"]
    case .entry: keys = ["help.text", "help.text.read", "help.accept"]
    case .note:
      keys = navigator.reading == nil ? ["help.note"] : ["help.note.parts", "help.note.search"]
    case .menu: keys = ["help.summary"]
    case .actions, .buttons: keys = ["help.menu", "help.edges", "help.number"]
    }
    if hasFields { keys.append("help.fields") }
    return keys.map { tables.text($0) } + generalLines(navigator)
  }

  /// That keys give time, where the question goes on by itself.
  private var timeLines: [String] {
    goesOnWith != nil && timeLimit != nil ? [tables.text("help.time")] : []
  }

  private func generalLines(_ navigator: Navigator) -> [String] {
    // Letters and signs are text while a text is typed.
    let signs = navigator.kind == .entry ? ["help.size.text"] : ["help.reading", "help.size"]
    let isDescribed =
      navigator.kind != .note && (navigator.description != nil || navigator.reading != nil)
    let described = isDescribed ? ["help.description"] : []
    let general = described + ["help.again", "help.speech", "help.voice"] + signs
    return timeLines + general.map { tables.text($0) }
  }
}
