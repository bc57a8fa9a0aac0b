// SPDX-License-Identifier: GPL-3.0-or-later

/// Finds the words of an old-style property list of strings: where each key and value stands, what
/// comments say of it, and where the list first goes wrong. The words are read by Foundation, which
/// does not say where a key was, keeps neither order nor comments, names the line where it gave up,
/// often far behind the fault, and takes some faults for the end.
struct StringsScanner {
  /// A key and its value as they are written, quotes and escapes included.
  struct Entry {
    let key: Range<Int>
    /// Nil where the key stands alone, and is its own value.
    var value: Range<Int>?
    /// The line of the key, from 1.
    let line: Int
    /// What the comments before it say, to be read by ``StringsScanner/text(of:)``.
    var comments: [Range<Int>]
  }

  /// The entries in order.
  private(set) var entries: [Entry] = []
  /// What the comments say that stand apart before the first entry.
  private(set) var header: [Range<Int>] = []
  /// The line of the first fault.
  private(set) var faultLine: Int?

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  /// The comments since the last entry, and the line that the last of them ends on.
  private var comments: [Range<Int>] = []
  private var commentLine = 0
  /// The line that the last entry ends on.
  private var entryLine = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if let invalid = UnicodeBytes.firstInvalid(in: bytes) {
      faultLine = 1 + bytes[..<invalid].count { $0 == UInt8(ascii: "\n") }
      return
    }
    scanEntries()
  }

  /// The words of comments, a line each; nil where there are none.
  func text(of comments: [Range<Int>]) -> String? {
    guard !comments.isEmpty else { return nil }
    return comments.map { comment in
      bytes[comment].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self).trimmingSpaces }
        .joined(separator: "\n").trimmingSpaces
    }.joined(separator: "\n")
  }

  /// `key = value;` as often as there are, in braces or without.
  private mutating func scanEntries() {
    guard skipBlanks() else { return }
    let isInBraces = take("{")
    while true {
      guard skipBlanks() else { return }
      if isInBraces, take("}") {
        guard skipBlanks(), position < bytes.count else { return }
        return fail(at: line)
      }
      guard position < bytes.count else { return isInBraces ? fail(at: line) : () }
      let keyLine = line
      takeHeader(before: keyLine)
      guard let key = scanWord() else { return fail(at: keyLine) }
      entries.append(Entry(key: key, value: nil, line: keyLine, comments: comments))
      comments = []
      guard scanRest(after: keyLine) else { return }
      entryLine = line
    }
  }

  /// The first comments, where an empty line divides them from what follows.
  private mutating func takeHeader(before line: Int) {
    guard entries.isEmpty, header.isEmpty, !comments.isEmpty, commentLine < line - 1 else { return }
    header = comments
    comments = []
  }

  /// `= value ;` or `;`. A missing sign is a fault of the line that should have ended with it.
  private mutating func scanRest(after keyLine: Int) -> Bool {
    var tokenLine = line
    guard skipBlanks() else { return false }
    if take("=") {
      guard skipBlanks() else { return false }
      let valueLine = line
      guard let value = scanWord() else {
        fail(at: position < bytes.count ? valueLine : tokenLine)
        return false
      }
      entries[entries.count - 1].value = value
      tokenLine = line
      guard skipBlanks() else { return false }
    }
    guard take(";") else {
      fail(at: tokenLine)
      return false
    }
    return true
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: sign) else { return false }
    position += 1
    return true
  }

  /// Skips white space and comments; false after a comment that never ends.
  private mutating func skipBlanks() -> Bool {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\n"):
        line += 1
        position += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
        position += 1
      case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
        keep(comment: start + 2..<position, from: line)
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
        guard skipComment() else { return false }
      default:
        return true
      }
    }
    return true
  }

  private var next: UInt8? { position + 1 < bytes.count ? bytes[position + 1] : nil }

  private mutating func skipComment() -> Bool {
    let start = line
    position += 2
    let textStart = position
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        position += 2
        keep(comment: textStart..<position - 2, from: start)
        return true
      }
      if bytes[position] == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
    fail(at: start)
    return false
  }

  /// A comment behind an entry on its line belongs to it, others to the next one.
  private mutating func keep(comment: Range<Int>, from start: Int) {
    if start == entryLine, !entries.isEmpty {
      entries[entries.count - 1].comments.append(comment)
    } else {
      takeHeader(before: start)
      comments.append(comment)
      commentLine = line
    }
  }

  /// A quoted or a bare word; nil where there is none or where a quote never ends.
  private mutating func scanWord() -> Range<Int>? {
    guard position < bytes.count else { return nil }
    let quote = bytes[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return scanBareWord() }
    let start = position
    position += 1
    while position < bytes.count {
      switch bytes[position] {
      case quote:
        position += 1
        return start..<position
      case UInt8(ascii: "\\"):
        position += 1
      default:
        break
      }
      if position < bytes.count, bytes[position] == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
    return nil
  }

  private mutating func scanBareWord() -> Range<Int>? {
    let start = position
    let signs = Array("_$/:.-".utf8)
    while position < bytes.count,
      bytes[position].isLetterOrDigit || signs.contains(bytes[position])
    {
      position += 1
    }
    return position > start ? start..<position : nil
  }

  private mutating func fail(at line: Int) { faultLine = faultLine ?? line }
}
