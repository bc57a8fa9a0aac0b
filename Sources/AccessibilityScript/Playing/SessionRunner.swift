// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer
import RadioModel
import RadioNavigator

/// Where a session's reactions go, in order: the transcript, the voice, the screen.
public protocol SessionListener: AnyObject {
  func say(_ announcement: Announcement)
  func cut()
  func voice(_ preferences: VoicePreferences)
  /// What the session is drawn on; where it is nil, options lie as they were asked to.
  var screen: QuestionScreen? { get }
  /// Shows the session on the screen.
  ///
  /// - Returns: what is shown now, or nil where it is not to be written down.
  func show(_ session: Session, on screen: QuestionScreen) -> ScreenSnapshot?
}

extension SessionListener {
  public var screen: QuestionScreen? { nil }

  public func show(_ session: Session, on screen: QuestionScreen) -> ScreenSnapshot? { nil }
}

/// Carries a session's reactions out and writes them down: the same for a person and a script.
public final class SessionRunner {
  public private(set) var session: Session
  /// The time, in milliseconds since the question opened, as it was told last.
  public private(set) var now = 0
  private let listener: any SessionListener
  private let editing: (any TextEditing)?
  private let transcribe: ((TranscriptEvent) -> Void)?
  private var lastScreen: ScreenSnapshot?
  /// Called each time a field was left, so that its answer can be kept.
  public var fieldLeft: ((FormNavigator) -> Void)?
  private var lastField: Int?
  /// Whether the keys that are pressed were told of.
  private var isTold = false

  /// - Parameters:
  ///   - editing: edits texts as the person's keys do; without it no text can be typed by keys.
  ///   - transcribe: takes every event as it happens; nil writes nothing down.
  public init(
    session: Session, listener: any SessionListener, editing: (any TextEditing)? = nil,
    transcribe: ((TranscriptEvent) -> Void)?
  ) {
    self.session = session
    lastField = session.form.fieldIndex
    self.listener = listener
    self.editing = editing
    self.transcribe = transcribe
  }

  public var outcome: Outcome? { session.outcome }

  public func open(language: String, mode: Announcer.Mode) {
    beginText()
    transcribe?(
      .open(
        language: language, textSize: session.navigator.settings.textSize,
        verbosity: session.preferences.verbosity, mode: mode))
    carryOut(session.open())
  }

  private func beginText() {
    if let entry = session.form.entry {
      editing?.killsWholeLine = entry.killsWholeLine
      editing?.begin(entry.text, isSecret: entry.isSecret)
    }
  }

  /// Reads a part of the list, in line mode.
  public func read(_ positions: Range<Int>) {
    carryOut(session.read(positions))
  }

  /// Reads the buttons behind the list, in line mode.
  public func readButtons() { carryOut(session.readButtons()) }

  /// - Parameters:
  ///   - name: the key's name in scripts.
  ///   - command: what the key means where no text is typed.
  ///   - milliseconds: now, since the question opened.
  public func press(_ name: String, _ command: Command, at milliseconds: Int) {
    advance(to: milliseconds)
    guard outcome == nil else { return }
    if name == String(KeyTable.lineEnd) { return pressLineEnd(at: milliseconds) }
    let command = edited(by: name, command) ?? command
    switch command {
    // Of keys that are no characters, nothing of the secret is told.
    case _ where isTold: break
    case _ where session.isSecret && KeyScript.isCharacter(name):
      transcribe?(.key(TranscriptEvent.hiddenKey))
    case .line(let line) where session.isSecret:
      let hidden = String(repeating: TranscriptEvent.hiddenCharacter, count: line.count)
      transcribe?(.key(TranscriptEvent.hiddenKey, line: hidden))
    case .line(let line): transcribe?(.key(name, line: line))
    default: transcribe?(.key(name))
    }
    carryOut(session.handle(command, at: milliseconds))
  }

  /// A line end that was pasted begins a new line where there may be some; else it is a space.
  private func pressLineEnd(at milliseconds: Int) {
    if session.form.entry?.isLine == true {
      press("Enter", .accept, at: milliseconds)
    } else {
      press("Space", .character(" "), at: milliseconds)
    }
  }

  /// Types many characters that came at once, such as pasted ones, and tells them as one.
  public func type(_ characters: [Character], at milliseconds: Int) {
    advance(to: milliseconds)
    guard outcome == nil else { return }
    if let entry = session.form.entry, entry.isLine, entry.mostBytes == nil,
      characters.contains(KeyTable.lineEnd)
    {
      return type(lines: characters, at: milliseconds)
    }
    let names = characters.map { $0 == " " ? "Space" : String($0) }
    guard !characters.contains(KeyTable.lineEnd), let entry = session.form.entry,
      let line = editing?.insert(characters, in: entry.text, cursor: entry.cursor)
    else { return press(names, at: milliseconds) }
    let tells = session.isSecret ? names.map { _ in TranscriptEvent.hiddenKey } : names
    for name in tells { transcribe?(.key(name)) }
    carryOut(session.handle(.edited(line.text, cursor: line.cursor), at: milliseconds))
    // Where there is no room for all, there may be for some.
    guard session.form.entry?.text == entry.text else { return }
    isTold = true
    press(names, at: milliseconds)
    isTold = false
  }

