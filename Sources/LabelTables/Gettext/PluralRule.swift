// SPDX-License-Identifier: GPL-3.0-or-later

/// What is wrong with a `Plural-Forms` field.
public enum PluralRuleError: Error, Hashable, Sendable {
  /// `nplurals=` and a number from 1 to ``PluralRule/mostForms`` is missing.
  case formCountMissing
  /// `plural=` is missing.
  case expressionMissing
  /// The expression does not parse at this byte of the field, counted from 1.
  case expressionMalformed(column: Int)
  /// The expression divides by zero for this number.
  case divisionByZero(Int)
}

/// How a language of a gettext catalogue chooses a plural form: the field `Plural-Forms` of its
/// header. (GNU gettext manual, “Additional functions for plural forms”)
public struct PluralRule: Hashable, Sendable {
  /// The most forms that are taken; no language has more than six.
  public static let mostForms = 100
  /// The rule of catalogues without one, as in GNU gettext: one and other.
  public static let germanic = PluralRule(
    formCount: 2, field: "nplurals=2; plural=(n != 1);",
    expression: .binary(.unequal, .count, .number(1)))

  /// How many forms a message has.
  public let formCount: Int
  /// The field as it was written: `nplurals=2; plural=n != 1;`.
  public let field: String
  private let expression: PluralExpression

  /// Reads the value of a `Plural-Forms` field.
  ///
  /// - Throws: `PluralRuleError`, but for divisions, which ``form(for:)`` finds.
  /// - Complexity: O(length of the field).
  public init(field: String) throws(PluralRuleError) {
    let bytes = Array(field.utf8)
    guard let countStart = Self.end(of: "nplurals=", in: bytes) else { throw .formCountMissing }
    let digits = bytes[countStart...].drop { $0 == 0x20 || $0 == 0x09 }
      .prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard let count = Int(String(decoding: digits, as: UTF8.self)),
      (1...Self.mostForms).contains(count)
    else { throw .formCountMissing }
    guard let start = Self.end(of: "plural=", in: bytes) else { throw .expressionMissing }
    do {
      let expression = try PluralExpressionParser.parse(Array(bytes[start...]))
      self.init(formCount: count, field: field, expression: expression)
    } catch {
      throw .expressionMalformed(column: start + error.offset + 1)
    }
  }

  private init(formCount: Int, field: String, expression: PluralExpression) {
    self.formCount = formCount
    self.field = field
    self.expression = expression
  }

  /// Which form a number takes, from 0; the first where the expression gives more than there are
  /// forms, as in GNU gettext.
  ///
  /// - Throws: `PluralRuleError.divisionByZero`.
  public func form(for number: UInt) throws(PluralRuleError) -> Int {
    guard let value = expression.value(number) else {
      throw .divisionByZero(Int(clamping: number))
    }
    return value < UInt(formCount) ? Int(value) : 0
  }

  /// `nplurals=` is no `plural=`, though it ends like one.
  private static func end(of name: String, in bytes: [UInt8]) -> Int? {
    let name = Array(name.utf8)
    guard bytes.count >= name.count else { return nil }
    for start in 0...(bytes.count - name.count)
    where bytes[start..<(start + name.count)].elementsEqual(name) {
      if start > 0, bytes[start - 1].isLetterOrDigit { continue }
      return start + name.count
    }
    return nil
  }
}
