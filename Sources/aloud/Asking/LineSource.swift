// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import TerminalUI

/// Where typed lines come from, and where what belongs to them is shown.
protocol LineSource: AnyObject {
  /// The size for a list, rows 0 where nobody pages.
  var size: TerminalSize { get }
  /// Whether there was any line, be it an empty one.
  var hasGivenLine: Bool { get }
  /// Whether standard error goes to the same place.
  var showsErrors: Bool { get }
  /// What a person can do to cut off the last words; nil for nothing.
  var keyboard: Int32? { get }
  /// Why there are no more lines, where they did not simply end.
  var failure: UsageError? { get }
  /// Waits for a line or whatever else happens first.
  func next(_ wait: LineWait) -> KeyInput
  func show(_ lines: [String])
  /// Gives up the line that is being typed, so that what is shown next stands below it.
  func abandonLine()
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
  /// Whether nothing of the line may be shown.
  let isSecret: Bool
  /// What Tab completes a text to.
  let completions: (String) -> [LineCandidate]
}

/// Lines edited by readline on a terminal.
final class TerminalLines: LineSource {
  private let terminal: Terminal
  private let reader: LineReader
  private let secretReader: SecretLineReader
  /// Whether the line that is being typed is a secret.
  private var isSecret = false

  /// - Parameters:
  ///   - terminalType: `TERM`.
  ///   - keyTyped: called for every key, before readline has it.
  init(_ terminal: Terminal, terminalType: String, keyTyped: @escaping () -> Void)
    throws(TerminalError)
  {
    self.terminal = terminal
    try terminal.enter(.lines)
    reader = LineReader(terminal: terminal)
    secretReader = SecretLineReader(terminal: terminal, terminalType: terminalType)
    reader.keyTyped = keyTyped
    secretReader.keyTyped = keyTyped
  }

  deinit {
    terminal.restore()
  }

  var size: TerminalSize { terminal.size }
  // Somebody who ends the input is there.
  var hasGivenLine: Bool { true }
  var showsErrors: Bool { isatty(STDERR_FILENO) == 1 }
  var keyboard: Int32? { terminal.interruption }
  var failure: UsageError? { nil }

  func next(_ wait: LineWait) -> KeyInput {
    if isSecret != wait.isSecret { abandonLine() }
    isSecret = wait.isSecret
    if isSecret {
      return secretReader.next(
        prompt: wait.prompt, deadline: wait.deadline, descriptors: wait.descriptors)
    }
    return reader.next(
      prompt: wait.prompt, deadline: wait.deadline, descriptors: wait.descriptors,
      completions: wait.completions)
  }

  func show(_ lines: [String]) {
    if isSecret { secretReader.show(lines) } else { reader.show(lines) }
  }

  func abandonLine() {
    if isSecret { secretReader.abandon() } else { reader.abandon() }
  }

  func suspend() throws(TerminalError) {
    try terminal.suspend()
    redraw()
  }

  func resume() throws(TerminalError) {
    try terminal.resume()
    redraw()
  }

  private func redraw() {
    if isSecret { secretReader.redraw() } else { reader.redraw() }
  }
}

/// Lines of standard input where there is no terminal. The question goes to standard error, since a
/// person may be at the other end of both, as with `ssh host script`.
final class StandardInputLines: LineSource {
  private let reader = PlainLineReader(descriptor: STDIN_FILENO)
  /// The prompt that waits for a line.
  private var prompt: String?
  private(set) var hasGivenLine = false

  var size: TerminalSize { TerminalSize(columns: 80, rows: 0) }
  var showsErrors: Bool { true }
  var keyboard: Int32? { nil }

  var failure: UsageError? {
    switch reader.failure {
    case .unreadable(let reason): .unreadableFile(.standard, reason: reason)
    case .lineTooLong: .lineTooLong(.standard)
    case nil: nil
    }
  }

  func next(_ wait: LineWait) -> KeyInput {
    if prompt != wait.prompt {
      prompt = wait.prompt
      // On a line of its own: no typed line may follow that ends it.
      if let end = wait.prompt.lastIndex(where: { !$0.isWhitespace }) {
        show([String(wait.prompt[...end])])
      }
    }
    let input = reader.next(
      deadline: wait.deadline, descriptors: wait.descriptors, isSecret: wait.isSecret)
    if case .command = input {
      prompt = nil
      hasGivenLine = true
    }
    return input
  }

  func show(_ lines: [String]) {
    // Nobody can be told that standard error is gone.
    _ = OutputFile.write(lines: lines.map(SafeText.drawn), to: STDERR_FILENO)
  }

  func abandonLine() {}

  // Without a terminal nobody catches the signals that these are for.

  func suspend() {}

  func resume() {}
}
