// SPDX-License-Identifier: GPL-3.0-or-later

import CICU

/// Which arguments a pattern shows, which it writes or counts by, and which plural forms it has.
struct PatternArguments {
  private struct Plural {
    let isOrdinal: Bool
    var forms: Set<String> = []
  }

  private var shown: Set<String> = []
  private var written: Set<String> = []
  private var counted: Set<String> = []
  private var plurals: [Plural] = []

  init(_ pattern: String) {
    // Plural arguments can stand within one another: the innermost one that is open is the last
    // of its depth.
    var open: [Int: Int] = [:]
    for part in PatternParts(pattern)?.parts ?? [] {
      switch part.kind {
      case .literal: break
      case .argument(.shown): shown.insert(part.text)
      case .argument(.written): written.insert(part.text)
      case .argument(.counted):
        counted.insert(part.text)
        open[part.depth] = nil
      case .selector(of: .select): break
      case .selector(let kind):
        if open[part.depth] == nil {
          open[part.depth] = plurals.count
          plurals.append(Plural(isOrdinal: kind == .ordinal))
        }
        if let plural = open[part.depth] { plurals[plural].forms.insert(part.text) }
      }
    }
  }

  /// What this pattern lacks and what it has too much, against a model. A number that the model
  /// only counts by may be left out: a language without plurals has no use for it. Where the
  /// pattern writes a number itself (`{0, spellout}`), it needs no other argument for its digits.
  func differences(from model: PatternArguments) -> (missing: [String], extra: [String]) {
    let missing = model.shown.subtracting(shown).subtracting(written)
    let standingIn = written.intersection(model.counted).subtracting(model.shown)
    let extra = shown.union(written).union(counted).subtracting(
      model.shown.union(model.written).union(model.counted))
    return (missing.count <= standingIn.count ? [] : missing.sorted(), extra.sorted())
  }

  /// The plural forms of the language's CLDR rules that a plural pattern lacks. (uplrules_getKeywords)
  func missingForms(language: String) -> [String] {
    var missing: Set<String> = []
    for plural in plurals {
      let keywords = textFromICU { aloud_plural_keywords(language, plural.isOrdinal, $0, $1) } ?? ""
      missing.formUnion(
        Set(keywords.split(separator: " ").map(String.init)).subtracting(plural.forms))
    }
    return missing.sorted()
  }
}
