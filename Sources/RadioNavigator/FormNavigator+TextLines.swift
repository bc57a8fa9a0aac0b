// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel

/// A text of several lines, each an entry before the buttons: Enter divides a line, and deleting at
/// the edge of one joins it with its neighbour.
extension FormNavigator {
  /// What a key means in a line of a text; nil for keys that mean what they mean in any entry.
  mutating func edit(lines command: Command) -> [Event]? {
    guard let line = fieldIndex, let entry, entry.isLine else { return nil }
    switch command {
    case .accept: return divide(line, entry)
    case .insertedLines(let lines) where lines.count > 1: return insert(lines, at: line, entry)
    case .joinsPrevious: return line > 0 ? join(line - 1) : [.edited(.unchanged)]
    case .joinsNext:
      return navigators[line + 1].entry != nil ? join(line) : [.edited(.unchanged)]
    case .up: return go(toLine: line - 1, from: line, entry)
    case .down: return go(toLine: line + 1, from: line, entry)
    case .pageUp: return go(toLine: max(line - page, 0), from: line, entry)
    case .pageDown:
      return go(toLine: min(line + page, navigators.count - 2), from: line, entry)
    case .firstField: return go(toEdge: 0, from: line) { _ in 0 }
    case .lastField: return go(toEdge: navigators.count - 2, from: line) { $0.text.count }
    default: return nil
    }
  }

  /// Lines that Page Up and Page Down go by.
  private var page: Int { 10 }

  /// What stands behind the cursor goes to a new line.
  private mutating func divide(_ line: Int, _ entry: TextEntry) -> [Event] {
    let cursor = min(entry.cursor, entry.text.count)
    var rest = entry
    rest.text = String(entry.text.dropFirst(cursor))
    rest.cursor = 0
    current.entry?.text = String(entry.text.prefix(cursor))
    current.entry?.cursor = cursor
    navigators.insert(
      Navigator(field: .entry(rest), settings: current.settings, typeAhead: nil), at: line + 1)
    countLines()
    fieldIndex = line + 1
    return [.edited(.divided(line: line + 2))]
  }

  /// The first goes to the present line, the last stands before what was behind the cursor. O(lines).
  private mutating func insert(_ lines: [String], at line: Int, _ entry: TextEntry) -> [Event] {
    let rest = String(entry.text.dropFirst(entry.cursor))
    let first = String(entry.text.prefix(entry.cursor)) + lines[0]
    current.entry?.text = first
    current.entry?.cursor = first.count
    let last = line + lines.count - 1
    let others = lines.dropFirst().map { text in
      var other = entry
      (other.text, other.cursor) = (text, text.count)
      return other
    }
    navigators.insert(
      contentsOf: others.map {
        Navigator(field: .entry($0), settings: current.settings, typeAhead: nil)
      }, at: line + 1)
    navigators[last].entry?.text += rest
    countLines()
    fieldIndex = last
    return [.edited(.divided(line: last + 1))]
  }

  /// Joins a line with the next one; the cursor goes to where they meet.
  private mutating func join(_ line: Int) -> [Event] {
    let next = navigators.remove(at: line + 1)
    let text = navigators[line].entry?.text ?? ""
    navigators[line].entry?.text = text + (next.entry?.text ?? "")
    navigators[line].entry?.cursor = text.count
    countLines()
    fieldIndex = line
    return [.edited(.joined(line: line + 1))]
  }

  /// The column stays; a line that is too short for it is entered at its beginning.
  private mutating func go(toLine next: Int, from line: Int, _ entry: TextEntry) -> [Event] {
    guard next != line, next >= 0, let text = navigators[next].entry?.text else {
      return [.requested(.content)]
    }
    settings = current.settings
    fieldIndex = next
    current.settings = settings
    current.entry?.cursor = entry.cursor > text.count ? 0 : entry.cursor
    return [.entered(field: next, from: line, nil)]
  }

  /// To the beginning or the end of the text.
  private mutating func go(
    toEdge next: Int, from line: Int, cursor: (TextEntry) -> Int
  ) -> [Event] {
    guard let entry = navigators[next].entry else { return [] }
    if next == line { return current.moveCursor(to: cursor(entry)) }
    settings = current.settings
    fieldIndex = next
    current.settings = settings
    current.entry?.cursor = cursor(entry)
    return [.entered(field: next, from: line, nil)]
  }

  /// Gives each line its number, and as many fields as there are lines. O(lines).
  private mutating func countLines() {
    let first = form.fields[0]
    let fields = navigators.dropLast().enumerated().map { place, navigator in
      FormField(
        name: "\(place)", kind: .entry(navigator.entry ?? TextEntry()), label: "\(place + 1)",
        detail: place == 0 ? first.detail : nil, groups: first.groups)
    }
    // Names that differ and no conditions are a form always.
    form = try! form.asking(fields + form.fields.suffix(1))
    states = form.states(for: [])
    holdsAnswers = true
  }
}
