// SPDX-License-Identifier: GPL-3.0-or-later

/// Goes through the bytes of a text, and knows line and column.
///
/// It goes by bytes and not by characters: a quotation mark with an accent behind it is one character
/// and ends a text all the same.
struct JSONCursor {
  /// UTF-8.
  let bytes: [UInt8]
  private(set) var offset = 0
  private var line = 1
  /// A place on the line whose column is known, so that no line is counted twice.
  private var known = (offset: 0, column: 1)

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The byte here; nil at the end.
  var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// The place of the byte here.
  ///
  /// - Complexity: O(1) for each byte since the last place that was asked for.
  var position: TextPosition {
    mutating get {
      let passed = bytes[known.offset..<offset]
      let isPlain = passed.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\r") }
      let count = isPlain ? passed.count : String(decoding: passed, as: UTF8.self).count
      known = (offset, known.column + count)
      return TextPosition(line: line, column: known.column)
    }
  }

  /// The scalar here; nil at the end.
  var scalar: Unicode.Scalar? {
    guard let byte else { return nil }
    if byte < 0x80 { return Unicode.Scalar(byte) }
    return String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self)
      .unicodeScalars.first
  }

  /// The character here as people see it; nil at the end.
  var character: Character? {
    // A character may be of any length; what is shown of it need not.
    String(decoding: bytes[offset..<min(offset + 64, bytes.count)], as: UTF8.self).first
  }

  /// The name that stands here, or the one character; nil at the end.
  func word() -> String? {
    guard let character else { return nil }
    let rest = String(decoding: bytes[offset...], as: UTF8.self).unicodeScalars
    let name = rest.prefix(while: \.continuesJSONName)
    return name.isEmpty ? String(character) : String(name)
  }

  /// Goes over a byte.
  mutating func advance() {
    let isLineEnd =
      byte == UInt8(ascii: "\n")
      || byte == UInt8(ascii: "\r")
        && !(offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\n"))
    offset += 1
    if isLineEnd {
      line += 1
      known = (offset, 1)
    }
  }

  /// Goes over the scalar here.
  mutating func advance(over scalar: Unicode.Scalar) {
    for _ in 0..<UTF8.width(scalar) { advance() }
  }

  func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[offset...].starts(with: $0) }
  }

  /// Goes over a text without line ends if it is here.
  mutating func take(_ text: StaticString) -> Bool {
    guard starts(with: text) else { return false }
    offset += text.utf8CodeUnitCount
    return true
  }

  /// The text from an earlier offset to here.
  func text(from start: Int) -> String { String(decoding: bytes[start..<offset], as: UTF8.self) }
}

extension Unicode.Scalar {
  /// What ends a comment, and what may stand behind a backslash at the end of a line
  /// (ECMAScript 5.1, section 7.3).
  var isJSONLineEnd: Bool {
    self == "\n" || self == "\r" || self == "\u{2028}" || self == "\u{2029}"
  }

  /// White space of JSON5 (its section 8).
  var isJSONSpace: Bool {
    switch self {
    case " ", "\t", "\n", "\r", "\u{0B}", "\u{0C}", "\u{A0}", "\u{FEFF}", "\u{2028}", "\u{2029}":
      true
    default: !isASCII && properties.generalCategory == .spaceSeparator
    }
  }

  /// Whether a name may begin with it (ECMAScript 5.1, section 7.6).
  var beginsJSONName: Bool {
    if self == "$" || self == "_" { return true }
    return switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber:
      true
    default: false
    }
  }

  /// Whether a name may have it behind its beginning.
  var continuesJSONName: Bool {
    if beginsJSONName || self == "\u{200C}" || self == "\u{200D}" { return true }
    return switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation: true
    default: false
    }
  }
}
