// SPDX-License-Identifier: GPL-3.0-or-later

/// Reads the values of a document by recursive descent.
struct JSONReader {
  var cursor: JSONCursor
  private var depth = 0

  init(_ cursor: JSONCursor) {
    self.cursor = cursor
  }

  mutating func document() throws(JSONFailure) -> JSONNode {
    try skipSpace()
    let root = try node(or: .value)
    try skipSpace()
    guard cursor.byte == nil else { throw unexpected(.end) }
    return root
  }

  /// That something else should stand here.
  mutating func unexpected(_ expected: JSONExpectation) -> JSONFailure {
    let position = cursor.position
    guard let found = cursor.word() else {
      return JSONFailure(.unfinished(expected: expected), at: position)
    }
    return JSONFailure(.unexpected(found, expected: expected), at: position)
  }

  /// Goes over white space and comments.
  private mutating func skipSpace() throws(JSONFailure) {
    while let scalar = cursor.scalar {
      if scalar.isJSONSpace {
        cursor.advance(over: scalar)
      } else if cursor.take("//") {
        while let next = cursor.scalar, !next.isJSONLineEnd { cursor.advance(over: next) }
      } else if cursor.starts(with: "/*") {
        let start = cursor.position
        _ = cursor.take("/*")
        while !cursor.take("*/") {
          guard cursor.byte != nil else { throw JSONFailure(.unfinishedComment, at: start) }
          cursor.advance()
        }
      } else {
        return
      }
    }
  }

  private mutating func node(or expected: JSONExpectation) throws(JSONFailure) -> JSONNode {
    let start = cursor.position
    let value = try value(or: expected)
    return JSONNode(value: value, position: start, end: cursor.position)
  }

  private mutating func value(or expected: JSONExpectation) throws(JSONFailure) -> JSONNode.Value {
    switch cursor.byte {
    case UInt8(ascii: "{"): return .object(try members())
    case UInt8(ascii: "["): return .array(try elements())
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return .string(try string())
    default: break
    }
    let before = cursor
    let word = takeWord()
    switch word {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .null
    case _ where JSONNumber.isNumber(word): return .number(word)
    default:
      cursor = before
      guard let first = word.utf8.first, "+-.0123456789".utf8.contains(first) else {
        throw unexpected(expected)
      }
      throw JSONFailure(.badNumber(word), at: cursor.position)
    }
  }

  /// Everything here that words and numbers are made of.
  private mutating func takeWord() -> String {
    let start = cursor.offset
    while let scalar = cursor.scalar,
      scalar.continuesJSONName || scalar == "+" || scalar == "-" || scalar == "."
    {
      cursor.advance(over: scalar)
    }
    return cursor.text(from: start)
  }

  /// Goes over a bracket or brace, of which the stack does not bear any number in one another.
  private mutating func enter() throws(JSONFailure) {
    guard depth < JSONDocument.greatestDepth else {
      throw JSONFailure(.tooDeep, at: cursor.position)
    }
    depth += 1
    cursor.advance()
  }

  private mutating func isLeft(by bracket: StaticString) -> Bool {
    guard cursor.take(bracket) else { return false }
    depth -= 1
    return true
  }

  private mutating func members() throws(JSONFailure) -> [JSONNode.Member] {
    try enter()
    var members: [JSONNode.Member] = []
    while true {
      try skipSpace()
      if isLeft(by: "}") { return members }
      let start = cursor.position
      let key = try key()
      try skipSpace()
      guard cursor.take(":") else { throw unexpected(.colon) }
      try skipSpace()
      members.append(.init(key: key, position: start, node: try node(or: .value)))
      try skipSpace()
      if cursor.take(",") { continue }
      guard cursor.starts(with: "}") else { throw unexpected(.commaOrBrace) }
    }
  }

  private mutating func elements() throws(JSONFailure) -> [JSONNode] {
    try enter()
    var nodes: [JSONNode] = []
    while true {
      try skipSpace()
      if isLeft(by: "]") { return nodes }
      nodes.append(try node(or: .valueOrBracket))
      try skipSpace()
      if cursor.take(",") { continue }
      guard cursor.starts(with: "]") else { throw unexpected(.commaOrBracket) }
    }
  }

  /// A key in quotation marks, or a name as ECMAScript 5.1 has them, in which every character may
  /// be an escape.
  private mutating func key() throws(JSONFailure) -> String {
    if cursor.starts(with: "\"") || cursor.starts(with: "'") { return try string() }
    var name = String.UnicodeScalarView()
    while let scalar = cursor.scalar {
      if scalar == "\\" {
        let place = cursor.position
        let start = cursor.offset
        guard let escaped = try nameEscape(),
          name.isEmpty ? escaped.beginsJSONName : escaped.continuesJSONName
        else { throw JSONFailure(.badEscape(cursor.text(from: start)), at: place) }
        name.append(escaped)
      } else if name.isEmpty ? scalar.beginsJSONName : scalar.continuesJSONName {
        cursor.advance(over: scalar)
        name.append(scalar)
      } else {
        break
      }
    }
    guard !name.isEmpty else { throw unexpected(.keyOrBrace) }
    return String(name)
  }
}
