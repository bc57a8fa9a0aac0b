// SPDX-License-Identifier: GPL-3.0-or-later

import RadioNavigator

/// Keys to be played, read from words such as `Down Down Enter`.
///
/// A word is a key name of ``KeyTable``, also with its modifiers written out (`Control-C`), a single
/// character, `text:WORDS` (typed character by character; in double quotes where it has spaces), or
/// `wait:MS`, which lets virtual time pass.
public struct KeyScript: Hashable, Sendable {
  public enum Step: Hashable, Sendable {
    case key(name: String, Command)
    /// Milliseconds of virtual time.
    case wait(Int)
  }

  /// What is wrong with a word of the script, counted from 1.
  public enum ParseError: Error, Hashable, Sendable {
    case unknownKey(String, word: Int)
    case badWait(String, word: Int)
    case unfinishedQuote(String, word: Int)
  }

  /// The longest wait in milliseconds: a year. Times stay far from what an integer holds.
  public static let longestWait = 31_536_000_000

  public let steps: [Step]
  /// The words that it was read from.
  public let text: String

  /// - Throws: `ParseError` for the first word that is no step.
  public init(parsing text: String) throws(ParseError) {
    var steps: [Step] = []
    var rest = text[...]
    var word = 0
    while true {
      rest = rest.drop(while: \.isWhitespace)
      if rest.isEmpty { break }
      word += 1
      if rest.hasPrefix("text:\"") {
        let quoted = rest.dropFirst(6)
        guard let end = quoted.firstIndex(of: "\"") else {
          throw .unfinishedQuote(String(rest), word: word)
        }
        steps += quoted[..<end].map(Self.step)
        rest = quoted[end...].dropFirst()
      } else {
        let token = rest.prefix { !$0.isWhitespace }
        rest = rest.dropFirst(token.count)
        steps += try Self.steps(String(token), word: word)
      }
    }
    self.steps = steps
    self.text = text
  }

  /// Keys that type a text, character by character.
  public init(typing text: String) {
    steps = text.map(Self.step)
    self.text = Self.words(typing: text)
  }

  /// The words that type a text; a quotation mark cannot stand in quotation marks.
  private static func words(typing text: String) -> String {
    let pieces = text.split(separator: "\"", omittingEmptySubsequences: false)
    return pieces.enumerated().flatMap { index, piece in
      (index > 0 ? ["\""] : []) + (piece.isEmpty ? [] : ["text:\"\(piece)\""])
    }.joined(separator: " ")
  }

  private static func steps(_ token: String, word: Int) throws(ParseError) -> [Step] {
    if token.hasPrefix("text:") { return token.dropFirst(5).map(step) }
    if token.hasPrefix("wait:") {
      guard let milliseconds = number(token.dropFirst(5)), milliseconds <= longestWait else {
        throw .badWait(token, word: word)
      }
      return [.wait(milliseconds)]
    }
    let key = key(named: token) ?? KeySpelling.name(writtenOut: token).flatMap(key(named:))
    guard let key else { throw .unknownKey(token, word: word) }
    return [key]
  }

  /// The key of a name as the key table has it, whether or not it has a meaning.
  private static func key(named name: String) -> Step? {
    if let command = KeyTable.command(forKey: name) { return .key(name: name, command) }
    return isKeyWithoutMeaning(name) ? .key(name: name, .unknownKey(name)) : nil
  }

  /// A number of digits and nothing else.
  private static func number(_ text: Substring) -> Int? {
    text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(text) : nil
  }

  /// A typed character; the space bar has a name of its own.
  static func step(typing character: Character) -> Step {
    let name = character == " " ? "Space" : String(character)
    return .key(name: name, KeyTable.command(forKey: name) ?? .character(character))
  }

  /// Whether a key is a character that is typed, by its name.
  static func isCharacter(_ name: String) -> Bool { name == "Space" || name.count == 1 }

  /// Keys that a keyboard has and the key table does not use.
  private static func isKeyWithoutMeaning(_ name: String) -> Bool {
    let name = KeyName(name)
    let (modifiers, key) = (name.modifiers, name.key)
    if namedKeys.contains(key) { return true }
    if key.hasPrefix("F") && key.count > 1 { return (1...12).contains { key == "F\($0)" } }
    guard key.count == 1, let character = key.first, !modifiers.isEmpty else { return false }
    if modifiers == ["C"] { return ("a"..."z").contains(character) || "_]@\\^".contains(character) }
    return modifiers == ["M"]
  }

  private static let namedKeys: Set<String> = [
    "Delete", "Insert", "Up", "Down", "Left", "Right", "Home", "End", "PageUp", "PageDown",
    "Backspace", "Space", "Enter",
  ]
}
