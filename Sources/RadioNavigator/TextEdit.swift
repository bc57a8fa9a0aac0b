// SPDX-License-Identifier: GPL-3.0-or-later

/// What a key did to a line of text, as far as a person has to hear it.
public enum TextEdit: Hashable, Sendable {
  case inserted(String)
  case deleted(String)
  /// The cursor went by one character; this one is at it now, nil behind the last.
  case movedByCharacter(to: Character?)
  /// The cursor went by a word or more; this word is at it now.
  case movedByWord(to: String)
  /// The cursor went to the beginning or the end of the line; this character is at it now.
  case movedToEdge(Character?)
  /// The line was divided; this is the number of the new one, from 1.
  case divided(line: Int)
  /// The line with this number, from 1, was joined with the next one.
  case joined(line: Int)
  /// The line became another one.
  case replaced(String)
  /// There was nothing to do: the cursor is at the edge, or the text has no more.
  case unchanged

  /// Compares a line before and after a key.
  ///
  /// - Parameters:
  ///   - before: the characters, and where the cursor was, in characters.
  ///   - after: the same afterwards.
  /// - Complexity: O(n) in the characters.
  init(
    from before: (text: [Character], cursor: Int), to after: (text: [Character], cursor: Int)
  ) {
    guard before.text == after.text else {
      self = Self.change(from: before.text, to: after.text)
      return
    }
    let character = after.cursor < after.text.count ? after.text[after.cursor] : nil
    switch abs(after.cursor - before.cursor) {
    case 0: self = .unchanged
    case 1: self = .movedByCharacter(to: character)
    case _ where after.cursor == 0 || after.cursor == after.text.count:
      self = .movedToEdge(character)
    default:
      self = .movedByWord(
        to: String(after.text[after.cursor...].prefix { !$0.isWhitespace }))
    }
  }

  /// One stretch that was put in or taken out, else the whole line.
  private static func change(from old: [Character], to new: [Character]) -> TextEdit {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let room = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.prefix(room).count
    let removed = old[start..<old.count - end]
    let inserted = new[start..<new.count - end]
    if removed.isEmpty { return .inserted(String(inserted)) }
    if inserted.isEmpty { return .deleted(String(removed)) }
    return .replaced(String(new))
  }
}
