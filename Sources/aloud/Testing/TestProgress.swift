// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import Glibc
import LabelTables

/// How far a run has come, on one line of a terminal that is written over.
///
/// A screen reader would read every number: there is none where the person asked for plain text.
final class TestProgress {
  private let words: InterfaceWords
  private let total: Int
  private let isShown: Bool
  private var shown: Int?

  init(of total: Int, words: InterfaceWords, environment: [String: String]) {
    self.words = words
    self.total = total
    isShown =
      isatty(STDERR_FILENO) == 1 && environment["TERM"] ?? "dumb" != "dumb"
      && environment["ACCESSIBLE"] ?? "" != "1"
  }

  func show(_ played: Int) {
    guard isShown, played != shown else { return }
    shown = played
    write("\r" + words.text("test.progress", .number(played), .number(total)) + Self.clearRest)
  }

  /// Takes the line away, so that something else can be written.
  func clear() {
    guard shown != nil else { return }
    shown = nil
    write("\r" + Self.clearRest)
  }

  /// EL of ECMA-48: erase to the end of the line.
  private static let clearRest = "\u{1B}[K"

  private func write(_ text: String) {
    _ = OutputFile.write(Array(text.utf8), to: STDERR_FILENO)
  }
}
