// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import Glibc
import LabelTables
import SpeechOutput

/// Says what is heard of a program, and writes everything down.
final class ListeningVoice {
  let engine: any SpeechEngine
  let tables: LabelTables
  private let transcript: TranscriptWriter?
  private var lastScreen: ScreenSnapshot?
  /// Whether what is said is also printed, one utterance a line.
  var isPrinted = false

  init(engine: any SpeechEngine, tables: LabelTables, transcript: TranscriptWriter?) {
    self.engine = engine
    self.tables = tables
    self.transcript = transcript
  }

  func write(_ event: ListeningEvent) {
    transcript?.write(event)
  }

  /// A key silences what is said of the one before.
  func press(_ name: String) {
    write(.key(name))
    write(.cut)
    engine.cut()
  }

  func say(_ utterances: some Sequence<ListenedUtterance>) {
    for utterance in utterances {
      let text = utterance.spoken(using: tables)
      engine.speak([
        Utterance(text: text, language: tables.locale, isSpelled: utterance.isSpelled)
      ])
      write(.say(utterance, text: text, language: tables.language))
      if isPrinted { _ = OutputFile.write(Array("\(text)\n".utf8), to: STDOUT_FILENO) }
    }
  }

  /// Tells that lines were left out, before those that come next.
  func skip(_ count: Int) {
    guard count > 0 else { return }
    let text = tables.text("listen.skipped", [.number(count), .text(tables.number(count))])
    engine.speak([Utterance(text: text, language: tables.locale)])
    write(.skip(count, text: text))
  }

  /// Writes a screen down that is another one than the last.
  func show(_ screen: @autoclosure () -> ScreenSnapshot) {
    guard transcript != nil, case let screen = screen(), screen != lastScreen else { return }
    lastScreen = screen
    write(.screen(screen))
  }

  func take(_ step: ListenedStep, limit: Int) {
    skip(step.skipped)
    say(step.utterances)
    show(step.screen)
    if !step.isQuiet { write(.busy(limit)) }
  }
}
