// SPDX-License-Identifier: GPL-3.0-or-later
import Announcer
import Glibc
import LabelTables
import SpeechOutput
import TerminalUI

/// Tells of a long task between two questions, on standard error and aloud.
final class ProgressTelling {
  private let engine: any SpeechEngine
  private let tables: LabelTables
  private var pace = ProgressPace()
  private var title = ""

  init(_ engine: any SpeechEngine, _ tables: LabelTables) {
    self.engine = engine
    self.tables = tables
  }

  deinit {
    engine.finish(atMost: QuestionAsking.lastWords, cutWhenReadable: nil)
    engine.close()
  }

  /// - Parameter now: milliseconds of any clock that goes on.
  func tell(_ report: ProgressReport, at now: Int, transcript: TranscriptWriter?) {
    if case .begun(let title) = report { self.title = title }
    guard pace.tells(report, at: now) else { return }
    let announcement = Announcer(tables: tables, title: nil, detail: nil).told(words(report))
    let text = announcement.text
    guard !text.isEmpty else { return }
    // Who hears the next one already needs the last one no more.
    engine.cut()
    engine.speak([Utterance(text: text, language: tables.locale)])
    transcript?.write(.say(announcement))
    _ = OutputFile.write(lines: [SafeText.visible(text)], to: STDERR_FILENO)
  }

  private func words(_ report: ProgressReport) -> String {
    switch report {
    case .begun(let title): title
    case .at(let percent): tables.text("progress.percent", [.number(percent)])
    case .doing(let text): text
    case .ended: tables.text("progress.ended", [.text(title)])
    }
  }
}
