// SPDX-License-Identifier: GPL-3.0-or-later

/// Which of a catalogue's numbered plural forms each category of CLDR takes.
///
/// gettext numbers its forms by a rule of the file, tables of ours have CLDR's categories: both
/// are asked for many numbers. Where the rules differ for 0, 1 or 2 alone, such as for 0 in French
/// catalogues with `n != 1`, that number has a form of its own.
struct GettextPluralForms {
  /// The selectors in their order, each with the index of its form.
  let selectors: [(selector: String, form: Int)]

  /// - Parameters:
  ///   - rule: the rule of the catalogue.
  ///   - language: BCP 47.
  init(_ rule: PluralRule, language: String) {
    let keywords = TextChoice.categories.filter {
      PluralCategories.categories(of: language, .plural).contains($0)
    }
    let pattern = "{0, plural, \(keywords.map { "\($0) {\($0)}" }.joined(separator: " "))}"
    let message = keywords.isEmpty ? nil : Message(pattern: pattern, locale: language)
    let digits = Digits(locale: "en")
    var counts: [String: [Int: Int]] = [:]
    var small: [(number: Int, category: String, form: Int)] = []
    for number in Array(0...210) + [1000, 1_000_000] {
      let form = (try? rule.form(for: UInt(number))) ?? 0
      let category = message?.text([.number(number)], digits: digits) ?? "other"
      counts[category, default: [:]][form, default: 0] += 1
      if number <= 2 { small.append((number, category, form)) }
    }
    let usual = counts.mapValues { forms in
      forms.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key ?? 0
    }
    var selectors = small.filter { usual[$0.category] != $0.form }
      .map { (selector: "=\($0.number)", form: $0.form) }
    for category in TextChoice.categories {
      if let form = usual[category] { selectors.append((category, form)) }
    }
    if usual["other"] == nil { selectors.append(("other", rule.formCount - 1)) }
    self.selectors = selectors
  }
}
