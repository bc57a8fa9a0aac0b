// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel
import RadioNavigator

/// What the keys do in a question with buttons: only what holds where the focus is.
extension Announcer {
  /// The entry of a hint that is another one than without buttons.
  static func hintEntry(_ navigator: Navigator, _ around: ButtonsAround) -> String? {
    switch navigator.kind {
    case .buttons: return "hint.buttons"
    case .note where navigator.reading != nil && around.pressesByLetter:
      return "hint.note.sentences"
    case .entry:
      guard let entry = navigator.entry, !entry.offersSuggestions else { return nil }
      if entry.isSecret {
        if case .several = around.above { return "hint.secret.several" }
        return nil
      }
      if entry.isLine { return "hint.text.lines" }
      if entry.isStepped { return "hint.number" }
      if case .several = around.above { return "hint.text.several" }
      // The arrow keys lead away.
      return around.keys == .stops ? nil : "hint.text.alone"
    case .radio, .checklist, .note, .menu, .actions: return nil
    }
  }

  /// Where keys lead, which go from one stop to the next: each by what it is called.
  func ways(_ navigator: Navigator, _ around: ButtonsAround) -> [String] {
    let isOnButtons = navigator.kind == .buttons
    var stops: [String] = []
    var isList = false
    switch around.above {
    case .nothing: break
    case .one(let field):
      isList = field.kind.group != nil
      stops = [name(of: field)]
    case .several: stops = [tables.text("role.form")]
    case .parts(let labels): stops = labels
    }
    let sideways = isOnButtons ? ["keys.sideways"] : []
    let leadsAway = navigator.kind == .entry && around.keys == .ring && !changesByArrows(navigator)
    let upAndDown = isOnButtons || leadsAway
    switch around.keys {
    case .stops:
      let arrows = navigator.kind == .actions ? ["keys.sideways"] : sideways
      return way(
        ["keys.tab"] + arrows + (upAndDown ? ["keys.upAndDown"] : []), stops + around.labels)
    case .ring:
      return way(
        ["keys.tab"] + sideways + (upAndDown ? ["keys.upAndDown"] : []), stops + around.labels)
    case .beside:
      let aside = navigator.kind == .entry ? [] : ["keys.sideways"]
      let back = isOnButtons && (isList || !stops.isEmpty) ? way(["keys.upAndDown"], stops) : []
      return way(["keys.tab"] + aside, around.labels) + back
    case .behind:
      let row = isOnButtons ? way(["keys.sideways", "keys.upAndDown"], around.labels) : []
      return way(["keys.tab"], stops + around.labels) + row
    }
  }

  /// What the keys do, without those that mean the same everywhere.
  func keyLines(_ navigator: Navigator, _ around: ButtonsAround) -> [String] {
    var keys: [String]
    let number = navigator.digitsSearch ? "help.number.begins" : "help.number"
    switch navigator.kind {
    case .radio: keys = ["help.move.manual", "help.select", "help.edges", number]
    case .checklist: keys = ["help.move.manual", "help.check", "help.edges", number]
    case .menu, .actions: keys = ["help.move.manual", "help.press", "help.edges", number]
    case .buttons: keys = ["help.press"]
    case .note where navigator.reading == nil: keys = ["help.note"]
    case .note:
      keys = [
        around.pressesByLetter ? "help.note.sentences" : "help.note.parts", "help.note.search",
      ]
    case .entry: keys = entryKeys(navigator, around)
    }
    if around.pressesByLetter, [.buttons, .note].contains(navigator.kind) {
      keys.append("help.letters")
    }
    let divides = navigator.entry?.isLine ?? false
    if [.radio, .checklist, .entry].contains(navigator.kind), !divides {
      keys.append("help.accept")
    }
    return keys.map { tables.text($0) } + ways(navigator, around)
  }

  private func entryKeys(_ navigator: Navigator, _ around: ButtonsAround) -> [String] {
    guard let entry = navigator.entry else { return [] }
    if entry.isLine { return ["help.text", "help.text.lines"] }
    var keys = ["help.text"]
    if entry.isStepped {
      keys.append(entry.countsDown ? "help.number.less" : "help.number.more")
    } else if case .several = around.above {
      keys.append("help.several")
    } else if entry.offersSuggestions || around.keys == .stops {
      let folder = entry.proposing == nil ? [] : ["help.folder"]
      return keys + ["help.text.read"] + folder
    }
    return keys + ["help.read"]
  }

  private func changesByArrows(_ navigator: Navigator) -> Bool {
    navigator.entry.map { $0.isStepped || $0.offersSuggestions } ?? false
  }

  private func way(_ keys: [String], _ stops: [String]) -> [String] {
    let names = keys.map { tables.text($0) }.joined(separator: separator)
    let places = stops.map(SpeakableText.clean).joined(separator: separator)
    return [tables.text("summary.answer", [.text(names), .text(places)])]
  }

  /// What a field is, as a stop of Tab.
  private func name(of field: FormField) -> String {
    switch field.kind {
    case .radio, .confirm: tables.text("role.group")
    case .checklist: tables.text("role.checklist")
    case .entry(let entry): tables.text(Self.role(of: entry))
    case .note: tables.text(asking(field).entryOfNoteRole)
    case .actions: tables.text("role.menu")
    case .buttons: tables.text("role.buttons")
    }
  }
}