  private func type(lines characters: [Character], at milliseconds: Int) {
    let lines = characters.split(separator: KeyTable.lineEnd, omittingEmptySubsequences: false)
      .map { String($0) }
    for character in characters {
      transcribe?(.key(Self.name(of: character)))
    }
    carryOut(session.handle(.insertedLines(lines), at: milliseconds))
  }

  private static func name(of character: Character) -> String {
    switch character {
    case KeyTable.lineEnd: "Enter"
    case " ": "Space"
    default: String(character)
    }
  }

  private func press(_ names: [String], at milliseconds: Int) {
    for name in names where outcome == nil {
      press(name, KeyTable.command(forKey: name) ?? .character(Character(name)), at: milliseconds)
    }
  }

  /// What a key makes of the text that is typed; nil where it keeps its usual meaning.
  ///
  /// Control-D in an empty text is the end of input, as it is to readline.
  private func edited(by name: String, _ command: Command) -> Command? {
    guard let entry = session.form.entry,
      !KeyTable.keysBesideText.contains(name) || (name == "Escape" && editing?.takesEscape == true)
    else { return nil }
    switch command {
    case .cancel where name == "Escape": break
    case .line, .interrupt, .cancel: return nil
    // Where lines are typed, readline has seen that this one is empty.
    case .endOfInput where editing == nil || entry.text.isEmpty && !entry.isLine: return nil
    default: break
    }
    if entry.isLine {
      if entry.cursor == 0, Self.backwards.contains(name) { return .joinsPrevious }
      if entry.cursor == entry.text.count, Self.forwards.contains(name) { return .joinsNext }
    }
    let deletesLast = entry.deletesAtEnd && name == "Delete" && entry.cursor == entry.text.count
    let key = deletesLast ? "Backspace" : name
    guard let line = editing?.edit(entry.text, cursor: entry.cursor, key: key) else {
      return .unknownKey(name)
    }
    return .edited(line.text, cursor: line.cursor)
  }

  /// The keys that delete before the cursor, and at it.
  private static let backwards: Set = ["Backspace", "C-h"]
  private static let forwards: Set = ["Delete", "C-d"]

  public func advance(to milliseconds: Int) {
    now = milliseconds
    carryOut(session.advance(to: milliseconds))
  }

  public func close(_ outcome: Outcome) {
    carryOut(session.close(outcome))
  }

  /// Tells of lines that came; see `Session.tell(newLines:paragraphs:)`.
  public func tell(newLines lines: [String], paragraphs: [[String]]) {
    carryOut(session.tell(newLines: lines, paragraphs: paragraphs))
  }

  public func report(_ notice: Announcement) {
    carryOut(session.report(notice))
  }

  /// Shows the session anew, after the screen changed.
  public func showAgain() {
    show()
  }

  /// Lets virtual time pass.
  ///
  /// - Parameter milliseconds: how much.
  func wait(_ milliseconds: Int) {
    transcribe?(.wait(milliseconds))
    advance(to: now + milliseconds)
  }

  private func carryOut(_ reactions: [Session.Reaction]) {
    if session.form.fieldIndex != lastField {
      lastField = session.form.fieldIndex
      fieldLeft?(session.form)
      beginText()
    }
    for reaction in reactions {
      switch reaction {
      case .cut:
        transcribe?(.cut)
        listener.cut()
      case .say(let announcement):
        listener.say(announcement)
        transcribe?(.say(announcement))
      case .select(let key, let field):
        let label = key.flatMap { session.form.navigators[field].group.option(for: $0)?.label }
        let name = session.form.form.fields[field].name
        transcribe?(.select(field: name, key: key?.text, label: label))
      case .answer(let answer, let field): transcribe?(event(of: answer, to: field))
      case .screen: show()
      case .voice(let preferences): listener.voice(preferences)
      case .close(let outcome): transcribe?(.close(outcome, answers: answers))
      }
    }
  }

  private func event(of answer: FieldAnswer, to index: Int) -> TranscriptEvent {
    let field = session.form.form.fields[index]
    let isSecret = session.form.navigators[index].entry?.isSecret == true
    return .answer(
      field: field.name, isSecret ? nil : JSONObject.Value(answer, to: field.kind))
  }

  /// What the transcript's end has besides the outcome: a radio group alone has its key there.
  private var answers: JSONObject? {
    let form = session.form
    if !form.hasSummary, form.current.kind == .radio { return nil }
    return JSONObject(answersOf: form, includesSecrets: false)
  }

  private func show() {
    guard let screen = listener.screen else { return }
    // The options lie as the screen decides, before and after it is drawn.
    layOut(on: screen)
    defer { layOut(on: screen) }
    guard let shown = listener.show(session, on: screen), shown != lastScreen else { return }
    lastScreen = shown
    transcribe?(.screen(shown))
  }

  private func layOut(on screen: QuestionScreen) {
    session.layOut(columns: screen.gridColumns(of: session), pageSize: screen.pageSize)
  }
}
