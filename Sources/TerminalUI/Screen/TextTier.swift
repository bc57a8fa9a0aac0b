// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel

/// What a content size category comes to in a terminal, where text has one size unless it can be
/// scaled: spacing and weight, and a scale for the terminals that have one.
struct TextTier: Hashable, Sendable {
  /// Whether empty lines set title, options and message apart.
  var separatesParts: Bool
  /// Whether an empty line follows every option.
  var separatesOptions: Bool
  /// Whether labels are bold throughout.
  var isBold: Bool
  /// Whole multiples of the usual cell, 1 to 3.
  var scale: Int

  /// The tier of a category. Its scale is its body size over the usual 17 points, rounded: 28, 33
  /// and 40 points double it, 47 and 53 points treble it.
  init(category: ContentSizeCategory) {
    separatesParts = category >= .medium
    separatesOptions = category.isAccessibilityCategory
    isBold = category >= .xxLarge
    scale = category < .accessibility1 ? 1 : category < .accessibility4 ? 2 : 3
  }

  /// Whether the same text takes the same lines in both, unscaled. Weight takes no room.
  func hasLines(of other: TextTier) -> Bool {
    separatesParts == other.separatesParts && separatesOptions == other.separatesOptions
  }
}
