// SPDX-License-Identifier: GPL-3.0-or-later

/// A number as C writes it: decimal, octal behind a 0, hexadecimal behind 0x. (strtol(3))
enum CNumber: Equatable, Sendable {
  case number(Int32)
  case none
  case tooLarge

  /// Nothing at all is 0.
  init(_ value: [UInt8]) {
    var digits = String(decoding: value, as: UTF8.self).drop { $0.isASCII && $0.isWhitespace }
    if value.isEmpty {
      self = .number(0)
      return
    }
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
      self = .none
      return
    }
    self = Int32((isNegative ? "-" : "") + digits, radix: radix).map(Self.number) ?? .tooLarge
  }
}
