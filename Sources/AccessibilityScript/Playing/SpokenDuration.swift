// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalUI

/// How long a text takes to be said, as far as its length tells.
///
/// A word is six characters, its space included, as in counting words a minute of reading and
/// typing; a character that is two columns wide, such as a Han character, counts as three.
public struct SpokenDuration: Hashable, Sendable {
  /// Words a minute.
  public let rate: Int

  public init(rate: Int) {
    self.rate = rate
  }

  /// The duration in milliseconds. O(length of the text).
  public func milliseconds(of text: String) -> Int {
    let columns = TextWidth.columns(of: text)
    let length = text.utf8.count
    // Only a text that is not ASCII may have wide characters.
    let characters = columns == length ? length : columns + columns / 2
    return characters * Self.millisecondsInMinute / (Self.charactersInWord * max(rate, 1))
  }

  private static let charactersInWord = 6
  private static let millisecondsInMinute = 60_000
}
