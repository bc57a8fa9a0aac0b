// SPDX-License-Identifier: GPL-3.0-or-later

/// A place in a text, both from 1, as editors show it.
///
/// Lines end with LF, CR or both; the Unicode line separators end none, since no editor counts them.
/// A column is a character as people see it (an extended grapheme cluster, UAX #29), and so is a tab.
public struct TextPosition: Hashable, Comparable, Sendable {
  public let line: Int
  public let column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// In the order of the text.
  public static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
