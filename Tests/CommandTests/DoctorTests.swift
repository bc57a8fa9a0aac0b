// SPDX-License-Identifier: GPL-3.0-or-later
import LabelTables
import Testing

@testable import SpeechOutput
@testable import aloud

/// What `aloud doctor` makes of what it finds.
@Suite struct DoctorTests {
  private static let ready = SpeechDiagnosis.Synthesizer.ready(
    version: "1.51", dataPath: "/usr/share/espeak-ng-data", voiceCount: 4)

  private static let heard =
    "You should have heard: “This is Aloud. If you hear this, Aloud can be heard.”"

  struct Case: Sendable {
    let synthesizer: SpeechDiagnosis.Synthesizer
    let device: SpeechDiagnosis.Device
    var sound = SoundSystem()
    var environment: [String: String] = [:]
    let isHeard: Bool
    /// A part of what tells it.
    let told: String
  }

  static let cases = [
    Case(synthesizer: ready, device: .pulseAudio, isHeard: true, told: "PulseAudio or PipeWire"),
    Case(
      synthesizer: ready, device: .pulseAudio, environment: ["PULSE_SERVER": "tcp:sofa"],
      isHeard: true, told: "tcp:sofa"),
    Case(synthesizer: ready, device: .alsa, isHeard: true, told: "through ALSA"),
    Case(
      synthesizer: ready, device: .alsa, environment: ["PULSE_SERVER": "tcp:sofa"],
      isHeard: true, told: "unset PULSE_SERVER"),
    Case(synthesizer: ready, device: .none, isHeard: false, told: "no sound card"),
    Case(
      synthesizer: ready, device: .none, sound: SoundSystem(hasCards: true, mayUseCards: false),
      isHeard: false, told: "group audio"),
    Case(
      synthesizer: ready, device: .none, sound: SoundSystem(hasCards: true, mayUseCards: true),
      isHeard: false, told: "start a sound server"),
    Case(
      synthesizer: ready, device: .none, environment: ["PULSE_SERVER": "tcp:sofa"],
      isHeard: false, told: "start that server"),
    Case(synthesizer: ready, device: .hangs, isHeard: false, told: "does not answer"),
    Case(
      synthesizer: .dataMissing, device: .untried, isHeard: false, told: "package espeak-ng-data"),
    Case(
      synthesizer: .dataMissing, device: .untried, environment: ["ESPEAK_DATA_PATH": "/d"],
      isHeard: false, told: "ESPEAK_DATA_PATH is /d"),
    Case(
      synthesizer: .cannotStart(13), device: .untried, isHeard: false, told: "Permission denied"),
    Case(synthesizer: .silent, device: .untried, isHeard: false, told: "says nothing"),
    Case(
      synthesizer: ready, device: .alsa, environment: ["ESPEAK_DATA_PATH": "/d"], isHeard: true,
      told: "/d, which has no data"),
    Case(
      synthesizer: .ready(version: "1.51", dataPath: "/d", voiceCount: 0), device: .alsa,
      isHeard: false, told: "no voices in /d"),
  ]

  private static func report(_ test: Case) -> DoctorReport {
    let examination = SpeechExamination(
      diagnosis: SpeechDiagnosis(synthesizer: test.synthesizer, device: test.device),
      catalogue: VoicesTests.catalogue, sound: test.sound, language: ("de", "German"), wish: nil,
      environment: test.environment)
    return DoctorReport(findings: examination.findings)
  }

  @Test(arguments: cases)
  func sound(test: Case) throws {
    let report = Self.report(test)
    #expect(report.status == (test.isHeard ? 0 : 1))
    let lines = report.lines(using: try WordsTests.tables("en"))
    let told = try #require(lines.first { $0.contains(test.told) })
    #expect(test.isHeard || told.hasPrefix("not good: "))
    #expect(lines.last == (test.isHeard ? Self.heard : lines.last))
    for line in lines.dropLast() {
      #expect(line.hasPrefix("good: ") || line.contains("; to mend it, "))
      // A missing entry shows as its key, a missing argument as its braces.
      #expect(!line.contains("doctor.") && !line.contains("{"))
    }
  }

