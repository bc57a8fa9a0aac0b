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
    let findings =
      speech.findings + settings.findings
      + TerminalExamination(environment: environment).findings
      + InputrcExamination(environment: environment).findings
      + language.findings + tables.findings
    // Whether a sentence is heard is for the person to judge, who gets to hear one.
    guard DoctorReport(findings: findings).isHeard, !speaks(interface.text("doctor.sample")) else {
      return DoctorReport(findings: findings)
    }
    return DoctorReport(findings: findings + [.bad("doctor.sample.failed", silences: true)])
  }

  /// How long a sentence may take to be spoken, in milliseconds.
  private static let sampleLimit = 15_000

  /// Speaks as a question would.
  ///
  /// - Returns: Whether the engine knows of nothing that went wrong.
  private func speaks(_ sentence: String) -> Bool {
    let settings = (try? PersonalSettings(command.sources)) ?? PersonalSettings()
    let engine = ChildSpeechEngine(
      settings: SpeechSettings(settings.voicePreferences, voice: settings.voice))
    defer { engine.close() }
    engine.speak([Utterance(text: sentence, language: words.tables.language)])
    engine.finish(atMost: Self.sampleLimit, cutWhenReadable: nil)
    return !engine.takeNotices().contains {
      [.noDevice, .engineGone, .engineRestarted].contains($0)
    }
  }

  private var speech: SpeechExamination {
    let language = words.tables.locale
    let wish = (try? command.sources.value(.voice, .text)).flatMap { $0 }
    let diagnosis = SpeechDiagnosis.run()
    return SpeechExamination(
      diagnosis: diagnosis, catalogue: VoiceCatalogue.installed(), sound: .ofMachine,
      level: diagnosis.device == .pulseAudio ? .ofServer : nil,
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
