// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables
import TerminalUI

/// The report for people, line by line, in words that a screen reader reads as they stand.
public struct PrettyReport {
  public let run: ScriptRun
  let words: InterfaceWords

  /// - Parameter run: what is known so far.
  public init(_ run: ScriptRun, words: InterfaceWords) {
    self.run = run
    self.words = words
  }

  /// All lines.
  public var lines: [String] { run.results.flatMap(lines) + [summary] }

  /// What came of one script.
  public func lines(of result: ScriptResult) -> [String] {
    let verdict = run.verdict(on: result)
    let heading = words.line("report." + verdict.name, result.name)
    let problems = result.problems.map { words.problemLine($0) }
    let failed = Array(run.failedChecks(of: result))
    let failures = failed.indices.flatMap { index -> [String] in
      let step = failed[index].step
      let next = index + 1 < failed.count ? failed[index + 1].step : nil
      // What is so of a step is told once, after its last failure.
      let isLast = next.map { ($0.line, $0.keys) != (step.line, step.keys) } ?? true
      return lines(of: failed[index], in: result) + (isLast ? lines(of: step, in: result) : [])
    }
    return ([heading] + (problems + failures).map { "  " + $0 }).map {
      SafeText.visible(PathText.shown($0))
    }
  }

  /// How many scripts and expectations hold.
  public var summary: String {
    let checks = Array(run.checks)
    return words.text(
      "report.summary", .number(run.count(.held)), .number(run.results.count),
      .number(run.count(.failed)), .number(run.count(.broken)),
      .number(checks.count { $0.outcome == .held }), .number(checks.count))
  }

  private func lines(of failed: FailedCheck, in result: ScriptResult) -> [String] {
    let (step, check) = (failed.step, failed.check)
    let place = "\(check.path ?? result.path):\(check.line):\(check.column)"
    let verdict = words.text(failed.isFailure ? "report.failed" : "report.warning")
    let expectation = "\(check.level.rawValue.uppercased()) \(check.text)"
    var lines = [
      "\(place): " + words.line(verdict, step.text),
      "  " + words.line(expectation, check.reason),
    ]
    if check.isTimed { lines.append("  " + words.text("report.timed")) }
    lines += comparison(of: check).map { "    " + $0 }
    return lines
  }

  /// What helps with a step that failed: what was selected, and how to play it alone.
  private func lines(of step: StepResult, in result: ScriptResult) -> [String] {
    let selected =
      step.selected.isEmpty ? words.text("value.empty") : words.list(step.selected)
    let command = StepCommand.text(of: step, in: result)
    return ["  " + words.line("report.selected", selected)]
      + [command.map { "  " + words.line("report.play", $0) }].compactMap(\.self)
  }

  /// Expected and actual, line by line beside each other: one above the other with the same
  /// beginning, since two columns have no room for a sentence each and are read across.
  private func comparison(of check: CheckResult) -> [String] {
    let titles = ["report.expected", "report.actual"].map { words.text($0) }
    let width = titles.map(ScreenWidth.columns).max()! + 2
    func beginning(_ title: String) -> String {
      title + String(repeating: " ", count: width - ScreenWidth.columns(of: title))
    }
    /// A blank row has a sign of its own, so that it can be told from none.
    func shown(_ line: String) -> String { words.shown(SafeText.visible(line)) }
    let (expected, actual) = (check.expected.map(shown), check.actual.map(shown))
    // Where there is nothing at all on one side, that is what is to be told.
    let none = [words.text("value.empty")]
    var lines: [String] = []
    if expected.isEmpty, !actual.isEmpty { lines += none.map { beginning(titles[0]) + $0 } }
    for row in LineComparison.rows(expected, actual) {
      switch row {
      case .same(let line): lines.append(beginning("") + line)
      case .missing(let line): lines.append(beginning(titles[0]) + line)
      case .surplus(let line): lines.append(beginning(titles[1]) + line)
      case .changed(let expected, let actual):
        lines += [
          beginning(titles[0]) + expected, beginning(titles[1]) + actual,
          beginning("") + TextDifference.mark(below: actual, against: expected),
        ]
      }
    }
    if actual.isEmpty, !expected.isEmpty { lines += none.map { beginning(titles[1]) + $0 } }
    return lines
  }
}

extension InterfaceWords {
  /// What something is, and what there is to say of it.
  ///
  /// - Parameter name: an entry of the table, or a text of the script.
  func line(_ name: String, _ text: String) -> String {
    let title = name.hasPrefix("report.") ? self.text(name) : name
    return self.text("report.line", .text(title), given(text))
  }

  /// A problem with its place, as compilers write it.
  public func problemLine(_ problem: ScriptProblem) -> String {
    "\(PathText.shown(problem.path)):\(problem.line):\(problem.column): \(problem.message)"
  }
}
