// SPDX-License-Identifier: GPL-3.0-or-later

/// The rule of gettext that tells most of a language's CLDR categories apart.
struct GettextRuleChoice {
  let rule: PluralRule
  /// The category of each numbered form: of those that share a form, the one of most numbers.
  let categories: [String]

  /// - Parameter language: BCP 47.
  init(language: String) {
    let names = TextChoice.categories.filter {
      PluralCategories.categories(of: language, .plural).contains($0)
    }
    let pattern = "{0, plural, \(names.map { "\($0) {\($0)}" }.joined(separator: " "))}"
    let message = names.isEmpty ? nil : Message(pattern: pattern, locale: language)
    let digits = Digits(locale: "en")
    let numbers = (Array(0...210) + [1000, 1_000_000]).map {
      (number: UInt($0), category: message?.text([.number($0)], digits: digits) ?? "other")
    }
    var best: (rule: PluralRule, categories: [String])?
    for field in Self.fields {
      guard let rule = try? PluralRule(field: field),
        let categories = Self.categories(of: rule, numbers),
        categories.count > best?.categories.count ?? 0
      else { continue }
      best = (rule, categories)
    }
    rule = best?.rule ?? .germanic
    categories = best?.categories ?? ["one", "other"]
  }

  /// The category of each form; nil where a category has numbers of two forms, or a form none.
  private static func categories(
    of rule: PluralRule, _ numbers: [(number: UInt, category: String)]
  ) -> [String]? {
    var forms: [String: Int] = [:]
    var counts: [Int: [String: Int]] = [:]
    for (number, category) in numbers {
      guard let form = try? rule.form(for: number), forms[category] ?? form == form else {
        return nil
      }
      forms[category] = form
      counts[form, default: [:]][category, default: 0] += 1
    }
    guard counts.count == rule.formCount else { return nil }
    return (0..<rule.formCount).map { form in
      counts[form]?.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? "other"
    }
  }

  /// Those that the manual of gettext lists ("Plural forms"), and those of CLDR's rules for Latvian,
  /// Maltese, Irish and Welsh.
  private static let fields = [
    "nplurals=1; plural=0;", "nplurals=2; plural=n != 1;", "nplurals=2; plural=n>1;",
    "nplurals=3; plural=n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2;",
    "nplurals=3; plural=n==1 ? 0 : n==2 ? 1 : 2;",
    "nplurals=3; plural=n==1 ? 0 : (n==0 || (n%100 > 0 && n%100 < 20)) ? 1 : 2;",
    "nplurals=3; plural=n%10==1 && n%100!=11 ? 0 : n%10>=2 && (n%100<10 || n%100>=20) ? 1 : 2;",
    "nplurals=3; plural=n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2;",
    "nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;",
    "nplurals=3; plural=n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2;",
    "nplurals=4; plural=n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3;",
    "nplurals=6; plural=n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5;",
    "nplurals=3; plural=n%10==0 || n%100>=11 && n%100<=19 ? 0 : n%10==1 && n%100!=11 ? 1 : 2;",
    "nplurals=5; plural=n==1 ? 0 : n==2 ? 1 : n<7 && n>2 ? 2 : n<11 && n>6 ? 3 : 4;",
    "nplurals=6; plural=n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n==3 ? 3 : n==6 ? 4 : 5;",
  ]
}
