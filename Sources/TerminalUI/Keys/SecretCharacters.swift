// SPDX-License-Identifier: GPL-3.0-or-later

/// Stands between a secret and readline: readline edits signs that stand for the characters, so
/// that neither its line, its undo list, its kill ring nor vi's registers ever have the secret.
///
/// A word of a secret is all of it: where a word ends would tell something about it.
struct SecretCharacters {
  private var characters: [UInt32: Character] = [:]

  /// The signs are private characters of the last plane, in turn, so that what another field left
  /// in the kill ring means nothing here.
  private static let first: UInt32 = 0x10_0000
  private static let count: UInt32 = 0xFFFE
  nonisolated(unsafe) private static var given: UInt32 = 0

  /// The sign for a character.
  mutating func sign(for character: Character) -> Unicode.Scalar {
    let value = Self.first + Self.given % Self.count
    Self.given += 1
    characters[value] = character
    return Unicode.Scalar(value)!
  }

  /// The line as readline is to have it.
  mutating func hide(_ text: String) -> String {
    var hidden = String.UnicodeScalarView()
    for character in text { hidden.append(sign(for: character)) }
    return String(hidden)
  }

  /// The line that readline has, with its characters; signs of others are left out.
  func reveal(_ hidden: String) -> String {
    var text = ""
    for scalar in hidden.unicodeScalars {
      if let character = characters[scalar.value] { text.append(character) }
    }
    return text
  }

  /// How many signs at the beginning of a line stand for some bytes of its characters.
  func signs(forBytes bytes: Int, of hidden: String) -> Int {
    var (found, count) = (0, 0)
    for scalar in hidden.unicodeScalars where found < bytes {
      found += characters[scalar.value]?.utf8.count ?? 0
      count += 1
    }
    return count
  }

  /// What each sign begins with in UTF-8.
  static let firstByte: Int32 = 0xF4

  /// Whether there are signs at all in this process.
  static var wereGiven: Bool { given > 0 }

  /// Whether a scalar stands for a character of a secret, of whichever field.
  static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= first && scalar.value < first + min(given, count)
  }
}
