// SPDX-License-Identifier: GPL-3.0-or-later

/// Text that a terminal may be sent: what would command it, or deceive its reader, is shown as a
/// visible sign.
///
/// - C0 controls and DEL become control pictures, such as ␛ and ␀.
/// - C1 controls, bidirectional overrides, embeddings and isolates, line and paragraph separators,
///   and invisible characters become their code points, such as `<U+202E>`.
/// - Joiners stay where writing needs them: ZWJ within an emoji, ZWJ and ZWNJ after letters of
///   joining and Indic scripts. Directional marks stay beside right-to-left letters. Variation
///   selectors and tags stay within a grapheme cluster that has a base.
/// - Private characters that carry a byte which is no text become U+FFFD.
/// - A combining mark without a base gets a dotted circle, lest it combine with the ring before it.
public enum SafeText {
  /// The text with visible signs. O(n); a text of printable ASCII comes back as it is.
  public static func visible(_ text: String) -> String {
    if text.utf8.allSatisfy(\.isPrintableASCII) { return text }
    let scalars = Array(text.unicodeScalars)
    let properties = scalars.map(ScalarProperties.init(of:))
    let isRightToLeft = properties.contains {
      $0.contains(.rightToLeft) && !$0.contains(.ignorable)
    }
    var result = String.UnicodeScalarView()
    var hasBase = false
    for (position, scalar) in scalars.enumerated() {
      let context = Context(
        scalars: scalars, properties: properties, position: position,
        isRightToLeft: isRightToLeft, hasBase: hasBase)
      if let sign = context.sign {
        result.append(contentsOf: sign.unicodeScalars)
        hasBase = false
        continue
      }
      if properties[position].contains(.mark), !hasBase { result.append("\u{25CC}") }
      result.append(scalar)
      hasBase = true
    }
    return String(result)
  }

  /// One scalar among its neighbours.
  private struct Context {
    let scalars: [Unicode.Scalar]
    let properties: [ScalarProperties]
    let position: Int
    let isRightToLeft: Bool
    let hasBase: Bool

    /// What stands for the scalar, nil when it may stand itself.
    var sign: String? {
      let scalar = scalars[position]
      switch scalar.value {
      case 0..<0x20: return String(Unicode.Scalar(0x2400 + scalar.value)!)
      case 0x20..<0x7F: return nil
      case 0x7F: return "\u{2421}"
      // Carries a byte that is no text, as in paths.
      case 0x10FF80...0x10FFFD: return "\u{FFFD}"
      default: break
      }
      let hidden: ScalarProperties = [.control, .separator, .ignorable, .noncharacter]
      let isAnnotation = (0xFFF9...0xFFFB).contains(scalar.value)
      guard !properties[position].isDisjoint(with: hidden) || isAnnotation else { return nil }
      return isAllowed(scalar) ? nil : codePoint(scalar)
    }

    private func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0x200D: return joinsEmoji || followsJoiningLetter
      case 0x200C: return followsJoiningLetter
      // Zero width space: Thai, Lao, Khmer and Myanmar have no other sign of a word's end.
      case 0x200B: return before.contains(.complexBreak) || after.contains(.complexBreak)
      case 0x200E, 0x200F, 0x061C: return isRightToLeft
      case 0xFE00...0xFE0F, 0xE0100...0xE01EF, 0x180B...0x180D, 0x180F: return hasBase
      case 0xE0020...0xE007F: return tagsEmoji
      case 0x115F, 0x1160, 0x17B4, 0x17B5: return true
      default: return false
      }
    }

    private var before: ScalarProperties { position > 0 ? properties[position - 1] : [] }

    private var after: ScalarProperties {
      position + 1 < properties.count ? properties[position + 1] : []
    }

    private var joinsEmoji: Bool {
      guard after.contains(.pictographic) else { return false }
      var earlier = position - 1
      // A skin tone or a variation selector may follow the picture that is joined.
      while earlier >= 0,
        scalars[earlier].value == 0xFE0F || (0x1F3FB...0x1F3FF).contains(scalars[earlier].value)
      {
        earlier -= 1
      }
      return earlier >= 0 && properties[earlier].contains(.pictographic)
    }

    private var followsJoiningLetter: Bool {
      var earlier = position - 1
      while earlier >= 0, properties[earlier].contains(.mark), !properties[earlier].contains(.indic)
      {
        earlier -= 1
      }
      return earlier >= 0 && !properties[earlier].isDisjoint(with: [.joins, .indic])
        && !isJoiner(scalars[earlier])
    }

    /// ZWJ counts as joining itself; a row of them must not carry one another.
    private func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
      scalar.value == 0x200C || scalar.value == 0x200D
    }

    /// Flags of regions: a black flag, then tags.
    private var tagsEmoji: Bool {
      var earlier = position - 1
      while earlier >= 0, (0xE0020...0xE007E).contains(scalars[earlier].value) { earlier -= 1 }
      return earlier >= 0 && properties[earlier].contains(.emojiPresentation)
        && properties[earlier].contains(.pictographic)
    }

    private func codePoint(_ scalar: Unicode.Scalar) -> String {
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
    }
  }
}
