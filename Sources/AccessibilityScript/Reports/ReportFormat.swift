// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables

/// What a report of tests is written in.
public enum ReportFormat: String, CaseIterable, Hashable, Sendable {
  /// For people.
  case pretty

  /// The whole report.
  ///
  /// - Complexity: O(length of what was expected, said and shown).
  public func bytes(of run: ScriptRun, words: InterfaceWords) -> [UInt8] {
    let text =
      switch self {
      case .pretty: PrettyReport(run, words: words).lines.map { $0 + "\n" }.joined()
      }
    return Array(text.utf8)
  }
}
