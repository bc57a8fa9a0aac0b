// SPDX-License-Identifier: GPL-3.0-or-later

/// What is said of the line that the cursor stood on, where text came or went at the cursor.
struct CursorLineEdit {
  /// Nil where it was not edited: the line is the same, new, or another one.
  let utterance: ListenedUtterance?

  init(
    before: ListenedScreen, after: ListenedScreen, comparison: ScreenComparison, key: String?
  ) {
    utterance = Self.utterance(before, after, comparison, key)
  }

  private static func utterance(
    _ before: ListenedScreen, _ after: ListenedScreen, _ comparison: ScreenComparison,
    _ key: String?
  ) -> ListenedUtterance? {
    let row = before.cursorRow
    guard after.skipped == 0, row < comparison.rows.count else { return nil }
    let isSameLine = comparison.offset + after.cursorRow == row
    let edit = LineEdit(
      before: before.rows[row], after: comparison.rows[row], column: before.cursorColumn,
      newColumn: isSameLine ? after.cursorColumn : nil)
    switch edit {
    case .inserted(let text):
      let isTyped = key.map { TypedKey.canShow(text, for: $0) } ?? false
      // A line that begins is printed, and may go on in the next row.
      if before.rows[row].content.isEmpty && !isTyped { return nil }
      let words = ListenedRow.withoutFill(text)
      if isSameLine && key != nil {
        if !words.isEmpty { return ListenedUtterance(words, .echo) }
        return isTyped ? ListenedUtterance(" ", .echo) : nil
      }
      return words.unicodeScalars.contains(where: \.isWord)
        ? ListenedUtterance(words, .output) : nil
    case .deleted(let text):
      guard key != nil else { return nil }
      let words = text.split(separator: " ").joined(separator: " ")
      return ListenedUtterance(words.isEmpty ? " " : words, .echo)
    case .overwritten(let text):
      guard isSameLine, let key, TypedKey.canShow(text, for: key) else { return nil }
      return ListenedUtterance(text, .echo)
    case .replaced, nil: return nil
    }
  }
}

/// What a key types.
enum TypedKey {
  /// The character of a key by its name in scripts; nil for keys that type none.
  static func text(of name: String) -> String? {
    name == "Space" ? " " : name.count == 1 ? name : nil
  }

  /// Whether a text may be how a program shows the character of a key: itself, or one sign in its
  /// place, as of a password.
  static func canShow(_ shown: String, for name: String) -> Bool {
    text(of: name).map { $0 == shown || shown.count == 1 } ?? false
  }
}
