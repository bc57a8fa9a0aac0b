// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// A line and its cursor, counted both in bytes, as readline does, and in characters.
struct CursorPlace: Equatable {
  let text: String
  /// Bytes of UTF-8 before the cursor.
  let bytes: Int
  /// Characters before the cursor.
  let characters: Int

  /// - Parameter characters: less than 0 or too many count as the nearest there are.
  ///
  /// O(characters).
  init(text: String, characters: Int) {
    let index =
      text.index(text.startIndex, offsetBy: max(0, characters), limitedBy: text.endIndex)
      ?? text.endIndex
    self.text = text
    bytes = text.utf8.distance(from: text.startIndex, to: index)
    self.characters =
      index == text.endIndex ? text.distance(from: text.startIndex, to: index) : max(0, characters)
  }

  /// The place of a cursor that readline left after some bytes. Within a character it goes to the
  /// nearer end of it, but not back to where it came from in the same text, or it would never get
  /// past the character.
  ///
  /// O(bytes between the two places) where the texts agree up to the place before.
  init(text: String, bytes: Int, after before: CursorPlace) {
    let utf8 = text.utf8
    let place = utf8.index(utf8.startIndex, offsetBy: min(max(bytes, 0), utf8.count))
    let start = Self.start(of: place, in: text)
    var index = start
    if start != place {
      let end = text.index(after: start)
      let toStart = utf8.distance(from: start, to: place)
      index = toStart <= utf8.distance(from: place, to: end) ? start : end
      if utf8.distance(from: utf8.startIndex, to: index) == before.bytes,
        Self.areSame(text, before.text)
      {
        index = index == start ? end : start
      }
    }
    self.text = text
    self.bytes = utf8.distance(from: utf8.startIndex, to: index)
    characters = Self.count(to: index, in: text, from: before)
  }

  /// Where the character begins that a place is in, or the place itself between two.
  private static func start(of place: String.Index, in text: String) -> String.Index {
    if place == text.endIndex || place == text.startIndex { return place }
    return text.characterStart(at: place)
  }

  private static func count(to index: String.Index, in text: String, from before: CursorPlace)
    -> Int
  {
    guard before.bytes <= text.utf8.count, haveSameBytes(text, before.text, before.bytes) else {
      return text.distance(from: text.startIndex, to: index)
    }
    let known = text.utf8.index(text.utf8.startIndex, offsetBy: before.bytes)
    // What comes behind it may have joined the character before.
    guard start(of: known, in: text) == known else {
      return text.distance(from: text.startIndex, to: index)
    }
    let far = abs(text.utf8.distance(from: known, to: index))
    if far > text.utf8.distance(from: text.startIndex, to: index) {
      return text.distance(from: text.startIndex, to: index)
    }
    return before.characters + text.distance(from: known, to: index)
  }

  /// Whether two texts are the same byte by byte.
  static func areSame(_ one: String, _ other: String) -> Bool {
    one.utf8.count == other.utf8.count && haveSameBytes(one, other, one.utf8.count)
  }

  /// Whether a null byte, at which text ends in C, is among a text's bytes.
  static func hasNull(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { !$0.isEmpty && memchr($0.baseAddress!, 0, $0.count) != nil }
  }

  private static func haveSameBytes(_ one: String, _ other: String, _ count: Int) -> Bool {
    var (one, other) = (one, other)
    return one.withUTF8 { one in
      other.withUTF8 { other in
        one.count >= count && other.count >= count
          && (count == 0 || memcmp(one.baseAddress!, other.baseAddress!, count) == 0)
      }
    }
  }
}

extension String {
  /// Where the character begins that has the scalar at an index.
  fileprivate func characterStart(at index: String.Index) -> String.Index {
    // The character of a substring's last scalar begins where it does in the whole: what decides
    // it stands before it.
    guard let scalar = index.samePosition(in: unicodeScalars) else {
      var earlier = index
      while earlier.samePosition(in: unicodeScalars) == nil {
        earlier = utf8.index(before: earlier)
      }
      return characterStart(at: earlier)
    }
    let next = unicodeScalars.index(after: scalar)
    return self[..<next].index(before: next)
  }
}
