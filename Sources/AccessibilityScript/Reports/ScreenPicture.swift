// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables
import RadioModel

/// A terminal as a picture (SVG 1.1), in letters as large as its text size has them.
///
/// Assistive technology leaves it out: the text stands beside it.
struct ScreenPicture {
  let step: StepResult
  let settings: [Setting]

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
    return MarkupText.element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "aria-hidden": "true", "focusable": "false",
        "width": Self.number(width), "height": Self.number(height),
        "viewBox": "0 0 \(Self.number(width)) \(Self.number(height))",
        "font-size": Self.number(size), "font-family": "monospace",
      ], rows.joined(separator: "\n"))
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
