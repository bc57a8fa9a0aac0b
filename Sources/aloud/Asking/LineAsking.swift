// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import Announcer
import Glibc
import LabelTables
import RadioModel
import RadioNavigator
import SpeechOutput
import TerminalUI

/// Asks a question as a numbered list and takes a typed line, for people whose own screen reader
/// or braille display reads the terminal.
final class LineAsking {
  private static let mostCompletions = 50
  /// Options read at once; more than a terminal's page only where nothing is paged.
  private static let mostRead = 100

  private let source: any LineSource
  let tables: LabelTables
  private let engine: any SpeechEngine
  private let clock = SessionClock()
  private let memory: SessionMemory
  let runner: SessionRunner
  private var content: ScreenContent
  private var list: LineModePrinter
  /// The field that the list belongs to.
  private var listedField: Int?

  init(
    source: any LineSource, question: Question, arguments: AskArguments, tables: LabelTables,
    engine: any SpeechEngine, transcript: TranscriptWriter?, environment: [String: String]
  ) {
    self.source = source
    memory = SessionMemory(environment: environment)
    self.tables = tables
    self.engine = engine
    content = ScreenContent(
      title: "", language: tables.language, isRightToLeft: tables.isRightToLeft,
      numberOfLines: arguments.numberOfLines, words: tables.screenWords)
    content.usesUnicodeSigns = TerminalTraits(environment: environment).usesUnicodeSigns
    let session = Session(
      question, settings: arguments.sessionSettings(.lines), tables: tables,
      hintsSaid: transcript?.recording == nil ? memory.content.hintsSaid : [])
    runner = SessionRunner(
      session: session,
      listener: SpokenSession(
        engine: engine, tables: tables, voice: arguments.settings.voice, screen: nil),
      transcribe: transcript.map { $0.write })
    transcript?.recording?.time = { [unowned runner] in runner.now }
    content.show(session, tables: tables, showsAll: false)
    list = Self.list(of: session, content, source.size)
    listedField = session.form.fieldIndex
  }

  private static func list(
    of session: Session, _ content: ScreenContent, _ size: TerminalSize
  ) -> LineModePrinter {
    LineModePrinter(
      navigator: session.navigator, content: content, columns: size.columns, rows: size.rows)
  }

  /// Called each time a field was left.
  var fieldLeft: ((FormNavigator) -> Void)? {
    get { runner.fieldLeft }
    set { runner.fieldLeft = newValue }
  }

  /// Files whose new lines are told.
  var followed = FollowedFiles()

  /// - Parameter warnings: said when the question is open, and shown unless they were seen already.
  func run(warnings: [Announcement] = []) -> AskingEnd {
    let before = ChangeableSettings(runner.session)
    defer { memory.remember(runner.session, since: before) }
    runner.open(language: tables.language, mode: .lines)
    for warning in warnings {
      runner.report(warning)
      if !source.showsErrors { show(warning) }
    }
    showPage()
    while runner.outcome == nil {
      switch source.next(wait) {
      case .command(.line(let line), let key): take(line, key: key)
      case .command(let command, let key): runner.press(key, command, at: clock.now)
      case .woke:
        for notice in engine.takeNotices() {
          report(notice.announcement(runner.session))
        }
      case .deadline: showingNews { runner.advance(to: clock.now) }
      case .resized, .pasteCut: break
      case .signal(SIGINT): runner.press("C-c", .interrupt, at: clock.now)
      case .signal(SIGTSTP):
        engine.cut()
        clock.stop()
        try? source.suspend()
        clock.goOn()
      // A terminal that cannot be set up again is gone, and the next event says so: a hang-up
      // comes with this signal too.
      case .signal(SIGCONT): try? source.resume()
      case .signal(let signal):
        source.abandonLine()
        return .signal(signal)
      case .hangUp:
        if let failure = source.failure { return .failure(failure) }
        runner.close(.endOfInput)
      }
      if runner.outcome == nil {
        showingNews { followed.tell(runner, language: tables.language) }
      }
    }
    showEnd()
    engine.finish(atMost: QuestionAsking.lastWords, cutWhenReadable: source.keyboard)
    return .outcome(runner.outcome ?? .endOfInput, runner.session.form)
  }

