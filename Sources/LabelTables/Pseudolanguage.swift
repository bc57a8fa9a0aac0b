// SPDX-License-Identifier: GPL-3.0-or-later

import CICU

/// Languages made from English when the tables are loaded, for testing: text that is not in the
/// tables, is cut off or runs the wrong way shows at once.
enum Pseudolanguage: String, CaseIterable, Sendable {
  /// Accented, and a third longer.
  case accented = "en-XA"
  /// Written from right to left, in Arabic letters.
  case mirrored = "ar-XB"

  /// The pseudo-language with this tag, in BCP 47 or POSIX form, in any case.
  init?(tag: String) {
    let name = tag.prefix { $0 != "." && $0 != "@" }.replacing("_", with: "-").lowercased()
    guard let found = Self.allCases.first(where: { $0.rawValue.lowercased() == name }) else {
      return nil
    }
    self = found
  }

  /// The real locale whose plurals and digits it uses.
  var locale: String {
    switch self {
    case .accented: "en"
    case .mirrored: "ar"
    }
  }

  /// The patterns of a table, changed; those that are not words, like the order of fields, stay.
  func changing(_ patterns: [String: String]) -> [String: String] {
    let transliterator = self == .mirrored ? Transliterator("Latin-Arabic") : nil
    var changed = patterns
    for (key, pattern) in patterns where !key.hasPrefix(Self.structuralPrefix) {
      changed[key] = PatternParts.changingLiterals(of: pattern) { literal in
        transliterator?.transliterate(literal) ?? Self.accented(literal)
      }
    }
    return changed
  }

  /// Keys of entries that name fields and are no words.
  static let structuralPrefix = "order."

  /// Every third letter is doubled, which makes a text a third longer wherever it is cut.
  static func accented(_ text: String) -> String {
    var changed = ""
    var letters = 0
    for character in text {
      guard let accented = accents[character] else {
        changed.append(character)
        continue
      }
      changed.append(accented)
      letters += 1
      if letters % 3 == 0 { changed.append(accented) }
    }
    return changed
  }

  private static let accents: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
      "áƀçđéƒğĥíĵķĺɱñóƥɋŕšŧúṽŵẋýžÁƁÇĐÉƑĞĤÍĴĶĹṀÑÓƤɊŔŠŦÚṼŴẊÝŽ"))
}
