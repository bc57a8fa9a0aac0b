// SPDX-License-Identifier: GPL-3.0-or-later

/// A `.xcstrings` file as it is written: Apple's string catalogue, all languages in one file.
struct StringCatalog: Codable {
  struct Item: Codable {
    var comment: String?
    var extractionState: String?
    var shouldTranslate: Bool?
    var localizations: [String: Localization]?
  }

  struct Localization: Codable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?
  }

  struct Unit: Codable {
    var state: String?
    var value: String
  }

  struct Variations: Codable {
    var plural: [String: Localization]?
    var device: [String: Localization]?
    var width: [String: Localization]?
  }

  struct Substitution: Codable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: Variations?
  }

  var sourceLanguage: String
  var strings: [String: Item]
  var version: String
}

extension EntryState {
  /// The state of a unit; those that are not known are as good as translated.
  init(catalogState state: String?) {
    switch state {
    case "new": self = .untranslated
    case "needs_review", "stale": self = .needsReview
    default: self = .ready
    }
  }

  var catalogState: String {
    switch self {
    case .ready: "translated"
    case .needsReview: "needs_review"
    case .untranslated: "new"
    }
  }

  /// Which of two states stands for both.
  func combined(with other: EntryState) -> EntryState {
    [.untranslated, .needsReview].first { $0 == self || $0 == other } ?? .ready
  }
}
