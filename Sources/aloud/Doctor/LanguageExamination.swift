// SPDX-License-Identifier: GPL-3.0-or-later
import LabelTables

/// The person's language: who chose it, and whether there are words in it.
struct LanguageExamination {
  let sources: SettingSources
  let words: InterfaceWords
  /// The languages wanted, BCP 47, best first.
  let wanted: [String]
  let failure: UsageError?

  var findings: [Finding] {
    let tables = words.tables
    var findings: [Finding] = []
    if let failure, case .table(.unknownLanguage) = failure {
      findings.append(.error(failure, silences: false))
    }
    findings += unknownNames
    let language = MessageArgument.text(tables.languageName(tables.language))
    let tag = MessageArgument.text(tables.language)
    if let source {
      findings.append(.good("doctor.language", language, tag, .text(source)))
    } else {
      findings.append(.good("doctor.language.usual", language, tag))
    }
    if let first = wanted.first, Self.primary(first) != Self.primary(tables.language) {
      findings.append(
        .bad(
          "doctor.language.noWords", .text(tables.languageName(first)), language, silences: false))
    }
    return findings
  }

  /// Where the language was given, as a person would find it there.
  private var source: String? {
    if failure == nil, let source = sources.source(of: .language) { return words.name(source) }
    return choice.variable.map { words.text("doctor.member", .text($0), .text(value(of: $0))) }
  }

  private var choice: LocaleChoice {
    // Without a language by name nothing can be wrong with one.
    try! LocaleChoice(explicit: nil, environment: sources.environment)
  }

  /// Variables that count more than the one that decided, and name no language.
  private var unknownNames: [Finding] {
    guard sources.source(of: .language) == nil else { return [] }
    return LocaleChoice.variables.prefix { $0 != choice.variable }
      .filter { !value(of: $0).isEmpty }
      .map { .bad("doctor.language.unknown", .text($0), .text(value(of: $0)), silences: false) }
  }

  private func value(of variable: String) -> String { sources.environment[variable] ?? "" }

  private static func primary(_ tag: String) -> String {
    String(tag.prefix { $0 != "-" }.lowercased())
  }
}
