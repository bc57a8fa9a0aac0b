// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import TerminalUI

/// Someone else's program on a terminal in memory, played by keys: what a script's `command:` plays
/// in the place of a form. Here time is real: each step ends when the program is quiet, or after a
/// limit. Belongs to one thread.
///
/// The program is hung up when this object goes.
public final class ListenedProgram {
  public let settings: ListeningSettings
  /// The terminal, for its title and its bell.
  public let terminal: ListenedTerminal
  /// What it shows, as it was looked at last.
  public private(set) var screen: ListenedScreen

  private let program: TerminalProgram
  private var listener: ScreenListener
  /// What was heard while the program printed more than a look at the screen has.
  private var flood = FloodOfLines()
  /// The key that the program answers; nil once it answered with a flood, or goes on by itself.
  private var key: String?
  /// How long programs that use curses wait for what may follow an Escape (`ESCDELAY`), in
  /// milliseconds, and a little more.
  private static let escapeDelay = 1100
  /// How soon a program that is busy is looked at again, in milliseconds.
  private static let nextLook = 20

  /// Starts a program.
  ///
  /// - Parameter command: the program, looked for in `PATH`, and its arguments.
  /// - Throws: `ProgramStartError`.
  public convenience init(
    _ command: [String], settings: ListeningSettings = ListeningSettings()
  ) throws(ProgramStartError) {
    try self.init(bytes: command.map { Array($0.utf8) }, settings: settings)
  }

  /// Starts a program, its words byte for byte.
  public init(
    bytes command: [[UInt8]], settings: ListeningSettings = ListeningSettings()
  ) throws(ProgramStartError) {
    self.settings = settings
    terminal = ListenedTerminal(columns: settings.columns, rows: settings.rows)
    listener = ScreenListener(columns: terminal.columns, rows: terminal.rows)
    screen = listener.screen
    program = try TerminalProgram(
      command, environment: settings.environment, columns: terminal.columns, rows: terminal.rows,
      folder: settings.folder)
  }

  deinit {
    // What a program that ended by itself left behind would stay for ever.
    if ending != nil { program.killGroup() }
  }

  /// How the program ended; nil while it runs.
  public var ending: ProgramEnding? { program.ending }

  /// Whether it reads lines and shows nothing of them now: what is typed is a secret.
  public var hidesInput: Bool { program.hidesInput }

  /// What the program says at its beginning: its first output is waited for.
  public func open() -> ListenedStep {
    let end = MonotonicClock.milliseconds() + settings.patience
    while ending == nil, terminal.screen.isBlank, !program.readsTerminal,
      case let rest = end - MonotonicClock.milliseconds(), rest > 0
    {
      _ = takeOutput(within: min(Self.nextLook, rest))
    }
    let isQuiet = settle()
    return step(isQuiet: isQuiet)
  }

  /// Presses a key.
  ///
  /// - Parameter name: a name of ``KeyScript``, such as `Down`, `C-c` or `a`. After the program's end
  ///   keys do nothing.
  public func press(_ name: String) -> ListenedStep {
    guard ending == nil else { return step(isQuiet: true) }
    // What the program did by itself since the last key was no answer to this one.
    takeWaitingOutput()
    hear(isAtRest: isAtRest)
    let hidesInput = program.hidesInput
    key = name
    program.type(terminal.bytes(ofKey: name))
    let isQuiet = settle(atLeast: name == "Escape" ? Self.escapeDelay : 0)
    var step = step(isQuiet: isQuiet)
    step.hidesInput = hidesInput
    return step
  }

  /// Types a text, character by character: each is a key that is waited for, so that a text takes at
  /// least ``ListeningSettings/quiet`` a character.
  public func type(_ text: String) -> ListenedStep {
    var all: ListenedStep?
    for character in text {
      let next = press(character == " " ? "Space" : String(character))
      if all == nil { all = next } else { all?.append(next) }
    }
    return all ?? step(isQuiet: true)
  }

  /// Lets real time pass, unless the program ends before.
  ///
  /// - Parameter milliseconds: less than 0 are none.
  public func wait(milliseconds: Int) -> ListenedStep {
    listen(until: MonotonicClock.milliseconds() + milliseconds) { false }
    return step(isQuiet: true, isAtRest: isAtRest)
  }

