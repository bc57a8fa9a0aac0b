// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer
import LabelTables
import RadioModel
import RadioNavigator
import SpeechOutput
import TerminalUI

/// A question asked of keys that are played: on a virtual clock, on a screen that nobody sees.
///
/// It is the one way in which keys are played: by a program's own tests, by `aloud ask --keys`, by
/// scripts. It belongs to the thread that made it.
public final class PlayedSession {
  public let settings: SessionSettings
  private let runner: SessionRunner
  private let recorder: SessionRecorder
  private var player: KeyPlayer!

  /// Opens the question.
  ///
  /// - Parameters:
  ///   - tables: where the session's words come from.
  ///   - saysHint: whether someone who waits is told the keys, once.
  ///   - notices: said and shown when the question is open.
  ///   - speech: hears everything as well, such as a ``SpokenSession``.
  ///   - fieldLeft: called each time a field was left.
  ///   - transcribe: takes every event as it happens.
  /// - Complexity: O(number of options).
  public init(
    _ question: Question, tables: LabelTables, settings: SessionSettings = SessionSettings(),
    saysHint: Bool = true, notices: [Announcement] = [],
    speech: (any SessionListener)? = nil, fieldLeft: ((FormNavigator) -> Void)? = nil,
    transcribe: ((TranscriptEvent) -> Void)? = nil
  ) {
    self.settings = settings
    let screen = settings.mode == .keys ? QuestionScreen(settings: settings, tables: tables) : nil
    recorder = SessionRecorder(screen: screen, speech: speech, rate: settings.voice.rate)
    runner = SessionRunner(
      session: Session(question, settings: settings, tables: tables, saysHint: saysHint),
      listener: recorder, editing: SharedEditor(), transcribe: transcribe)
    runner.fieldLeft = fieldLeft
    runner.open(language: tables.language, mode: settings.mode)
    for notice in notices { runner.report(notice) }
    player = KeyPlayer(runner, mode: settings.mode)
  }

  /// Asks a radio group that stands alone.
  public convenience init(
    title: String? = nil, detail: String? = nil, group: RadioGroup<OptionKey>,
    tables: LabelTables, settings: SessionSettings = SessionSettings()
  ) {
    self.init(
      Question(title: title, detail: detail, group: group), tables: tables, settings: settings)
  }

  // MARK: Playing

  /// Presses keys.
  ///
  /// - Parameter keys: as for `--keys`: names with spaces between, such as `Down Down Enter`.
  /// - Throws: `KeyScript.ParseError` for the first word that is no key; nothing is pressed then.
  public func press(_ keys: String) throws(KeyScript.ParseError) {
    play(try KeyScript(parsing: keys))
  }

  /// Types a text, character by character.
  public func type(_ text: String) {
    for character in text { play(KeyScript.step(typing: character)) }
  }

  /// Lets virtual time pass.
  public func wait(milliseconds: Int) {
    play(.wait(milliseconds))
  }

  /// Plays keys and waits; those after the end of the session do nothing.
  public func play(_ script: KeyScript) {
    for step in script.steps { play(step) }
  }

  /// Plays one key or wait; nothing when the session is over.
  public func play(_ step: KeyScript.Step) {
    if case .wait(let milliseconds) = step { recorder.now += milliseconds }
    player.play(step)
  }

  /// Ends the input, which ends the session unless it is over.
  public func end() {
    runner.close(.endOfInput)
  }

  // MARK: What came of it

  public var session: Session { runner.session }

  /// How the session ended; nil while it is open.
  public var outcome: Outcome? { runner.outcome }

  /// The virtual time, in milliseconds since the question opened.
  public var now: Int { recorder.now }

  /// All that was said, in order.
  public var announcements: [Announcement] { recorder.said }

  /// What was still being said when a key cut it off, in order.
  public var cutAnnouncements: [Announcement] { recorder.cuts }

  /// The picture of the session; nil in line mode, which has none.
  public var frame: ScreenFrame? { recorder.screen?.frame }

  /// The picture as the transcript has it.
  public var snapshot: ScreenSnapshot? { recorder.screen?.snapshot }
}
