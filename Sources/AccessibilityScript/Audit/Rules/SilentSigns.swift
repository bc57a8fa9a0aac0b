// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer
import RadioModel

/// Signs that say something and that a voice passes over: the words around one sound the same without
/// it.
enum SilentSigns {
  /// Those in a text, each once.
  ///
  /// - Parameter sound: how a text sounds, pauses left out; nil where nobody knows.
  static func found(in text: String, _ sound: (String) -> String?) -> [String] {
    let characters = Array(text)
    var found: [String] = []
    for (place, sign) in characters.enumerated() where matters(place, in: characters) {
      guard !found.contains(String(sign)) else { continue }
      // With the words or numbers beside it alone: other signs have their own turn.
      let start = characters[..<place].reversed().prefix { isWordlike($0) || $0 == " " }.count
      let end = characters[(place + 1)...].prefix { isWordlike($0) || $0 == " " || $0 == "°" }.count
      let left = String(characters[(place - start)..<place])
      let right = String(characters[(place + 1)..<(place + 1 + end)])
      guard SpeakableText.hasWords(left) || SpeakableText.hasWords(right),
        let heard = sound(left + String(sign) + right), let without = sound(left + " " + right)
      else { continue }
      if heard == without { found.append(String(sign)) }
    }
    return found
  }

  /// Signs that matter beside a word or a number, and those that matter between two.
  private static let meaningful: Set<Character> = ["<", ">", "+", "±", "≤", "≥", "≠", "≈"]
  private static let betweenWords: Set<Character> = ["=", "×", "÷", "→", "←", "↔", "|"]
  private static let betweenDigits: Set<Character> = [
    "-", "–", "—", "‐", "‑", "−", "/", ":", "*", "x", ",",
  ]
  private static let dashes: Set<Character> = ["-", "–", "—", "‐", "‑", "−"]

  /// Whether what stands at a place is a sign that matters there.
  private static func matters(_ place: Int, in text: [Character]) -> Bool {
    if meaningful.contains(text[place]) { return !isBracket(place, in: text) }
    if betweenWords.contains(text[place]) { return isBetweenWords(place, in: text) }
    return isBetweenDigits(place, in: text) || isRange(place, in: text)
      || isMinus(place, in: text) || isUnit(place, in: text)
  }

  /// Whether a sign stands between two words, with or without spaces.
  private static func isBetweenWords(_ place: Int, in text: [Character]) -> Bool {
    guard let left = text[..<place].last(where: { $0 != " " }),
      let right = text[(place + 1)...].first(where: { $0 != " " })
    else { return false }
    return isWordlike(left) && isWordlike(right)
  }

  private static func isBetweenDigits(_ place: Int, in text: [Character]) -> Bool {
    guard betweenDigits.contains(text[place]) else { return false }
    let left = text[..<place].reversed().drop { $0 == " " }
    let right = text[(place + 1)...].drop { $0 == " " }
    guard left.first?.decimalDigit != nil, right.first?.decimalDigit != nil else { return false }
    if text[place] != "," { return true }
    // 1,000 is one number, and after a comma with a space a list goes on.
    return text[place + 1] != " " && right.prefix { $0.decimalDigit != nil }.count != 3
  }

  /// Of letters: am, Uhr, euro.
  private static let longestUnit = 4

  /// From one to another: `10 am – 5 pm`, and `Mo–Fr`, where no spaces make it a pause.
  private static func isRange(_ place: Int, in text: [Character]) -> Bool {
    guard dashes.contains(text[place]), place > 0, place + 1 < text.count else { return false }
    if text[place] == "–", isWordlike(text[place - 1]), isWordlike(text[place + 1]) { return true }
    let words = text[..<place].split(separator: " ").suffix(2)
    guard text[place - 1] == " ", text[place + 1] == " ", words.count == 2,
      words.first?.first?.decimalDigit != nil,
      words.last.map({ $0.count <= longestUnit && $0.allSatisfy(isWordlike) }) == true
    else { return false }
    return text[(place + 1)...].first { $0 != " " }?.decimalDigit != nil
  }

  /// Less than nothing: `–5 °C`. And worse than a mark or without a factor: `A-`, `0-`.
  private static func isMinus(_ place: Int, in text: [Character]) -> Bool {
    guard dashes.contains(text[place]) else { return false }
    let (before, after) = (text[..<place], text[(place + 1)...])
    if before.last.map({ $0 == " " || "([".contains($0) }) ?? true,
      after.first?.decimalDigit != nil
    {
      return before.last(where: { $0 != " " })?.decimalDigit == nil
    }
    let mark = before.reversed().prefix(while: isWordlike)
    return (1...2).contains(mark.count) && mark.allSatisfy { $0.isUppercase || $0 == "0" }
      && after.first.map { $0 == " " || ",)]".contains($0) } ?? true
      && before.dropLast(mark.count).last.map { $0 == " " || "([".contains($0) } ?? true
      && after.first(where: { $0 != " " }).map { !isWordlike($0) } ?? true
  }

  /// Minutes and seconds, feet and inches.
  private static func isUnit(_ place: Int, in text: [Character]) -> Bool {
    "′″".contains(text[place]) && place > 0 && text[place - 1].decimalDigit != nil
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
}
