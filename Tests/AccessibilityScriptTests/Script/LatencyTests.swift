// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import FoundationEssentials
import SpeechOutput
import Testing

/// Budgets of real time, with the engine that people hear and with times that are known.
@Suite struct LatencyTests {
  /// Says a time for everything.
  private struct Known: SpeechLatency {
    let milliseconds: Double?

    func firstSound(of utterances: [HeardUtterance]) -> Double? { milliseconds }
    func silence(after utterances: [HeardUtterance]) -> Double? { milliseconds }
  }

  private static let script =
    Scripts.crusts + "press Down\n  first sound within 50 ms\n  cut within 0.05 s\n"

  @Test(arguments: [(50.0, CheckResult.Outcome.held), (50.2, .failed)])
  func timesAreCompared(milliseconds: Double, outcome: CheckResult.Outcome) throws {
    var environment = Scripts.environment
    environment.latency = Known(milliseconds: milliseconds)
    let checks = try Scripts.result(Self.script, in: environment).steps[0].checks
    #expect(checks.map(\.outcome) == [outcome, outcome])
    #expect(checks.map(\.isTimed) == [true, true])
    guard outcome == .failed else { return }
    #expect(checks[0].expected == ["<= 50 ms"])
    #expect(checks[0].actual == ["51 ms"])
    #expect(checks[0].reason == "it took 51 ms")
  }

  /// A budget of less than a millisecond is told as it is written.
  @Test func aBudgetMayBeAPart() throws {
    var environment = Scripts.environment
    environment.latency = Known(milliseconds: 0.2)
    let script = Scripts.crusts + "press Down\n  first sound within 0.1 ms\n  cut within 0.3 ms\n"
    let checks = try Scripts.result(script, in: environment).steps[0].checks
    #expect(checks.map(\.outcome) == [.failed, .held])
    #expect(checks[0].expected == ["<= 0.1 ms"])
  }

  @Test func whatCannotBeMeasuredFails() throws {
    let checks = try Scripts.checks(Self.script)
    #expect(checks.map(\.outcome) == [.failed, .failed])
    #expect(checks[0].reason == "there is no speech here whose speed could be measured")
  }

  /// On a busy machine, with an unoptimised build: only the order of magnitude is certain.
  @Test func theRealEngineIsMeasured() throws {
    // Starting eSpeak NG changes this process's environment for a moment, which must be over
    // before another thread copies it for a program.
    _ = VoiceCatalogue.installed()
    let latency = SpokenLatency(executable: try Self.builtBeside(name: "aloud"))
    let words = [
      HeardUtterance(
        text: "Deep dish, radio button, selected, 2 of 3", kind: "focus", language: "en",
        fields: [])
    ]
    let first = try #require(latency.firstSound(of: words))
    // Said twenty times they take 40 seconds and more: silence comes long before their end.
    var long = words[0]
    long.text = Array(repeating: long.text, count: 20).joined(separator: ". ")
    let silence = try #require(latency.silence(after: [long]))
    #expect((0.01...20_000).contains(first))
    #expect((0.0...20_000).contains(silence))
    #expect(latency.firstSound(of: []) == nil)
  }

  /// A program that was built with the tests.
  private static func builtBeside(name: String) throws -> String {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(filePath: tests).deletingLastPathComponent().appending(path: name).path
  }
}
