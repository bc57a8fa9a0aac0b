// SPDX-License-Identifier: GPL-3.0-or-later

/// What is said of the place that a key moved the cursor to, where it changed nothing.
struct CursorMove {
  /// Nil where the cursor did not move, or is not shown.
  let utterance: ListenedUtterance?

  /// The keys that move by words in readline and in editors.
  private static let wordKeys: Set<String> = [
    "C-Left", "C-Right", "M-Left", "M-Right", "M-b", "M-f",
  ]

  /// The keys that take away what is before the cursor in readline and in editors.
  private static let deletingKeys: Set<String> = [
    "Backspace", "C-h", "C-u", "C-w", "M-Backspace",
  ]

  init(before: ListenedScreen, after: ListenedScreen, key: String) {
    let row = after.rows[after.cursorRow]
    if !after.isCursorVisible {
      utterance = nil
    } else if before.cursorRow != after.cursorRow {
      // A button, a menu's item: what is highlighted there already.
      let highlight = HighlightFinder(before: before, after: after)
        .standing { $0 == after.cursorRow }.last { $0.columns.contains(after.cursorColumn) }
      let line =
        (highlight?.text ?? row.segment(at: after.cursorColumn)?.text).map { [$0] } ?? row.content
      utterance = ListenedUtterance(line.joined(separator: " "), .focus)
    } else if key == "Space", after.cursorColumn == before.cursorColumn + 1 {
      // At the end of a line a space is seen by the cursor alone.
      utterance = ListenedUtterance(" ", .echo)
    } else if Self.deletingKeys.contains(key), after.cursorColumn < before.cursorColumn,
      row.text(in: after.cursorColumn..<before.cursorColumn).isEmpty
    {
      // So is one that was taken away there.
      utterance = ListenedUtterance(" ", .echo)
    } else if before.cursorColumn != after.cursorColumn {
      let text =
        Self.wordKeys.contains(key)
        ? Self.word(of: row, at: after.cursorColumn)
        : Self.character(of: row, at: after.cursorColumn)
      utterance = ListenedUtterance(text, .focus)
    } else {
      utterance = nil
    }
  }

  /// The character in a column; a space between words, nothing behind the last one.
  private static func character(of row: ListenedRow, at column: Int) -> String {
    if row.text(in: column..<row.cells.count).isEmpty { return "" }
    let text = row.cells[column].text
    // The cursor can stand on the second half of a wide character.
    return text.isEmpty && column > 0 ? row.cells[column - 1].text : text
  }

  /// The word that begins in a column, or before the blanks there.
  private static func word(of row: ListenedRow, at column: Int) -> String {
    let rest = row.text(in: column..<row.cells.count)
    return rest.split(separator: " ").first.map(String.init) ?? ""
  }
}