  private var wait: LineWait {
    LineWait(
      prompt: prompt,
      deadline: [runner.session.nextDeadline.map(clock.systemTime), followed.nextLook]
        .compactMap(\.self).min(),
      descriptors: engine.noticeDescriptor >= 0 ? [engine.noticeDescriptor] : [],
      isSecret: runner.session.isSecret
    ) { [session = runner.session] typed in
      let navigator = session.navigator
      if let entry = navigator.entry {
        return LineCandidate.candidates(among: entry.suggestions(for: typed), typed: typed)
      }
      let options =
        navigator.typeAhead?.matches(prefix: typed, limit: Self.mostCompletions)
        .map { LineCandidate(label: navigator.group[$0].label, number: $0 + 1) } ?? []
      let buttons = session.form.buttonsForLines.map(\.label)
      return options + LineCandidate.candidates(among: buttons, typed: typed)
    }
  }

  private var prompt: String {
    let words = InterfaceWords(tables: tables)
    if !list.isAtEnd { return words.text(list.hasMoreText ? "line.more.text" : "line.more") }
    let navigator = runner.session.navigator
    let group = navigator.group
    let count = tables.number(group.count)
    switch navigator.kind {
    case .radio, .actions, .buttons: return choicePrompt
    case .checklist where navigator.numbering == .keys: return choicePrompt
    case .checklist: return words.text("line.prompt.checklist", .text(count))
    case .entry: return entryPrompt
    case .note where !runner.session.form.buttonsForLines.isEmpty: return choicePrompt
    case .note: return words.text("line.prompt.note")
    case .menu: return words.text("line.prompt.summary", .text(count))
    }
  }

  /// What is asked; a field that the script gives no name is called what it is.
  var question: String {
    guard content.title.isEmpty else { return content.title }
    let isSecret = runner.session.navigator.entry?.isSecret == true
    return tables.text(isSecret ? "role.secret" : "role.text")
  }

  /// A text that is there already is taken by an empty line; a secret is not shown.
  private var entryPrompt: String {
    let words = InterfaceWords(tables: tables)
    let label = question
    guard let entry = runner.session.navigator.entry, !entry.text.isEmpty, !entry.isSecret else {
      return words.text("line.prompt.text", .text(label))
    }
    return words.text("line.prompt.textDefault", .text(label), .text(entry.text))
  }

  /// While the list has more to show, an empty line shows it.
  private func take(_ line: String, key: String) {
    if !list.isAtEnd, line.allSatisfy(\.isWhitespace) { return showPage() }
    showingNews { runner.press(key, .line(line), at: clock.now) }
    listNextField()
  }

  /// The list of another field, when the line led there.
  private func listNextField() {
    guard runner.outcome == nil, runner.session.form.fieldIndex != listedField else { return }
    listedField = runner.session.form.fieldIndex
    content.show(runner.session, tables: tables, showsAll: false)
    list = Self.list(of: runner.session, content, source.size)
    source.show([""])
    showPage()
  }

  private func report(_ notice: Announcement) {
    showingNews { runner.report(notice) }
  }

  /// Shows what a step said that the list does not say.
  private func showingNews(_ step: () -> Void) {
    let count = runner.session.messageCount
    step()
    if let message = runner.session.message, runner.session.messageCount > count,
      runner.outcome == nil
    {
      show(message)
    }
  }

  private func showEnd() {
    guard let outcome = runner.outcome else { return }
    source.abandonLine()
    show(runner.session.ending(outcome))
    if outcome == .endOfInput, !source.hasGivenLine {
      source.show([InterfaceWords(tables: tables).text("error.noTerminal")])
    }
  }

  private func show(_ announcement: Announcement) {
    source.show(
      TextWidth.lines(
        breaking: SafeText.drawn(announcement.text), width: source.size.columns,
        language: announcement.language))
  }

  private func showPage() {
    let first = list.printed.upperBound
    let readsOn = list.hasMoreText
    let lines = list.nextPage()
    source.show(lines)
    if readsOn {
      runner.report(runner.session.announcer.told(lines.joined(separator: " ")))
    }
    runner.read(first..<min(list.printed.upperBound, first + Self.mostRead))
    guard list.isAtEnd else { return }
    let suggestions = runner.session.navigator.suggestionLines(tables)
    if !suggestions.isEmpty {
      source.show(suggestions)
      for line in suggestions { runner.report(runner.session.announcer.told(line)) }
    }
    let buttons = runner.session.form.buttonLines(tables)
    guard !buttons.isEmpty else { return }
    source.show(buttons)
    runner.readButtons()
  }
}
