// SPDX-License-Identifier: GPL-3.0-or-later

@preconcurrency import CReadline
import Glibc
import RadioNavigator

/// Reads typed lines on a terminal in `TerminalMode.lines`: readline edits them, as the person's
/// inputrc has it, without history. The event loop is the same as for keys: what else happens
/// interrupts the wait and not the typing, which the next call goes on with. Belongs to one
/// thread, and there may be one at a time.
public final class LineReader {
  private let terminal: Terminal
  private let input: KeyboardInput
  private let text: TypedText
  private var isEditing = false
  /// Called for every key, before readline has it.
  public var keyTyped: () -> Void = {}

  /// - Parameter terminal: which is in `TerminalMode.lines` while lines are read.
  public init(terminal: Terminal) {
    self.terminal = terminal
    input = KeyboardInput(descriptor: terminal.input, signals: terminal.signals, chunk: 1)
    text = TypedText(input)
    Readline.initialize()
    GraphemeEditing.install()
  }

  deinit {
    abandon()
  }

  /// Waits for a line, or whatever else happens first.
  ///
  /// - Parameters:
  ///   - prompt: shown when a new line begins.
  ///   - initial: what a new line has from the beginning, to be edited; without the signs that a
  ///     terminal would obey.
  ///   - deadline: in milliseconds of `MonotonicClock`; nil waits for ever.
  ///   - descriptors: further ones that end the wait when they are readable.
  ///   - completions: what Tab completes a typed text to; never file names.
  /// - Returns: a line as the command `line`; Escape alone as `cancel`, unless it is a command of
  ///   vi's; Control-C as `interrupt`, Control-D on an empty line as `endOfInput`; else as
  ///   `KeyReader.next` does.
  public func next(
    prompt: String, initial: String = "", deadline: Int? = nil, descriptors: [Int32] = [],
    completions: @escaping (String) -> [LineCandidate] = { _ in [] }
  ) -> KeyInput {
    if !isEditing { begin(prompt: prompt, initial: initial) }
    LineCompletion.candidates = completions
    defer { LineCompletion.candidates = nil }
    while true {
      if !input.hasKeyWaiting { LineDisplay.update() }
      flush()
      switch input.next(until: deadline, descriptors: descriptors) {
      case .byte(let byte):
        keyTyped()
        guard text.admit(byte) else { continue }
        if input.readAhead(to: Self.ends, atMost: Self.longestAhead),
          input.lastByte == Self.interrupt
        {
          // As with a real interrupt, what was typed before it is forgotten.
          input.dropAllButLast()
          text.forget()
        }
        if let result = feed(byte) { return result }
      case .woke(let descriptor): return .woke(descriptor)
      case .deadline: return .deadline
      case .signal(SIGWINCH):
        fitToTerminal()
        return .resized
      case .signal(let signal): return .signal(signal)
      case .hangUp:
        abandon()
        return .hangUp
      }
    }
  }

  /// Prints lines while one is being typed, and shows what was typed below them again.
  public func show(_ lines: [String]) {
    guard isEditing else {
      terminal.write(Array(lines.map { SafeText.drawn($0) + "\n" }.joined().utf8))
      return
    }
    rl_crlf()
    flush()
    terminal.write(Array(lines.map { SafeText.drawn($0) + "\n" }.joined().utf8))
    redraw()
  }

  /// Shows prompt and typed text anew, on a line of their own: after the process was stopped.
  public func redraw() {
    guard isEditing else { return }
    terminal.write([0x0D])
    rl_on_new_line()
    rl_redisplay()
    flush()
  }

  /// Gives up the line that is being typed, and ends it on the terminal.
  public func abandon() {
    guard isEditing else { return }
    // What is typed may take several lines: what comes next stands below them all.
    rl_point = rl_end
    rl_redisplay()
    flush()
    terminal.write([0x0A])
    rl_clear_pending_input()
    rl_free_line_state()
    rl_callback_sigcleanup()
    rl_callback_handler_remove()
    isEditing = false
  }

