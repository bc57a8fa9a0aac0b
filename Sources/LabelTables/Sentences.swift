// SPDX-License-Identifier: GPL-3.0-or-later

import CICU

/// Where sentences end. (Unicode Standard Annex 29)
public enum Sentences {
  /// The paragraphs of a text, which lines divide, each of its sentences. O(characters).
  ///
  /// - Parameter language: BCP 47; may be empty.
  public static func paragraphs(of text: String, language: String) -> [[String]] {
    text.split(separator: "\n").map { sentences(of: String($0), language: language) }
      .filter { !$0.isEmpty }
  }

  private static func sentences(of line: String, language: String) -> [String] {
    let units = Array(line.utf16)
    var ends = [Int32](repeating: 0, count: units.count + 1)
    let found = aloud_sentence_breaks(
      units, Int32(clamping: units.count), language, &ends, Int32(clamping: ends.count))
    guard found > 0 else { return [line] }
    var start = 0
    var sentences: [String] = []
    for end in ends.prefix(Int(found)).map(Int.init) {
      let sentence = String(decoding: units[start..<end], as: UTF16.self)
      // A sentence keeps the space behind it, which is nothing to be read.
      if let last = sentence.lastIndex(where: { !$0.isWhitespace }) {
        sentences.append(String(sentence[...last]))
      }
      start = end
    }
    return sentences
  }
}
