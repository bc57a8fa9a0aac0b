// SPDX-License-Identifier: GPL-3.0-or-later

/// How wide text is in a terminal: by grapheme cluster, as East Asian width (UAX #11) and the
/// emoji properties (UTS #51) say. Where terminals disagree the wider reading is taken, so that a
/// row can be shorter than thought and never longer.
public enum TextWidth {
  /// The columns that a text occupies. O(n) in its length.
  public static func columns(of text: String) -> Int {
    if text.utf8.allSatisfy(\.isPrintableASCII) { return text.utf8.count }
    return text.reduce(0) { $0 + columns(of: $1) }
  }

  /// The columns that one grapheme cluster occupies: 0, 1 or 2.
  ///
  /// The widest scalar decides: a family of people joined by ZWJ is as wide as one of them. An
  /// emoji that is text by default becomes two columns wide by variation selector 16.
  public static func columns(of character: Character) -> Int {
    if let ascii = character.asciiValue { return ascii.isPrintableASCII ? 1 : 0 }
    var widest = 0
    var hasEmoji = false
    for scalar in character.unicodeScalars {
      if scalar == emojiSelector {
        if hasEmoji { widest = 2 }
        continue
      }
      let properties = ScalarProperties(of: scalar)
      if properties.contains(.emoji) { hasEmoji = true }
      widest = max(widest, columns(of: properties))
    }
    return widest
  }

  /// Cuts a text to a number of columns, ending it with the ellipsis when something was cut.
  /// Never cuts within a grapheme cluster. O(width).
  public static func fit(_ text: String, columns limit: Int, ellipsis: String = "…") -> String {
    var used = 0
    let room = limit - columns(of: ellipsis)
    var endWithEllipsis = text.startIndex
    for index in text.indices {
      let width = columns(of: text[index])
      if used + width > limit {
        guard room >= 0 else { return "" }
        return text[..<endWithEllipsis] + ellipsis
      }
      used += width
      if used <= room { endWithEllipsis = text.index(after: index) }
    }
    return text
  }

  private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"

  private static func columns(of properties: ScalarProperties) -> Int {
    if properties.isDisjoint(with: [.wide, .emojiPresentation]) {
      if properties.contains(.control) || properties.contains(.ignorable) { return 0 }
      if properties.contains(.mark) { return properties.contains(.spacingMark) ? 1 : 0 }
      return 1
    }
    // The Hangul fillers are wide and ignorable: they hold a syllable's place.
    return 2
  }
}
