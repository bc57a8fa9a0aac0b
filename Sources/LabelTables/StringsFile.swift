// SPDX-License-Identifier: GPL-3.0-or-later

import FoundationEssentials
import Glibc

/// One `.strings` table, read by Foundation.
struct StringsFile {
  let path: String
  let values: [String: String]
  /// Where the keys stand in the file; without keys for XML and binary lists.
  let scanner: StringsScanner

  /// Reads a table; nil when there is no such file.
  ///
  /// - Throws: `TableError.tableUnreadable`, `.tableMalformed`.
  init?(path: String) throws(TableError) {
    let data: Data
    do throws(FileReading.Failure) {
      data = Data(try FileReading.bytes(of: path))
    } catch {
      if error.number == ENOENT { return nil }
      throw .tableUnreadable(path: path)
    }
    let text = Self.utf8(data)
    let isOldStyle = !["bplist", "<?xml", "<!DOCTYPE", "<plist"].contains {
      text.starts(with: Array($0.utf8))
    }
    scanner = StringsScanner(isOldStyle ? text : [])
    // Foundation drops the rest of an old-style list where it cannot read a key, without an error.
    if let line = scanner.faultLine { throw .tableMalformed(path: path, line: line) }
    self.path = path
    do {
      values = try PropertyListDecoder().decode([String: String].self, from: data)
    } catch {
      // Of XML and binary lists the first line stands for the whole.
      // A table of comments alone is empty, not wrong.
      guard isOldStyle, scanner.keys.isEmpty else {
        throw .tableMalformed(path: path, line: 1)
      }
      values = [:]
    }
  }

  /// Throws for the first pattern that ICU does not take, in the order of the file.
  func checkPatterns() throws(TableError) {
    var faulty = values.keys.filter { !Message.parses(values[$0] ?? "") }
    guard !faulty.isEmpty else { return }
    faulty.sort { (scanner.line(of: $0) ?? .max, $0) < (scanner.line(of: $1) ?? .max, $1) }
    throw .patternMalformed(
      path: path, key: faulty[0], line: scanner.line(of: faulty[0]) ?? 1)
  }

  private static func utf8(_ data: Data) -> [UInt8] {
    let bytes = [UInt8](data)
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else { return bytes }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      let pair = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittle ? pair.1 << 8 | pair.0 : pair.0 << 8 | pair.1
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
