// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables
import TerminalUI

/// A report in the Test Anything Protocol, version 14: a test point for each script, and a subtest
/// with a point for each expectation.
///
/// An expectation that failed as a warning has the protocol's directive for a failure that is known,
/// which harnesses take for none.
struct TapReport {
  let run: ScriptRun
  /// 14, or 13, which has no subtests: readers of it pass over them.
  var version = 14

  var text: String {
    let lines = run.results.enumerated().flatMap { self.lines(of: $1, number: $0 + 1) }
    return (["TAP version \(version)", "1..\(run.results.count)"] + lines).map { $0 + "\n" }
      .joined()
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
    }
    return lines
  }

  private func lines(
    of check: CheckResult, of step: StepResult, in result: ScriptResult, number: Int
  ) -> [String] {
    let failed = FailedCheck(
      step: step, check: check, isFailure: run.isFailure(check, of: result))
    let level = check.level.rawValue.uppercased()
    let name = Self.description("\(step.name): \(level) \(check.text)")
    guard check.outcome == .failed else { return ["ok \(number) - \(name)"] }
    let directive = failed.isFailure ? "" : " # TODO \(level)"
    return ["not ok \(number) - \(name)\(directive)"]
      + Self.diagnosis([
        ("message", Self.string(check.reason)),
        ("severity", .string(failed.isFailure ? "fail" : "todo")),
        ("at", Self.place(failed.path(in: result), check.line, check.column)),
        ("found", .array(check.actual.map(Self.string))),
        ("wanted", .array(check.expected.map(Self.string))),
      ])
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
