// SPDX-License-Identifier: GPL-3.0-or-later

/// A decimal number, exact as it was written: 0.1 is a tenth.
public struct DecimalNumber: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// How many digits a number may have, before and behind the decimal sign together.
  public static let longest = 18

  /// All digits as one whole number, with the sign.
  let significand: Int
  /// How many of the digits stand behind the decimal sign; the last of them is not 0.
  let fractionDigits: Int

  public init(_ value: Int) {
    significand = value
    fractionDigits = 0
  }

  /// Reads digits of any script, with a sign and with a full stop, a comma or an Arabic decimal
  /// separator before the fraction.
  ///
  /// - Returns: nil for anything else, also for a number with signs between groups of digits,
  ///   since `1,234` says two things, and for more than ``longest`` digits.
  public init?(_ text: String) {
    var characters = text[...]
    let isNegative = characters.first.map { "-\u{2212}".contains($0) } ?? false
    if isNegative || characters.first == "+" { characters.removeFirst() }
    var significand = 0
    var (digits, fraction) = (0, 0)
    var hasSeparator = false
    for character in characters {
      if let digit = character.decimalDigit {
        digits += 1
        fraction += hasSeparator ? 1 : 0
        guard digits <= Self.longest else { return nil }
        significand = significand * 10 + digit
      } else if !hasSeparator, ".,\u{066B}".contains(character) {
        hasSeparator = true
      } else {
        return nil
      }
    }
    guard digits > 0 else { return nil }
    while fraction > 0, significand % 10 == 0 {
      significand /= 10
      fraction -= 1
    }
    self.significand = isNegative ? -significand : significand
    fractionDigits = fraction
  }

  /// ASCII digits, with a full stop before the fraction.
  public var description: String {
    var digits = String(significand.magnitude)
    guard fractionDigits > 0 else { return (significand < 0 ? "-" : "") + digits }
    digits = String(repeating: "0", count: max(0, fractionDigits + 1 - digits.count)) + digits
    return (significand < 0 ? "-" : "") + digits.dropLast(fractionDigits) + "."
      + digits.suffix(fractionDigits)
  }

  /// The number when it is a whole one.
  public var wholeNumber: Int? { fractionDigits == 0 ? significand : nil }

  public static func < (left: Self, right: Self) -> Bool {
    let digits = max(left.fractionDigits, right.fractionDigits)
    return left.units(digits) < right.units(digits)
  }

  /// Whether whole steps lead from a base to the number.
  ///
  /// - Parameter step: more than 0.
  public func isReached(from base: DecimalNumber, by step: DecimalNumber) -> Bool {
    let digits = max(fractionDigits, base.fractionDigits, step.fractionDigits)
    return (units(digits) - base.units(digits)) % step.units(digits) == 0
  }

  /// The sum, or nil when it has more than ``longest`` digits.
  public func adding(_ other: DecimalNumber) -> DecimalNumber? {
    let digits = max(fractionDigits, other.fractionDigits)
    return Self(units: units(digits) + other.units(digits), fractionDigits: digits)
  }

  /// The number times a power of ten, or nil when it has more than ``longest`` digits.
  public func scaled(byPowerOfTen exponent: Int) -> DecimalNumber? {
    guard abs(exponent) <= Self.longest else { return significand == 0 ? self : nil }
    let scaled = Self(
      units: units(fractionDigits + max(0, exponent)),
      fractionDigits: fractionDigits - min(0, exponent))
    return scaled.flatMap { $0.fractionDigits <= Self.longest ? $0 : nil }
  }

  public static prefix func - (number: DecimalNumber) -> DecimalNumber {
    Self(units: -Int128(number.significand), fractionDigits: number.fractionDigits)!
  }

  private init?(units: Int128, fractionDigits: Int) {
    var (units, digits) = (units, fractionDigits)
    while digits > 0, units % 10 == 0 {
      units /= 10
      digits -= 1
    }
    guard units.magnitude < 1_000_000_000_000_000_000 else { return nil }
    significand = Int(units)
    self.fractionDigits = digits
  }

  /// The number in units of the last of so many digits behind the sign. Two numbers of 18 digits
  /// never overflow: 36 digits fit.
  private func units(_ digits: Int) -> Int128 {
    (fractionDigits..<digits).reduce(Int128(significand)) { units, _ in units * 10 }
  }
}

extension Character {
  /// The value of a decimal digit of any script, full-width ones included; nil for all else, such
  /// as fractions and ideographic numbers.
  package var decimalDigit: Int? {
    guard let scalar = unicodeScalars.first, unicodeScalars.count == 1,
      scalar.properties.numericType == .decimal
    else { return nil }
    return wholeNumberValue
  }
}
