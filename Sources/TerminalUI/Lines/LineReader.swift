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
  private let inputStream: UnsafeMutablePointer<FILE>?
  private let outputStream: UnsafeMutablePointer<FILE>?
  private var isEditing = false
  /// Called for every key, before readline has it.
  public var keyTyped: () -> Void = {}

  /// - Parameter terminal: which is in `TerminalMode.lines` while lines are read.
  public init(terminal: Terminal) {
    self.terminal = terminal
    // readline looks at the descriptor itself to tell an Escape from a longer key.
    input = KeyboardInput(descriptor: terminal.input, signals: terminal.signals, chunk: 1)
    inputStream = fdopen(dup(terminal.input), "re")
    outputStream = fdopen(dup(terminal.output), "we")
    Readline.initialize()
    GraphemeDeletion.install()
  }

  deinit {
    abandon()
    rl_instream = Readline.emptyInput
    rl_outstream = Readline.silence
    if let inputStream { fclose(inputStream) }
    if let outputStream { fclose(outputStream) }
  }

  /// Waits for a line, or whatever else happens first.
  ///
  /// - Parameters:
  ///   - prompt: shown when a new line begins.
  ///   - deadline: in milliseconds of `MonotonicClock`; nil waits for ever.
  ///   - descriptors: further ones that end the wait when they are readable.
  ///   - completions: the texts that Tab completes what was typed to; never file names.
  /// - Returns: a line as the command `line`; Escape alone as `cancel`, unless it is a command of
  ///   vi's; Control-C as `interrupt`, Control-D on an empty line as `endOfInput`; else as
  ///   `KeyReader.next` does.
  public func next(
    prompt: String, deadline: Int? = nil, descriptors: [Int32] = [],
    completions: @escaping (String) -> [String] = { _ in [] }
  ) -> KeyInput {
    if !isEditing { begin(prompt: prompt) }
    LineCompletion.candidates = completions
    defer { LineCompletion.candidates = nil }
    while true {
      switch input.next(until: deadline, descriptors: descriptors) {
      case .byte(let byte):
        input.unread([byte])
        keyTyped()
        if let result = feed() { return result }
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
      terminal.write(Array(lines.map { SafeText.visible($0) + "\n" }.joined().utf8))
      return
    }
    rl_crlf()
    fflush(outputStream)
    terminal.write(Array(lines.map { SafeText.visible($0) + "\n" }.joined().utf8))
    redraw()
  }

  /// Shows prompt and typed text anew, on a line of their own: after the process was stopped.
  public func redraw() {
    guard isEditing else { return }
    terminal.write([0x0D])
    rl_on_new_line()
    rl_redisplay()
    fflush(outputStream)
  }

  /// Gives up the line that is being typed, and ends it on the terminal.
  public func abandon() {
    guard isEditing else { return }
    // What is typed may take several lines: what comes next stands below them all.
    rl_point = rl_end
    rl_redisplay()
    fflush(outputStream)
    terminal.write([0x0A])
    rl_clear_pending_input()
    rl_free_line_state()
    rl_callback_sigcleanup()
    rl_callback_handler_remove()
    isEditing = false
  }

  private func begin(prompt: String) {
    rl_instream = inputStream
    rl_outstream = outputStream
    LineCompletion.install()
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
    fflush(outputStream)
  }

  /// How long the second byte of a key may take to follow Escape, in milliseconds.
  private static let escapePause = 40

  /// Whether readline waits for more of a key. In vi's keymaps Escape is never more than itself.
  private var awaitsRestOfKey: Bool {
    rl_editing_mode != 0 && rl_readline_state & UInt(RL_STATE_MULTIKEY) != 0
  }

  /// How long the rest of a key may take before the line counts as ended: a day, in milliseconds.
  private static let patience = 86_400_000

  private func fitToTerminal() {
    let size = terminal.size
    rl_set_screen_size(Int32(size.rows), Int32(size.columns))
  }

  /// Gives readline what was typed. It may take several bytes, so that Control-C, which is no
  /// signal here, must be looked for among them; real signals wait until it has what it wants.
  private func feed() -> KeyInput? {
    var isInterrupted = false
    var last: UInt8?
    Readline.source = { [input] in
      guard let byte = input.byte(within: Self.patience) else { return nil }
      isInterrupted = byte == 0x03
      last = byte
      return isInterrupted ? nil : byte
    }
    rl_callback_read_char()
    Readline.source = nil
    fflush(outputStream)
    if isInterrupted {
      LineResult.current = nil
      abandon()
      return .command(.interrupt, keyName: "C-c")
    }
    if last == 0x1B, awaitsRestOfKey, !input.hasByte(within: Self.escapePause) {
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
