// SPDX-License-Identifier: GPL-3.0-or-later

/// What happened to a line at the cursor, from the line before and the line after.
enum LineEdit: Equatable {
  /// Text came where the cursor was, and the rest of the line moved or there was none.
  case inserted(String)
  /// Text that stood before or behind the cursor went away.
  case deleted(String)
  /// Text took the place of as much that was there, from the cursor on.
  case overwritten(String)
  /// The line is another one.
  case replaced

  /// - Parameters:
  ///   - column: where the cursor was.
  ///   - newColumn: where it is; nil when it left the line.
  /// - Returns: nil when the line is the same.
  init?(before: ListenedRow, after: ListenedRow, column: Int, newColumn: Int?) {
    let bounds = Self.bounds(before, after, column: column)
    let old = Self.texts(before, in: bounds)
    let new = Self.texts(after, in: bounds)
    guard Self.trimmed(old[...]) != Self.trimmed(new[...]) else { return nil }
    let place = min(max(column - bounds.lowerBound, 0), old.count)
    let newPlace = newColumn.map { min(max($0 - bounds.lowerBound, 0), new.count) }
    self =
      Self.insertion(old, new, at: place, newPlace) ?? Self.deletion(old, new, at: place, newPlace)
      ?? Self.overwriting(old, new, at: place, newPlace) ?? .replaced
  }

  private static func insertion(
    _ old: [String], _ new: [String], at place: Int, _ newPlace: Int?
  ) -> LineEdit? {
    guard isSame(old[..<place], new[..<place]) else { return nil }
    // Over what shows free places, which stays behind it.
    if let newPlace, newPlace > place, isSame(old[newPlace...], new[newPlace...]),
      !hasWord(old[place..<newPlace])
    {
      return .inserted(new[place..<newPlace].joined())
    }
    let tail = trimmed(old[place...])
    if let newPlace, newPlace > place, trimmed(new[newPlace...]) == tail {
      return .inserted(new[place..<newPlace].joined())
    }
    guard tail.isEmpty else { return nil }
    let inserted = trimmed(new[place...])
    return inserted.isEmpty ? nil : .inserted(inserted.joined())
  }

  private static func overwriting(
    _ old: [String], _ new: [String], at place: Int, _ newPlace: Int?
  ) -> LineEdit? {
    guard let newPlace, newPlace > place, isSame(old[..<place], new[..<place]),
      isSame(old[newPlace...], new[newPlace...])
    else { return nil }
    return .overwritten(new[place..<newPlace].joined())
  }

  private static func deletion(
    _ old: [String], _ new: [String], at place: Int, _ newPlace: Int?
  ) -> LineEdit? {
    guard let newPlace, newPlace <= place, isSame(old[..<newPlace], new[..<newPlace]) else {
      return nil
    }
    let rest = trimmed(new[newPlace...])
    if newPlace < place {
      let gone = old[newPlace..<place]
      let free = new[newPlace..<place]
      if isSame(old[place...], new[place...]), !isSame(gone, free), !hasWord(free),
        Set(free).count == 1
      {
        return .deleted(gone.joined())
      }
      guard trimmed(old[place...]) == rest else { return nil }
      return .deleted(old[newPlace..<place].joined())
    }
    let tail = trimmed(old[place...])
    for count in tail.indices.map({ $0 - tail.startIndex + 1 })
    where Array(tail.dropFirst(count)) == Array(rest) {
      return .deleted(tail.prefix(count).joined())
    }
    return nil
  }

  /// The columns around the cursor that no border divides.
  private static func bounds(
    _ before: ListenedRow, _ after: ListenedRow, column: Int
  ) -> Range<Int> {
    let count = min(before.cells.count, after.cells.count)
    let place = min(column, count)
    var start = place
    while start > 0, !before.cells[start - 1].isDrawn, !after.cells[start - 1].isDrawn {
      start -= 1
    }
    var end = place
    while end < count, !before.cells[end].isDrawn, !after.cells[end].isDrawn { end += 1 }
    return start..<end
  }

  private static func texts(_ row: ListenedRow, in columns: Range<Int>) -> [String] {
    row.cells[columns].map(\.text)
  }

  private static func isSame(_ one: ArraySlice<String>, _ other: ArraySlice<String>) -> Bool {
    Array(one) == Array(other)
  }

  private static func hasWord(_ texts: ArraySlice<String>) -> Bool {
    texts.contains { $0.unicodeScalars.contains(where: \.isWord) }
  }

  /// Without blanks at the end, and without the underscores that stand for free places in fields.
  private static func trimmed(_ texts: ArraySlice<String>) -> ArraySlice<String> {
    var texts = texts
    var hasUnderscores = false
    while let last = texts.last, last == " " || last.isEmpty || last == "_" {
      hasUnderscores = hasUnderscores || last == "_" && texts.dropLast().last == "_"
      if last == "_" && !hasUnderscores { break }
      texts.removeLast()
    }
    return texts
  }
}
