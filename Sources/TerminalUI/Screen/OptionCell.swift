// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel
import RadioNavigator

/// One option as lines of text: focus marker, ring, label, its states in words, its description.
struct OptionCell {
  let look: OptionCellCache.Look
  let content: ScreenContent

  init(_ look: OptionCellCache.Look, content: ScreenContent) {
    self.look = look
    self.content = content
  }

  /// Marker, a space, the ring and a space.
  static let ringColumns = 6

  /// The smallest width in which a label can be read at all.
  static let smallestWidth = ringColumns + 4

  /// The column of the middle of the ring, from the left edge of the cell.
  var ringColumn: Int { ringIsLeft ? 3 : look.width - 4 }

  private var ringIsLeft: Bool { (content.placement == .leading) != content.isRightToLeft }

  private var textColumns: Int { max(look.width - Self.ringColumns, 2) }

  private var ellipsis: String { content.usesUnicodeSigns ? "…" : "..." }

  /// The lines, each filled to the width where something stands right of the text.
  func lines() -> [ScreenLine] {
    textLines().enumerated().map { index, spans in
      var line = compose(text: spans, ring: index == 0 ? ring : [ScreenSpan("     ")])
      line.continuesOption = index > 0
      return line
    }
  }

  private var ring: [ScreenSpan] {
    let mark: String =
      switch look.kind {
      case .checklist: look.isSelected ? "[x]" : "[ ]"
      case .menu, .actions, .buttons: "   "
      default: look.isSelected ? (content.usesUnicodeSigns ? "(•)" : "(*)") : "( )"
      }
    let marker = look.isFocused ? (ringIsLeft ? ">" : "<") : " "
    var style: ScreenStyle = look.isFocused || look.isSelected || look.tier.isBold ? .bold : []
    style.formUnion(color)
    let markSpan = ScreenSpan(mark, style)
    let markerSpan = ScreenSpan(marker, look.isFocused ? .bold : [])
    let space = ScreenSpan(" ")
    return ringIsLeft ? [markerSpan, space, markSpan] : [markSpan, space, markerSpan]
  }

  /// The label, then the states where they fit behind it, else below it, then the description.
  private func textLines() -> [[ScreenSpan]] {
    var style: ScreenStyle = look.tier.isBold ? .bold : []
    if look.isFocused { style.formUnion([.bold, .reverse]) }
    var lines = wrap(look.option.label, limit: look.lineLimit).map { [ScreenSpan($0, style)] }
    let states = self.states
    if !states.isEmpty {
      let used = lines[lines.count - 1].reduce(0) { $0 + $1.columns }
      if used + 2 + TextWidth.columns(of: states) <= textColumns {
        lines[lines.count - 1] += [ScreenSpan("  "), ScreenSpan(states, color)]
      } else {
        lines += wrap(states).map { [ScreenSpan($0, color)] }
      }
    }
    if let detail = look.option.detail, !detail.isEmpty {
      lines += wrap(detail).map { [ScreenSpan($0)] }
    }
    return lines
  }

  private var states: String {
    var phrases: [ScreenPhrase] = []
    if look.isSelected { phrases.append(.selected) }
    if look.option.hasError { phrases.append(.invalid) }
    if !look.option.isEnabled { phrases.append(.unavailable(reason: look.option.disabledReason)) }
    return phrases.map(content.words).filter { !$0.isEmpty }.map(SafeText.drawn)
      .joined(separator: "  ")
  }

  private var color: ScreenStyle {
    guard content.usesColor else { return [] }
    if look.option.hasError { return .warningColor }
    return look.isSelected && look.option.isEnabled ? .chosenColor : []
  }

  private func wrap(_ text: String, limit: Int = 0) -> [String] {
    TextWidth.lines(
      breaking: SafeText.drawn(text), width: textColumns,
      language: look.option.language ?? content.language, limit: limit, ellipsis: ellipsis)
  }

  /// Puts ring and text side by side, the text against the side where reading begins.
  private func compose(text: [ScreenSpan], ring: [ScreenSpan]) -> ScreenLine {
    let space = ScreenSpan(" ")
    if ringIsLeft && !content.isRightToLeft { return ScreenLine(ring + [space] + text) }
    let gap = max(textColumns - text.reduce(0) { $0 + $1.columns }, 0)
    let fill = ScreenSpan(String(repeating: " ", count: gap))
    let aligned = content.isRightToLeft ? [fill] + text : text + [fill]
    return ScreenLine(ringIsLeft ? ring + [space] + aligned : aligned + [space] + ring)
  }
}
