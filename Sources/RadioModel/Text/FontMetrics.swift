// SPDX-License-Identifier: GPL-3.0-or-later

/// Scales lengths along with the text of a style (Apple's `UIFontMetrics`).
public struct FontMetrics: Hashable, Sendable {
  /// The style of text whose growth the lengths follow.
  public let textStyle: TextStyle

  /// How large the person wants text.
  public let category: ContentSizeCategory

  /// Creates the metrics of a style in a category.
  public init(textStyle: TextStyle = .body, category: ContentSizeCategory) {
    self.textStyle = textStyle
    self.category = category
  }

  /// A length scaled from the usual category to this one, to a third of a point.
  ///
  /// Lengths grow as the leading does, not as the size of text.
  ///
  /// - Parameter value: The length in the usual category, in points.
  public func scaledValue(for value: Double) -> Double {
    let leading = textStyle.leading(in: category)
    return nearestInteger(to: value * leading / textStyle.leading(in: .large) * 3) / 3
  }

  /// The nearest integer, halves away from zero. `rounded()` would need the C library of
  /// mathematics, which links only where something imports it.
  private func nearestInteger(to value: Double) -> Double {
    guard value.magnitude < 0x1p52 else { return value }
    return Double(Int(value + (value < 0 ? -0.5 : 0.5)))
  }
}
