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
    case .accept: return acceptEntry()
    case .line(let line): return enter(line)
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
      .reviewPrevious:
      return [.requested(.content)]
    case .accept, .select: return end(.answered(nil))
    case .line(let line) where line.trimmed == "?": return [.requested(.help)]
    case .line: return end(.answered(nil))
    case .character(let character): return [.refused(.unknownKey(String(character)))]
    case .erase: return [.refused(.unknownKey("Backspace"))]
    default: return nil
    }
  }

  private mutating func edit(to text: String, cursor: Int) -> [Event] {
    guard let entry else { return [] }
    let edit = TextEdit(
      from: (Array(entry.text), entry.cursor), to: (Array(text), cursor))
    if let most = entry.mostBytes, text.utf8.count > most,
      text.utf8.count > entry.text.utf8.count
    {
      return [.refused(.invalid(.tooLong(count: text.count, maximum: entry.text.count)))]
    }
    self.entry?.text = text
    self.entry?.cursor = cursor
    return [.edited(edit)]
  }

  private mutating func acceptEntry() -> [Event] {
    if let problem = entry?.problem { return [.refused(.invalid(problem))] }
    return end(.answered(nil))
  }

  /// A typed line is the text; an empty one takes what stands there already.
  private mutating func enter(_ line: String) -> [Event] {
    guard var typed = entry, !line.isEmpty else { return acceptEntry() }
    if line == Self.clearLine, canClear {
      entry?.text = ""
      entry?.cursor = 0
      return end(.answered(nil))
    }
    if line == "?", !typed.isSecret { return [.requested(.help)] }
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
    let beginning = entry.text.prefix(entry.cursor)
    let matches = entry.suggestions.filter { $0.hasPrefix(beginning) }
    guard !matches.isEmpty else { return [.requested(.content)] }
    let present = matches.firstIndex(of: entry.text)
    let next = present.map { $0 + step } ?? (step > 0 ? 0 : matches.count - 1)
    let text = matches[(next + matches.count) % matches.count]
    self.entry?.text = text
    return [.edited(.replaced(text))]
  }

  /// Up is more, as in a spin button of the ARIA Authoring Practices.
  private mutating func stepNumber(by amount: DecimalNumber, _ range: TextEntry.NumberRange)
    -> [Event]
  {
    let present = DecimalNumber((entry?.text ?? "").trimmed)
    guard let next = present.map({ $0.adding(amount) }) ?? range.base else {
      return [.edited(.unchanged)]
    }
    var number = next
    if let minimum = range.minimum, number < minimum { number = minimum }
    if let maximum = range.maximum, maximum < number { number = present ?? maximum }
    guard number != present else { return [.edited(.unchanged)] }
    let text = range.text(of: number)
    entry?.text = text
    entry?.cursor = text.count
    return [.edited(.replaced(text))]
  }
}
