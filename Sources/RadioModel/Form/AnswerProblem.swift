// SPDX-License-Identifier: GPL-3.0-or-later

/// Why what a field holds is no answer to it.
public enum AnswerProblem: Hashable, Sendable {
  /// An answer is needed and there is none.
  case missing
  /// Fewer characters, as people count them, than needed.
  case tooShort(count: Int, minimum: Int)
  case tooLong(count: Int, maximum: Int)
  /// The text has another form than the one asked for.
  case otherForm
  case notANumber(String)
  /// The text is a number with a point in one language and one with groups of digits in another.
  case twoNumbers(String)
  case tooManyDigits(maximum: Int)
  case tooSmall(DecimalNumber, minimum: DecimalNumber)
  case tooLarge(DecimalNumber, maximum: DecimalNumber)
  /// No whole number of steps from the base.
  case betweenSteps(DecimalNumber, step: DecimalNumber, base: DecimalNumber)
  /// Fewer options are checked than needed.
  case tooFew(count: Int, minimum: Int)
  case tooMany(count: Int, maximum: Int)
}
