// SPDX-License-Identifier: GPL-3.0-or-later

/// Writes whole numbers in a language's digits.
struct Digits: Sendable {
  private let signs: [Character]

  /// The digits of the locale's usual numbering system. (icu::NumberingSystem)
  init(locale: String) { signs = LanguageTag.digits(locale) }

  /// The number without signs between groups: a voice would read those as the end of the number.
  func text(_ value: Int) -> String {
    String(String(value).map { sign in sign.wholeNumberValue.map { signs[$0] } ?? sign })
  }
}
