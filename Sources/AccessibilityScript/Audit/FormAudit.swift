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
  /// - Parameter languages: BCP 47, in the order in which they are looked at.
  /// - Throws: `FormAuditError` for the first language in which the form cannot be read.
  /// - Complexity: O(fields · options) for each language.
  public func findings(in languages: [String]) throws(FormAuditError) -> [AuditFinding] {
    var found: [AuditFinding] = []
    for language in languages {
      let facts = try facts(in: language)
      for rule in settings.rules { found += rule.findings(facts) }
    }
    return found.joinedByLanguage
  }

  private func facts(in language: String) throws(FormAuditError) -> AuditFacts {
    let tables: LabelTables
    do throws(TableError) { tables = try loading(language) } catch { throw .table(error) }
    let reading = source.read(in: [language], words: tables)
    guard let form = reading.form else { throw .mistakes(reading.mistakes) }
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
    return AuditFacts(
      language: language, form: form, places: reading.places, tableKeys: reading.tableKeys,
      opening: opening, fields: fields, timeLimit: settings.timeLimit, longest: settings.longest,
      hearing: hearing, foreignLanguage: { tables.language(ofForeign: $0) })
  }
}
