// SPDX-License-Identifier: GPL-3.0-or-later

import CReadline
import Glibc

/// Why there is no terminal to ask on.
public enum TerminalError: Error, Equatable, Sendable {
  /// Neither the standard streams nor `/dev/tty` are a terminal.
  case noTerminal
  /// A system call failed, with its `errno`.
  case systemCall(String, code: Int32)
}

/// The terminal's size in character cells.
public struct TerminalSize: Hashable, Sendable {
  public var columns: Int
  public var rows: Int

  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}

/// The terminal that a question has while it is open, and that is as it was afterwards: after
/// `restore()`, when the object goes away, when the process exits, and when it crashes.
///
/// Signals come as input while the terminal is open; see `KeyInput.signal`. Belongs to one thread.
public final class Terminal {
  public let input: Int32
  public let output: Int32
  public private(set) var mode = TerminalMode.usual
  let signals: Int32
  private let usual: termios
  /// What the mode set up.
  private var entered = termios()
  private let ownsDescriptors: Bool
  private let writer: TerminalWriter
  /// Whether the process is to end in the background, where the terminal is another's.
  private var isAway = false
  /// See `interruption`; -1 for none.
  private let either: Int32

  /// Opens the standard streams where both are a terminal, else the controlling terminal
  /// (`/dev/tty`), so that answers can go into a pipe and options come from one.
  public static func open() throws(TerminalError) -> Terminal {
    if isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 {
      return try Terminal(input: STDIN_FILENO, output: STDOUT_FILENO)
    }
    var descriptor: Int32
    repeat {
      descriptor = Glibc.open("/dev/tty", O_RDWR | O_CLOEXEC)
    } while descriptor < 0 && errno == EINTR
    guard descriptor >= 0 else {
      let code = errno
      throw [EMFILE, ENFILE, ENOMEM].contains(code) ? .systemCall("open", code: code) : .noTerminal
    }
    return try Terminal(input: descriptor, output: descriptor, ownsDescriptors: true)
  }

  /// Takes descriptors of a terminal that somebody else opened, and closes.
  public convenience init(input: Int32, output: Int32) throws(TerminalError) {
    try self.init(input: input, output: output, ownsDescriptors: false)
  }

  private init(input: Int32, output: Int32, ownsDescriptors: Bool) throws(TerminalError) {
    var attributes = termios()
    do throws(TerminalError) {
      guard tcgetattr(input, &attributes) == 0 else {
        throw errno == ENOTTY ? .noTerminal : .systemCall("tcgetattr", code: errno)
      }
      signals = try TerminalSignals.begin()
    } catch {
      if ownsDescriptors { close(input) }
      throw error
    }
    self.input = input
    self.output = output
    self.ownsDescriptors = ownsDescriptors
    usual = attributes
    either = aloud_join(input, signals)
    writer = TerminalWriter(output: output, signals: signals)
  }

  deinit {
    restore()
    if either >= 0 { close(either) }
    TerminalSignals.end()
    if ownsDescriptors { close(input) }
  }

  /// Sets the terminal up for a use of it. In the background the process stops first, as other
  /// programs do; when a signal ends it there, the terminal is left to whoever has it.
  public func enter(_ mode: TerminalMode) throws(TerminalError) {
    if mode != self.mode { restore() }
    guard mode != .usual else { return }
    isAway = false
    while !isInForeground {
      isAway = TerminalSignals.isEnding
      if isAway { return }
      guard TerminalSignals.stopProcess(by: SIGTTOU) else {
        throw .systemCall("tcsetattr", code: EIO)
      }
    }
    TerminalRestoration.arm(output: output, attributes: usual, bytes: Array(mode.closing.utf8))
    var attributes = mode.attributes(from: usual)
    var failure: Int32 = 0
    TerminalSignals.withoutStopping {
      if tcsetattr(input, TCSADRAIN, &attributes) != 0 { failure = errno }
    }
    guard failure == 0 else { throw .systemCall("tcsetattr", code: failure) }
    self.mode = mode
    write(Array(mode.opening.utf8))
    _ = tcgetattr(input, &entered)
  }

  /// Whether another program has set the terminal up for itself since, to ask for a password for
  /// example: what is typed is not for this one.
  var isTaken: Bool {
    var present = termios()
    guard mode != .usual, tcgetattr(input, &present) == 0 else { return false }
    return present.c_lflag != entered.c_lflag || present.c_iflag != entered.c_iflag
  }

  /// Drops the keys that were pressed before now, for a program before it: they are no answer to what
  /// nobody has heard yet.
  public func dropEarlierKeys() {
    _ = tcflush(input, TCIFLUSH)
  }

  /// Makes the terminal what it was before. May be called again.
  ///
  /// In the background it is another's already.
  public func restore() {
    guard mode != .usual else { return }
    TerminalRestoration.disarm()
    defer { mode = .usual }
    guard isInForeground else { return }
    write(Array(mode.closing.utf8))
    var attributes = usual
    TerminalSignals.withoutStopping { _ = tcsetattr(input, TCSANOW, &attributes) }
  }

  /// Restores the terminal, stops the process as Control-Z asked for, and sets the terminal up
  /// again when it goes on. Take the picture away before, and paint it anew afterwards.
  public func suspend() throws(TerminalError) {
    let mode = self.mode
    restore()
    _ = TerminalSignals.stopProcess(by: SIGTSTP)
    try enter(mode)
  }

  /// Sets the terminal up again after something else had it, such as a shell after `SIGSTOP`.
  public func resume() throws(TerminalError) {
    try enter(mode)
  }

  /// Readable when a key was typed or a signal came.
  public var interruption: Int32 { either >= 0 ? either : input }

  /// Whether the terminal listens to this process (`tcgetpgrp`); so it does when it is not the one
  /// that controls it.
  public var isInForeground: Bool {
    let group = tcgetpgrp(input)
    return group <= 0 || group == getpgrp()
  }

  /// The size now (`TIOCGWINSZ`), 80 by 24 where the terminal does not know it.
  public var size: TerminalSize {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return TerminalSize(columns: 80, rows: 24)
    }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// Sends bytes in a single write as far as the terminal takes them; what it does not take at
  /// once follows. A terminal that went away takes nothing, and its input ends; one that takes
  /// nothing for a while can be left by the signals that end a question.
  public func write(_ bytes: [UInt8]) {
    if !isAway { writer.write(bytes) }
  }
}
