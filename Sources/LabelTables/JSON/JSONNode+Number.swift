// SPDX-License-Identifier: GPL-3.0-or-later

extension JSONNode {
  /// The number when it is a whole one, however it is written: `100`, `1e2`, `0x64`; nil for what is
  /// no number, and for one that does not fit.
  public var integer: Int? {
    guard case .number(let text) = value else { return nil }
    if let integer = Int(text) { return integer }
    let isNegative = text.first == "-"
    let unsigned = text.first.map { "+-".contains($0) } == true ? text.dropFirst() : text[...]
    if unsigned.lowercased().hasPrefix("0x") {
      return Int((isNegative ? "-" : "") + unsigned.dropFirst(2), radix: 16)
    }
    // From 2^53 on, not every whole number is a Double, and a neighbour would be taken.
    guard let double, double.magnitude < 0x1p53 else { return nil }
    return Int(exactly: double)
  }

  /// The number as near as a Double comes, `Infinity` and `NaN` of JSON5 included; nil for what is no
  /// number, and for one that is too large.
  public var double: Double? {
    guard case .number(let text) = value, let double = Double(text) else { return nil }
    return double.isInfinite && !text.hasSuffix("Infinity") ? nil : double
  }
}

/// How numbers are written.
enum JSONNumber {
  /// Whether a text is a number of JSON5 (spec.json5.org, section 6), those of JSON included.
  static func isNumber(_ text: some StringProtocol) -> Bool {
    var rest = Array(text.utf8)[...]
    if let sign = rest.first, "+-".utf8.contains(sign) { rest.removeFirst() }
    if rest.elementsEqual("Infinity".utf8) || rest.elementsEqual("NaN".utf8) { return true }
    if rest.starts(with: "0x".utf8) || rest.starts(with: "0X".utf8) {
      let digits = rest.dropFirst(2)
      return !digits.isEmpty && digits.allSatisfy { hexDigit($0) != nil }
    }
    let whole = takeDigits(&rest)
    if whole.first == UInt8(ascii: "0"), whole.count > 1 { return false }
    var fraction: ArraySlice<UInt8> = []
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      fraction = takeDigits(&rest)
    }
    guard !whole.isEmpty || !fraction.isEmpty else { return false }
    if let mark = rest.first, "eE".utf8.contains(mark) {
      rest.removeFirst()
      if let sign = rest.first, "+-".utf8.contains(sign) { rest.removeFirst() }
      if takeDigits(&rest).isEmpty { return false }
    }
    return rest.isEmpty
  }

  /// The value of a hexadecimal digit; nil for any other byte.
  static func hexDigit(_ byte: UInt8) -> UInt16? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  private static func takeDigits(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    rest = rest.dropFirst(digits.count)
    return digits
  }
}
