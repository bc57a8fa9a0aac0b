// SPDX-License-Identifier: GPL-3.0-or-later

import RadioNavigator

/// Keys that were read and not yet given to anybody.
struct WaitingKeys {
  private var keys: [KeyInput] = []
  private var next = 0

  /// The most keys there may be, for the memory's sake: far more than a terminal keeps.
  private static let limit = 65_536

  var isEmpty: Bool { next == keys.count }

  /// Whether the next key is for this question, too, whatever these do.
  var mayBeFollowed: Bool {
    guard keys.count < Self.limit else { return false }
    guard case .command(let command, _)? = keys.last, !isEmpty else { return true }
    return ![.accept, .cancel, .interrupt, .endOfInput].contains(command)
  }

  /// An interrupt makes an end of those before it, as a real one does (`NOFLSH` in termios(3)).
  mutating func add(_ key: KeyInput) {
    if case .command(.interrupt, _) = key { (keys, next) = ([], 0) }
    keys.append(key)
  }

  /// The first of them. O(1).
  mutating func take() -> KeyInput? {
    guard !isEmpty else { return nil }
    defer {
      next += 1
      if isEmpty { (keys, next) = ([], 0) }
    }
    return keys[next]
  }

  /// Takes the characters that wait first, unless they are few. O(characters).
  mutating func takeCharacters(atLeast count: Int) -> [Character] {
    var characters: [Character] = []
    for key in keys[next...] {
      guard case .command(let command, let name) = key,
        ![.accept, .cancel, .interrupt, .endOfInput].contains(command),
        let character = Self.character(named: name)
      else { break }
      characters.append(character)
    }
    guard characters.count >= count else { return [] }
    next += characters.count
    if isEmpty { (keys, next) = ([], 0) }
    return characters
  }

  /// The character that a key types, whatever else it means where no text is typed.
  static func character(named name: String) -> Character? {
    name == "Space" ? " " : name.count == 1 ? name.first : nil
  }
}

/// A bracketed paste, which may lack its end: it is over when it takes longer than its bytes need
/// on a slow line, far longer than keys held down.
struct Paste {
  private var end = MonotonicClock.milliseconds() + 500
  private var characters = 0
  private var hasLineEnd = false
  private var isBehindReturn = false

  /// How many characters are taken: more of them are a file rather than an answer.
  static let longest = 50_000
  /// Milliseconds that a byte may take.
  private static let bytePause = 2

  var isOver: Bool { MonotonicClock.milliseconds() > end }
  /// Whether the last character is one too many, or behind that one.
  var isTooLong: Bool { characters > Self.longest }
  /// Whether it is the first one too many.
  var isCut: Bool { characters == Self.longest + 1 }

  /// A character, or a key that means nothing in a paste.
  mutating func add(bytes: Int, isCharacter: Bool) {
    end += bytes * Self.bytePause
    if isCharacter { (characters, isBehindReturn) = (characters + 1, false) }
  }

  /// A line of several ends; before the first character and behind the last one that is nothing.
  mutating func addLineEnd() { hasLineEnd = characters > 0 }

  /// Whether a sign ends a line of its own, and not one together with the sign before.
  mutating func endsLine(by byte: UInt8) -> Bool {
    defer { isBehindReturn = byte == 0x0D }
    return byte == 0x0D || !isBehindReturn
  }

  /// Whether a line ended since the last character.
  mutating func takesLineEnd() -> Bool {
    defer { hasLineEnd = false }
    return hasLineEnd
  }
}
