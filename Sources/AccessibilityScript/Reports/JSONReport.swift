// SPDX-License-Identifier: GPL-3.0-or-later

import FoundationEssentials
import LabelTables

/// A report as one JSON object, whose members the manual of `aloud test` tells.
struct JSONReport: Encodable {
  struct Counts: Encodable {
    let held: Int
    let failed: Int
    let broken: Int
  }

  struct CheckCounts: Encodable {
    let held: Int
    let failed: Int
  }

  /// A script's result with what the run makes of it.
  struct Script: Encodable {
    let run: ScriptRun
    let result: ScriptResult

    private enum CodingKeys: String, CodingKey {
      case name, verdict, path, combination, settings, level, arguments, steps, problems
      case expectsNothing, milliseconds
    }

    func encode(to encoder: any Encoder) throws {
      var members = encoder.container(keyedBy: CodingKeys.self)
      try members.encode(PathText.shown(result.name), forKey: .name)
      try members.encode(run.verdict(on: result).name, forKey: .verdict)
      try members.encode(PathText.shown(result.path), forKey: .path)
      func encode(_ value: some RangeReplaceableCollection & Encodable, _ key: CodingKeys) throws {
        try members.encode(OmittedIfEmpty(wrappedValue: value), forKey: key)
      }
      try encode(result.combination, .combination)
      try encode(result.settings, .settings)
      try members.encode(run.level ?? result.level, forKey: .level)
      try encode(result.arguments.map(PathText.shown), .arguments)
      try encode(result.steps.map { Step(step: $0, result: result) }, .steps)
      try encode(result.problems, .problems)
      if run.expectsNothing(result) { try members.encode(true, forKey: .expectsNothing) }
      try members.encode(result.milliseconds, forKey: .milliseconds)
    }
  }

  /// A step with the command that plays it, where an expectation of it failed.
  private struct Step: Encodable {
    let step: StepResult
    let result: ScriptResult

    private enum CodingKeys: String, CodingKey { case command }

    func encode(to encoder: any Encoder) throws {
      try step.encode(to: encoder)
      guard step.checks.contains(where: { $0.outcome == .failed }) else { return }
      var members = encoder.container(keyedBy: CodingKeys.self)
      let command = StepCommand.text(of: step, in: result).map(PathText.shown)
      try members.encodeIfPresent(command, forKey: .command)
    }
  }

  /// The version of the shape: members may be added within one.
  let version = 1
  let verdict: String
  let milliseconds: Double
  let scriptCounts: Counts
  let expectationCounts: CheckCounts
  let warningCount: Int
  let scripts: [Script]
  @OmittedIfEmpty var notPlayed: [String]

  init(_ run: ScriptRun) {
    verdict = run.verdict.name
    milliseconds = run.milliseconds
    scriptCounts = Counts(
      held: run.count(.held), failed: run.count(.failed), broken: run.count(.broken))
    let outcomes = run.checks.map(\.outcome)
    expectationCounts = CheckCounts(
      held: outcomes.count { $0 == .held }, failed: outcomes.count { $0 == .failed })
    warningCount = run.warningCount
    scripts = run.results.map { Script(run: run, result: $0) }
    notPlayed = run.notPlayed.map(PathText.shown)
  }

  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Only numbers that JSON has not could keep it from being written, and no time is one.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) + "\n" } ?? ""
  }
}
