// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables
import TerminalUI

/// Annotations of GitHub Actions (workflow commands): a line for each expectation that failed and
/// for each problem, shown beside that line of the script.
struct GitHubReport {
  let run: ScriptRun
  let words: InterfaceWords

  var text: String {
    let lines = run.results.flatMap(lines) + [PrettyReport(run, words: words).summary]
    return lines.map { $0 + "\n" }.joined()
  }

  private func lines(of result: ScriptResult) -> [String] {
    let name = PathText.shown(result.name)
    let problems = result.problems.map { problem in
      Self.line(
        "error", path: problem.path, line: problem.line, column: problem.column, title: name,
        problem.message)
    }
    let failures = run.failedChecks(of: result).map { failed in
      Self.line(
        failed.isFailure ? "error" : "warning", path: failed.check.path ?? result.path,
        line: failed.check.line, column: failed.check.column, title: "\(name): \(failed.step.text)",
        ([failed.message] + failed.details(in: result, words).dropFirst()).joined(separator: "\n"))
    }
    let nothing =
      run.expectsNothing(result)
      ? [
        Self.line(
          "warning", path: result.path, line: 1, column: 1, title: name,
          words.text("report.expectsNothing"))
      ] : []
    return problems + failures + nothing + timed(in: result)
  }

  /// One note for what held in real time: the runner shows few of them.
  private func timed(in result: ScriptResult) -> [String] {
    let checks = result.steps.flatMap(\.checks).filter(\.isTimedAndHeld)
    guard let first = checks.first else { return [] }
    return [
      Self.line(
        "notice", path: first.path ?? result.path, line: first.line, column: first.column,
        title: PathText.shown(result.name),
        checks.map { words.timed($0, in: result) }.joined(separator: "\n"))
    ]
  }

  private static func line(
    _ command: String, path: String, line: Int, column: Int, title: String, _ message: String
  ) -> String {
    let place = "file=\(property(PathText.shown(path))),line=\(line),col=\(column)"
    return "::\(command) \(place),title=\(property(title))::\(data(message))"
  }

  /// What would end a command or begin another one, as the runner reads it; what a terminal would
  /// obey is made visible first.
  private static func data(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false) { $0 == "\n" }
      .map { SafeText.visible(String($0)) }.joined(separator: "\n").replacing("%", with: "%25")
      .replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
