// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables

extension FailedCheck {
  /// Where the expectation stands.
  func path(in result: ScriptResult) -> String { PathText.shown(check.path ?? result.path) }

  /// What is wrong, on one line.
  var message: String { "\(check.level.rawValue.uppercased()) \(check.text): \(check.reason)" }

  /// All that helps to understand it: the place, expected lines (`-`) and actual ones (`+`).
  func details(in result: ScriptResult) -> [String] {
    ["\(path(in: result)):\(check.line):\(check.column): \(step.text): \(message)"]
      + check.expected.map { "- " + $0 } + check.actual.map { "+ " + $0 }
  }
}

extension StepResult {
  /// The step by its line, which its text need not be the only one to have.
  var name: String { "\(line): \(text)" }
}