  @Test func theVoiceOfTheLanguageOrWhatTakesItsPlace() throws {
    func lines(_ tag: String, _ name: String) throws -> [String] {
      let examination = SpeechExamination(
        diagnosis: SpeechDiagnosis(synthesizer: Self.ready, device: .alsa),
        catalogue: VoicesTests.catalogue, sound: SoundSystem(), language: (tag, name), wish: nil,
        environment: [:])
      let report = DoctorReport(findings: examination.findings)
      #expect(report.isHeard)
      return report.lines(using: try WordsTests.tables("en"))
    }
    #expect(
      try lines("de-AT", "German").contains("good: German is spoken by the voice German (gmw/de)"))
    let other = try lines("ja", "Japanese").filter { $0.hasPrefix("not good: ") }
    #expect(other.count == 1)
    #expect(other[0].contains("no voice speaks Japanese; the voice English (Great Britain)"))
  }

  /// What `pactl` answers, and what is to be mended.
  @Test(
    arguments: [
      ("Mute: no\n", "Volume: mono: 65536 / 100% / 0.00 dB\n", nil),
      (
        "Mute: yes\n", "Volume: mono: 65536 / 100% / 0.00 dB\n",
        "pactl set-sink-mute @DEFAULT_SINK@ 0"
      ),
      (
        "Mute: no\n", "Volume: front-left: 0 /   0% / -inf dB,   front-right: 0 /   0% / -inf dB\n",
        "pactl set-sink-volume @DEFAULT_SINK@ 50%"
      ),
      (
        "Mute: no\n", "Volume: front-left: 0 /   0% / -inf dB,   front-right: 9 /   1% / -90 dB\n",
        nil
      ),
      ("", "", nil), ("Mute: no\n", "No such command\n", nil),
    ] as [(String, String, String?)])
  func soundServer(mute: String, volume: String, remedy: String?) throws {
    let examination = SpeechExamination(
      diagnosis: SpeechDiagnosis(synthesizer: Self.ready, device: .pulseAudio),
      catalogue: VoicesTests.catalogue, sound: SoundSystem(),
      level: SoundServerLevel(mute: mute, volume: volume), language: ("de", "German"), wish: nil,
      environment: [:])
    let report = DoctorReport(findings: examination.findings)
    #expect(report.isHeard == (remedy == nil))
    let lines = report.lines(using: try WordsTests.tables("en"))
    #expect(lines.filter { $0.hasPrefix("not good") }.allSatisfy { $0.hasSuffix(remedy ?? "?") })
  }

  @Test(arguments: [
    (["ALOUD_SPEECH": "off"], 1, "speech is switched off or goes to a file by ALOUD_SPEECH"),
    (["ALOUD_VOLUME": "0"], 1, "the volume is 0 by ALOUD_VOLUME"),
    (["ALOUD_RATE": "fast"], 0, "ALOUD_RATE: fast is not a number"),
    (["ALOUD_RAET": "300"], 0, "ALOUD_RAET is no setting"),
    (["ALOUD_RATE": "300"], 0, "settings in the environment: ALOUD_RATE=300"),
    (["HOME": "/h"], 0, "/h/.config/aloud/config.json"),
  ])
  func settings(environment: [String: String], status: Int32, told: String) throws {
    let tables = try WordsTests.tables("en")
    let command = parse("doctor", environment: environment)
    let examination = SettingsExamination(
      sources: command.sources, slips: command.slips, words: InterfaceWords(tables: tables))
    let report = DoctorReport(findings: examination.findings)
    #expect(report.status == status)
    #expect(report.lines(using: tables).contains { $0.contains(told) })
  }

  /// What the manual tells people to set is not called a slip.
  @Test func everyVariableOfTheManualIsKnown() throws {
    let tables = try WordsTests.tables("en")
    let names = Set(
      try ManualTests.source("Manual/aloud.1").matches(of: /ALOUD_[A-Z_]*[A-Z]/).map(\.output))
    #expect(names.count > 15)
    for name in names {
      let command = parse("doctor", environment: [String(name): "1"])
      let examination = SettingsExamination(
        sources: command.sources, slips: command.slips, words: InterfaceWords(tables: tables))
      let lines = DoctorReport(findings: examination.findings).lines(using: tables)
      #expect(!lines.contains { $0.contains("\(name) is no setting") })
    }
  }

  @Test(arguments: [
    (["TERM": "xterm", "LANG": "C.UTF-8"], [Finding.Verdict.good, .good, .good]),
    (["TERM": "dumb", "LANG": "de_DE.utf8"], [.good, .good, .good]),
    (["LANG": "C"], [.poor, .poor, .good]),
  ])
  func terminal(environment: [String: String], verdicts: [Finding.Verdict]) {
    let examination = TerminalExamination(
      environment: environment, hasTerminal: true, scalesText: false)
    #expect(examination.findings.map(\.verdict) == verdicts)
  }

  @Test func withoutATerminalNothingElseIsAsked() {
    let examination = TerminalExamination(
      environment: ["TERM": "xterm"], hasTerminal: false, scalesText: nil)
    #expect(examination.findings.map(\.verdict) == [.poor])
  }

  @Test(arguments: [
    (["LANG": "de_DE.UTF-8"], "chosen by LANG=de_DE.UTF-8"),
    (["LANG": "de_DE", "LANGUAGE": "de:en"], "chosen by LANGUAGE=de:en"),
    (["LANG": "de_DE", "ALOUD_LANGUAGE": "de"], "chosen by ALOUD_LANGUAGE"),
    ([:], "since nothing names one"),
    (["LC_ALL": "qx_QX", "LANG": "de_DE"], "LC_ALL is qx_QX, which is no language"),
    (["LANG": "mi_NZ"], "Aloud has no words in Māori"),
  ])
  func language(environment: [String: String], told: String) throws {
    let tables = try WordsTests.tables("en")
    let sources = SettingSources(environment: environment)
    let choice = try LocaleChoice(explicit: nil, environment: environment)
    let examination = LanguageExamination(
      sources: sources, words: InterfaceWords(tables: tables),
      wanted: environment["LANG"] == "mi_NZ" ? choice.languages : ["en"], failure: nil)
    let lines = DoctorReport(findings: examination.findings).lines(using: tables)
    #expect(lines.contains { $0.contains(told) })
  }

  @Test func whatIsFoundIsShownSafely() throws {
    let report = DoctorReport(findings: [.good("doctor.terminal.keys", .text("\u{1B}[2J"))])
    let lines = report.lines(using: try WordsTests.tables("en"))
    #expect(lines[0].contains("␛[2J"))
  }
}
