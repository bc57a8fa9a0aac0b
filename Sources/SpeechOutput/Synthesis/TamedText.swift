// SPDX-License-Identifier: GPL-3.0-or-later

/// Makes texts safe for eSpeak NG in a process that must not end.
///
/// Version 1.51 overflows a buffer and ends the process on words that go on and on through full
/// stops and apostrophes: `'s` 75 times, `a.` 85 times. Nobody's label is like that, but one may try.
enum TamedText {
  /// So many full stops and apostrophes without white space around are in no ordinary label.
  private static let most = 20

  /// The text, with a space behind each of those signs where there are too many. O(length).
  static func tamed(_ text: String) -> String {
    let signs = text.indices.filter { isInside(text, $0) }
    guard signs.count > most else { return text }
    var tamed = ""
    var start = text.startIndex
    for sign in signs {
      let next = text.index(after: sign)
      tamed += text[start..<next] + " "
      start = next
    }
    return tamed + text[start...]
  }

  private static func isInside(_ text: String, _ place: String.Index) -> Bool {
    guard ".'’".contains(text[place]), place > text.startIndex else { return false }
    let next = text.index(after: place)
    return next < text.endIndex && !text[next].isWhitespace
      && !text[text.index(before: place)].isWhitespace
  }
}
