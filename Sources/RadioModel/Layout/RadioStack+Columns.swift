// SPDX-License-Identifier: GPL-3.0-or-later

// How many columns fit.
extension RadioStack {
  /// How many columns there are room for: as many as wished, but fewer before text is cut.
  ///
  /// From the accessibility sizes on, and where a label needs more than half the width, it is
  /// one. All columns are equally wide. Widths are in any one unit.
  ///
  /// - Parameters:
  ///   - wish: How many columns are wanted; less than 1 is 1.
  ///   - width: The room there is.
  ///   - labelWidths: The width of each label.
  ///   - category: How large the person wants text.
  ///   - markWidth: The width of what stands beside each label, ring and space included.
  ///   - spacing: The room between two columns.
  /// - Returns: 1 or more, and no more than there are labels unless there are none.
  /// - Complexity: O(number of labels).
  public static func columns(
    wish: Int, width: Int, labelWidths: some Sequence<Int>, category: ContentSizeCategory,
    markWidth: Int = 0, spacing: Int = 0
  ) -> Int {
    guard wish > 1, width > 0, !category.isAccessibilityCategory else { return 1 }
    var count = 0
    var widest = 0
    for labelWidth in labelWidths {
      count += 1
      widest = max(widest, labelWidth)
    }
    let cell = max(1, widest + max(0, markWidth))
    guard cell <= width else { return 1 }
    let fitting = 1 + (width - cell) / (cell + max(0, spacing))
    return max(1, min(wish, fitting, count))
  }

  /// The rows and columns of the stack in some width.
  ///
  /// - Parameters:
  ///   - width: The room there is, in any one unit.
  ///   - category: How large the person wants text.
  ///   - markWidth: The width of what stands beside each label, in the same unit.
  ///   - spacing: The room between two columns, in the same unit.
  ///   - measure: The width of a label, in the same unit.
  /// - Complexity: O(n) labels measured; O(1) where only one column is possible.
  public func grid(
    width: Int, category: ContentSizeCategory, markWidth: Int = 0, spacing: Int = 0,
    measure: (String) -> Int
  ) -> RadioGrid {
    let effective = adjustsFontForContentSizeCategory ? category : .large
    let columns = withoutActuallyEscaping(measure) { measure in
      Self.columns(
        wish: columnWish, width: width,
        labelWidths: group.lazy.map { measure($0.label) }, category: effective,
        markWidth: markWidth, spacing: spacing)
    }
    return RadioGrid(count: group.count, columns: columns)
  }
}
