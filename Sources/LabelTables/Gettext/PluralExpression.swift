// SPDX-License-Identifier: GPL-3.0-or-later

/// A C expression over one number `n`, as it stands after `plural=` in a header.
indirect enum PluralExpression: Hashable, Sendable {
  case number(UInt)
  case count
  case not(PluralExpression)
  case binary(Operator, PluralExpression, PluralExpression)
  case choice(PluralExpression, PluralExpression, PluralExpression)

  enum Operator: String, Hashable, Sendable {
    case or = "||"
    case and = "&&"
    case equal = "=="
    case unequal = "!="
    case notGreater = "<="
    case notLess = ">="
    case less = "<"
    case greater = ">"
    case plus = "+"
    case minus = "-"
    case times = "*"
    case dividedBy = "/"
    case remainder = "%"

    /// How tightly it binds: the larger, the tighter, as in C.
    var precedence: Int {
      switch self {
      case .or: 1
      case .and: 2
      case .equal, .unequal: 3
      case .notGreater, .notLess, .less, .greater: 4
      case .plus, .minus: 5
      case .times, .dividedBy, .remainder: 6
      }
    }
  }

  /// The value for a number; nil where it divides by zero.
  ///
  /// Numbers are C's `unsigned long int`, which wraps, as in GNU gettext.
  func value(_ n: UInt) -> UInt? {
    switch self {
    case .number(let number): return number
    case .count: return n
    case .not(let operand): return operand.value(n).map { $0 == 0 ? 1 : 0 }
    case .choice(let condition, let yes, let no):
      guard let condition = condition.value(n) else { return nil }
      return condition != 0 ? yes.value(n) : no.value(n)
    case .binary(let sign, let left, let right):
      guard let left = left.value(n) else { return nil }
      if sign == .and, left == 0 { return 0 }
      if sign == .or, left != 0 { return 1 }
      guard let right = right.value(n) else { return nil }
      return Self.value(left, sign, right)
    }
  }

  private static func value(_ left: UInt, _ sign: Operator, _ right: UInt) -> UInt? {
    switch sign {
    case .or, .and: right != 0 ? 1 : 0
    case .equal: left == right ? 1 : 0
    case .unequal: left != right ? 1 : 0
    case .notGreater: left <= right ? 1 : 0
    case .notLess: left >= right ? 1 : 0
    case .less: left < right ? 1 : 0
    case .greater: left > right ? 1 : 0
    case .plus: left &+ right
    case .minus: left &- right
    case .times: left &* right
    case .dividedBy: right == 0 ? nil : left / right
    case .remainder: right == 0 ? nil : left % right
    }
  }
}
