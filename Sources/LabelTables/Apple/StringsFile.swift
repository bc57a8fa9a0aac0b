// SPDX-License-Identifier: GPL-3.0-or-later

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
      header = scanner.text(of: scanner.header)
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

  private static func entries(of scanner: StringsScanner, in text: [UInt8]) -> [Entry]? {
    let words = scanner.entries.flatMap { [$0.key, $0.value ?? $0.key] }
    guard let texts = StringsWords(text).texts(of: words) else { return nil }
    return scanner.entries.enumerated().map { place, entry in
      Entry(
        key: texts[place * 2], value: texts[place * 2 + 1],
        comment: scanner.text(of: entry.comments), line: entry.line)
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
