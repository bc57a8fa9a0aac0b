// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer
import RadioModel

/// Signs and digits that a voice reads in another way than they are meant.
enum BadReadings {
  /// One kind of bad reading: the signs in a text that have it.
  private struct Reading: Sendable {
    /// - Parameter sound: how a text sounds, pauses left out; nil where nobody knows.
    let signs: @Sendable (_ text: String, _ sound: (String) -> String?) -> [String]
  }

  static func findings(in facts: AuditFacts) -> [AuditFinding] {
    facts.texts.compactMap { text -> AuditFinding? in
      // A label of which nothing is said is another finding.
      let isNamed =
        text.option.map { !UnnamedOptions.isUnnamed($0, facts) }
        ?? facts.isHeard(text.spoken, text.language)
      if text.member == "label", !isNamed { return nil }
      let language = text.language ?? facts.foreignLanguage(text.spoken) ?? facts.language
      let sound = { words in
        facts.hearing.sound(words, language).map { sound in
          sound.filter { !SoundAlikeLabels.pauses.contains($0) }
        }
      }
      var signs: [String] = []
      for sign in readings.flatMap({ $0.signs(text.spoken, sound) })
      where !signs.contains(where: { $0.hasPrefix(sign) }) {
        signs.append(sign)
      }
      guard !signs.isEmpty else { return nil }
      return facts.finding(
        .digitsOrPunctuationReadBadly, text.field, option: text.option?.option.key,
        member: text.spoken == text.text ? text.member : "spoken", details: signs,
        heard: text.heard)
    }
  }

  private static let readings = [
    // A drawn box or bullet is passed over, or named: asterisk, eks, black circle.
    Reading { text, _ in
      let start = text.drop(while: \.isWhitespace)
      return drawn.filter { start.hasPrefix($0) }
    },
    // A line drawn with signs is silence, or the name of the sign over and over.
    Reading { text, _ in
      stretches(of: text).filter { $0.count > 2 && "*-=_~#!?+".contains($0.first!) }
    },
    // A number of many digits without a space is read as millions: one of a telephone or an account.
    Reading { text, _ in
      text.split { $0.decimalDigit == nil }.map(String.init).filter { $0.count > 6 }
    },
    // Digits in groups, which one language reads as a number and another as pieces of one.
    Reading(signs: brokenNumbers),
    // Letters and digits in another dress are read by their numbers, or not at all.
    Reading { text, sound in
      let dressed = text.split { !isDressed($0) }.map(String.init)
      return dressed.filter { word in
        // Each of the digits of a number in Unicode is named: more than one stretch for a letter.
        sound(String(word.first!)).map { $0.isEmpty || $0.split(separator: "|").count > 3 } ?? false
      }
    },
    // A sign that matters and is not heard, so that 18–25 is eighteen twenty-five.
    Reading { text, sound in SilentSigns.found(in: text, sound) },
  ]

  private static let drawn = [
    "( )", "()", "(*)", "(o)", "(•)", "[ ]", "[]", "[x]", "[X]", "[*]", "●", "○", "◉", "◯", "☐",
    "☑", "☒", "✓", "✔", "✗", "✘", "►", "▶", "•", "■", "□", "* ", "- ", "> ",
  ]

  /// Whether a character is a letter or a digit that is drawn in another way: mathematical bold and
  /// the like, in a circle, as wide as an ideograph, Roman numbers of one character.
  private static func isDressed(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    switch scalar.value {
    case 0x1D400...0x1D7FF, 0x2460...0x24FF, 0x2160...0x2188, 0x1F130...0x1F189: return true
    case 0xFF10...0xFF5A: return character.isLetter || character.isNumber
    default: return false
    }
  }

  /// Numbers of three groups of digits or more that do not sound as they do without what is between.
  private static func brokenNumbers(_ text: String, _ sound: (String) -> String?) -> [String] {
    let numbers = text.split { $0.decimalDigit == nil && !dividers.contains($0) }
    return numbers.compactMap { stretch in
      let number = stretch.drop { $0.decimalDigit == nil }
      let groups = number.split(omittingEmptySubsequences: false) { $0.decimalDigit == nil }
      guard groups.count > 2, (1...3).contains(groups[0].count),
        groups.dropFirst().allSatisfy({ $0.count == 3 }),
        Set(number.filter { $0.decimalDigit == nil }).count == 1
      else { return nil }
      // Four groups of a byte each are an address.
      let isAddress =
        number.contains(".") && groups.count == 4 && groups.allSatisfy { (Int($0) ?? 256) < 256 }
      guard !isAddress, let heard = sound(String(number)), let whole = sound(groups.joined()),
        heard != whole
      else { return nil }
      return String(number)
    }
  }

  /// What may stand between the groups of one number.
  private static let dividers: Set<Character> = [".", ",", "'", "’"]

  /// Stretches of one character each.
  private static func stretches(of text: String) -> [String] {
    var found: [String] = []
    for character in text {
      if found.last?.first == character {
        found[found.count - 1].append(character)
      } else {
        found.append(String(character))
      }
    }
    return found
  }
}