  /// Waits until a text is shown in one row and the program is quiet.
  ///
  /// - Parameters:
  ///   - text: as the screen has it, or as it is heard where it scrolled away.
  ///   - milliseconds: how long at most, of real time.
  /// - Returns: what came of it, and whether the text was shown.
  /// - Complexity: O(what was printed), and a look at the screen each ``nextLook``.
  public func wait(
    for text: String, atMost milliseconds: Int
  ) -> (step: ListenedStep, isShown: Bool) {
    takeWaitingOutput()
    var searched = 0
    func isShown() -> Bool {
      let screen = terminal.screen
      defer { searched = flood.count }
      return (screen.scrolled + screen.rows).contains { $0.text.contains(text) }
        || flood.lines(after: searched).contains { $0.text.contains(text) }
    }
    let shown =
      listen(until: MonotonicClock.milliseconds() + milliseconds, or: isShown) || isShown()
    let isQuiet = settle()
    return (step(isQuiet: isQuiet), shown)
  }

  /// Listens to each rest of the program until a time or its end.
  ///
  /// - Parameters:
  ///   - end: on the ``MonotonicClock``, in milliseconds.
  ///   - isEnough: asked at first, and when what was written was taken, or much of it.
  /// - Returns: whether it was enough.
  @discardableResult private func listen(until end: Int, or isEnough: () -> Bool) -> Bool {
    if isEnough() { return true }
    /// When what was printed is listened to; each rest of the program is.
    var due: Int?
    while ending == nil, case let now = MonotonicClock.milliseconds(), now < end {
      if takeOutput(within: min(due ?? end, end) - now) {
        while MonotonicClock.milliseconds() < now + Self.nextLook, takeOutput(within: 0) {}
        if isEnough() { return true }
        due = MonotonicClock.milliseconds() + settings.quiet
      } else if let rest = due, MonotonicClock.milliseconds() >= rest {
        due = nil
        hear()
      }
    }
    return false
  }

  /// Gives the terminal another size; nothing is said of that.
  ///
  /// - Parameters:
  ///   - columns: less than 2 are 2.
  ///   - rows: at least 1.
  public func resize(columns: Int, rows: Int) -> ListenedStep {
    terminal.resize(columns: columns, rows: rows)
    program.resize(columns: terminal.columns, rows: terminal.rows)
    let isQuiet = settle()
    screen = terminal.takeScreen()
    listener.accept(screen)
    return step(isQuiet: isQuiet)
  }

  /// Takes the terminal away, as when its window is closed, and waits until the program ended: by
  /// force where it does not by itself, and so does what it started in its process group.
  public func close() -> ListenedStep {
    for signal in [SIGHUP, SIGKILL] where ending == nil {
      program.signal(signal)
      program.signal(SIGCONT)
      _ = settle()
    }
    program.killGroup()
    return step(isQuiet: true)
  }

  /// Whether the program ended, or wrote nothing that was not taken and waits itself. One that waits
  /// until what it wrote is taken does not.
  private var isAtRest: Bool {
    var waited = pollfd(fd: program.terminal, events: Int16(POLLIN), revents: 0)
    let hasOutput = poll(&waited, 1, 0) > 0 && waited.revents & Int16(POLLIN) != 0
    return ending != nil || !hasOutput && program.isWaiting
  }

  /// - Parameter isAtRest: whether it came to rest in the step; nil where `isQuiet` tells.
  private func step(isQuiet: Bool, isAtRest: Bool? = nil) -> ListenedStep {
    // What a program leaves behind is no place that a key moved to.
    if ending != nil { key = nil }
    hear(isAtRest: isAtRest ?? isQuiet)
    var step = ListenedStep(
      utterances: flood.lines, screen: ScreenSnapshot(screen), ending: ending, isQuiet: isQuiet,
      hidesInput: false)
    step.skipped = flood.skipped
    flood = FloodOfLines()
    return step
  }

