// SPDX-License-Identifier: GPL-3.0-or-later

import FoundationEssentials

/// The words of an old-style property list, as they are meant. A word without a backslash stands for
/// itself; the others are read by Foundation.
struct StringsWords: Sendable {
  private let bytes: [UInt8]

  /// - Parameter bytes: the list, UTF-8.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// What words mean, in order; nil when Foundation cannot read one.
  ///
  /// - Parameter words: where each stands, its quotes included.
  func texts(of words: [Range<Int>]) -> [String]? {
    let escaped = words.filter { isEscaped($0) }
    guard !escaped.isEmpty else { return words.map(plainText) }
    // One list of them all: a dictionary would not keep the order.
    var list = Array("(".utf8)
    for word in escaped {
      list += bytes[word]
      list.append(UInt8(ascii: ","))
    }
    list.append(UInt8(ascii: ")"))
    guard let read = try? PropertyListDecoder().decode([String].self, from: Data(list)),
      read.count == escaped.count
    else { return nil }
    var next = 0
    return words.map { word in
      guard isEscaped(word) else { return plainText(of: word) }
      defer { next += 1 }
      return read[next]
    }
  }

  /// What a word means that is not escaped.
  func plainText(of word: Range<Int>) -> String {
    String(decoding: bytes[isQuoted(word) ? word.dropFirst().dropLast() : word[...]], as: UTF8.self)
  }

  /// Whether a word has signs that stand for others.
  func isEscaped(_ word: Range<Int>) -> Bool { bytes[word].contains(UInt8(ascii: "\\")) }

  private func isQuoted(_ word: Range<Int>) -> Bool {
    bytes[word.lowerBound] == UInt8(ascii: "\"") || bytes[word.lowerBound] == UInt8(ascii: "'")
  }
}
