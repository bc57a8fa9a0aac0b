// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables
import TerminalUI

/// Where two texts begin to differ.
public enum TextDifference {
  /// The characters that both begin with.
  public static func start(of first: String, _ second: String) -> Int {
    zip(first, second).prefix { $0 == $1 }.count
  }

  /// A line that marks the first character of a text that another one does not have there.
  public static func mark(below text: String, against other: String) -> String {
    let same = String(text.prefix(start(of: text, other)))
    return String(repeating: " ", count: ScreenWidth.columns(of: same)) + "^"
  }

  /// The first word that two texts do not share: its number, from 1, and what each has there; nil
  /// for one that has ended, and for both where the texts differ in nothing but spaces.
  ///
  /// - Complexity: O(characters of both).
  static func word(of expected: String, _ actual: String) -> (
    number: Int, expected: String?, actual: String?
  ) {
    let (wanted, found) = (LineWords.words(of: expected), LineWords.words(of: actual))
    let same = zip(wanted, found).prefix { $0 == $1 }.count
    let pair = (wanted.dropFirst(same).first, found.dropFirst(same).first)
    // Signs behind a word are told only where they are the difference.
    let words = (pair.0.map(withoutSigns), pair.1.map(withoutSigns))
    let isPlain = words.0 != words.1 && words.0 != "" && words.1 != ""
    return (same + 1, isPlain ? words.0 : pair.0, isPlain ? words.1 : pair.1)
  }

  private static func withoutSigns(_ word: String) -> String {
    let start = word.drop(while: \.isPunctuation)
    return String(start.prefix(start.count - start.reversed().prefix(while: \.isPunctuation).count))
  }
}

extension InterfaceWords {
  /// Where a text begins to differ from the one that was expected, to be heard.
  func difference(_ expected: String, _ actual: String) -> String {
    let word = TextDifference.word(of: expected, actual)
    if word.expected == nil, word.actual == nil { return text("check.spaces") }
    return text(
      "check.word", .text(tables.number(word.number)), .text(word.actual ?? ScriptLine.nothing),
      .text(word.expected ?? ScriptLine.nothing))
  }
}
