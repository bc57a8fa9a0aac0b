// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel
import Testing

@testable import AccessibilityScript

/// A step of a program that says a lot, each line expected.
@Suite struct ManyUtterancesTests {
  /// The time that so many utterances take to be compared with as many expectations.
  private func time(of count: Int) throws -> Duration {
    let (expectations, _) = ScriptReader.expectations("hear containing \"a\"")
    let session = PlayedSession(
      group: .init(), tables: Scripts.english, settings: SessionSettings())
    let stage = SessionStage(session, words: nil, tables: Scripts.english)
    let said = HeardUtterance(text: "a line", kind: "line", language: "en", fields: [])
    let checking = StepChecking(
      report: StageReport(heard: Array(repeating: said, count: count)), stage: stage,
      words: Runs.words, path: "", latency: nil)
    let start = ContinuousClock.now
    let results = try checking.results(
      of: Array(repeating: try #require(expectations.first), count: count))
    #expect(results.count == count && results.allSatisfy { $0.outcome == .held })
    return start.duration(to: .now)
  }

  /// Eight times as many take about eight times as long, and not 64 times.
  @Test func theTimeGrowsWithTheirNumber() throws {
    let few = try (0..<3).map { _ in try time(of: 2000) }.min()!
    let many = try (0..<3).map { _ in try time(of: 16_000) }.min()!
    #expect(many / few < 30, "\(few) \(many)")
  }
}
