// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// Signals as bytes in a pipe, so that the event loop meets them like keys. There is one such pipe
/// in a process, since signals belong to the process.
///
/// Signals that were ignored when the process began stay ignored, as `nohup` wants it.
enum TerminalSignals {
  /// The signals that end, stop or disturb a question.
  static let caught: [Int32] = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH,
  ]

  /// Begins to catch; the descriptor is readable when a signal came. Calls may nest.
  static func begin() -> Int32 {
    users += 1
    if users > 1 { return readEnd }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return -1 }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    readEnd = ends[0]
    writeEnd = ends[1]
    for signal in caught { install(signal) }
    return readEnd
  }

  /// Gives the signals back to whoever had them before.
  static func end() {
    users -= 1
    guard users == 0 else { return }
    for (signal, action) in before {
      var action = action
      sigaction(signal, &action, nil)
    }
    before = [:]
    close(writeEnd)
    close(readEnd)
    (readEnd, writeEnd) = (-1, -1)
  }

  /// The signals that came since the last call, each once, in their order.
  static func take() -> [Int32] {
    var buffer = [UInt8](repeating: 0, count: 64)
    let count = read(readEnd, &buffer, buffer.count)
    var signals: [Int32] = []
    for byte in buffer.prefix(max(count, 0)) where !signals.contains(Int32(byte)) {
      signals.append(Int32(byte))
    }
    return signals
  }

  /// Stops the process as the signal would have done, and returns when it goes on. Neither signal
  /// comes as input then.
  static func stopProcess() {
    let signals = [SIGTSTP, SIGCONT]
    var usual = sigaction()
    usual.__sigaction_handler.sa_handler = SIG_DFL
    var ours = Array(repeating: sigaction(), count: signals.count)
    for (index, signal) in signals.enumerated() { sigaction(signal, &usual, &ours[index]) }
    raise(SIGTSTP)
    for (index, signal) in signals.enumerated() { sigaction(signal, &ours[index], nil) }
  }

  private static func install(_ signal: Int32) {
    var old = sigaction()
    sigaction(signal, nil, &old)
    if old.__sigaction_handler.sa_handler.map({ unsafeBitCast($0, to: Int.self) }) == 1 { return }
    before[signal] = old
    var action = sigaction()
    action.__sigaction_handler.sa_handler = noteSignal
    action.sa_flags = SA_RESTART
    sigaction(signal, &action, nil)
  }

  // The terminal's owner is one thread; the signal handler only reads `writeEnd`.
  nonisolated(unsafe) private static var users = 0
  nonisolated(unsafe) private static var readEnd: Int32 = -1
  nonisolated(unsafe) private static var before: [Int32: sigaction] = [:]
}

/// Written before any handler is installed, and touched by nothing else meanwhile.
nonisolated(unsafe) private var writeEnd: Int32 = -1

/// Does only what a signal handler may (signal-safety(7)).
private func noteSignal(_ signal: Int32) {
  let saved = errno
  var byte = UInt8(truncatingIfNeeded: signal)
  _ = write(writeEnd, &byte, 1)
  errno = saved
}
