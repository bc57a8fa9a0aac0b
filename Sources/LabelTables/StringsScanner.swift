// SPDX-License-Identifier: GPL-3.0-or-later

/// Finds lines in an old-style property list of strings: where each key stands, and where the
/// list first goes wrong. The values are read by Foundation, which does not say where a key was,
/// names the line where it gave up, often far behind the fault, and takes some faults for the end.
struct StringsScanner {
  /// The line of each key, as written (escapes not resolved), in order; lines count from 1.
  private(set) var keys: [(key: String, line: Int)] = []
  /// The line of the first fault.
  private(set) var faultLine: Int?

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if let invalid = Self.firstInvalidByte(bytes) {
      faultLine = 1 + bytes[..<invalid].count { $0 == UInt8(ascii: "\n") }
      return
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    scanEntries()
  }

  /// The first line on which a key stands.
  func line(of key: String) -> Int? { keys.first { $0.key == key }?.line }

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
      guard let key = scanWord() else { return fail(at: keyLine) }
      keys.append((key, keyLine))
      guard scanRest(after: keyLine) else { return }
    }
  }

  /// `= value ;` or `;`. A missing sign is a fault of the line that should have ended with it.
  private mutating func scanRest(after keyLine: Int) -> Bool {
    var tokenLine = line
    guard skipBlanks() else { return false }
    if take("=") {
      guard skipBlanks() else { return false }
      let valueLine = line
      guard scanWord() != nil else {
        fail(at: position < bytes.count ? valueLine : tokenLine)
        return false
      }
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
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
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
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        position += 2
        return true
      }
      if bytes[position] == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
    fail(at: start)
    return false
  }

  /// A quoted or a bare word; nil where there is none or where a quote never ends.
  private mutating func scanWord() -> String? {
    guard position < bytes.count else { return nil }
    let quote = bytes[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return scanBareWord() }
    position += 1
    let start = position
    while position < bytes.count {
      switch bytes[position] {
      case quote:
        position += 1
        return String(decoding: bytes[start..<position - 1], as: UTF8.self)
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

  private mutating func scanBareWord() -> String? {
    let start = position
    let signs = Array("_$/:.-".utf8)
    while position < bytes.count,
      bytes[position].isLetterOrDigit || signs.contains(bytes[position])
    {
      position += 1
    }
    return position > start ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
  }

  private mutating func fail(at line: Int) { faultLine = faultLine ?? line }

  private static func firstInvalidByte(_ bytes: [UInt8]) -> Int? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var position = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      position += String(scalar).utf8.count
    }
    return position
  }
}
