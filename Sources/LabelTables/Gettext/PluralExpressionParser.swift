// SPDX-License-Identifier: GPL-3.0-or-later

/// Reads a plural expression by the grammar of GNU gettext's `plural.y`. It ends at a semicolon,
/// a line's end or the end of the text.
struct PluralExpressionParser {
  /// Where it does not parse, in bytes from the beginning.
  struct Fault: Error {
    let offset: Int
  }

  /// More than any language needs by far, and little enough for any stack.
  static let mostParts = 500

  private let bytes: [UInt8]
  private var position = 0
  private var parts = 0

  /// Parses a whole expression.
  static func parse(_ bytes: [UInt8]) throws(Fault) -> PluralExpression {
    var parser = PluralExpressionParser(bytes: bytes)
    let expression = try parser.choice()
    guard parser.isAtEnd else { throw parser.fault }
    return expression
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private var fault: Fault { Fault(offset: position) }

  private var isAtEnd: Bool {
    mutating get {
      skipBlanks()
      guard position < bytes.count else { return true }
      return [0, UInt8(ascii: ";"), UInt8(ascii: "\n")].contains(bytes[position])
    }
  }

  private mutating func choice() throws(Fault) -> PluralExpression {
    let condition = try binary(tighterThan: 0)
    guard take("?") else { return condition }
    let yes = try choice()
    guard take(":") else { throw fault }
    return .choice(condition, yes, try choice())
  }

  private mutating func binary(tighterThan least: Int) throws(Fault) -> PluralExpression {
    var left = try unary()
    while let sign = nextOperator(), sign.precedence > least {
      position += sign.rawValue.utf8.count
      left = .binary(sign, left, try binary(tighterThan: sign.precedence))
    }
    return left
  }

  private mutating func unary() throws(Fault) -> PluralExpression {
    parts += 1
    guard parts <= Self.mostParts else { throw fault }
    if take("!") { return .not(try unary()) }
    if take("(") {
      let inner = try choice()
      guard take(")") else { throw fault }
      return inner
    }
    if take("n") { return .count }
    return .number(try number())
  }

  private mutating func number() throws(Fault) -> UInt {
    skipBlanks()
    let start = position
    var value: UInt = 0
    while position < bytes.count, case let digit = bytes[position] &- UInt8(ascii: "0"), digit < 10
    {
      value = value &* 10 &+ UInt(digit)
      position += 1
    }
    guard position > start else { throw fault }
    return value
  }

  /// The operator that comes next, which is not taken. Those of two signs come before their
  /// beginnings.
  private mutating func nextOperator() -> PluralExpression.Operator? {
    skipBlanks()
    let rest = bytes[position...].prefix(2)
    return PluralExpression.Operator(rawValue: String(decoding: rest, as: UTF8.self))
      ?? PluralExpression.Operator(rawValue: String(decoding: rest.prefix(1), as: UTF8.self))
  }

  private mutating func take(_ sign: Character) -> Bool {
    skipBlanks()
    guard position < bytes.count, bytes[position] == sign.asciiValue else { return false }
    position += 1
    return true
  }

  private mutating func skipBlanks() {
    while position < bytes.count, bytes[position] == 0x20 || bytes[position] == 0x09 {
      position += 1
    }
  }
}
