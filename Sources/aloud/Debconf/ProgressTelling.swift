// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import Announcer
import Glibc
import LabelTables
import RadioNavigator
import SpeechOutput
import TerminalUI

/// Tells of a long task, on standard error and aloud.
final class ProgressTelling {
  /// As many lines as a screen has are told where they are a text that somebody reads to its end.
  private static let linesOfText = 24

  let engine: any SpeechEngine
  private let tables: LabelTables
  private let listener: SpokenSession
  private let transcript: TranscriptWriter?
  private let memory: SessionMemory
  private let writesLines: Bool
  private let isLast: Bool
  private(set) var session: ProgressSession
  /// Columns of the terminal that standard error is.
  var columns = 80

  /// - Parameters:
  ///   - text: what is being done at first.
  ///   - percent: how far it is; nil for a task that writes lines.
  ///   - isLast: whether nothing else speaks by the same engine afterwards.
  init(
    title: String, text: String? = nil, percent: Int?, asking: QuestionAsking,
    engine: any SpeechEngine, transcript: TranscriptWriter?, isLast: Bool = true
  ) {
    self.engine = engine
    self.transcript = transcript
    self.isLast = isLast
    tables = asking.words.tables
    memory = SessionMemory(environment: asking.environment)
    writesLines = percent == nil
    let settings = asking.arguments.settings
    listener = SpokenSession(
      engine: engine, tables: tables, voice: settings.voice, screen: nil)
    session = ProgressSession(
      title: title, text: text, percent: percent,
      mostLines: isLast ? ProgressSession.usualLines : Self.linesOfText, tables: tables,
      preferences: Preferences(verbosity: settings.verbosity, voice: settings.voicePreferences)
    ) { SpokenDuration(rate: $1).milliseconds(of: $0) }
  }

  deinit {
    guard isLast else { return }
    finish(cutWhenReadable: nil)
    engine.close()
  }

  func open() { carryOut(session.open(at: SessionClock.systemNow)) }

  func tell(_ report: ProgressReport) {
    switch report {
    case .wrote(let line):
      show(line)
      carryOut(session.take(report, at: SessionClock.systemNow), isShown: false)
    case .ended, .wentAway:
      finishLines()
      carryOut(session.take(report, at: SessionClock.systemNow))
    case .begun, .at, .doing: carryOut(session.take(report, at: SessionClock.systemNow))
    }
  }

  /// Lets the last words be heard.
  ///
  /// - Parameter descriptor: what cuts them off, such as the keyboard's.
  func finish(cutWhenReadable descriptor: Int32?) {
    engine.finish(atMost: QuestionAsking.lastWords, cutWhenReadable: descriptor)
  }

  func press(_ name: String, _ command: Command) {
    let before = ChangeableSettings(session.preferences)
    let reactions = session.handle(command, at: SessionClock.systemNow)
    guard !reactions.isEmpty else { return }
    transcript?.write(.key(name))
    carryOut(reactions)
    let changes = ChangeableSettings(session.preferences).changes(since: before)
    if !changes.isEmpty { memory.remember(hintsSaid: [], settings: changes) }
  }

  /// Tells what waited for its time.
  func advance() {
    carryOut(session.advance(to: SessionClock.systemNow), isShown: !writesLines)
  }

  /// Tells the lines that were not told yet.
  func finishLines() {
    carryOut(session.rest(at: SessionClock.systemNow), isShown: false)
  }

  /// - Parameter isShown: false for what stands on the screen already.
  private func carryOut(_ reactions: [Session.Reaction], isShown: Bool = true) {
    for reaction in reactions {
      switch reaction {
      case .cut: engine.cut()
      case .voice(let preferences): listener.voice(preferences)
      case .say(let announcement):
        listener.say(announcement)
        transcript?.write(.say(announcement))
        if isShown { show(announcement.text) }
      case .select, .answer, .screen, .close: break
      }
    }
  }

  private func show(_ text: String) {
    let lines = TextWidth.lines(
      breaking: SafeText.drawn(text), width: columns, language: tables.language)
    _ = OutputFile.write(lines: lines, to: STDERR_FILENO)
  }
}
