// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables
import TerminalUI

/// A report in the Test Anything Protocol, version 14: a test point for each script, and a subtest
/// with a point for each expectation.
///
/// An expectation that failed as a warning has the protocol's directive for a failure that is known,
/// which harnesses take for none.
public struct TapReport {
  let run: ScriptRun
  let words: InterfaceWords
  /// 14, or 13, which has no subtests: readers of it pass over them.
  var version = 14

  var text: String {
    let count = run.results.count
    let lines = run.results.enumerated().flatMap { self.lines(of: $1, number: $0 + 1) }
    // What was not played is skipped, so that the plan is that of all.
    let skipped = run.notPlayed.enumerated().map { index, name in
      "ok \(count + index + 1) - \(Self.description(PathText.shown(name))) # SKIP"
    }
    let plan = "1..\(count + skipped.count)"
    return (["TAP version \(version)", plan] + lines + skipped).map { $0 + "\n" }.joined()
  }

  /// What is wrong, in comments for standard error: a harness shows that, and of the report no more
  /// than which test it is.
  public static func complaints(of run: ScriptRun, words: InterfaceWords) -> [String] {
    let report = PrettyReport(run, words: words)
    var telling = PrettyTelling()
    let lines = run.results.flatMap { telling.lines(of: $0, in: report) }
    return (lines + telling.end(of: report).dropLast()).map { "# " + $0 }
  }

  private func lines(of result: ScriptResult, number: Int) -> [String] {
    let name = Self.description(PathText.shown(result.name))
    let points = result.steps.flatMap { step in step.checks.map { (step, $0) } }
    var lines: [String] = []
    if !points.isEmpty {
      lines += ["# Subtest: " + name, "    1..\(points.count)"]
      for (index, (step, check)) in points.enumerated() {
        lines += self.lines(of: check, of: step, in: result, number: index + 1).map { "    " + $0 }
      }
    }
    let verdict = run.verdict(on: result)
    lines.append("\(verdict == .held ? "ok" : "not ok") \(number) - \(name)")
    if let problem = result.problems.first {
      lines += Self.diagnosis([
        ("message", Self.string(result.problems.map(\.message).joined(separator: "; "))),
        ("severity", .string("error")),
        ("at", Self.place(PathText.shown(problem.path), problem.line, problem.column)),
      ])
    } else if run.expectsNothing(result) {
      lines += Self.diagnosis([
        ("message", Self.string(words.text("report.expectsNothing"))),
        ("severity", .string("warning")),
      ])
    }
    return lines
  }

  private func lines(
    of check: CheckResult, of step: StepResult, in result: ScriptResult, number: Int
  ) -> [String] {
    let failed = FailedCheck(
      step: step, check: check, isFailure: run.isFailure(check, of: result))
    let name = Self.description("\(step.name): \(check.demand)")
    let timed: [(String, JSONObject.Value)] = check.isTimed ? [("isTimed", .boolean(true))] : []
    guard check.outcome == .failed else {
      return ["ok \(number) - \(name)"] + (timed.isEmpty ? [] : Self.diagnosis(timed))
    }
    let directive = failed.isFailure ? "" : " # TODO \(check.level.rawValue.uppercased())"
    let differences = check.rows.compactMap(words.difference)
    let command = StepCommand.text(of: step, in: result)
    return ["not ok \(number) - \(name)\(directive)"]
      + Self.diagnosis(
        [
          ("message", Self.string(([check.reason] + differences).joined(separator: "; "))),
          ("severity", .string(failed.isFailure ? "fail" : "todo")),
          ("at", Self.place(failed.path(in: result), check.line, check.column)),
          ("found", .array(check.actual.map(Self.string))),
          ("wanted", .array(check.expected.map(Self.string))),
        ] + timed
          + [command.map { ("command", Self.string(PathText.shown($0))) }].compactMap(\.self))
  }

  private static func place(_ path: String, _ line: Int, _ column: Int) -> JSONObject.Value {
    .object(["file": string(path), "line": .number(line), "column": .number(column)])
  }

  /// Logs are read in terminals.
  private static func string(_ text: String) -> JSONObject.Value {
    .string(SafeText.visible(text))
  }

  /// A block of YAML 1.2, which values of JSON are.
  private static func diagnosis(_ members: [(String, JSONObject.Value)]) -> [String] {
    ["  ---"] + members.map { "  \($0.0): \($0.1.text)" } + ["  ..."]
  }

  /// A description on one line, in which no directive begins and nothing is obeyed by a terminal.
  private static func description(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).map { SafeText.visible(String($0)) }
      .joined(separator: " ").replacing("\\", with: "\\\\").replacing("#", with: "\\#")
  }
}
