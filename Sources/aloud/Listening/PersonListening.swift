// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import Glibc
import SpeechOutput
import TerminalUI

/// A program between a person and their terminal: keys and output pass through as they are, and
/// what a screen reader would say is said.
final class PersonListening {
  /// How it came to its end.
  enum End {
    case ended(ProgramEnding)
    /// By a signal that this process is to die of.
    case signal(Int32)
  }

  /// How long nothing must be printed until it is read, in milliseconds: short, since a person
  /// waits for their echo.
  private static let quiet = 30
  /// How long a program that never rests goes on unread, in milliseconds.
  private static let limit = 1000
  /// How long the kernel may take to hand over what was written, in milliseconds.
  private static let handover: Int32 = 5

  private let terminal: Terminal
  private let program: TerminalProgram
  private let screen: ListenedTerminal
  private let voice: ListeningVoice
  private let terminalType: String
  private var listener: ScreenListener
  /// What is to be read about speech when the terminal is the person's again.
  private(set) var notices: [SpeechNotice] = []
  private var hasNewSize = false
  private var lastSize: TerminalSize
  /// The key that what comes next is the answer to.
  private var key: String?
  /// When to read what was printed, and when at the latest.
  private var reading: (due: Int, latest: Int)?

  /// - Throws: `ProgramStartError`.
  init(
    terminal: Terminal, command: [[UInt8]], voice: ListeningVoice, terminalType: String
  ) throws(ProgramStartError) {
    self.terminal = terminal
    self.voice = voice
    self.terminalType = terminalType
    let size = terminal.size
    lastSize = size
    screen = ListenedTerminal(columns: size.columns, rows: size.rows)
    listener = ScreenListener(columns: screen.columns, rows: screen.rows)
    program = try TerminalProgram(
      command, environment: ListeningSettings.environment(ofTerminal: nil), columns: size.columns,
      rows: size.rows)
  }

  /// Runs until the program ended, and gives the terminal back as it was.
  ///
  /// - Throws: What the system says when it does not let the terminal be set up.
  func run() throws(TerminalError) -> End {
    try terminal.enter(.passthrough)
    defer {
      // A program that was killed, or is left behind, leaves the alternate screen to whoever comes
      // next.
      if screen.takeScreen().isAlternate { terminal.write(Array("\u{1B}[?1049l".utf8)) }
      terminal.restore()
    }
    while program.ending == nil {
      var waited = [
        pollfd(fd: terminal.input, events: Int16(POLLIN), revents: 0),
        pollfd(fd: terminal.signalDescriptor, events: Int16(POLLIN), revents: 0),
        pollfd(
          fd: program.terminal, events: Int16(POLLIN | (program.hasUnsentInput ? POLLOUT : 0)),
          revents: 0),
        pollfd(fd: program.process, events: Int16(POLLIN), revents: 0),
        pollfd(fd: voice.engine.noticeDescriptor, events: Int16(POLLIN), revents: 0),
      ]
      _ = poll(&waited, nfds_t(waited.count), timeout)
      // Signals go first: a process that is to stop must not read.
      if waited[1].revents != 0 {
        for signal in terminal.takeSignals() {
          if let end = obey(signal) { return end }
        }
        continue
      }
      if waited[0].revents != 0, !passKeys() { return .signal(SIGHUP) }
      if waited[2].revents & Int16(POLLOUT) != 0 { program.send() }
      if waited[2].revents & Int16(POLLIN) != 0 { passOutput() }
      if waited[3].revents != 0 { finish() }
      if waited[4].revents != 0 { notices += voice.engine.takeNotices() }
      if let reading, MonotonicClock.milliseconds() >= min(reading.due, reading.latest) { read() }
    }
    return .ended(program.ending!)
  }

  /// Lets the last words be heard, unless a key is typed.
  func finishSpeaking() {
    voice.engine.finish(
      atMost: QuestionAsking.lastWords, cutWhenReadable: terminal.interruption)
  }

  private var timeout: Int32 {
    guard let reading else { return -1 }
    let rest = min(reading.due, reading.latest) - MonotonicClock.milliseconds()
    return Int32(clamping: max(0, rest))
  }

  /// - Returns: whether there is still somebody who types.
  private func passKeys() -> Bool {
    guard let bytes = terminal.read() else { return false }
    guard !bytes.isEmpty else { return true }
    if !TypedBytes.isReport(bytes) {
      if reading != nil { read() }
      let names = TypedBytes.keyNames(of: bytes, terminalType: terminalType)
      let hidesInput = program.hidesInput
      for name in names { voice.press(hidesInput ? TranscriptEvent.hiddenKey : name) }
      key = names.last
    }
    program.type(bytes)
    return true
  }

  private func passOutput() {
    let bytes = program.read()
    guard !bytes.isEmpty else { return }
    terminal.write(bytes)
    screen.feed(bytes)
    // The person's own terminal answers what the program asks.
    _ = screen.takeAnswers()
    let now = MonotonicClock.milliseconds()
    reading = (now + Self.quiet, reading?.latest ?? now + Self.limit)
  }

  /// Says what came of the last key, or by itself.
  private func read() {
    let isFlood = reading.map { $0.latest < $0.due } ?? false
    reading = nil
    let now = screen.takeScreen()
    if hasNewSize {
      hasNewSize = false
      listener.accept(now)
    } else {
      let utterances = listener.hear(now, key: key)
      if isFlood {
        // Nobody can follow a program that prints faster than it is read: what is new counts.
        voice.engine.cut()
        voice.write(.busy(Self.limit))
      }
      let said = isFlood ? utterances.suffix(now.rows.count) : utterances[...]
      voice.skip(now.skipped + utterances.count - said.count)
      voice.say(said)
      key = nil
    }
    voice.show(ScreenSnapshot(now))
  }

  /// The program ended: what it wrote at last is on its way.
  private func finish() {
    program.reap()
    var waited = pollfd(fd: program.terminal, events: Int16(POLLIN), revents: 0)
    let latest = MonotonicClock.milliseconds() + Self.limit
    while MonotonicClock.milliseconds() < latest, poll(&waited, 1, Self.handover) > 0 {
      passOutput()
    }
    read()
  }

  /// - Returns: the end, for signals that mean it.
  private func obey(_ signal: Int32) -> End? {
    switch signal {
    case SIGWINCH: resize()
    case SIGTSTP:
      voice.engine.cut()
      try? terminal.suspend()
      resize()
    case SIGCONT:
      try? terminal.resume()
      resize()
    default: return .signal(signal)
    }
    return nil
  }

  private func resize() {
    let size = terminal.size
    hasNewSize = true
    screen.resize(columns: size.columns, rows: size.rows)
    program.resize(columns: size.columns, rows: size.rows)
    // Where the size is the same, the kernel says nothing, and the picture has to be drawn anew.
    if size == lastSize { program.signal(SIGWINCH) }
    lastSize = size
    let now = MonotonicClock.milliseconds()
    reading = (now + Self.quiet, now + Self.limit)
  }
}
