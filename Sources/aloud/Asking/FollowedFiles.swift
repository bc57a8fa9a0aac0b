// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import LabelTables
import TerminalUI

/// The files that are followed while a question is open.
struct FollowedFiles {
  /// The one whose text the question is.
  var text: FollowedFile?
  var others: [FollowedFile] = []

  /// When to look at them, in milliseconds of `MonotonicClock`; nil where there are none.
  var nextLook: Int? { ([text].compactMap(\.self) + others).map(\.nextLook).min() }

  /// Tells of the lines that they got.
  ///
  /// - Parameter language: BCP 47, of the person's own words.
  func tell(_ runner: SessionRunner, language: String) {
    let now = SessionClock.systemNow
    if let lines = text?.news(at: now) {
      let paragraphs = lines.flatMap { Sentences.paragraphs(of: $0, language: language) }
      runner.tell(newLines: lines, paragraphs: paragraphs)
    }
    for file in others {
      if let lines = file.news(at: now) { runner.tell(newLines: lines, paragraphs: []) }
    }
  }
}
