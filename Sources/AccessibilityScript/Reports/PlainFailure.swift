// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables

extension FailedCheck {
  /// Where the expectation stands.
  func path(in result: ScriptResult) -> String { PathText.shown(check.path ?? result.path) }

  /// What is wrong, on one line.
  var message: String { "\(check.level.rawValue.uppercased()) \(check.text): \(check.reason)" }

  /// All that helps to understand it: the place, expected lines (`-`), actual ones (`+`) and those that are both.
  func details(in result: ScriptResult) -> [String] {
    ["\(path(in: result)):\(check.line):\(check.column): \(step.text): \(message)"]
      + LineComparison.rows(check.expected, check.actual).flatMap(\.signed)
  }
}

extension StepResult {
  /// The step by its line, which its text need not be the only one to have.
  var name: String { "\(line): \(text)" }
}
