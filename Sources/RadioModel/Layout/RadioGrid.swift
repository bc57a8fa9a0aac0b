// SPDX-License-Identifier: GPL-3.0-or-later

/// Options in rows of equal length, row by row, with what remains in a last, shorter row.
///
/// Right for every number of options and columns (MIRadioButtonGroup divides by zero when
/// there are fewer options than columns). Rows, columns and positions count from 0.
public struct RadioGrid: Hashable, Sendable {
  /// How many options there are.
  public let count: Int

  /// How many columns there are: at least 1, and no more than options unless there are none.
  public let columnCount: Int

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - count: How many options there are; less than 0 is 0.
  ///   - columns: How many columns are wanted; less than 1 is 1.
  public init(count: Int, columns: Int) {
    self.count = max(count, 0)
    columnCount = max(1, min(columns, count))
  }

  /// How many rows there are. O(1).
  public var rowCount: Int {
    count / columnCount + (count % columnCount == 0 ? 0 : 1)
  }

  /// The row and column of a position, or nil if there is no such position. O(1).
  public func place(of position: Int) -> (row: Int, column: Int)? {
    guard position >= 0, position < count else { return nil }
    return (position / columnCount, position % columnCount)
  }

  /// The position at a row and column, or nil if there is none. O(1).
  public func position(row: Int, column: Int) -> Int? {
    guard row >= 0, row < rowCount, column >= 0, column < columnCount else { return nil }
    let position = row * columnCount + column
    return position < count ? position : nil
  }

  /// The positions in a row, from first to last; none if there is no such row. O(1).
  public func positions(inRow row: Int) -> Range<Int> {
    guard row >= 0, row < rowCount else { return 0..<0 }
    let first = row * columnCount
    return first..<min(first + columnCount, count)
  }
}
