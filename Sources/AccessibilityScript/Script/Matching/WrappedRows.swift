// SPDX-License-Identifier: GPL-3.0-or-later

extension ScreenLooks {
  /// The rows that go on with the text of the row above them, from 0, as far as that shows: their
  /// first word had no room there, and they stand further in or look as that row ends.
  ///
  /// - Parameter columns: of the terminal.
  static func wrappedRows(in rows: [[StyledText]], columns: Int) -> Set<Int> {
    let ends = rows.map(RowEnds.init)
    return Set(
      rows.indices.dropFirst().filter { index in
        guard let above = ends[index - 1], let row = ends[index], row.beginsWord, above.endsWord
        else { return false }
        let room = columns - above.end - 1
        let isSameColour =
          row.first.hasColour && row.first.foreground == above.last.foreground
          && row.first.background == above.last.background
        return row.firstWord > room && (row.start > above.start || isSameColour)
      })
  }
}

/// How a row begins and ends.
private struct RowEnds {
  /// The columns of what is visible.
  let start: Int
  let end: Int
  let first: StyledText
  let last: StyledText
  /// The columns of its first word.
  let firstWord: Int
  let beginsWord: Bool
  let endsWord: Bool

  /// - Returns: nil for an empty row.
  init?(_ row: [StyledText]) {
    let text = row.map(\.text).joined()
    func isVisible(_ span: StyledText) -> Bool { span.text.contains { !$0.isWhitespace } }
    guard let first = row.first(where: isVisible), let last = row.last(where: isVisible),
      let lastVisible = text.lastIndex(where: { !$0.isWhitespace })
    else { return nil }
    (self.first, self.last) = (first, last)
    let words = text.split(whereSeparator: \.isWhitespace)
    start = ScreenWidth.columns(of: String(text.prefix(while: \.isWhitespace)))
    end = ScreenWidth.columns(of: String(text[...lastVisible]))
    firstWord = ScreenWidth.columns(of: String(words[0]))
    // A border is no text.
    beginsWord = words[0].contains { $0.isLetter || $0.isNumber }
    endsWord = words[words.count - 1].contains { $0.isLetter || $0.isNumber }
  }
}