  private func begin(prompt: String, initial: String) {
    ReadlineLine.release()
    LineCompletion.install()
    LineDisplay.install { [input] in input.hasKeyWaiting }
    // The terminal is set up by us, so readline has not seen that it is to show what is typed.
    rl_tty_set_echoing(1)
    fitToTerminal()
    LineResult.current = nil
    isEditing = true
    rl_callback_handler_install(SafeText.visible(prompt)) { line in
      // Removing it here keeps readline from showing the prompt again.
      rl_callback_handler_remove()
      LineResult.current = line.map { .line(String(cString: $0)) } ?? .end
      free(line)
    }
    let text = TypedText.harmless(initial)
    if !text.isEmpty {
      rl_insert_text(text)
      rl_free_undo_list()
      rl_redisplay()
    }
    flush()
  }

  /// How long the second byte of a key may take to follow Escape, in milliseconds.
  private static let escapePause = 40

  /// Whether readline waits for more of a key. In vi's keymaps Escape is never more than itself.
  private var awaitsRestOfKey: Bool {
    rl_editing_mode != 0 && rl_readline_state & UInt(RL_STATE_MULTIKEY) != 0
  }

  /// How long the rest of a key may take before the line counts as ended: a day, in milliseconds.
  private static let patience = 86_400_000

  private static let interrupt: UInt8 = 0x03
  private static let bell: UInt8 = 0x07
  /// Line ends, Control-C and Control-D: what is typed behind them may be for somebody else.
  private static let ends: Set<UInt8> = [0x0A, 0x0D, interrupt, 0x04]
  /// The most bytes that are read before readline has them.
  private static let longestAhead = 65_536
  /// The most times that a key is repeated by a number typed before it (`rl_numeric_arg`).
  private static let mostRepeats: Int32 = 1000

  /// Sends what readline wants to be shown.
  private func flush() {
    let bytes = Readline.output.take()
    if !bytes.isEmpty { terminal.write(bytes) }
  }

  private func fitToTerminal() {
    let size = terminal.size
    rl_set_screen_size(Int32(size.rows), Int32(size.columns))
  }

  /// Gives readline what was typed. It may take several bytes, so that Control-C, which is no
  /// signal here, must be looked for among them; signals that do not end the question wait until
  /// it has what it wants.
  private func feed(_ next: UInt8) -> KeyInput? {
    var isInterrupted = false
    var last: UInt8?
    Readline.source = { [text] in
      guard let byte = text.byte(within: Self.patience) else { return nil }
      isInterrupted = byte == Self.interrupt
      last = byte
      return isInterrupted ? nil : byte
    }
    Readline.hasInput = { [input] in input.hasKey(within: $0) }
    let complaints = Readline.listening {
      if next < 0x20 || next == 0x7F { LineDisplay.update() }
      // It may have taken a byte for later, without which it would wait for another.
      repeat {
        rl_callback_read_char()
      } while LineResult.current == nil && !isInterrupted
        && rl_readline_state & UInt(RL_STATE_INPUTPENDING) != 0
    }
    Readline.source = nil
    Readline.hasInput = nil
    if rl_numeric_arg > Self.mostRepeats { rl_numeric_arg = Self.mostRepeats }
    flush()
    if complaints.contains(Self.bell) { terminal.write([Self.bell]) }
    if input.isEnding {
      LineResult.current = nil
      abandon()
      return nil
    }
    if isInterrupted {
      LineResult.current = nil
      abandon()
      return .command(.interrupt, keyName: "C-c")
    }
    if last == 0x1B, awaitsRestOfKey, !input.hasKey(within: Self.escapePause) {
      abandon()
      return .command(.cancel, keyName: "Escape")
    }
    guard let result = LineResult.current else { return nil }
    LineResult.current = nil
    isEditing = false
    switch result {
    case .line(let text): return .command(.line(text), keyName: "Enter")
    case .end:
      terminal.write([0x0A])
      return .command(.endOfInput, keyName: "C-d")
    }
  }
}

/// What readline's line handler, which is a C function without context, was called with.
private enum LineResult {
  case line(String)
  case end

  nonisolated(unsafe) static var current: LineResult?
}
