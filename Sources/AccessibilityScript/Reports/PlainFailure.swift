// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables

extension FailedCheck {
  /// Where the expectation stands.
  func path(in result: ScriptResult) -> String { PathText.shown(check.path ?? result.path) }

  /// What is wrong, on one line.
  var message: String { "\(check.demand): \(check.reason)" }

  /// All that helps to understand it: the place, expected lines (`-`), actual ones (`+`) and those
  /// that are both, where they begin to differ, and how to play the step.
  func details(in result: ScriptResult, _ words: InterfaceWords) -> [String] {
    ["\(path(in: result)):\(check.line):\(check.column): \(step.text): \(message)"]
      + check.rows.flatMap { $0.signed + [words.difference(in: $0)].compactMap(\.self) }
      + (check.isTimed ? [words.text("report.timed")] : [])
      + [words.play(step, in: result)].compactMap(\.self)
  }
}

extension CheckResult {
  /// The expectation with its level.
  var demand: String { "\(level.rawValue.uppercased()) \(text)" }

  /// Expected and actual lines beside each other.
  var rows: [LineComparison.Row] {
    LineComparison.rows(expected, actual, isPattern: isPattern == true)
  }

  /// That it held, and depended on real time.
  var isTimedAndHeld: Bool { isTimed && outcome == .held }
}

extension InterfaceWords {
  /// Where a line differs from the one that was expected in its place; nil where none stands there.
  func difference(in row: LineComparison.Row) -> String? {
    guard case .changed(let expected, let actual) = row else { return nil }
    return difference(expected, actual)
  }

  /// An expectation that held, and depended on real time, with its place.
  func timed(_ check: CheckResult, in result: ScriptResult) -> String {
    let place = "\(PathText.shown(check.path ?? result.path)):\(check.line):\(check.column)"
    return "\(place): \(check.demand): \(text("report.timed"))"
  }
}

extension StepResult {
  /// The step by its line, which its text need not be the only one to have.
  var name: String { "\(line): \(text)" }
}
