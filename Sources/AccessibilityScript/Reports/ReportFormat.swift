// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables

/// What a report of tests is written in.
public enum ReportFormat: String, CaseIterable, Hashable, Sendable {
  /// For people.
  case pretty
  /// The Test Anything Protocol, version 14.
  case tap
  /// The XML of JUnit.
  case junit
  /// One object, with everything.
  case json
  /// A page.
  case html
  /// Annotations of GitHub Actions.
  case github

  /// The whole report.
  ///
  /// - Parameters:
  ///   - tapVersion: of TAP, 13 or 14.
  ///   - isVerbose: whether people are told of all scripts, see ``PrettyReport``.
  /// - Complexity: O(length of what was expected, said and shown).
  public func bytes(
    of run: ScriptRun, words: InterfaceWords, tapVersion: Int = 14, isVerbose: Bool = false
  ) -> [UInt8] {
    let text =
      switch self {
      case .pretty:
        PrettyReport(run, words: words, isVerbose: isVerbose).lines.map { $0 + "\n" }.joined()
      case .tap: TapReport(run: run, words: words, version: tapVersion).text
      case .junit: JUnitReport(run: run, words: words).text
      case .json: JSONReport(run).text
      case .html: HTMLReport(run: run, words: words).text
      case .github: GitHubReport(run: run, words: words).text
      }
    return Array(text.utf8)
  }
}
