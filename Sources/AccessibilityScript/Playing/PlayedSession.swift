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
  /// nil in key mode, and without a screen.
  private let printed: PrintedLines?
  private var player: KeyPlayer!
  /// How much was said and cut off before what was played last.
  private var before = (said: 0, cuts: 0)
  let tables: LabelTables
  /// The tables of the form, which expectations may name entries of.
  let formWords: PersonTables?

  /// Opens the question.
  ///
  /// - Parameters:
  ///   - tables: where the session's words come from.
  ///   - formWords: the tables that the form's own words come from, if any.
  ///   - saysHint: whether someone who waits is told the keys, once.
  ///   - draws: whether there is a screen, which takes longer than all else; without one a page has
  ///     ten options and they lie in one column.
  ///   - notices: said and shown when the question is open.
  ///   - speech: hears everything as well, such as a ``SpokenSession``.
  ///   - editing: edits texts; nil is readline, as the person's inputrc binds its keys.
  ///   - fieldLeft: called each time a field was left.
  ///   - transcribe: takes every event as it happens.
  /// - Complexity: O(number of options).
  public init(
    _ question: Question, tables: LabelTables, settings: SessionSettings = SessionSettings(),
    formWords: PersonTables? = nil, saysHint: Bool = true, draws: Bool = true,
    notices: [Announcement] = [],
    speech: (any SessionListener)? = nil, editing: (any TextEditing)? = nil,
    fieldLeft: ((FormNavigator) -> Void)? = nil,
    transcribe: ((TranscriptEvent) -> Void)? = nil
  ) {
    self.settings = settings
    self.formWords = formWords
    self.tables = tables
    let screen =
      draws && settings.mode == .keys ? QuestionScreen(settings: settings, tables: tables) : nil
    printed =
      draws && settings.mode == .lines ? PrintedLines(settings: settings, tables: tables) : nil
    recorder = SessionRecorder(
      screen: screen, speech: speech, rate: settings.voice.rate,
      tellsScreens: transcribe != nil)
    runner = SessionRunner(
      session: Session(question, settings: settings, tables: tables, saysHint: saysHint),
      listener: recorder, editing: editing ?? SharedEditor(), transcribe: transcribe)
    recorder.runner = runner
    runner.fieldLeft = fieldLeft
    runner.open(language: tables.language, mode: settings.mode)
    for notice in notices {
      runner.report(notice)
      printed?.tell(notice)
    }
    player = KeyPlayer(runner, mode: settings.mode)
    printed?.follow(runner.session)
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
  /// - Throws: `PressingError.unreadable` for the first word that is no key; nothing is pressed then.
  ///   `.sessionOver` at the first key behind the end of the session.
  public func press(_ keys: String) throws(PressingError) {
    let script: KeyScript
    do throws(KeyScript.ParseError) {
      script = try KeyScript(parsing: keys)
    } catch {
      throw .unreadable(error)
    }
    try press(script)
  }

  /// Types a text, character by character.
  ///
  /// - Throws: `PressingError.sessionOver`.
  public func type(_ text: String) throws(PressingError) {
    try press(KeyScript(typing: text))
  }

  /// Lets virtual time pass.
  ///
  /// - Throws: `PressingError.sessionOver`.
  public func wait(milliseconds: Int) throws(PressingError) {
    begin()
    try expectOpen(before: 1)
    carryOut(.wait(milliseconds))
  }

  private func press(_ script: KeyScript) throws(PressingError) {
    begin()
    for (index, step) in script.steps.enumerated() {
      try expectOpen(before: index + 1)
      carryOut(step)
    }
  }

  private func expectOpen(before key: Int) throws(PressingError) {
    if let status { throw .sessionOver(status: status, key: key) }
  }

  /// Plays keys and waits; those after the end of the session do nothing.
  public func play(_ script: KeyScript) {
    begin()
    for step in script.steps { carryOut(step) }
  }

  /// Plays one key or wait; nothing when the session is over.
  public func play(_ step: KeyScript.Step) {
    begin()
    carryOut(step)
  }

  /// Ends the input, which ends the session unless it is over.
  public func end() {
    begin()
    runner.close(.endOfInput)
    printed?.follow(runner.session)
  }

  private func begin() {
    before = (recorder.said.count, recorder.cuts.count)
  }

  private func carryOut(_ step: KeyScript.Step) {
    player.play(step)
    printed?.follow(runner.session)
  }

  // MARK: What came of it

  public var session: Session { runner.session }

  /// How the session ended; nil while it is open.
  public var outcome: Outcome? { runner.outcome }

  /// The virtual time, in milliseconds since the question opened; it ends with the session.
  public var now: Int { runner.now }

  /// All that was said, in order.
  public var announcements: [Announcement] { recorder.said }

  /// What was said by what was played last, be it one key or several; before any, what was said
  /// when the question opened.
  public var lastAnnouncements: ArraySlice<Announcement> { recorder.said[before.said...] }

  /// What was cut off by what was played last.
  public var lastCut: ArraySlice<Announcement> { recorder.cuts[before.cuts...] }

  /// What was still being said when a key cut it off, in order.
  public var cutAnnouncements: [Announcement] { recorder.cuts }

  /// The picture of the session; nil in line mode, which has none.
  public var frame: ScreenFrame? { recorder.screen?.frame }

  /// What line mode printed, as far as a terminal still shows it; empty in key mode.
  public var printedLines: [String] { printed?.lines ?? [] }

  /// The picture as the transcript has it.
  public var snapshot: ScreenSnapshot? { recorder.screen?.snapshot }
}
