// SPDX-License-Identifier: GPL-3.0-or-later

/// How large a person wants text: the twelve categories of Dynamic Type, in order.
///
/// Source: Apple's `UIContentSizeCategory`; the cases are named as SwiftUI's `DynamicTypeSize`.
public enum ContentSizeCategory: Int, CaseIterable, Comparable, Hashable, Sendable {
  case xSmall
  case small
  case medium
  /// The usual size.
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5

  /// Whether the first category is for smaller text than the second.
  public static func < (first: ContentSizeCategory, second: ContentSizeCategory) -> Bool {
    first.rawValue < second.rawValue
  }

  /// Whether layouts should make room for very large text.
  public var isAccessibilityCategory: Bool { self >= .accessibility1 }

  /// The category for the next larger text, or nil at the largest.
  public var nextLarger: ContentSizeCategory? { ContentSizeCategory(rawValue: rawValue + 1) }

  /// The category for the next smaller text, or nil at the smallest.
  public var nextSmaller: ContentSizeCategory? { ContentSizeCategory(rawValue: rawValue - 1) }

  /// The full name, such as `extraExtraLarge` or `accessibilityMedium`.
  public var name: String {
    switch self {
    case .xSmall: "extraSmall"
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    case .xLarge: "extraLarge"
    case .xxLarge: "extraExtraLarge"
    case .xxxLarge: "extraExtraExtraLarge"
    case .accessibility1: "accessibilityMedium"
    case .accessibility2: "accessibilityLarge"
    case .accessibility3: "accessibilityExtraLarge"
    case .accessibility4: "accessibilityExtraExtraLarge"
    case .accessibility5: "accessibilityExtraExtraExtraLarge"
    }
  }

  /// The short form, `XS` to `XXXL` and `AX1` to `AX5`.
  public var shortName: String {
    switch self {
    case .xSmall: "XS"
    case .small: "S"
    case .medium: "M"
    case .large: "L"
    case .xLarge: "XL"
    case .xxLarge: "XXL"
    case .xxxLarge: "XXXL"
    case .accessibility1: "AX1"
    case .accessibility2: "AX2"
    case .accessibility3: "AX3"
    case .accessibility4: "AX4"
    case .accessibility5: "AX5"
    }
  }
}
