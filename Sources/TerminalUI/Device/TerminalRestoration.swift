// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// The last way back to the terminal as it was: when the process exits or crashes while a question
/// has the terminal.
enum TerminalRestoration {
  /// Remembers how to restore a terminal until `disarm()`.
  static func arm(output: Int32, attributes: termios, bytes: [UInt8]) {
    if !isInstalled { install() }
    disarm()
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = copy.initialize(from: bytes)
    let saved = UnsafeMutablePointer<SavedTerminal>.allocate(capacity: 1)
    saved.initialize(to: SavedTerminal(output: output, attributes: attributes, bytes: copy))
    savedTerminal = saved
  }

  /// There is nothing to restore any more.
  static func disarm() {
    guard let saved = savedTerminal else { return }
    savedTerminal = nil
    saved.pointee.bytes.deallocate()
    saved.deallocate()
  }

  private static let crashes = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE]

  nonisolated(unsafe) private static var isInstalled = false

  /// Goes before whatever handles crashes already, such as Swift's backtracer, which asks questions
  /// on the terminal.
  private static func install() {
    isInstalled = true
    atexit(restoreTerminal)
    actionsBefore = .allocate(capacity: Int(crashes.max() ?? 0) + 1)
    for signal in crashes {
      var action = sigaction()
      action.__sigaction_handler.sa_sigaction = { signal, information, _ in
        restoreTerminal()
        sigaction(signal, actionsBefore + Int(signal), nil)
        // A fault comes again when this returns, with its place in the program; others are sent.
        if let information, information.pointee.si_code <= 0 { raise(signal) }
      }
      action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER
      actionsBefore[Int(signal)] = sigaction()
      sigaction(signal, &action, actionsBefore + Int(signal))
    }
  }
}

/// By signal; written before the handlers are installed.
nonisolated(unsafe) private var actionsBefore: UnsafeMutablePointer<sigaction>!

private struct SavedTerminal {
  var output: Int32
  var attributes: termios
  var bytes: UnsafeMutableBufferPointer<UInt8>
}

nonisolated(unsafe) private var savedTerminal: UnsafeMutablePointer<SavedTerminal>?

/// Does only what a signal handler may (signal-safety(7)).
private func restoreTerminal() {
  guard let saved = savedTerminal else { return }
  savedTerminal = nil
  let group = tcgetpgrp(saved.pointee.output)
  guard group <= 0 || group == getpgrp() else { return }
  TerminalSignals.withoutStopping {
    tcsetattr(saved.pointee.output, TCSANOW, &saved.pointee.attributes)
  }
  // A terminal that takes nothing must not keep the process.
  var waiting = pollfd(fd: saved.pointee.output, events: Int16(POLLOUT), revents: 0)
  guard poll(&waiting, 1, 0) > 0 else { return }
  _ = write(saved.pointee.output, saved.pointee.bytes.baseAddress, saved.pointee.bytes.count)
}
