// SPDX-License-Identifier: GPL-3.0-or-later

import CICU

/// The plural categories of languages.
public enum PluralCategories {
  /// The categories that a language's CLDR rules can choose. (uplrules_getKeywords)
  ///
  /// - Parameters:
  ///   - language: BCP 47.
  ///   - kind: `.plural` or `.ordinal`; others have none.
  public static func categories(of language: String, _ kind: TextChoice.Kind) -> Set<String> {
    guard kind == .plural || kind == .ordinal else { return [] }
    let keywords = textFromICU { aloud_plural_keywords(language, kind == .ordinal, $0, $1) } ?? ""
    return Set(keywords.split(separator: " ").map(String.init))
  }

  /// How a message pattern selects what Foundation calls `zero`: Foundation takes that form for
  /// the number 0 in every language, CLDR in those alone whose rules have it.
  static func selector(ofApple category: String, language: String?) -> String {
    category == "zero" && !hasZero(language) ? "=0" : category
  }

  /// The other way round; nil for a form that Foundation cannot have.
  static func appleCategory(of selector: String, language: String?) -> String? {
    if selector == "=0", !hasZero(language) { return "zero" }
    return TextChoice.categories.contains(selector) ? selector : nil
  }

  private static func hasZero(_ language: String?) -> Bool {
    language.map { categories(of: $0, .plural).contains("zero") } ?? false
  }
}
