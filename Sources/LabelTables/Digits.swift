// SPDX-License-Identifier: GPL-3.0-or-later

/// Writes numbers in a language's digits.
struct Digits: Sendable {
  /// The signs of 0 to 9; nil for the ASCII digits, in which numbers are written already.
  private let signs: [Character]?
  let decimalSign: String

  /// The digits of the locale's usual numbering system. (icu::NumberingSystem)
  init(locale: String) {
    let signs = LanguageTag.digits(locale)
    self.signs = signs == Array("0123456789") ? nil : signs
    decimalSign = LanguageTag.decimalSign(locale)
  }

  /// The number without signs between groups: a voice would read those as the end of the number.
  func text(_ value: Int) -> String {
    localized(String(value))
  }

  /// - Parameter decimal: ASCII digits, with a full stop before a fraction.
  func text(decimal: String) -> String {
    decimal.split(separator: ".").map { localized(String($0)) }.joined(separator: decimalSign)
  }

  private func localized(_ text: String) -> String {
    guard let signs else { return text }
    return String(text.map { sign in sign.wholeNumberValue.map { signs[$0] } ?? sign })
  }
}