  /// Listens to what is shown now.
  ///
  /// - Parameter isAtRest: whether the program goes on no more. In a flood the last line may be
  ///   unfinished then, and is left for the next time.
  private func hear(isAtRest: Bool = true) {
    screen = terminal.takeScreen()
    var heard = screen
    if !isAtRest, !flood.lines.isEmpty || !screen.scrolled.isEmpty, screen.cursorColumn > 0 {
      heard.rows[screen.cursorRow] = ListenedRow(columns: screen.columns)
      heard.cursorColumn = 0
    }
    flood.append(listener.hear(heard, key: key), skipped: screen.skipped)
    screen.scrolled = []
    screen.skipped = 0
    key = nil
  }

  /// Waits until the program is quiet or ended.
  ///
  /// - Parameter patience: how long to wait for the first output, in milliseconds.
  /// - Returns: whether it came to rest within the limit.
  private func settle(atLeast patience: Int = 0) -> Bool {
    let end = MonotonicClock.milliseconds() + max(settings.limit, patience)
    var quietFrom = MonotonicClock.milliseconds() + max(settings.quiet, patience)
    while ending == nil {
      let now = MonotonicClock.milliseconds()
      if now >= end { return false }
      if now >= quietFrom {
        let isWaiting = program.isWaiting
        // It may wait until somebody takes what it wrote.
        if takeOutput(within: 0) {
          quietFrom = MonotonicClock.milliseconds() + settings.quiet
          continue
        }
        if isWaiting { return true }
        quietFrom = now + Self.nextLook
      }
      if takeOutput(within: min(quietFrom, end) - now) {
        quietFrom = MonotonicClock.milliseconds() + settings.quiet
      }
    }
    return true
  }

  /// Takes what the program writes within some milliseconds.
  ///
  /// - Returns: whether it wrote something.
  private func takeOutput(within milliseconds: Int) -> Bool {
    let events = POLLIN | (program.hasUnsentInput ? POLLOUT : 0)
    var waited = [
      pollfd(fd: program.terminal, events: Int16(events), revents: 0),
      pollfd(fd: program.process, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&waited, 2, Int32(clamping: max(0, milliseconds))) > 0 else { return false }
    if waited[0].revents & Int16(POLLOUT) != 0 { program.send() }
    var wrote = false
    if waited[0].revents & Int16(POLLIN) != 0 { wrote = feed() }
    if waited[1].revents != 0 {
      takeWaitingOutput()
      program.reap()
    }
    return wrote
  }

  /// Takes what is there. The kernel hands output over a moment after it was written; one that never
  /// ends, such as of a process left behind, is left.
  private func takeWaitingOutput() {
    let end = MonotonicClock.milliseconds() + settings.limit
    var waited = pollfd(fd: program.terminal, events: Int16(POLLIN), revents: 0)
    while MonotonicClock.milliseconds() < end, poll(&waited, 1, Self.handover) > 0, feed() {}
  }

  /// How long the kernel may take to hand over what was written, in milliseconds.
  private static let handover: Int32 = 5

  private func feed() -> Bool {
    let bytes = program.read()
    for piece in FloodOfLines.pieces(of: bytes) {
      terminal.feed(Array(piece))
      // At the end of a line, so that none is heard in parts.
      if terminal.scrolledCount >= FloodOfLines.piece, piece.last == FloodOfLines.lineEnd { hear() }
    }
    let answers = terminal.takeAnswers()
    if !answers.isEmpty { program.type(answers) }
    return !bytes.isEmpty
  }
}

extension ListenedScreen {
  /// Whether nothing was written to be seen.
  fileprivate var isBlank: Bool {
    scrolled.isEmpty && rows.allSatisfy { $0.cells.allSatisfy(\.isBlank) }
  }
}

extension ScreenSnapshot {
  /// What a terminal in memory shows, without empty rows at its end.
  public init(_ screen: ListenedScreen) {
    var lines = screen.lines
    while lines.last == "" { lines.removeLast() }
    self.init(
      columns: screen.columns, rows: screen.rows.count, cursorRow: screen.cursorRow,
      cursorColumn: screen.cursorColumn, lines: lines)
  }
}
