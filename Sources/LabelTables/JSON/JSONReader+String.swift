// SPDX-License-Identifier: GPL-3.0-or-later

extension JSONReader {
  /// A text in quotation marks of either kind.
  mutating func string() throws(JSONFailure) -> String {
    let start = cursor.position
    let quote = cursor.byte
    cursor.advance()
    var text: [UInt8] = []
    while let byte = cursor.byte {
      switch byte {
      case quote:
        cursor.advance()
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): try escape(into: &text, of: start)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): throw JSONFailure(.unfinishedText, at: start)
      default:
        text.append(byte)
        cursor.advance()
      }
    }
    throw JSONFailure(.unfinishedText, at: start)
  }

  /// The character of an escape in a name, which is `\u` and four digits only; nil for any other.
  mutating func nameEscape() throws(JSONFailure) -> Unicode.Scalar? {
    let place = cursor.position
    let start = cursor.offset
    cursor.advance()
    guard cursor.take("u") else { return nil }
    return try longEscape(from: start, at: place)
  }

  private mutating func escape(
    into text: inout [UInt8], of stringStart: TextPosition
  ) throws(JSONFailure) {
    let place = cursor.position
    let start = cursor.offset
    cursor.advance()
    guard let scalar = cursor.scalar else { throw JSONFailure(.unfinishedText, at: stringStart) }
    let wasCarriageReturn = scalar == "\r"
    cursor.advance(over: scalar)
    switch scalar {
    case "b": text.append(0x08)
    case "f": text.append(0x0C)
    case "n": text.append(0x0A)
    case "r": text.append(0x0D)
    case "t": text.append(0x09)
    case "v": text.append(0x0B)
    case "x":
      let code = try digits(2, from: start, at: place)
      text += Array(String(Unicode.Scalar(UInt8(code))).utf8)
    case "u": text += Array(String(try longEscape(from: start, at: place)).utf8)
    case "0" where !(cursor.byte.map(Self.isDigit) ?? false): text.append(0)
    case "0"..."9": throw JSONFailure(.badEscape(cursor.text(from: start)), at: place)
    case _ where scalar.isJSONLineEnd:
      if wasCarriageReturn, cursor.starts(with: "\n") { cursor.advance() }
    default: text += Array(String(scalar).utf8)
    }
  }

  /// The character whose code follows, in one escape or in two of which each is half a character.
  private mutating func longEscape(
    from start: Int, at place: TextPosition
  ) throws(JSONFailure) -> Unicode.Scalar {
    let first = try digits(4, from: start, at: place)
    if let scalar = Unicode.Scalar(first) { return scalar }
    let half = JSONFailure(.halfCharacter(cursor.text(from: start)), at: place)
    guard UTF16.isLeadSurrogate(first), cursor.starts(with: "\\u") else { throw half }
    let secondPlace = cursor.position
    let secondStart = cursor.offset
    _ = cursor.take("\\u")
    let second = try digits(4, from: secondStart, at: secondPlace)
    guard UTF16.isTrailSurrogate(second) else { throw half }
    return UTF16.decode(UTF16.EncodedScalar([first, second]))
  }

  private mutating func digits(
    _ count: Int, from start: Int, at place: TextPosition
  ) throws(JSONFailure) -> UInt16 {
    var code: UInt16 = 0
    for _ in 0..<count {
      guard let digit = cursor.byte.flatMap(JSONNumber.hexDigit) else {
        throw JSONFailure(.badEscape(cursor.text(from: start)), at: place)
      }
      code = code << 4 | digit
      cursor.advance()
    }
    return code
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
