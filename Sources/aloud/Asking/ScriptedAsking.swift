// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import Announcer
import LabelTables
import RadioModel
import RadioNavigator
import SpeechOutput
import TerminalUI

/// Asks a question by played keys: on a virtual clock, on a screen that nobody sees.
struct ScriptedAsking {
  /// The size of the screen in the transcript: that of a terminal since the VT100.
  static let columns = 80
  static let rows = 24

  let script: KeyScript
  let question: Question
  let arguments: AskArguments
  let tables: LabelTables
  let engine: any SpeechEngine
  let transcript: TranscriptWriter?
  /// Said and shown when the question is open.
  let warnings: [Announcement]

  /// - Parameter fieldLeft: called each time a field was left.
  func run(fieldLeft: ((FormNavigator) -> Void)? = nil) -> QuestionAsking.Result {
    let mode: Announcer.Mode = arguments.settings.mode == .lines ? .lines : .keys
    let screen =
      mode == .keys && transcript != nil
      ? QuestionScreen(
        arguments: arguments, tables: tables, columns: Self.columns, rows: Self.rows)
      : nil
    let session = arguments.session(question, tables: tables, mode: mode)
    let listener = SpokenSession(
      engine: engine, tables: tables, voice: arguments.settings.voice, screen: screen)
    let runner = SessionRunner(
      session: session, listener: listener, editing: ReadlineEditor(),
      transcribe: transcript.map { $0.write })
    runner.fieldLeft = fieldLeft
    runner.open(language: tables.language, mode: mode)
    for warning in warnings { runner.report(warning) }
    runner.play(script, mode: mode)
    return (runner.outcome ?? .endOfInput, runner.session.form)
  }
}
