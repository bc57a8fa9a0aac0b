// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import Announcer
import LabelTables
import RadioNavigator
import SpeechOutput

/// Asks a question by played keys: on a virtual clock, on a screen that nobody sees.
struct ScriptedAsking {
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
    let speech = SpokenSession(
      engine: engine, tables: tables, voice: arguments.settings.voice, screen: nil)
    let session = PlayedSession(
      question, tables: tables,
      settings: arguments.sessionSettings(arguments.settings.mode == .lines ? .lines : .keys),
      notices: warnings, speech: speech, fieldLeft: fieldLeft,
      transcribe: transcript.map { $0.write })
    transcript?.recording?.time = { [unowned session] in session.now }
    session.play(script)
    session.end()
    return (session.outcome ?? .endOfInput, session.session.form)
  }
}
