// SPDX-License-Identifier: GPL-3.0-or-later

/// The patterns of one table by their keys, to be looked up: each is made into text when it is asked
/// for. A question needs some thirty of a thousand, and is to be heard at once.
struct PatternTable: Sendable {
  private enum Patterns {
    case texts([String: String])
    /// Where the words stand in a list that has no escapes.
    case places([String: Range<Int>], StringsWords)
  }

  private let patterns: Patterns

  init(_ texts: [String: String]) { self.init(patterns: .texts(texts)) }

  private init(patterns: Patterns) { self.patterns = patterns }

  /// Reads a table; nil when there is no such file.
  ///
  /// - Throws: `TableError.tableUnreadable`, `.tableMalformed`; for the first pattern that ICU does
  ///   not take, in the order of the file.
  init?(path: String) throws(TableError) {
    guard let bytes = try FileReading.tableBytes(of: path) else { return nil }
    let text = TextBytes.utf8(bytes)
    let words = StringsWords(text)
    guard PropertyListFile.isOldStyle(text), !text.contains(UInt8(ascii: "\\")) else {
      let file = try StringsFile(path: path, bytes: bytes)
      for entry in file.entries { try Self.check(entry.value, path, entry.key, entry.line) }
      self = PatternTable(file.values)
      return
    }
    let scanner = StringsScanner(text)
    if let line = scanner.faultLine { throw .tableMalformed(path: path, line: line) }
    var places: [String: Range<Int>] = [:]
    places.reserveCapacity(scanner.entries.count)
    for entry in scanner.entries {
      let key = words.plainText(of: entry.key)
      let value = entry.value ?? entry.key
      if !Message.plainlyParses(text[value]) {
        try Self.check(words.plainText(of: value), path, key, entry.line)
      }
      // Where a key stands twice, the last counts.
      places[key] = value
    }
    self = PatternTable(patterns: .places(places, words))
  }

  private static func check(
    _ pattern: String, _ path: String, _ key: String, _ line: Int
  ) throws(TableError) {
    guard !Message.parses(pattern) else { return }
    throw TableError(pattern: pattern, path: path, key: key, line: line)
  }

  /// The pattern of a key. O(length of the pattern).
  subscript(key: String) -> String? {
    switch patterns {
    case .texts(let texts): texts[key]
    case .places(let places, let words): places[key].map(words.plainText)
    }
  }

  /// All keys, in no order.
  var keys: [String] {
    switch patterns {
    case .texts(let texts): Array(texts.keys)
    case .places(let places, _): Array(places.keys)
    }
  }

  /// Every pattern by its key. O(number of entries).
  var texts: [String: String] {
    switch patterns {
    case .texts(let texts): texts
    case .places(let places, let words): places.mapValues(words.plainText)
    }
  }
}
