// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalUI

/// Between which times a text is said, as far as its characters tell, so that only what may be too
/// long has to be measured.
///
/// Measured with eSpeak NG 1.51 on the words of all built-in languages: the time over the weight of
/// the characters lies between 0.8 (Japanese) and 2.3 (Chinese) times that of a word a minute of six
/// characters, and a lone word takes half a second more. Words in another script than the language's
/// own are told apart by the announcer and have the voice of another language.
public struct SpeakingTime: Hashable, Sendable {
  /// In seconds.
  public let least, most: Double

  /// - Parameter rate: in words a minute.
  /// - Complexity: O(length of the text).
  public init(of text: String, rate: Int) {
    let weight = text.unicodeScalars.reduce(0) { $0 + Self.weight(of: $1) }
    let usual = weight * 60 / (6 * Double(max(rate, 1)))
    least = usual * 0.4
    most = usual * 2.5 + 0.7
  }

  /// How many Latin letters take as long: a digit is a word, a sign is named by several.
  private static func weight(of scalar: Unicode.Scalar) -> Double {
    switch scalar.properties.generalCategory {
    case .decimalNumber, .letterNumber, .otherNumber: return 8
    // Words in capitals alone are spelled.
    case .uppercaseLetter: return 6
    case .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
      return TextWidth.columns(of: Character(scalar)) > 1 ? 3 : 1
    case .nonspacingMark, .spacingMark, .enclosingMark, .spaceSeparator, .control, .format,
      .lineSeparator, .paragraphSeparator:
      return 1
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      return 4
    default: return 12
    }
  }
}
