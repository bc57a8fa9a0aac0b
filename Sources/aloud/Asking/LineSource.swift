// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import TerminalUI

/// Where typed lines come from, and where what belongs to them is shown.
protocol LineSource: AnyObject {
  /// The size for a list, rows 0 where nobody pages.
  var size: TerminalSize { get }
  /// Whether there is anybody to show the question to.
  var showsQuestion: Bool { get }
  /// What a person can do to cut off the last words; nil for nothing.
  var keyboard: Int32? { get }
  /// Why there are no more lines, where they did not simply end.
  var failure: UsageError? { get }
  /// Waits for a line or whatever else happens first.
  func next(_ wait: LineWait) -> KeyInput
  func show(_ lines: [String])
  /// Stops the process as Control-Z asked for, until it goes on.
  func suspend() throws(TerminalError)
  func resume() throws(TerminalError)
}

/// What a wait for a line needs to know.
struct LineWait {
  let prompt: String
  /// In milliseconds of `MonotonicClock`; nil waits for ever.
  let deadline: Int?
  let descriptors: [Int32]
  /// What Tab completes a text to.
  let completions: (String) -> [String]
}

/// Lines edited by readline on a terminal.
final class TerminalLines: LineSource {
  private let terminal: Terminal
  private let reader: LineReader

  /// - Parameter keyTyped: called for every key, before readline has it.
  init(_ terminal: Terminal, keyTyped: @escaping () -> Void) throws(TerminalError) {
    self.terminal = terminal
    try terminal.enter(.lines)
    reader = LineReader(terminal: terminal)
    reader.keyTyped = keyTyped
  }

  deinit {
    terminal.restore()
  }

  var size: TerminalSize { terminal.size }
  var showsQuestion: Bool { true }
  var keyboard: Int32? { terminal.input }
  var failure: UsageError? { nil }

  func next(_ wait: LineWait) -> KeyInput {
    reader.next(
      prompt: wait.prompt, deadline: wait.deadline, descriptors: wait.descriptors,
      completions: wait.completions)
  }

  func show(_ lines: [String]) { reader.show(lines) }

  func suspend() throws(TerminalError) {
    try terminal.suspend()
    reader.redraw()
  }

  func resume() throws(TerminalError) {
    try terminal.resume()
    reader.redraw()
  }
}

/// Lines of standard input that is no terminal. The question is shown on the terminal where there
/// is one; refusals go to standard error where there is none.
final class StandardInputLines: LineSource {
  private let terminal: Terminal?
  private let reader: PlainLineReader

  init(terminal: Terminal?) {
    self.terminal = terminal
    reader = PlainLineReader(descriptor: STDIN_FILENO, terminal: terminal)
  }

  var size: TerminalSize { TerminalSize(columns: terminal?.size.columns ?? 80, rows: 0) }
  var showsQuestion: Bool { terminal != nil }
  var keyboard: Int32? { nil }

  var failure: UsageError? {
    switch reader.failure {
    case .unreadable(let reason): .unreadableFile(.standard, reason: reason)
    case .lineTooLong: .lineTooLong(.standard)
    case nil: nil
    }
  }

  func next(_ wait: LineWait) -> KeyInput {
    reader.next(deadline: wait.deadline, descriptors: wait.descriptors)
  }

  func show(_ lines: [String]) {
    let safe = lines.map(SafeText.visible)
    guard let terminal else {
      // Nobody can be told that standard error is gone.
      _ = OutputFile.write(lines: safe, to: STDERR_FILENO)
      return
    }
    terminal.write(Array(safe.map { $0 + "\r\n" }.joined().utf8))
  }

  func suspend() throws(TerminalError) { try terminal?.suspend() }

  func resume() throws(TerminalError) { try terminal?.resume() }
}
