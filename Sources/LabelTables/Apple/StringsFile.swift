// SPDX-License-Identifier: GPL-3.0-or-later

import FoundationEssentials
import Glibc

/// One `.strings` table, its words read by Foundation.
struct StringsFile {
  /// One entry as it stands in the file.
  struct Entry {
    let key: String
    let value: String
    let comment: String?
    /// From 1; 1 for all entries of a binary list.
    let line: Int
  }

  let path: String
  /// All entries in order, those that a later one of the same key makes void too.
  let entries: [Entry]
  /// The values that count: where a key stands twice, the last.
  let values: [String: String]
  /// The comment that stands apart before the first entry.
  let header: String?

  /// Reads a table; nil when there is no such file.
  ///
  /// - Throws: `TableError.tableUnreadable`, `.tableMalformed`.
  init?(path: String) throws(TableError) {
    guard let bytes = try FileReading.tableBytes(of: path) else { return nil }
    try self.init(path: path, bytes: bytes)
  }

  /// Reads what is in a table.
  ///
  /// - Throws: `TableError.tableMalformed`.
  init(path: String, bytes: [UInt8]) throws(TableError) {
    self.path = path
    let text = TextBytes.utf8(bytes)
    if PropertyListFile.isOldStyle(text) {
      let scanner = StringsScanner(text)
      // Foundation drops the rest of an old-style list where it cannot read a key, without an error.
      if let line = scanner.faultLine { throw .tableMalformed(path: path, line: line) }
      guard let entries = Self.entries(of: scanner, in: text) else {
        throw .tableMalformed(path: path, line: scanner.entries.first?.line ?? 1)
      }
      self.entries = entries
      header = scanner.header.isEmpty ? nil : scanner.header.joined(separator: "\n")
    } else {
      let list = try PropertyListFile(path: path, bytes: bytes)
      var entries: [Entry] = []
      for (key, value) in list.entries {
        guard case .text(let words) = value else {
          throw .tableMalformed(path: path, line: list.line(of: key))
        }
        entries.append(Entry(key: key, value: words, comment: nil, line: list.line(of: key)))
      }
      self.entries = entries
      header = nil
    }
    values = Dictionary(entries.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
  }

  /// Throws for the first pattern that ICU does not take, in the order of the file.
  func checkPatterns() throws(TableError) {
    for entry in entries where !Message.parses(entry.value) {
      throw TableError(pattern: entry.value, path: path, key: entry.key, line: entry.line)
    }
  }

  /// The entries with their words as Foundation reads them, from one list of all words in order:
  /// a dictionary would not keep it.
  private static func entries(of scanner: StringsScanner, in text: [UInt8]) -> [Entry]? {
    guard !scanner.entries.isEmpty else { return [] }
    var list = Array("(".utf8)
    list.reserveCapacity(text.count + scanner.entries.count * 2)
    for entry in scanner.entries {
      for word in [entry.key, entry.value ?? entry.key] {
        list += text[word]
        list.append(UInt8(ascii: ","))
      }
    }
    list.append(UInt8(ascii: ")"))
    guard let words = try? PropertyListDecoder().decode([String].self, from: Data(list)),
      words.count == scanner.entries.count * 2
    else { return nil }
    return scanner.entries.enumerated().map { place, entry in
      Entry(
        key: words[place * 2], value: words[place * 2 + 1],
        comment: entry.comments.isEmpty ? nil : entry.comments.joined(separator: "\n"),
        line: entry.line)
    }
  }
}

extension FileReading {
  /// Everything in a table; nil when there is no such file.
  ///
  /// - Throws: `TableError.tableUnreadable`.
  static func tableBytes(of path: String) throws(TableError) -> [UInt8]? {
    do throws(FileReading.Failure) {
      return try bytes(of: path)
    } catch {
      if error.number == ENOENT { return nil }
      throw .tableUnreadable(path: path)
    }
  }
}
