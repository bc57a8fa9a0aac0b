// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import Announcer
import FoundationEssentials
import LabelTables
import TestSupport
import Testing

/// What is recorded plays and holds; what is rewritten holds: whatever the words are.
@Suite struct RoundTripTests {
  private static let player = {
    var environment = Scripts.environment
    environment.editing = { ErasingEditor() }
    return ScriptPlayer(environment: environment)
  }()

  private static let keys = [
    "Down", "Up", "Home", "End", "C-n", "Space", "Tab", "S-Tab", "Enter", "Enter", "F1", "F2",
    "F3", "F12", "Backspace", "1", "x", "wait:3000", "wait:60000", "Escape",
  ]
  /// Such as mean the same in every language.
  private static let plainKeys = keys.filter { $0.count > 1 && $0 != "Escape" }

  /// A question of a form in a language.
  private func session(
    _ folder: TemporaryScripts, _ language: String, _ mode: Announcer.Mode = .keys,
    transcribe: ((TranscriptEvent) -> Void)? = nil
  ) throws -> (session: PlayedSession, fieldCount: Int) {
    let path = folder.path("form.json5")
    let tables = try LabelTables(folder: Scripts.folder, languages: [language])
    let read = FormSource(
      bytes: Array(try Data(contentsOf: URL(filePath: path))), path: path, otherTables: []
    ).read(in: [language], words: tables)
    let form = try #require(read.form, "\(read)")
    var settings = SessionSettings()
    settings.mode = mode
    let session = PlayedSession(
      Question(form: form), tables: tables, settings: settings, editing: ErasingEditor(),
      transcribe: transcribe)
    return (session, form.fields.count)
  }

  @Test(arguments: Array(1...60) + [UInt64.random(in: .min ... .max)])
  func whatIsRecordedHolds(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let form = RandomForm(&random)
    let language = ["en", "de"].randomElement(using: &random)!
    let mode: Announcer.Mode = Int.random(in: 0..<4, using: &random) == 0 ? .lines : .keys
    var events: [ScriptWriter.TimedEvent] = []
    var now = { 0 }
    let (session, fieldCount) = try session(
      TemporaryScripts(form.files), language, mode,
      transcribe: { event in
        if case .wait = event { return }
        events.append((now(), event))
      })
    now = { session.now }
    for _ in 0..<Int.random(in: 1...40, using: &random) where session.status == nil {
      if Int.random(in: 0..<3, using: &random) == 0 {
        // An accent typed alone makes no character, but has a sign in the place of a secret.
        let typed = RandomForm.text(&random).unicodeScalars.filter {
          $0 != "\u{301}" || !form.form.contains("\"secret\"")
        }
        // What is typed behind the end is told, and is no part of the session; no text is unreadable.
        try? session.type(String(typed))
      } else {
        try session.press(Self.keys.randomElement(using: &random)!)
      }
    }
    if Bool.random(using: &random) { session.end() }
    let text = ScriptWriter.text(
      subject: Setting(name: "form", value: "form.json5"),
      settings: [
        Setting(name: "language", value: language),
        Setting(name: "mode", value: mode == .keys ? "keys" : "lines"),
      ], events: events, fieldCount: fieldCount)
    let scripts = try TemporaryScripts(form.files.merging(["a.aloud": text]) { $1 })
    let result = Self.player.play(path: scripts.path("a.aloud"))[0]
    #expect(result.problems == [], "seed \(seed)\n\(text)\n\(form.form)")
    #expect(result.failures(from: .may) == [], "seed \(seed)\n\(text)\n\(form.form)")
    #expect(!result.steps.isEmpty)
  }

  /// Steps that no language is over before.
  private func steps(
    _ folder: TemporaryScripts, _ random: inout SeededGenerator
  ) throws -> [String] {
    let sessions = try ["en", "de"].map { try session(folder, $0).session }
    var steps = ["open"]
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      let key = Self.plainKeys.randomElement(using: &random)!
      for session in sessions { try session.press(key) }
      steps.append("press \(key)")
      if sessions.contains(where: { $0.status != nil }) { break }
    }
    return steps
  }

  /// Expectations of which hardly one holds.
  private static let wrong = [
    ["hear \"no\"", "SHOULD hear \"never\""], ["hear label \"no\" role \"button\""],
    ["hear message \"x\"", "hear selection \"x\""], ["cut \"x\""], ["selected nothing"],
    ["hear nothing", "screen row 3 \"x\"", "screen focused row \"x\"", "screen containing \"x\""],
    ["screen is", "| x"], ["field nothing", "status cancelled"], ["hear containing \"x\""],
    ["hear label nothing"], ["no answer"], ["hear hint anything"],
  ]

  @Test(arguments: Array(1...24) + [UInt64.random(in: .min ... .max)])
  func whatIsRewrittenHolds(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let form = RandomForm(&random)
    let steps = try steps(TemporaryScripts(form.files), &random)
    let start =
      "form: form.json5\n"
      + ["matrix language: en de\n", "language: de\n"].randomElement(using: &random)!
    for extent in [ScriptUpdate.Extent.missing, .failed] {
      let text =
        start
        + steps.map { step in
          let wrong = Self.wrong.randomElement(using: &random)!
          return step + "\n"
            + (extent == .missing ? "" : wrong.map { "  \($0)\n" }.joined())
        }.joined()
      let scripts = try TemporaryScripts(form.files.merging(["a.aloud": text]) { $1 })
      let path = scripts.path("a.aloud")
      let script = try #require(Self.player.read(path: path).script)
      let results = script.combinations.map { Self.player.play(script, in: $0) }
      try #require(results.allSatisfy { !$0.isBroken }, "seed \(seed)\n\(text)\n\(results)")
      let update = ScriptUpdate(
        text, of: script, results: results, extent: extent, in: Self.player.environment)
      try Data(update.text.utf8).write(to: URL(filePath: path))
      let told = Set(update.remainders.map(\.text))
      for result in Self.player.play(path: path) {
        #expect(result.problems == [], "seed \(seed)\n\(update.text)\n\(form.files)")
        let failures = result.failures(from: .may).filter { !told.contains($0.text) }
        #expect(failures == [], "seed \(seed)\n\(update.text)\n\(form.files)")
      }
    }
  }
}
