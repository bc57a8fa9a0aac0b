// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel
import RadioNavigator

/// One option as lines of text: focus marker, ring, label, its states in words, its description.
struct OptionCell {
  let option: RadioOption<OptionKey>
  let isFocused: Bool
  let isSelected: Bool
  let kind: Navigator.Kind
  let content: ScreenContent
  let tier: TextTier
  /// The columns the cell may take.
  let width: Int
  /// The most lines of its label, 0 for all.
  let lineLimit: Int

  /// Marker, a space, the ring and a space.
  static let ringColumns = 6

  /// The smallest width in which a label can be read at all.
  static let smallestWidth = ringColumns + 4

  /// The column of the middle of the ring, from the left edge of the cell.
  var ringColumn: Int { ringIsLeft ? 3 : width - 4 }

  private var ringIsLeft: Bool { (content.placement == .leading) != content.isRightToLeft }

  private var textColumns: Int { max(width - Self.ringColumns, 2) }

  private var ellipsis: String { content.usesUnicodeSigns ? "…" : "..." }

  /// The lines, each filled to the width where something stands right of the text.
  func lines() -> [ScreenLine] {
    textLines().enumerated().map { index, spans in
      compose(text: spans, ring: index == 0 ? ring : [ScreenSpan("     ")])
    }
  }

  private var ring: [ScreenSpan] {
    let mark: String =
      switch kind {
      case .checklist: isSelected ? "[x]" : "[ ]"
      case .menu: "   "
      default: isSelected ? (content.usesUnicodeSigns ? "(•)" : "(*)") : "( )"
      }
    let marker = isFocused ? (ringIsLeft ? ">" : "<") : " "
    var style: ScreenStyle = isFocused || isSelected || tier.isBold ? .bold : []
    style.formUnion(color)
    let markSpan = ScreenSpan(mark, style)
    let markerSpan = ScreenSpan(marker, isFocused ? .bold : [])
    let space = ScreenSpan(" ")
    return ringIsLeft ? [markerSpan, space, markSpan] : [markSpan, space, markerSpan]
  }

  /// The label, then the states where they fit behind it, else below it, then the description.
  private func textLines() -> [[ScreenSpan]] {
    var style: ScreenStyle = tier.isBold ? .bold : []
    if isFocused { style.formUnion([.bold, .reverse]) }
    var lines = wrap(option.label, limit: lineLimit).map { [ScreenSpan($0, style)] }
    let states = self.states
    if !states.isEmpty {
      let used = lines[lines.count - 1].reduce(0) { $0 + $1.columns }
      if used + 2 + TextWidth.columns(of: states) <= textColumns {
        lines[lines.count - 1] += [ScreenSpan("  "), ScreenSpan(states, color)]
      } else {
        lines += wrap(states).map { [ScreenSpan($0, color)] }
      }
    }
    if let detail = option.detail, !detail.isEmpty {
      lines += wrap(detail).map { [ScreenSpan($0)] }
    }
    return lines
  }

  private var states: String {
    var phrases: [ScreenPhrase] = []
    if isSelected { phrases.append(.selected) }
    if option.hasError { phrases.append(.invalid) }
    if !option.isEnabled { phrases.append(.unavailable(reason: option.disabledReason)) }
    return phrases.map(content.words).filter { !$0.isEmpty }.map(SafeText.visible)
      .joined(separator: "  ")
  }

  private var color: ScreenStyle {
    guard content.usesColor else { return [] }
    if option.hasError { return .warningColor }
    return isSelected && option.isEnabled ? .chosenColor : []
  }

  private func wrap(_ text: String, limit: Int = 0) -> [String] {
    TextWidth.lines(
      breaking: SafeText.visible(text), width: textColumns,
      language: option.language ?? content.language, limit: limit, ellipsis: ellipsis)
  }

  /// Puts ring and text side by side, the text against the side where reading begins.
  private func compose(text: [ScreenSpan], ring: [ScreenSpan]) -> ScreenLine {
    let gap = max(textColumns - text.reduce(0) { $0 + $1.columns }, 0)
    let fill = [ScreenSpan(String(repeating: " ", count: gap))]
    let space = [ScreenSpan(" ")]
    let aligned = content.isRightToLeft ? fill + text : text + fill
    guard ringIsLeft else { return ScreenLine(aligned + space + ring) }
    return ScreenLine(ring + space + (content.isRightToLeft ? aligned : text))
  }
}
