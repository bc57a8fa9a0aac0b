// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel

/// Signs and digits that a voice reads in another way than they are meant.
enum BadReadings {
  /// One kind of bad reading: the signs in a text that have it.
  private struct Reading: Sendable {
    /// - Parameter sound: how a text sounds, pauses left out; nil where nobody knows.
    let signs: @Sendable (_ text: String, _ sound: (String) -> String?) -> [String]
  }

  static func findings(in facts: AuditFacts) -> [AuditFinding] {
    facts.texts.compactMap { text in
      let language = text.language ?? facts.foreignLanguage(text.spoken) ?? facts.language
      let sound = { words in
        facts.hearing.sound(words, language).map { $0.filter { !"_:! ".contains($0) } }
      }
      let signs = readings.flatMap { $0.signs(text.spoken, sound) }
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
    // A sign that matters and is not heard, so that 18–25 is eighteen twenty-five.
    Reading(signs: silentSigns),
  ]

  private static let drawn = [
    "( )", "()", "(*)", "(o)", "(•)", "[ ]", "[]", "[x]", "[X]", "[*]", "●", "○", "◉", "◯", "☐",
    "☑",
    "☒", "✓", "✔", "✗", "✘", "►", "▶", "•", "■", "□", "* ", "- ", "> ",
  ]

  /// Signs that matter between two words or numbers, and those that matter between digits only.
  private static let meaningful: Set<Character> = [
    "<", ">", "=", "+", "±", "×", "÷", "→", "←", "↔", "≤", "≥", "≠", "≈",
  ]
  private static let meaningfulBetweenDigits: Set<Character> = [
    "-", "–", "—", "‐", "‑", "−", "/", ":", "*", "x", ",",
  ]

  private static func silentSigns(_ text: String, _ sound: (String) -> String?) -> [String] {
    let characters = Array(text)
    var found: [String] = []
    for (place, sign) in characters.enumerated() where isMeaningful(place, in: characters) {
      guard !found.contains(String(sign)) else { continue }
      // With the words or numbers beside it alone: other signs have their own turn.
      let start = characters[..<place].reversed().prefix { isWordlike($0) || $0 == " " }.count
      let end = characters[(place + 1)...].prefix { isWordlike($0) || $0 == " " }.count
      let left = String(characters[(place - start)..<place])
      let right = String(characters[(place + 1)..<(place + 1 + end)])
      guard AuditWords.hasWords(left), AuditWords.hasWords(right),
        let heard = sound(left + String(sign) + right), let without = sound(left + " " + right)
      else { continue }
      if heard == without { found.append(String(sign)) }
    }
    return found
  }

  private static func isMeaningful(_ place: Int, in text: [Character]) -> Bool {
    if meaningful.contains(text[place]) { return !isBracket(place, in: text) }
    guard meaningfulBetweenDigits.contains(text[place]) else { return false }
    let left = text[..<place].reversed().drop { $0 == " " }
    let right = text[(place + 1)...].drop { $0 == " " }
    guard left.first?.decimalDigit != nil, right.first?.decimalDigit != nil else { return false }
    if text[place] != "," { return true }
    // 1,000 is one number, and after a comma with a space a list goes on.
    return text[place + 1] != " " && right.prefix { $0.decimalDigit != nil }.count != 3
  }

  /// Whether a sign is one of two around a name, as in `<service>`, which stand for something else.
  private static func isBracket(_ place: Int, in text: [Character]) -> Bool {
    func isInside(_ character: Character) -> Bool {
      isWordlike(character) || "-_.".contains(character)
    }
    switch text[place] {
    case "<":
      let name = text[(place + 1)...].prefix(while: isInside)
      return !name.isEmpty && name.endIndex < text.endIndex && text[name.endIndex] == ">"
    case ">":
      let name = text[..<place].reversed().prefix(while: isInside)
      return !name.isEmpty && name.count < place && text[place - name.count - 1] == "<"
    default: return false
    }
  }

  private static func isWordlike(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }

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
