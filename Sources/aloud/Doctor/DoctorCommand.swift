// SPDX-License-Identifier: GPL-3.0-or-later
import LabelTables
import SpeechOutput

/// `aloud doctor`: why a person hears nothing, or that they will hear Aloud.
struct DoctorCommand {
  let command: ParsedCommand
  /// The tables that words come from, and what is wrong with those that were wanted.
  let words: InterfaceTables
  let environment: [String: String]
  let executable: String

  /// Looks at everything on the way from a question to the ear.
  func report() -> DoctorReport {
    let interface = InterfaceWords(tables: words.tables)
    let settings = SettingsExamination(
      sources: command.sources, slips: command.slips, words: interface)
    let language = LanguageExamination(
      sources: command.sources, words: interface, wanted: words.languages, failure: words.failure)
    let tables = TableExamination(
      folder: folder, failure: words.failure, silences: !words.isFailureOfPerson(command),
      language: words.tables.language, words: interface)
    return DoctorReport(
      findings: speech.findings + settings.findings
        + TerminalExamination(environment: environment).findings
        + InputrcExamination(environment: environment).findings
        + language.findings + tables.findings)
  }

  private var speech: SpeechExamination {
    let language = words.tables.locale
    let wish = (try? command.sources.value(.voice, .text)).flatMap { $0 }
    return SpeechExamination(
      diagnosis: SpeechDiagnosis.run(), catalogue: VoiceCatalogue.installed(), sound: .ofMachine,
      language: (language, words.tables.languageName(language)),
      wish: wish.flatMap { name in
        command.sources.source(of: .voice).map { WishedVoice(name: name, source: $0) }
      }, environment: environment)
  }

  private var folder: TableFolder? {
    try? TableFolder.locate(
      explicit: command.tables, environment: environment, executable: executable)
  }
}
