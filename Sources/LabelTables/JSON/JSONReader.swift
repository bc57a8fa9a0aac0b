// SPDX-License-Identifier: GPL-3.0-or-later

/// Reads JSON5, of which JSON is a part (spec.json5.org), and keeps where everything stands.
///
/// JSONDecoder tells no places at all, and for JSON5 not even the line of what it cannot read;
/// a person who writes a form by hand needs both.
public struct JSONReader {
  public static let deepest = 200

  private let characters: [Character]
  private var index = 0
  private var line = 1
  private var lineStart = 0

  /// Reads a whole document.
  ///
  /// - Parameter bytes: UTF-8, with a byte-order mark or without.
  /// - Complexity: O(n).
  public static func read(_ bytes: [UInt8]) throws(JSONProblem) -> JSONNode {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw JSONProblem(reason: .notUnicode, position: firstInvalid(in: bytes))
    }
    var reader = JSONReader(text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text)
    try reader.skipSpace()
    let node = try reader.node(depth: 0)
    try reader.skipSpace()
    guard reader.peek == nil else { throw reader.unexpected() }
    return node
  }

  private init(_ text: String) {
    characters = Array(text)
  }

  private static func firstInvalid(in bytes: [UInt8]) -> TextPosition {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let number = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
    return TextPosition(line: number + 1, column: 1)
  }

  private var peek: Character? { index < characters.count ? characters[index] : nil }

  private var position: TextPosition {
    TextPosition(line: line, column: index - lineStart + 1)
  }

  private mutating func advance() {
    if let character = peek, Self.isLineEnd(character) {
      line += 1
      lineStart = index + 1
    }
    index += 1
  }

  private mutating func take(_ text: String) -> Bool {
    guard characters[index...].starts(with: text) else { return false }
    index += text.count
    return true
  }

  private func problem(_ reason: JSONProblem.Reason, at position: TextPosition? = nil)
    -> JSONProblem
  {
    JSONProblem(reason: reason, position: position ?? self.position)
  }

  private func unexpected() -> JSONProblem {
    problem(.unexpected(peek.map(String.init) ?? ""))
  }

  private static func isLineEnd(_ character: Character) -> Bool {
    ["\n", "\r", "\r\n", "\u{2028}", "\u{2029}"].contains(character)
  }

  /// White space and comments.
  private mutating func skipSpace() throws(JSONProblem) {
    while let character = peek {
      if character.isWhitespace || character == "\u{FEFF}" {
        advance()
      } else if take("//") {
        while let next = peek, !Self.isLineEnd(next) { advance() }
      } else if characters[index...].starts(with: "/*") {
        let start = position
        index += 2
        while !take("*/") {
          guard peek != nil else { throw problem(.unfinishedComment, at: start) }
          advance()
        }
      } else {
        return
      }
    }
  }

  private mutating func node(depth: Int) throws(JSONProblem) -> JSONNode {
    let start = position
    guard depth <= Self.deepest else { throw problem(.tooDeep) }
    let value: JSONNode.Value
    switch peek {
    case "{": value = .object(try object(depth: depth))
    case "[": value = .array(try array(depth: depth))
    case "\"", "'": value = .string(try string())
    case "t" where word() == "true": value = .boolean(true)
    case "f" where word() == "false": value = .boolean(false)
    case "n" where word() == "null": value = .null
    case .some: value = .number(try number())
    case nil: throw unexpected()
    }
    switch value {
    case .boolean(let boolean): index += boolean ? 4 : 5
    case .null: index += 4
    default: break
    }
    return JSONNode(value: value, position: start)
  }

  /// The letters and digits that stand here.
  private func word() -> String {
    String(characters[index...].prefix { $0.isLetter || $0.isNumber || "$_".contains($0) })
  }

  private mutating func object(depth: Int) throws(JSONProblem) -> [JSONNode.Member] {
    index += 1
    var members: [JSONNode.Member] = []
    while true {
      try skipSpace()
      if take("}") { return members }
      let start = position
      let key = try key()
      try skipSpace()
      guard take(":") else { throw unexpected() }
      try skipSpace()
      members.append(.init(key: key, position: start, node: try node(depth: depth + 1)))
      try skipSpace()
      if take(",") { continue }
      guard peek == "}" else { throw unexpected() }
    }
  }

  private mutating func array(depth: Int) throws(JSONProblem) -> [JSONNode] {
    index += 1
    var nodes: [JSONNode] = []
    while true {
      try skipSpace()
      if take("]") { return nodes }
      nodes.append(try node(depth: depth + 1))
      try skipSpace()
      if take(",") { continue }
      guard peek == "]" else { throw unexpected() }
    }
  }

  /// A key in quotes, or a name as ECMAScript has them.
  private mutating func key() throws(JSONProblem) -> String {
    if peek == "\"" || peek == "'" { return try string() }
    let name = word()
    guard let first = name.first, !first.isNumber else { throw unexpected() }
    index += name.count
    return name
  }

  private mutating func number() throws(JSONProblem) -> String {
    let start = position
    let text = String(
      characters[index...].prefix { $0.isLetter || $0.isNumber || "+-._".contains($0) })
    guard !text.isEmpty else { throw unexpected() }
    guard Self.isNumber(text) else { throw problem(.badNumber(text), at: start) }
    index += text.count
    return text
  }

  /// Signs, hexadecimal digits, a fraction or an exponent as JSON5 allows them; Infinity and NaN
  /// are numbers there, and no form has a use for them.
  private static func isNumber(_ text: String) -> Bool {
    let unsigned = text.first.map { "+-".contains($0) } == true ? text.dropFirst() : text[...]
    if unsigned.lowercased().hasPrefix("0x") {
      return unsigned.count > 2 && unsigned.dropFirst(2).allSatisfy { $0.isASCII && $0.isHexDigit }
    }
    guard let first = unsigned.first, first.isASCII, first.isNumber || first == ".",
      unsigned.allSatisfy({ $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) })
    else { return false }
    if first == "0", let second = unsigned.dropFirst().first, second.isNumber { return false }
    return Double(unsigned.last == "." ? unsigned + "0" : first == "." ? "0" + unsigned : unsigned)
      != nil
  }

  private mutating func string() throws(JSONProblem) -> String {
    let start = position
    let quote = characters[index]
    index += 1
    var text = ""
    while let character = peek {
      switch character {
      case quote:
        index += 1
        return text
      case "\\":
        index += 1
        text += try escape(in: start)
      case "\n", "\r", "\r\n": throw problem(.unfinishedText, at: start)
      default:
        text.append(character)
        advance()
      }
    }
    throw problem(.unfinishedText, at: start)
  }

  private mutating func escape(in start: TextPosition) throws(JSONProblem) -> String {
    guard let character = peek else { throw problem(.unfinishedText, at: start) }
    let place = position
    if Self.isLineEnd(character) {
      advance()
      return ""
    }
    index += 1
    switch character {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "b": return "\u{08}"
    case "f": return "\u{0C}"
    case "v": return "\u{0B}"
    case "0" where peek?.isNumber != true: return "\0"
    case "x": return String(try scalar(try code(digits: 2, at: place), at: place))
    case "u":
      let first = try code(digits: 4, at: place)
      guard (0xD800...0xDBFF).contains(first) else {
        return String(try scalar(first, at: place))
      }
      guard take("\\u") else { throw problem(.badEscape("\\u" + hex(first)), at: place) }
      let second = try code(digits: 4, at: place)
      guard (0xDC00...0xDFFF).contains(second) else {
        throw problem(.badEscape("\\u" + hex(second)), at: place)
      }
      return String(
        try scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00), at: place))
    case _ where character.isNumber: throw problem(.badEscape("\\" + String(character)), at: place)
    default: return String(character)
    }
  }

  private mutating func code(digits: Int, at place: TextPosition) throws(JSONProblem) -> UInt32 {
    let text = String(characters[index...].prefix(digits))
    guard text.count == digits, text.allSatisfy({ $0.isASCII && $0.isHexDigit }),
      let code = UInt32(text, radix: 16)
    else { throw problem(.badEscape(text), at: place) }
    index += digits
    return code
  }

  private func scalar(_ code: UInt32, at place: TextPosition) throws(JSONProblem) -> Character {
    guard let scalar = Unicode.Scalar(code) else {
      throw problem(.badEscape("\\u" + hex(code)), at: place)
    }
    return Character(scalar)
  }

  private func hex(_ code: UInt32) -> String { String(code, radix: 16, uppercase: true) }
}
