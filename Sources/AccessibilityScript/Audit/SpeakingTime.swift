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

  /// The same as phonemes tell, which is closer.
  ///
  /// Measured with eSpeak NG 1.51 on words of all built-in languages at 120 to 450 words a minute: in
  /// the time of 175 of them a phoneme takes between 0.046 (Chinese digits) and 0.087 seconds (Hebrew),
  /// a long one 0.7 times as much again, beside 0.3 at each sign of punctuation and 1.2 at the end.
  ///
  /// - Parameters:
  ///   - text: the words themselves, of which the signs count.
  ///   - sound: its phonemes in eSpeak NG's letters.
  ///   - rate: in words a minute.
  /// - Complexity: O(length).
  public init(of text: String, sound: String, rate: Int) {
    let weight = Self.weight(ofSound: sound)
    let pauses = Double(text.count { $0.isPunctuation })
    let scale = 175 / Double(max(rate, 1))
    // A long phoneme takes no more than 1.7 times as long as another one.
    least = weight * 0.04 / 1.7 * scale
    most = (weight * 0.092 + pauses * 0.3 + 1.3) * scale
  }

  /// How many phonemes a sound in eSpeak NG's letters has, long ones for more.
  ///
  /// - Complexity: O(length).
  static func weight(ofSound sound: String) -> Double {
    var depth = 0
    var weight = 0.0
    for letter in sound.utf8 {
      switch letter {
      // The names of languages that it changes to stand in parentheses.
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ":"): weight += 0.7
      case UInt8(ascii: "_"), UInt8(ascii: ";"), UInt8(ascii: "!"), UInt8(ascii: "|"),
        UInt8(ascii: "-"), 0...0x20:
        break
      default: weight += depth == 0 ? 1 : 0
      }
    }
    return weight
  }

  private init(least: Double, most: Double) {
    self.least = least
    self.most = most
  }

  /// No time at all.
  static let none = SpeakingTime(least: 0, most: 0)

  /// One after the other.
  static func + (first: Self, second: Self) -> Self {
    Self(least: first.least + second.least, most: first.most + second.most)
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
