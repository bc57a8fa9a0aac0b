// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel
import RadioNavigator

/// The options as rows of a grid, each made when it is asked for: only rows that may be shown cost
/// anything, however many options there are.
struct OptionRows {
  let navigator: Navigator
  let content: ScreenContent
  let tier: TextTier
  let width: Int
  let focused: Int?
  private let optionCount: Int
  private let cache: OptionCellCache?
  private var made: [Int: [ScreenLine]] = [:]

  /// Columns between the cells of a row.
  static let gap = 2

  /// - Parameter cache: the lines of options that were drawn before.
  init(
    navigator: Navigator, content: ScreenContent, tier: TextTier, width: Int,
    cache: OptionCellCache? = nil
  ) {
    self.cache = cache
    self.navigator = navigator
    self.content = content
    self.tier = tier
    self.width = width
    focused = navigator.focusedPosition
    optionCount = navigator.group.count
    let most = max((width + Self.gap) / (OptionCell.smallestWidth + Self.gap), 1)
    columns =
      content.headings.isEmpty
      ? min(max(navigator.settings.columns, 1), most, max(optionCount, 1)) : 1
  }

  /// Options in a full row.
  let columns: Int

  var count: Int { (optionCount + columns - 1) / columns }

  /// The row with the focused option, 0 when nothing is focused.
  var focusedRow: Int { (focused ?? 0) / columns }

  /// How many lines of the focused row are the heading above its option.
  var focusedHeadingHeight: Int { heading(of: focusedRow).count }

  /// The column of the focused option's ring.
  var ringColumn: Int {
    guard let focused, optionCount > 0 else { return 0 }
    return cellStart(focused % columns)
      + OptionCell(look(at: focused), content: content).ringColumn
  }

  /// The positions in a range of rows.
  func positions(in rows: Range<Int>) -> Range<Int> {
    rows.lowerBound * columns..<min(rows.upperBound * columns, optionCount)
  }

  /// The lines of a row, without the empty one that may follow it.
  mutating func lines(of row: Int) -> [ScreenLine] {
    if let lines = made[row] { return lines }
    let lines = make(row)
    made[row] = lines
    return lines
  }

  /// The lines that a row takes in the window, the empty one after it included.
  mutating func height(of row: Int) -> Int {
    lines(of: row).count + (separates(after: row) ? 1 : 0)
  }

  func separates(after row: Int) -> Bool {
    tier.separatesOptions && row < count - 1
  }

  private var cellWidth: Int { (width - Self.gap * (columns - 1)) / columns }

  /// The left edge of a cell; in right-to-left languages the first one is at the right.
  private func cellStart(_ column: Int) -> Int {
    let step = column * (cellWidth + Self.gap)
    return content.isRightToLeft ? width - cellWidth - step : step
  }

  private func look(at position: Int) -> OptionCellCache.Look {
    let option = navigator.group[position]
    return OptionCellCache.Look(
      isFocused: position == focused, isSelected: navigator.isChosen(option.key),
      kind: navigator.kind, tier: tier, width: cellWidth, lineLimit: lineLimit, option: option)
  }

  private var lineLimit: Int {
    navigator.settings.textSize.isAccessibilityCategory ? 0 : content.numberOfLines
  }

  private func lines(at position: Int) -> [ScreenLine] {
    let look = look(at: position)
    guard let cache else { return OptionCell(look, content: content).lines() }
    return cache.lines(at: position, look) { OptionCell(look, content: content).lines() }
  }

  private func make(_ row: Int) -> [ScreenLine] {
    if columns == 1 {
      let heading = heading(of: row)
      return heading.isEmpty ? lines(at: row) : heading + lines(at: row)
    }
    let cells = positions(in: row..<row + 1).map(lines(at:))
    let height = cells.map(\.count).max() ?? 0
    return (0..<height).map { line in
      var spans: [ScreenSpan] = []
      var used = 0
      let order = content.isRightToLeft ? Array(cells.indices.reversed()) : Array(cells.indices)
      for column in order where line < cells[column].count {
        let start = cellStart(column)
        spans.append(ScreenSpan(String(repeating: " ", count: max(start - used, 0))))
        spans += cells[column][line].spans
        used = max(start, used) + cells[column][line].columns
      }
      return ScreenLine(spans, continuesOption: line > 0)
    }
  }

  /// The heading above a row whose option begins a section; sections make a list of one column.
  private func heading(of row: Int) -> [ScreenLine] {
    guard columns == 1, let heading = content.headings[row] else { return [] }
    let lines = TextWidth.lines(
      breaking: SafeText.drawn(heading), width: width, language: content.language)
    return lines.map { ScreenLine([ScreenSpan($0, .bold)]) }
  }
}
