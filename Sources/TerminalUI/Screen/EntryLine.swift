// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel

/// The line of a text field: a marker, the text around the cursor, what a number counts.
struct EntryLine {
  let line: ScreenLine
  let cursorColumn: Int

  private static let marker = "> "

  init(_ entry: TextEntry, content: ScreenContent, width: Int) {
    var unit = ""
    if case .number(let range) = entry.content, let words = range.unit {
      unit = " " + SafeText.visible(words)
    }
    let sign = content.usesUnicodeSigns ? "•" : "*"
    let shown = entry.text.map { entry.isSecret ? sign : SafeText.visible(String($0)) }
    let window = Self.window(
      shown, cursor: min(entry.cursor, shown.count),
      room: max(width - Self.marker.count - TextWidth.columns(of: unit) - 1, 1))
    let before = window.before.joined()
    let text = [
      ScreenSpan(Self.marker, .bold), ScreenSpan(before + window.after.joined(), .bold),
      ScreenSpan(unit),
    ]
    let used = text.reduce(0) { $0 + $1.columns }
    let atCursor = Self.marker.count + TextWidth.columns(of: before)
    guard content.isRightToLeft else {
      line = ScreenLine(text)
      cursorColumn = min(atCursor, width - 1)
      return
    }
    // The terminal puts right-to-left text into its order; the line stands at the right.
    line = ScreenLine([ScreenSpan(String(repeating: " ", count: max(width - used - 1, 0)))] + text)
    cursorColumn = max(width - 1 - atCursor, 0)
  }

  /// As much of the text as fits, the cursor in it always. O(room).
  private static func window(_ text: [String], cursor: Int, room: Int)
    -> (before: ArraySlice<String>, after: ArraySlice<String>)
  {
    var (start, used) = (cursor, 0)
    while start > 0 {
      let columns = TextWidth.columns(of: text[start - 1])
      guard used + columns <= room else { break }
      used += columns
      start -= 1
    }
    var end = cursor
    while end < text.count {
      let columns = TextWidth.columns(of: text[end])
      guard used + columns <= room else { break }
      used += columns
      end += 1
    }
    return (text[start..<cursor], text[cursor..<end])
  }
}
