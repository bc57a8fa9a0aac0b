// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables

/// What is wrong with a form, where, and in which languages and sizes.
public struct AuditFinding: Hashable, Sendable {
  public let rule: AuditRule
  /// In the form file; nil where nothing is written at all.
  public let position: TextPosition?
  /// The name of the field; nil for the form itself.
  public let field: String?
  /// The key of the option; nil for the field itself.
  public let option: String?
  /// What the rule is about: the other label, the words twice, the seconds, the sign.
  public let details: [String]
  /// The terminals and the text sizes, such as `40×12 AX1`, or `40×12` for all sizes; empty where
  /// they do not matter.
  public let sizes: [String]
  /// The announcements that a person hears, in the first of the languages; empty where nothing is
  /// heard.
  public let heard: [String]
  /// BCP 47, in the order in which they were looked at.
  public internal(set) var languages: [String]
  /// What is wrong in the form file, which is told in the place of the details.
  public private(set) var mistake: FormMistake.Reason?

  /// What it is told by in a baseline: all but the words that are heard around it and the line, so
  /// that it is still the same when lines were moved; nor the times, which depend on the voice, and
  /// the paths.
  public var fingerprint: AuditFingerprint {
    let told: [String] =
      switch rule {
      case .formMistake: mistake?.names ?? details
      case .hintTooLong, .announcementTooLong, .timeOutTooShort: []
      case .missingTranslation: [String](details.prefix(1))
      default: details
      }
    return AuditFingerprint(
      rule: rule.rawValue, field: field, option: option, details: told, sizes: sizes,
      languages: languages)
  }
}

extension AuditFinding {
  init(
    rule: AuditRule, position: TextPosition?, field: String?, option: String?,
    details: [String], sizes: [String], heard: [String], languages: [String]
  ) {
    self.rule = rule
    self.position = position
    self.field = field
    self.option = option
    self.details = details
    self.sizes = sizes
    self.heard = heard
    self.languages = languages
  }

  /// A mistake of the form file.
  ///
  /// - Parameter languages: in which the form was read, BCP 47.
  public init(_ mistake: FormMistake, languages: [String]) {
    self.init(mistake, languages: languages, in: FormPlaces())
  }

  init(_ mistake: FormMistake, languages: [String], in places: FormPlaces) {
    let owner = places.owner(of: mistake.position)
    self.init(
      rule: .formMistake, position: mistake.position, field: owner?.field,
      option: owner?.option?.text, details: [], sizes: [], heard: [], languages: languages)
    self.mistake = mistake.reason
  }

  /// A form file of which nothing can be read, and why, in words.
  public init(unreadable reason: String, languages: [String]) {
    self.init(
      rule: .formMistake, position: nil, field: nil, option: nil, details: [reason], sizes: [],
      heard: [], languages: languages)
  }
}

extension FormMistake.Reason {
  /// The name of the reason and the names that it is about, the same in every language.
  fileprivate var names: [String] {
    guard let payload = Mirror(reflecting: self).children.first else { return ["\(self)"] }
    let parts = Mirror(reflecting: payload.value).children.map(\.value)
    let values = parts.isEmpty ? [payload.value] : parts
    return [payload.label ?? ""] + values.compactMap { $0 as? String }
  }
}

extension [AuditFinding] {
  /// One finding for what is the same in several languages, by the place in the form.
  var joinedByLanguage: [AuditFinding] {
    var joined: [AuditFinding] = []
    var places: [FindingPlace: Int] = [:]
    for finding in self {
      let same = FindingPlace(
        rule: finding.rule, position: finding.position, field: finding.field,
        option: finding.option, details: finding.details, sizes: finding.sizes,
        mistake: finding.mistake)
      if let place = places[same] {
        for language in finding.languages where !joined[place].languages.contains(language) {
          joined[place].languages.append(language)
        }
      } else {
        places[same] = joined.count
        joined.append(finding)
      }
    }
    return joined.enumerated().sorted { first, second in
      let (a, b) = (first.element.position, second.element.position)
      return (a?.line ?? 0, a?.column ?? 0, first.offset)
        < (b?.line ?? 0, b?.column ?? 0, second.offset)
    }.map(\.element)
  }
}

/// All of a finding but its languages and what is heard there.
private struct FindingPlace: Hashable {
  let rule: AuditRule
  let position: TextPosition?
  let field, option: String?
  let details, sizes: [String]
  let mistake: FormMistake.Reason?
}
