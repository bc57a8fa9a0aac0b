// SPDX-License-Identifier: GPL-3.0-or-later

import CICU

/// Which arguments a pattern shows, which it only counts by, and which plural forms it has.
struct PatternArguments {
  private struct Plural {
    let isOrdinal: Bool
    var forms: Set<String> = []
  }

  private var shown: Set<String> = []
  private var counted: Set<String> = []
  private var plurals: [Plural] = []

  init(_ pattern: String) {
    // Plural arguments can stand within one another: the innermost one that is open is the last
    // of its depth.
    var open: [Int: Int] = [:]
    for part in PatternParts(pattern)?.parts ?? [] {
      switch part.kind {
      case .literal: break
      case .argument(isNumeric: true):
        counted.insert(part.text)
        open[part.depth] = nil
      case .argument(isNumeric: false):
        shown.insert(part.text)
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
  /// only counts by may be left out: a language without plurals has no use for it.
  func differences(from model: PatternArguments) -> (missing: [String], extra: [String]) {
    let all = shown.union(counted)
    return (
      model.shown.subtracting(all).sorted(),
      all.subtracting(model.shown.union(model.counted)).sorted()
    )
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
