// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import Announcer
import Glibc
import LabelTables
import RadioModel
import RadioNavigator
import SpeechOutput
import TerminalUI

/// Asks a question of a person at a terminal, by single keys.
final class KeyAsking {
  /// How long a terminal may take to tell whether it scales text, in milliseconds.
  private static let detectionLimit = 100

  private let terminal: Terminal
  private let traits: TerminalTraits
  private let arguments: AskArguments
  private let tables: LabelTables
  private let engine: any SpeechEngine
  private let screen: QuestionScreen
  private let input: KeyboardInput
  private let reader: KeyReader
  private let clock = SessionClock()
  private let memory: SessionMemory
  private let title: String?
  private var painter: TerminalPainter
  private var runner: SessionRunner!
  private var mayDetectTextSizing: Bool
  /// The latest frame, while it is not shown since keys wait.
  private var unshown: ScreenFrame?

  init(
    terminal: Terminal, question: Question, arguments: AskArguments, tables: LabelTables,
    engine: any SpeechEngine, transcript: TranscriptWriter?, environment: [String: String]
  ) {
    self.terminal = terminal
    self.arguments = arguments
    self.tables = tables
    self.engine = engine
    title = question.title
    memory = SessionMemory(environment: environment)
    traits = TerminalTraits(environment: environment)
    painter = TerminalPainter(reflowsOnResize: traits.reflowsOnResize)
    input = KeyboardInput(terminal: terminal)
    reader = KeyReader(input: input, terminalType: environment["TERM"] ?? "")
    var settings = arguments.sessionSettings(.keys)
    settings.terminal = terminal.size
    screen = QuestionScreen(settings: settings, tables: tables)
    screen.use(traits)
    mayDetectTextSizing = arguments.settings.largeText == .auto && traits.mayScaleText
    switch arguments.settings.largeText {
    case .auto, .off: screen.largeText = .spacing
    case .osc66: screen.largeText = .textSizing
    case .dec: screen.largeText = .doubleLines
    }
    let listener = SpokenSession(
      engine: engine, tables: tables, voice: arguments.settings.voice, screen: screen
    ) { [unowned self] in paint($0) }
    let session = Session(
      question, settings: settings, tables: tables,
      hintsSaid: transcript?.recording == nil ? memory.content.hintsSaid : [])
    let runner = SessionRunner(
      session: session, listener: listener, editing: ReadlineEditor(),
      transcribe: transcript.map { $0.write })
    transcript?.recording?.time = { [unowned runner] in runner.now }
    self.runner = runner
    reader.becomesIdle = { [unowned self] in
      if let frame = unshown { show(frame) }
    }
  }

  /// Called each time a field was left.
  var fieldLeft: ((FormNavigator) -> Void)? {
    get { runner.fieldLeft }
    set { runner.fieldLeft = newValue }
  }

  /// Files whose new lines are told.
  var followed = FollowedFiles()

  /// Asks, and gives the terminal back as it was.
  ///
  /// - Parameter warnings: said and shown when the question is open.
  /// - Throws: What the system says when it does not let the terminal be set up.
  func run(warnings: [Announcement] = []) throws(TerminalError) -> AskingEnd {
    let before = ChangeableSettings(runner.session)
    try terminal.enter(.keys)
    defer {
      terminal.restore()
      memory.remember(runner.session, since: before)
    }
    runner.open(language: tables.language, mode: .keys)
    for warning in warnings { runner.report(warning) }
    while runner.outcome == nil {
      let deadline = [runner.session.nextDeadline.map(clock.systemTime), followed.nextLook]
        .compactMap(\.self).min()
      reader.keepsLineEnds = runner.session.form.entry?.isLine ?? false
      switch reader.next(deadline: deadline, descriptors: descriptors) {
      case .command(let command, let name):
        if runner.session.form.entry != nil, let characters = reader.characters(from: name) {
          runner.type(characters, at: clock.now)
        } else {
          press(name, command)
        }
      case .woke:
        for notice in engine.takeNotices() {
          runner.report(notice.announcement(runner.session))
        }
      case .pasteCut(let count):
        runner.report(runner.session.announcer.notice("paste.cut", [String(count)]))
      case .deadline: runner.advance(to: clock.now)
      case .resized: resize()
      case .signal(let signal):
        if let end = obey(signal) { return end }
      case .hangUp: runner.close(.endOfInput)
      }
      if runner.outcome == nil { followed.tell(runner, language: tables.language) }
    }
    close()
    return .outcome(runner.outcome ?? .endOfInput, runner.session.form)
  }

  private var descriptors: [Int32] {
    engine.noticeDescriptor >= 0 ? [engine.noticeDescriptor] : []
  }

  private func press(_ name: String, _ command: Command) {
    runner.press(name, command, at: clock.now)
  }

  /// Shows a frame, or only the latest one where keys come faster than the terminal shows them.
  private func paint(_ frame: ScreenFrame) {
    if reader.hasKeyWaiting { unshown = frame } else { show(frame) }
  }

  private func show(_ frame: ScreenFrame) {
    unshown = nil
    if mayDetectTextSizing, runner.session.navigator.settings.textSize.isAccessibilityCategory {
      mayDetectTextSizing = false
      // Asking the terminal uses the cursor's line, which may have an option on it by now.
      terminal.write(painter.clear(columns: screen.columns))
      if terminal.detectTextSizing(within: Self.detectionLimit, keeping: input) {
        screen.largeText = .textSizing
        terminal.write(
          painter.paint(
            screen.draw(runner.session), columns: screen.columns, rows: screen.rows))
        return
      }
    }
    terminal.write(painter.paint(frame, columns: screen.columns, rows: screen.rows))
  }

  private func resize() {
    let size = terminal.size
    screen.columns = size.columns
    screen.rows = size.rows
    runner.showAgain()
  }

  /// A terminal that cannot be set up again is gone, and the next event says so: a hang-up comes
  /// with SIGCONT too.
  ///
  /// - Returns: the end of asking, for signals that mean it.
  private func obey(_ signal: Int32) -> AskingEnd? {
    switch signal {
    case SIGINT: press("C-c", .interrupt)
    case SIGTSTP:
      engine.cut()
      terminal.write(painter.clear(columns: screen.columns))
      clock.stop()
      try? terminal.suspend()
      clock.goOn()
      resize()
    case SIGCONT:
      try? terminal.resume()
      resize()
    default:
      terminal.write(painter.clear(columns: screen.columns))
      return .signal(signal)
    }
    return nil
  }

  /// Leaves one plain line, then lets the last announcement be heard to its end. A key cuts it, and
  /// stays unread: it is for whatever comes next.
  private func close() {
    terminal.write(painter.finish(with: closingLine, columns: screen.columns))
    engine.finish(atMost: QuestionAsking.lastWords, cutWhenReadable: terminal.interruption)
  }

  private var closingLine: String {
    runner.session.closingLine(title: title, tables: tables)
  }
}

/// How asking came to its end.
enum AskingEnd {
  case outcome(Outcome, FormNavigator)
  /// By a signal that the process is to die of.
  case signal(Int32)
  /// By input that could not be read.
  case failure(UsageError)
}
