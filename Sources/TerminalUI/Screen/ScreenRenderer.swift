// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel
import RadioNavigator

/// Makes the picture of a question out of its state. Pure; nothing that is spoken comes from it.
public struct ScreenRenderer: Sendable {
  /// Enlarged text keeps at least this many columns and rows, else it is enlarged less.
  public static let smallestColumns = 20
  public static let smallestRows = 5

  /// Columns beside each label: focus marker, ring and spaces.
  public static let markColumns = OptionCell.ringColumns
  /// Columns between two options of a row.
  public static let columnSpacing = OptionRows.gap

  public init() {}

  /// The frame that shows a question in its present state.
  ///
  /// From top to bottom: title, description, options, message. When not all has room, options are
  /// windowed around the focused one, which is in view always, then description, title and
  /// message are cut, each ending in an ellipsis.
  ///
  /// - Parameters:
  ///   - columns: of the terminal.
  ///   - rows: of the terminal; the frame takes no more.
  ///   - previous: the frame before, so that the window moves no more than it must.
  ///   - cache: the options as they were drawn before, on the same screen.
  /// - Complexity: O(columns × rows), however many options there are, and O(log n) for positions.
  public func frame(
    navigator: Navigator, content: ScreenContent, columns: Int, rows: Int,
    after previous: ScreenFrame? = nil, cache: OptionCellCache? = nil
  ) -> ScreenFrame {
    let tier = TextTier(category: navigator.settings.textSize)
    let scale = scale(of: tier, content: content, columns: columns, rows: rows)
    let width = max(columns / scale, 1)
    let parts = ScreenParts(
      content: content, tier: tier, width: width, rows: max(rows / scale, 1))
    var source = OptionRows(
      navigator: navigator, content: content, tier: tier, width: width, cache: cache)
    let input = navigator.entry.map { EntryLine($0, content: content, width: width) }
    let focusHeight =
      input != nil ? 1 : source.count > 0 ? source.lines(of: source.focusedRow).count : 0
    let plan = ScreenPlan(
      parts: parts, rows: max(rows / scale, 1), focusHeight: focusHeight,
      optionRows: input != nil ? 1 : source.count, separates: tier.separatesParts)

    var cutParts = parts.cut(by: plan)
    var lines = parts.header(plan)
    var cursor = ScreenPosition(row: 0, column: 0)
    var shown = 0..<0
    if let input {
      cursor = ScreenPosition(row: lines.count, column: input.cursorColumn)
      lines.append(input.line)
      if input.line.columns > width { cutParts.insert(.entry) }
    }
    if source.count > 0 {
      let top = previous.map { $0.shownOptions.lowerBound / source.columns } ?? 0
      let window = OptionWindow(
        of: &source, lines: plan.optionLines, wordLines: plan.wordLines, top: top)
      shown = source.positions(in: window.rows)
      if window.saysAbove { lines.append(parts.words(.moreAbove(shown.lowerBound))) }
      var room = window.room(of: plan.optionLines)
      for row in window.rows where room > 0 {
        if row == source.focusedRow {
          cursor = ScreenPosition(
            row: lines.count + source.focusedHeadingHeight, column: source.ringColumn)
        }
        var block = source.lines(of: row)
        if source.separates(after: row), row < window.rows.upperBound - 1 {
          block.append(ScreenLine())
        }
        if row == source.focusedRow, block.count > room { cutParts.insert(.option) }
        lines += block.prefix(room)
        room -= block.count
      }
      if window.saysBelow {
        lines.append(parts.words(.moreBelow(navigator.group.count - shown.upperBound)))
      }
    }
    lines += parts.footer(plan)
    return ScreenFrame(
      lines: lines, cursor: cursor, shownOptions: shown, scale: scale,
      largeText: scale > 1 ? content.largeText : .spacing, cutParts: cutParts)
  }

  /// The text sizes, those together that give the same lines where text cannot be scaled.
  public static var sizesAlike: [[ContentSizeCategory]] {
    var groups: [[ContentSizeCategory]] = []
    for category in ContentSizeCategory.allCases {
      let tier = TextTier(category: category)
      if let last = groups.last?.last.map(TextTier.init(category:)), last.hasLines(of: tier) {
        groups[groups.count - 1].append(category)
      } else {
        groups.append([category])
      }
    }
    return groups
  }

  private func scale(of tier: TextTier, content: ScreenContent, columns: Int, rows: Int) -> Int {
    let wish =
      switch content.largeText {
      case .spacing: 1
      case .doubleLines: min(tier.scale, 2)
      case .textSizing: tier.scale
      }
    return (1...wish).last {
      $0 == 1 || (columns / $0 >= Self.smallestColumns && rows / $0 >= Self.smallestRows)
    } ?? 1
  }
}
