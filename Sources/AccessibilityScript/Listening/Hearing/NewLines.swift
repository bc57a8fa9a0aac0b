// SPDX-License-Identifier: GPL-3.0-or-later

/// What is said of lines that are new or changed, from the top to the bottom.
struct NewLines {
  let comparison: ScreenComparison
  let before: ListenedScreen
  let after: ListenedScreen
  let key: String?
  /// Whether the key edited the line at the cursor, which what changes elsewhere answers.
  let isEdit: Bool

  /// - Parameter silent: rows of the comparison that something else was said of.
  func utterances(without silent: Set<Int>) -> [ListenedUtterance] {
    var utterances: [ListenedUtterance] = []
    /// Whether the line before fills its row, so that the next may belong to it.
    var goesOn = false
    var last: Int?
    for row in comparison.newRows where !silent.contains(row) && !isFiller(row) {
      let segments = comparison.rows[row].segments
      if let old = comparison.replaced(by: row) {
        goesOn = false
        utterances += changed(row, segments, old)
        continue
      }
      for segment in segments {
        if goesOn, last == row - 1, segment.columns.lowerBound == 0, let line = utterances.popLast()
        {
          utterances.append(ListenedUtterance(line.text + segment.text, .output))
        } else {
          utterances.append(ListenedUtterance(segment.text, .output))
        }
      }
      last = row
      goesOn = segments.count == 1 && segments[0].columns.upperBound == after.columns
    }
    return utterances
  }

  /// Whether a row tells how many of how many match, as beside a list that typing makes shorter: it
  /// is no item of that list.
  func isShare(_ row: Int) -> Bool {
    guard isEdit, let old = comparison.replaced(by: row) else { return false }
    let words = comparison.contents[row].first?.split(separator: " ").first ?? ""
    let parts = words.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let part = parts[0], let whole = parts[1], part <= whole else {
      return false
    }
    return isResult(comparison.contents[row], of: old)
  }

  /// What is said of a row that changed where it stands.
  private func changed(
    _ row: Int, _ segments: [ScreenSegment], _ old: [String]
  ) -> [ListenedUtterance] {
    let isAtCursor = row == before.cursorRow || row == after.cursorRow + comparison.offset
    let isWords = Self.letters(segments.map(\.text)) != Self.letters(old)
    if !isWords {
      // Clocks, counters and rulers count on by themselves, and spinners turn; progress is news.
      guard
        isAtCursor || comparison.newRows.count > Self.mostStatusLines
          || segments.contains(where: { $0.text.hasSuffix("%") })
          || isEdit && isResult(segments.map(\.text), of: old)
      else { return [] }
      if key == nil, Self.words(segments.map(\.text)) == Self.words(old) { return [] }
    }
    let isFocus = isAtCursor && key != nil && after.isCursorVisible
    return segments.filter { !old.contains($0.text) }.map {
      ListenedUtterance($0.text, isFocus ? .focus : .output)
    }
  }

  /// Whether numbers came or changed that may be what typing came to, such as how many lines match:
  /// not those of clocks, nor those that went along with the cursor, as rulers do.
  private func isResult(_ new: [String], of old: [String]) -> Bool {
    let (numbers, oldNumbers) = (Self.numbers(new), Self.numbers(old))
    guard numbers.count == oldNumbers.count else { return numbers.count > oldNumbers.count }
    let moves = [
      after.cursorColumn - before.cursorColumn,
      after.cursorRow + comparison.offset - before.cursorRow,
    ]
    return zip(numbers, oldNumbers).contains { $0 != $1 && !moves.contains($0 - $1) }
  }

  /// The numbers in texts but times of day and durations.
  private static func numbers(_ texts: [String]) -> [Int] {
    texts.flatMap { text in
      text.split(whereSeparator: \.isWhitespace).flatMap { word in
        word.contains(":") ? [] : word.split { !$0.isWholeNumber }.compactMap { Int($0) }
      }
    }
  }

  /// Whether a row is one of several with the same sign, such as those behind the end of a text in
  /// editors and pagers.
  private func isFiller(_ row: Int) -> Bool {
    let content = comparison.contents[row]
    guard !content.joined().unicodeScalars.contains(where: \.isWord) else { return false }
    return [row - 2...row, row - 1...row + 1, row...row + 2].contains { rows in
      rows.allSatisfy {
        comparison.contents.indices.contains($0) && comparison.contents[$0] == content
      }
    }
  }

  /// How many lines that only count a screen has; more are a page of numbers.
  private static let mostStatusLines = 3

  private static func letters(_ texts: [String]) -> [Unicode.Scalar] {
    texts.joined(separator: " ").unicodeScalars.filter(\.properties.isAlphabetic)
  }

  private static func words(_ texts: [String]) -> [Unicode.Scalar] {
    texts.joined(separator: " ").unicodeScalars.filter(\.isWord)
  }
}
