// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables
import RadioModel

/// A terminal as a picture (SVG 1.1), in letters as large as its text size has them.
///
/// Assistive technology leaves it out: the text stands beside it.
struct ScreenPicture {
  let step: StepResult
  let settings: [Setting]
  /// What the picture is called.
  let name: String

  /// The width of a column by the size of text, as usual fonts of one width have it.
  private static let columnWidth = 0.6

  var text: String {
    let size = TextStyle.body.size(in: category)
    let leading = TextStyle.body.leading(in: category)
    let column = size * Self.columnWidth
    let (width, height) = (Double(step.columns) * column, Double(step.screen.count) * leading)
    let rows = step.screen.enumerated().filter { !$0.element.isEmpty }.map { index, row in
      // Each row keeps to its columns, whatever font there is.
      MarkupText.element(
        "text",
        [
          "x": "0", "y": Self.number(Double(index) * leading + size),
          "textLength": Self.number(Double(ScreenWidth.columns(of: row)) * column),
          "lengthAdjust": "spacingAndGlyphs",
        ], MarkupText.escaped(row))
    }
    let picture = MarkupText.element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "aria-hidden": "true",
        "width": Self.number(width), "height": Self.number(height),
        "viewBox": "0 0 \(Self.number(width)) \(Self.number(height))",
        "style": "font: \(Self.number(size))px monospace",
      ], rows.joined(separator: "\n"))
    // What is wider than the page scrolls by keys, so it takes the focus and has a name.
    return MarkupText.element(
      "div", ["class": "wide", "tabindex": "0", "role": "img", "aria-label": name], picture)
  }

  private var category: ContentSizeCategory {
    settings.first { $0.name == SettingName.textSize.rawValue }
      .flatMap { ContentSizeCategory(parsing: $0.value) } ?? .large
  }

  /// With one decimal.
  private static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? String(tenths / 10) : "\(tenths / 10).\(tenths % 10)"
  }
}
