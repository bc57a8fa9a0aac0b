// SPDX-License-Identifier: GPL-3.0-or-later

/// Which rows of options are in view: the focused one always, moved as little as possible from
/// what was in view before.
struct OptionWindow {
  var rows: Range<Int>
  /// Whether a line says how many options are above, and below.
  var saysAbove: Bool
  var saysBelow: Bool

  /// - Parameters:
  ///   - lines: the lines for options and for the words around them, at least 1.
  ///   - wordLines: how many of them may go to the words above and below, 0 to 2.
  ///   - top: the first row in view before.
  /// - Complexity: O(lines) rows are made, however many there are.
  init(of source: inout OptionRows, lines: Int, wordLines: Int, top: Int) {
    let count = source.count
    let focus = source.focusedRow
    let first = min(max(top, 0), focus)
    var window = Self.fill(&source, from: first, lines: lines, wordLines: wordLines)
    if !window.rows.contains(focus) || !Self.isWhole(&source, window, focus, lines, wordLines) {
      window = Self.fill(&source, upTo: focus, lines: lines, wordLines: wordLines)
    } else if window.rows.upperBound == count, first > 0 {
      // At the end of the list nothing below may stay unused.
      let last = Self.fill(&source, upTo: count - 1, lines: lines, wordLines: wordLines)
      if last.rows.contains(focus) && last.rows.lowerBound < first { window = last }
    }
    self = window
  }

  private init(rows: Range<Int>, count: Int, wordLines: Int) {
    self.rows = rows
    saysBelow = rows.upperBound < count && wordLines > 0
    saysAbove = rows.lowerBound > 0 && wordLines > (saysBelow ? 1 : 0)
  }

  private var saidLines: Int { (saysAbove ? 1 : 0) + (saysBelow ? 1 : 0) }

  /// The lines that are left for rows.
  func room(of lines: Int) -> Int { max(lines - saidLines, 1) }

  /// The window that begins with a row.
  private static func fill(
    _ source: inout OptionRows, from first: Int, lines: Int, wordLines: Int
  ) -> OptionWindow {
    let count = source.count
    var window = OptionWindow(
      rows: first..<min(first + 1, count), count: count, wordLines: wordLines)
    var height = OptionHeight(of: window.rows, &source)
    while window.rows.upperBound < count {
      let wider = OptionWindow(
        rows: first..<window.rows.upperBound + 1, count: count, wordLines: wordLines)
      height.add(window.rows.upperBound, &source)
      guard height.lines(to: window.rows.upperBound, source) <= wider.room(of: lines) else { break }
      window = wider
    }
    return window
  }

  /// The window that ends with a row, or goes on after it where the list begins earlier.
  private static func fill(
    _ source: inout OptionRows, upTo last: Int, lines: Int, wordLines: Int
  ) -> OptionWindow {
    let count = source.count
    var first = last
    var height = OptionHeight(of: last..<last + 1, &source)
    while first > 0 {
      let wider = OptionWindow(rows: first - 1..<last + 1, count: count, wordLines: wordLines)
      height.add(first - 1, &source)
      guard height.lines(to: last, source) <= wider.room(of: lines) else { break }
      first -= 1
    }
    return fill(&source, from: first, lines: lines, wordLines: wordLines)
  }

  /// Whether the focused row is in view with all its lines, or is the first in view.
  private static func isWhole(
    _ source: inout OptionRows, _ window: OptionWindow, _ focus: Int, _ lines: Int, _ wordLines: Int
  ) -> Bool {
    focus == window.rows.lowerBound
      || height(&source, window.rows.lowerBound..<focus + 1) <= window.room(of: lines)
  }

  /// The lines of some rows; the empty line after the last one is not needed.
  private static func height(_ source: inout OptionRows, _ rows: Range<Int>) -> Int {
    OptionHeight(of: rows, &source).lines(to: rows.upperBound - 1, source)
  }
}

/// The lines of rows, as more of them are taken in.
private struct OptionHeight {
  private var sum = 0

  init(of rows: Range<Int>, _ source: inout OptionRows) {
    for row in rows { add(row, &source) }
  }

  mutating func add(_ row: Int, _ source: inout OptionRows) {
    sum += source.height(of: row)
  }

  /// - Parameter last: the last row; the empty line after it is not needed.
  func lines(to last: Int, _ source: OptionRows) -> Int {
    sum - (source.separates(after: last) ? 1 : 0)
  }
}
