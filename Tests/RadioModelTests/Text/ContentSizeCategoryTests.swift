// SPDX-License-Identifier: GPL-3.0-or-later
import RadioModel
import Testing

@Suite("The twelve categories of text size")
struct ContentSizeCategoryTests {
  /// In order: the short form, the full name, SwiftUI's name, and the end of UIKit's value.
  static let names: [(String, String, String, String)] = [
    ("XS", "extraSmall", "xSmall", "XS"),
    ("S", "small", "small", "S"),
    ("M", "medium", "medium", "M"),
    ("L", "large", "large", "L"),
    ("XL", "extraLarge", "xLarge", "XL"),
    ("XXL", "extraExtraLarge", "xxLarge", "XXL"),
    ("XXXL", "extraExtraExtraLarge", "xxxLarge", "XXXL"),
    ("AX1", "accessibilityMedium", "accessibility1", "AccessibilityM"),
    ("AX2", "accessibilityLarge", "accessibility2", "AccessibilityL"),
    ("AX3", "accessibilityExtraLarge", "accessibility3", "AccessibilityXL"),
    ("AX4", "accessibilityExtraExtraLarge", "accessibility4", "AccessibilityXXL"),
    ("AX5", "accessibilityExtraExtraExtraLarge", "accessibility5", "AccessibilityXXXL"),
  ]

  @Test("every name is read, in any case, and the names are told")
  func names() {
    #expect(ContentSizeCategory.allCases.count == 12)
    for (category, names) in zip(ContentSizeCategory.allCases, Self.names) {
      let readable = [
        names.0, names.1, names.2, "UICTContentSizeCategory" + names.3,
        "UIContentSizeCategory" + names.1, names.0.lowercased(), names.1.uppercased(),
      ]
      for name in readable {
        #expect(ContentSizeCategory(parsing: name) == category, "\(name)")
      }
      #expect(category.shortName == names.0)
      #expect(category.name == names.1)
    }
  }

  @Test(
    "other words are no category",
    arguments: [
      "", " ", "XXXXL", "AX0", "AX6", "huge", "L ", "ＸＬ", "UICTContentSizeCategory",
      "_UICTContentSizeCategoryUnspecified", "accessibility", "12",
    ])
  func otherWords(word: String) {
    #expect(ContentSizeCategory(parsing: word) == nil)
  }

  @Test("they are in order, each with the next larger and smaller one")
  func order() {
    let all = ContentSizeCategory.allCases
    #expect(all == all.sorted())
    #expect(all.compactMap(\.nextLarger) == Array(all.dropFirst()))
    #expect(all.compactMap(\.nextSmaller) == Array(all.dropLast()))
    #expect(all.last?.nextLarger == nil)
    #expect(all.first?.nextSmaller == nil)
  }

  @Test("the last five are the accessibility sizes")
  func accessibility() {
    let all = ContentSizeCategory.allCases
    #expect(all.filter(\.isAccessibilityCategory) == Array(all.suffix(5)))
  }
}
