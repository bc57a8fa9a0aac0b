// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables

/// Comparing a session with what a test expects.
extension PlayedSession {
  /// How what was played last, be it one key or several, was heard otherwise than in these
  /// utterances, all of them in order; nil where it was not.
  ///
  /// Before anything was played it is what was said when the question opened.
  public func mismatch(hearing texts: String...) -> SessionMismatch? {
    let actual = lastAnnouncements.map(\.text)
    guard actual != texts else { return nil }
    let reason = words.text("check.differs", .text("hear"))
    return SessionMismatch(
      [.init(reason: reason, expected: texts, actual: actual)], words: words)
  }

  /// How the session differs from expectations as scripts write them, such as
  /// `hear role "radio button"`, one a line; nil where all hold.
  ///
  /// What is to be heard and cut off is compared with what was played last. English words of fields
  /// are understood where the session's tables have another language.
  public func mismatch(expecting expectations: String) -> SessionMismatch? {
    let (expected, mistakes) = ScriptReader.expectations(expectations)
    let stage = SessionStage(self, words: formWords, tables: tables)
    let names = ScriptNames(stage: stage, rowCount: settings.terminal.rows)
    let report = StageReport(
      heard: lastAnnouncements.map(HeardUtterance.init), cut: lastCut.map(\.text))
    let all = mistakes + expected.flatMap { names.mistakes(of: $0) }
    if !all.isEmpty { return mistaken(all) }
    let checking = StepChecking(
      report: report, stage: stage, words: words, path: "", latency: nil)
    let checks: [CheckResult]
    do throws(ScriptMistake) {
      checks = try checking.results(of: expected)
    } catch {
      return mistaken([error])
    }
    return SessionMismatch(
      checks.filter { $0.outcome == .failed }.map {
        .init(
          reason: "\($0.text): \($0.reason)", expected: $0.expected, actual: $0.actual,
          isPattern: $0.isPattern == true)
      }, words: words)
  }

  /// What is wrong with expectations, which is no difference of texts.
  private func mistaken(_ mistakes: [ScriptMistake]) -> SessionMismatch? {
    SessionMismatch(
      mistakes.map { .init(reason: words.message($0.reason), expected: [], actual: []) },
      words: words)
  }
}
