// SPDX-License-Identifier: GPL-3.0-or-later

extension ContentSizeCategory {
  /// Reads a category from any of its names, in upper or lower case.
  ///
  /// Understood are the full name (`extraLarge`), the short form (`XL`, `AX3`), SwiftUI's name
  /// (`xLarge`, `accessibility3`) and UIKit's constants and their values
  /// (`UIContentSizeCategoryExtraLarge`, `UICTContentSizeCategoryXL`).
  ///
  /// - Returns: nil for any other text.
  public init?(parsing text: String) {
    var name = text.lowercased()
    for prefix in ["uictcontentsizecategory", "uicontentsizecategory"] where name.hasPrefix(prefix)
    {
      name.removeFirst(prefix.count)
      break
    }
    let found = Self.allCases.first { category in
      category.allNames.contains { $0.lowercased() == name }
    }
    guard let found else { return nil }
    self = found
  }

  private var allNames: [String] { [name, shortName, "\(self)", valueName] }

  /// The name in the value of UIKit's constant, after `UICTContentSizeCategory`.
  private var valueName: String {
    switch self {
    case .accessibility1: "AccessibilityM"
    case .accessibility2: "AccessibilityL"
    case .accessibility3: "AccessibilityXL"
    case .accessibility4: "AccessibilityXXL"
    case .accessibility5: "AccessibilityXXXL"
    default: shortName
    }
  }
}
