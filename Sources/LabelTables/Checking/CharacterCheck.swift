// SPDX-License-Identifier: GPL-3.0-or-later

import CICU

/// Finds characters that translators do not see.
enum CharacterCheck {
  /// The invisible characters of a text that have no use where they stand, each as `U+200B`.
  ///
  /// Joiners belong between letters that join (Arabic, Indic scripts) and in emoji, variation
  /// selectors and tags behind what they change, line breaks and tabs anywhere.
  static func invisible(in text: String) -> [String] {
    var found: [String] = []
    let scalars = Array(text.unicodeScalars)
    for (place, scalar) in scalars.enumerated() {
      let properties = aloud_scalar_properties(scalar.value)
      let isInvisible =
        properties & UInt32(ALOUD_SCALAR_IGNORABLE | ALOUD_SCALAR_CONTROL | ALOUD_SCALAR_FORMAT)
        != 0
      guard isInvisible, !isDirectional(scalar), scalar != "\n", scalar != "\t" else { continue }
      let before = place > 0 ? aloud_scalar_properties(scalars[place - 1].value) : 0
      let isUsed: Bool
      switch scalar {
      case "\u{200C}", "\u{200D}":
        isUsed =
          before
          & UInt32(
            ALOUD_SCALAR_JOINS | ALOUD_SCALAR_INDIC | ALOUD_SCALAR_MARK | ALOUD_SCALAR_EMOJI
              | ALOUD_SCALAR_PICTOGRAPHIC) != 0 || scalars[..<place].last == "\u{FE0F}"
      case "\u{200B}":
        isUsed = before & UInt32(ALOUD_SCALAR_COMPLEX_BREAK | ALOUD_SCALAR_MARK) != 0
      case "\u{FE00}"..."\u{FE0F}", "\u{E0020}"..."\u{E01EF}", "\u{180B}"..."\u{180F}":
        isUsed = place > 0
      case "\u{0600}"..."\u{0605}", "\u{06DD}", "\u{070F}", "\u{08E2}": isUsed = true
      default: isUsed = false
      }
      if !isUsed { found.append(name(of: scalar)) }
    }
    return unique(found)
  }

  /// The characters of a text that change its direction, each as `U+202E`. In a language written
  /// from right to left the marks LRM, RLM and ALM belong to spelling, and pairs of isolates hold
  /// together what is put in.
  static func directional(in text: String, isRightToLeft: Bool) -> [String] {
    let found = text.unicodeScalars.filter(isDirectional)
    let marks: Set<Unicode.Scalar> = ["\u{200E}", "\u{200F}", "\u{061C}"]
    let isolates = found.filter { ("\u{2066}"..."\u{2069}").contains($0) }
    let arePaired = isolates.count { $0 == "\u{2069}" } * 2 == isolates.count
    return unique(
      found.filter { scalar in
        if marks.contains(scalar) { return !isRightToLeft }
        return !(isRightToLeft && arePaired && isolates.contains(scalar))
      }.map(name))
  }

  private static func isDirectional(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{200E}", "\u{200F}", "\u{061C}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
    default: false
    }
  }

  private static func name(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
