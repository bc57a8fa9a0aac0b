// SPDX-License-Identifier: GPL-3.0-or-later

import FoundationEssentials

/// A property list in XML, binary or the old style, read by Foundation.
struct PropertyListFile {
  /// What a property list holds, as far as tables have it.
  enum Value: Decodable {
    case text(String)
    case dictionary([String: Value])
    case other

    init(from decoder: any Decoder) throws {
      // A binary list can hold itself, and another one many times on each level.
      guard decoder.codingPath.count <= mostLevels else {
        self = .other
        return
      }
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self = .text(text)
      } else if let members = try? container.decode([String: Value].self) {
        self = .dictionary(members)
      } else {
        self = .other
      }
    }
  }

  /// The members of the outermost dictionary: in the order of an XML file, else sorted.
  let entries: [(key: String, value: Value)]
  private let lines: [String: Int]

  /// How many lists may lie in one another: a table has four. Some thousands would end the process.
  private static let mostLevels = 16

  /// - Throws: `TableError.tableMalformed`.
  init(path: String, bytes: [UInt8]) throws(TableError) {
    let text = TextBytes.utf8(bytes)
    guard !Self.isEmpty(text) else {
      entries = []
      lines = [:]
      return
    }
    let isBinary = text.starts(with: Array("bplist".utf8))
    // Foundation goes down a level of its stack for each that lies in another.
    guard isBinary || PropertyListKeys.depth(of: text) <= Self.mostLevels else {
      throw .tableMalformed(path: path, line: 1)
    }
    guard
      let members = try? PropertyListDecoder().decode(
        [String: Value].self, from: Data(isBinary ? bytes : text))
    else { throw .tableMalformed(path: path, line: 1) }
    let found = isBinary ? [] : PropertyListKeys.outermost(in: text)
    lines = Dictionary(found.map { ($0.key, $0.line) }, uniquingKeysWith: { $1 })
    let places = Dictionary(
      found.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
    entries = members.map { ($0.key, $0.value) }.sorted {
      (places[$0.key] ?? .max, $0.key) < (places[$1.key] ?? .max, $1.key)
    }
  }

  /// The line of a key, from 1; 1 where the file has no lines.
  func line(of key: String) -> Int { lines[key] ?? 1 }

  /// Whether a list is one of braces and equals signs.
  static func isOldStyle(_ text: [UInt8]) -> Bool {
    let start = text.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
    return !["bplist", "<?xml", "<!DOCTYPE", "<plist", "<!--"].contains {
      start.starts(with: Array($0.utf8))
    }
  }

  private static func isEmpty(_ text: [UInt8]) -> Bool {
    text.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
  }
}

/// Where the keys of a property list in XML stand, which Foundation does not tell.
enum PropertyListKeys {
  /// How many lists lie in one another at most. What looks like their beginning in comments counts
  /// too, and in a list of the old style what stands in quotation marks does not.
  ///
  /// - Complexity: O(length of the text).
  static func depth(of text: [UInt8]) -> Int {
    let isOldStyle = PropertyListFile.isOldStyle(text)
    let openings = (isOldStyle ? ["{", "("] : ["<dict", "<array"]).map { Array($0.utf8) }
    let closings = (isOldStyle ? ["}", ")"] : ["</dict", "</array"]).map { Array($0.utf8) }
    var (depth, most) = (0, 0)
    var isQuoted = false
    var position = 0
    while position < text.count {
      let byte = text[position]
      if isOldStyle, isQuoted, byte == UInt8(ascii: "\\") { position += 1 }
      if isOldStyle, byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if !isQuoted, isOldStyle || byte == UInt8(ascii: "<") {
        let rest = text[position...]
        if openings.contains(where: { rest.starts(with: $0) }) { depth += 1 }
        if closings.contains(where: { rest.starts(with: $0) }) { depth = max(0, depth - 1) }
        most = max(most, depth)
      }
      position += 1
    }
    return most
  }

  /// The keys of the outermost dictionary and their lines, in order. Nothing is checked: Foundation
  /// has read the list before.
  static func outermost(in text: [UInt8]) -> [(key: String, line: Int)] {
    var keys: [(key: String, line: Int)] = []
    var depth = 0
    var line = 1
    var position = 0
    func starts(_ word: String) -> Bool { text[position...].starts(with: word.utf8) }
    func skip(behind word: String) {
      let end = Array(word.utf8)
      while position < text.count, !text[position...].starts(with: end) {
        if text[position] == UInt8(ascii: "\n") { line += 1 }
        position += 1
      }
      position = min(text.count, position + end.count)
    }
    while position < text.count {
      guard text[position] == UInt8(ascii: "<") else {
        if text[position] == UInt8(ascii: "\n") { line += 1 }
        position += 1
        continue
      }
      if starts("<!--") {
        skip(behind: "-->")
      } else if starts("<![CDATA[") {
        skip(behind: "]]>")
      } else if starts("<key>"), depth == 1 {
        let start = position + 5
        let keyLine = line
        skip(behind: "</key>")
        keys.append((unescaped(text[start..<max(start, position - 6)]), keyLine))
      } else {
        if starts("<dict>") { depth += 1 }
        if starts("</dict>") { depth -= 1 }
        position += 1
      }
    }
    return keys
  }

  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "&")) || bytes.contains(UInt8(ascii: "<")) else {
      return String(decoding: bytes, as: UTF8.self)
    }
    let list =
      Array("<plist version=\"1.0\"><array><string>".utf8) + bytes
      + Array("</string></array></plist>".utf8)
    return (try? PropertyListDecoder().decode([String].self, from: Data(list)))?.first ?? ""
  }
}
