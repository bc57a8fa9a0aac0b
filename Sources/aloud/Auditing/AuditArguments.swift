// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import LabelTables
import SpeechOutput

/// What `aloud audit` was told.
struct AuditArguments: Equatable, Sendable {
  /// The form; nil where only the rules are printed.
  var place: StreamPlace?
  /// Whether the rules are printed, and no form is looked at.
  var listsRules = false
  var ignored: Set<AuditRule> = []
  /// The file of findings that are known, as ``PathText``.
  var baseline: String?
  /// Whether what is found is written there.
  var writesBaseline = false
  var form = ReportForm.text
  /// How bad a finding has to be for status 1.
  var level = TableRule.Severity.warning
  /// The languages to look at, BCP 47; empty for the form's and the person's.
  var languages: [String] = []
  var personTables: [PersonTable] = []
  /// How long one key may be answered for, in seconds.
  var longest = FormAudit.Settings().longest
  /// Milliseconds until the question closes unanswered; nil waits for ever.
  var timeout: Int?
  var speech = SpeechSettings()

  /// - Throws: What is wrong with the first thing that cannot be used.
  init(_ line: ArgumentLine, _ sources: SettingSources) throws(UsageError) {
    place = line.operands.first.map { StreamPlace(PathText.text(carrying: $0)) }
    listsRules = line.has(.rules)
    for value in line.all(.ignore) { ignored.insert(try Self.rule(value)) }
    baseline = try sources.value(.baseline, .path)
    writesBaseline = line.has(.writeBaseline)
    form = try sources.value(.format, .choice()) ?? form
    level = try sources.value(.level, .choice()) ?? level
    for value in line.all(.language) { languages.append(try Self.language(value)) }
    for value in line.all(.table) { personTables.append(try PersonTable(value)) }
    if let wish = try sources.value(.longest, .seconds(1...3600)) { longest = Double(wish) / 1000 }
    let wait = try sources.value(.timeout, .seconds(0...31_536_000))
    timeout = wait == 0 ? nil : wait
    let settings = try PersonalSettings(sources)
    speech = SpeechSettings(settings.voicePreferences, voice: settings.voice)
    if writesBaseline, baseline == nil {
      throw .optionNeeds(.writeBaseline, .baseline)
    }
    if !listsRules, place == nil { throw .missingForm }
  }

  private static func rule(_ value: [UInt8]) throws(UsageError) -> AuditRule {
    let name = String(decoding: value, as: UTF8.self)
    guard let rule = AuditRule(rawValue: name) else {
      throw .unknownChoice(
        .option(.ignore), given: name, known: AuditRule.allCases.map(\.rawValue))
    }
    return rule
  }

  private static func language(_ value: [UInt8]) throws(UsageError) -> String {
    do throws(TableError) {
      let name = String(decoding: value, as: UTF8.self)
      return try LocaleChoice(explicit: name, environment: [:]).languages[0]
    } catch {
      throw .table(error)
    }
  }
}
