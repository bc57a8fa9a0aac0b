// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer
import LabelTables
import RadioModel

/// Why a form cannot be looked at.
public enum FormAuditError: Error, Hashable, Sendable {
  /// What is wrong in the form file, in its order.
  case mistakes([FormMistake])
  /// Tables of the form, or the words around it.
  case table(TableError)
}

/// Walks a form by itself, in each language, at each text size, by keys and by lines, and finds what
/// an accessibility expert would.
public struct FormAudit {
  /// Loads the words around a form's own in a language, BCP 47.
  public typealias Loading = (_ language: String) throws(TableError) -> LabelTables

  /// What of a form is looked for.
  public struct Settings: Hashable, Sendable {
    /// How long one key may be answered for, in seconds.
    public var longest = 12.0
    /// Milliseconds without a key until the question closes; nil for no limit.
    public var timeLimit: Int?
    public var rules = AuditRule.allCases

    public init() {}
  }

  public var settings: Settings
  private let source: FormSource
  private let loading: Loading
  private let hearing: AuditHearing

  public init(
    _ source: FormSource, settings: Settings = Settings(), hearing: AuditHearing,
    loading: @escaping Loading
  ) {
    self.source = source
    self.settings = settings
    self.hearing = hearing
    self.loading = loading
  }

  /// All findings in the order of the form file; what is the same in several languages is one.
  ///
  /// Mistakes of the form are findings, and what else can be read of it is looked at.
  ///
  /// - Parameter languages: BCP 47, in the order in which they are looked at.
  /// - Throws: `FormAuditError` where in no language anything of the form can be read.
  /// - Complexity: O(fields · options) for each language.
  public func findings(in languages: [String]) throws(FormAuditError) -> [AuditFinding] {
    var found: [AuditFinding] = []
    var all: [FormMistake] = []
    var isRead = false
    let missing = try missingTranslations(in: languages)
    let missingPlaces = Set(missing.map(\.position))
    for language in languages {
      let tables = try tables(in: language)
      let reading = source.read(in: [language], words: tables)
      let mistakes = reading.mistakes.filter {
        !($0.reason.isUnknownKey && missingPlaces.contains($0.position))
      }
      all += mistakes
      found += mistakes.map { AuditFinding($0, languages: [language], in: reading.places) }
      guard let form = reading.form else { continue }
      isRead = true
      let facts = facts(of: form, reading, in: language, tables)
      let known = KnownPlaces(reading)
      for rule in settings.rules {
        found += rule.findings(facts).filter { !known.contains($0.position) }
      }
    }
    guard isRead else {
      var seen: Set<FormMistake> = []
      throw .mistakes(all.filter { seen.insert($0).inserted })
    }
    return (found + missing).filter { settings.rules.contains($0.rule) }.joinedByLanguage
  }

  /// Where mistakes are, which have consequences that need not be told besides: a label that is in no
  /// table is none.
  private struct KnownPlaces {
    private let positions: Set<TextPosition>
    private let owners: Set<FormPlaces.Owner>
    private let places: FormPlaces

    init(_ reading: FormReading) {
      places = reading.places
      positions = Set(reading.mistakes.map(\.position)).union(reading.places.unresolved)
      owners = Set(positions.compactMap(reading.places.owner))
    }

    func contains(_ position: TextPosition?) -> Bool {
      guard let position else { return false }
      return positions.contains(position)
        || places.owner(of: position).map(owners.contains) ?? false
    }
  }

  /// Entries that are missing in the languages, each with the file that lacks it.
  private func missingTranslations(in languages: [String]) throws(FormAuditError)
    -> [AuditFinding]
  {
    guard let first = languages.first, !((try? source.languages()) ?? []).isEmpty else {
      return []
    }
    let (mistakes, places) = source.missingEntries(words: try tables(in: first))
    return mistakes.compactMap { mistake in
      guard case .table(.keyMissing(let key, let path, let language)) = mistake.reason,
        languages.contains(where: { $0 == language || $0.hasPrefix(language + "-") })
      else { return nil }
      let owner = places.owner(of: mistake.position)
      return AuditFinding(
        rule: .missingTranslation, position: mistake.position, field: owner?.field,
        option: owner?.option?.text, details: [key, path], sizes: [], heard: [],
        languages: [language])
    }
  }

  private func tables(in language: String) throws(FormAuditError) -> LabelTables {
    do throws(TableError) { return try loading(language) } catch { throw .table(error) }
  }

  private func facts(
    of form: Form, _ reading: FormReading, in language: String, _ tables: LabelTables
  ) -> AuditFacts {
    let walk = AuditWalk(form, tables: tables)
    let (opening, stops) = walk.stops()
    let lines = walk.lineStops()
    var screens = AuditScreens(walk, tables: tables)
    let cuts = settings.rules.contains(.textCut) ? screens.cutTexts() : form.fields.map { _ in [] }
    var reachability = FormReachability(form)
    let fields = form.fields.indices.map { index in
      let field = form.fields[index]
      let group = field.kind.group ?? RadioGroup()
      let options = (0..<group.count).compactMap { position -> AuditedOption? in
        guard let listed = lines[index].options[position] else { return nil }
        let option = group[position]
        return AuditedOption(
          option: option, announcement: stops[index].options[position], listed: listed,
          canBeEnabled: reachability.canBeEnabled(option, of: index),
          canBeDisabled: !option.isEnabled || field.optionsEnabledWhen[option.key] != nil)
      }
      return AuditedField(
        field: field, opening: stops[index].opening, lineOpening: lines[index].opening,
        options: options, canBeAsked: reachability.canBeAsked(index), cuts: cuts[index])
    }
    let conditions = reachability
    return AuditFacts(
      language: language, form: form, places: reading.places, tableKeys: reading.tableKeys,
      opening: opening, fields: fields, timeLimit: settings.timeLimit, longest: settings.longest,
      hearing: hearing, foreignLanguage: { tables.language(ofForeign: $0) },
      areAskedTogether: { first, second in
        var conditions = conditions
        return conditions.canBeAskedTogether(first, second)
      })
  }
}

extension FormMistake.Reason {
  fileprivate var isUnknownKey: Bool {
    if case .table(.unknownKey) = self { true } else { false }
  }
}
