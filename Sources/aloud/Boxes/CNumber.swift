// SPDX-License-Identifier: GPL-3.0-or-later

/// A number as C writes it: decimal, octal behind a 0, hexadecimal behind 0x. (strtol(3))
enum CNumber: Equatable, Sendable {
  case number(Int32)
  case none
  case tooLarge

  /// Nothing at all is 0.
  init(_ value: [UInt8]) {
    guard let number = Self.long(value) else {
      self = .none
      return
    }
    self = Int32(exactly: number).map(Self.number) ?? .tooLarge
  }

  /// The number as a program has it that puts a long one into an int: its lowest bits.
  ///
  /// - Returns: nil where there is no number.
  static func truncated(_ value: [UInt8]) -> Int32? {
    long(value).map(Int32.init(truncatingIfNeeded:))
  }

  /// The nearest long number.
  private static func long(_ value: [UInt8]) -> Int? {
    var digits = String(decoding: value, as: UTF8.self).drop { $0.isASCII && $0.isWhitespace }
    if value.isEmpty { return 0 }
    let isNegative = digits.first == "-"
    if isNegative || digits.first == "+" { digits.removeFirst() }
    var radix = 10
    if digits.lowercased().hasPrefix("0x") {
      radix = 16
      digits.removeFirst(2)
    } else if digits.first == "0" {
      radix = 8
    }
    guard !digits.isEmpty, digits.allSatisfy({ Int(String($0), radix: radix) != nil }) else {
      return nil
    }
    return Int((isNegative ? "-" : "") + digits, radix: radix) ?? (isNegative ? .min : .max)
  }
}
