// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel

extension Navigator {
  /// Does what a key means while a text is typed; nil for keys that mean the same everywhere.
  mutating func handleEntry(_ command: Command) -> [Event]? {
    switch command {
    case .edited(let text, let cursor): return edit(to: text, cursor: cursor)
    case .up: return suggest(by: -1)
    case .down: return suggest(by: 1)
    case .pageUp, .pageDown: return [.requested(.content)]
    case .firstField: return moveCursor(to: 0)
    case .lastField: return moveCursor(to: entry?.text.count ?? 0)
    case .accept: return acceptEntry()
    case .line(let line): return enter(line)
    case .plainLine(let line): return take(line)
    case .joinsPrevious, .joinsNext, .left, .right, .reviewNext, .reviewPrevious, .first, .last,
      .select, .character, .erase:
      // These edit, and come as edited lines where there is somebody who edits.
      return [.edited(.unchanged)]
    default: return nil
    }
  }

  /// A note is read, and Enter goes on.
  mutating func handleNote(_ command: Command) -> [Event]? {
    switch command {
    case .up, .down, .left, .right, .first, .last, .pageUp, .pageDown, .reviewNext,
      .reviewPrevious, .firstField, .lastField:
      return [.requested(.content)]
    case .accept, .select: return end(.answered(nil))
    case .line(let line) where line.trimmed == "?": return [.requested(.help)]
    case .line: return end(.answered(nil))
    case .character(let character): return [.refused(.unknownKey(String(character)))]
    case .erase: return [.refused(.unknownKey("Backspace"))]
    default: return nil
    }
  }

  /// - Parameter cursor: in characters from the beginning.
  mutating func moveCursor(to cursor: Int) -> [Event] {
    guard let entry else { return [] }
    let text = Array(entry.text)
    self.entry?.cursor = cursor
    return [.edited(TextEdit(from: (text, entry.cursor), to: (text, cursor)))]
  }

  private mutating func edit(to text: String, cursor: Int) -> [Event] {
    guard let entry else { return [] }
    if let most = entry.mostBytes, text.utf8.count > max(most, entry.text.utf8.count) {
      return insert(text, cursor: cursor, upTo: most)
    }
    // A folder that was chosen is gone into by the key to the right, and by a further slash.
    let goesIn = text == entry.text && cursor == entry.cursor || text == entry.text + "/"
    if goesIn, entry.proposing != nil, entry.chosenSuggestion != nil, entry.text.hasSuffix("/") {
      self.entry?.proposeAnew()
      return [.requested(.content)]
    }
    let edit = TextEdit(
      from: (Array(entry.text), entry.cursor), to: (Array(text), cursor))
    self.entry?.text = text
    self.entry?.cursor = cursor
    self.entry?.proposeAnew()
    return [.edited(edit)]
  }

  /// Takes as much of what was inserted as there is room for.
  private mutating func insert(_ text: String, cursor: Int, upTo most: Int) -> [Event] {
    guard let entry else { return [] }
    let inserted = text.prefix(cursor).dropFirst(entry.cursor)
    var room = most - entry.text.utf8.count
    let taken = String(
      inserted.prefix { character in
        room -= character.utf8.count
        return room >= 0
      })
    let refusal = Event.refused(.noRoom(maximum: most))
    guard !taken.isEmpty, entry.cursor + inserted.count == cursor else { return [refusal] }
    let end = entry.text.index(entry.text.startIndex, offsetBy: entry.cursor)
    self.entry?.text.insert(contentsOf: taken, at: end)
    self.entry?.cursor += taken.count
    return [.edited(.inserted(taken)), refusal]
  }

  private mutating func acceptEntry() -> [Event] {
    if let problem = entry?.problem { return [.refused(.invalid(problem))] }
    return end(.answered(nil))
  }

  /// A typed line is the text; an empty one takes what stands there already.
  private mutating func enter(_ line: String) -> [Event] {
    guard let entry, !line.isEmpty else { return acceptEntry() }
    if line == Self.clearLine, canClear {
      self.entry?.text = ""
      self.entry?.cursor = 0
      return end(.answered(nil))
    }
    if line == Self.helpLine, !entry.isSecret { return [.requested(.help)] }
    return take(line)
  }

  /// A line is the text, as it stands.
  private mutating func take(_ line: String) -> [Event] {
    guard var typed = entry else { return [] }
    if let most = typed.mostBytes, line.utf8.count > most {
      return [.refused(.invalid(.tooLong(count: line.count, maximum: most)))]
    }
    typed.text = line
    typed.cursor = line.count
    if let problem = typed.problem { return [.refused(.invalid(problem))] }
    entry = typed
    return end(.answered(nil))
  }

  /// Up and Down go through what may be completed, else through the numbers of a range, else they
  /// read the line.
  private mutating func suggest(by step: Int) -> [Event] {
    guard let entry else { return [] }
    if case .number(let range) = entry.content, let unit = range.step {
      return stepNumber(by: step > 0 ? -unit : unit, range)
    }
    guard let (place, count) = self.entry?.suggest(by: step) else { return [.requested(.content)] }
    return [.suggested(place: place, of: count)]
  }

  /// Up is more, as in a spin button of the ARIA Authoring Practices, but where it counts down.
  private mutating func stepNumber(by amount: DecimalNumber, _ range: TextEntry.NumberRange)
    -> [Event]
  {
    let present = DecimalNumber((entry?.text ?? "").trimmed)
    let amount = range.countsDown ? -amount : amount
    guard var number = present.map({ $0.adding(amount) }) ?? range.base else {
      return [.edited(.unchanged)]
    }
    let wasInside = present.map { range.problem(outside: $0) == nil } ?? false
    if let problem = range.problem(outside: number) {
      switch problem {
      case .tooSmall(_, let minimum):
        number = wasInside && range.wraps ? range.maximum ?? minimum : minimum
      case .tooLarge(_, let maximum) where wasInside:
        number = range.wraps ? range.minimum ?? maximum : present ?? maximum
      case .tooLarge(_, let maximum): number = maximum
      default: break
      }
      if number == present { return [.refused(.invalid(problem))] }
    }
    guard number != present else { return [.edited(.unchanged)] }
    replace(by: range.text(of: number))
    return [.edited(.replaced(entry?.text ?? ""))]
  }

  mutating func replace(by text: String) {
    entry?.text = text
    entry?.cursor = text.count
  }
}
