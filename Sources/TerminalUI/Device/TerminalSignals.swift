// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// Signals as bytes in a pipe, so that the event loop meets them like keys. There is one such pipe
/// in a process, since signals belong to the process.
///
/// Signals that were ignored when the process began stay ignored, as `nohup` wants it.
enum TerminalSignals {
  /// The signals that end, stop or disturb a question.
  static let caught: [Int32] = ending + [SIGTSTP, SIGCONT, SIGWINCH]

  /// The signals that end a question: those that a person or the system sends for it, and those that
  /// end a process which does not await them.
  static let ending: [Int32] = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGUSR1, SIGUSR2, SIGVTALRM, SIGPROF, SIGXCPU,
  ]

  /// Begins to catch; the descriptor is readable when a signal came. Calls may nest.
  static func begin() throws(TerminalError) -> Int32 {
    if users == 0 {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { throw .systemCall("pipe", code: errno) }
      for end in ends {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
      }
      readEnd = ends[0]
      writeEnd = ends[1]
      for signal in caught { install(signal) }
    }
    users += 1
    return readEnd
  }

  /// Gives the signals back to whoever had them before. One that nobody took, and that means the
  /// end, ends the process now.
  static func end() {
    users -= 1
    guard users == 0 else { return }
    for (signal, action) in before {
      var action = action
      sigaction(signal, &action, nil)
    }
    before = [:]
    let left = take()
    close(writeEnd)
    close(readEnd)
    (readEnd, writeEnd) = (-1, -1)
    for signal in left where ending.contains(signal) { raise(signal) }
  }

  /// The signals that came since the last call, each once: those that end the question first, the
  /// others in their order.
  static func take() -> [Int32] {
    collect()
    defer { pending = [] }
    return pending.filter(ending.contains) + pending.filter { !ending.contains($0) }
  }

  /// Whether a signal came that ends the question, and that nobody took yet.
  static var isEnding: Bool {
    collect()
    return pending.contains(where: ending.contains)
  }

  /// Stops the process as the signal does that is not caught, and returns when it goes on. Neither
  /// that signal nor `SIGCONT` comes as input then.
  ///
  /// - Returns: whether it was stopped: a process whose shell is gone is not.
  static func stopProcess(by signal: Int32) -> Bool {
    var usual = sigaction()
    usual.__sigaction_handler.sa_handler = SIG_DFL
    var ours = sigaction()
    sigaction(signal, &usual, &ours)
    collect()
    pending.removeAll { $0 == SIGCONT }
    raise(signal)
    sigaction(signal, &ours, nil)
    collect()
    defer { pending.removeAll { $0 == SIGCONT || $0 == signal } }
    return pending.contains(SIGCONT)
  }

  /// Does something to the terminal that would stop a process in the background (`SIGTTOU`).
  static func withoutStopping(_ body: () -> Void) {
    var output = sigset_t()
    sigemptyset(&output)
    sigaddset(&output, SIGTTOU)
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &output, &before)
    body()
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  private static func collect() {
    var buffer = [UInt8](repeating: 0, count: 64)
    while case let count = read(readEnd, &buffer, buffer.count), count > 0 {
      for byte in buffer.prefix(count) where !pending.contains(Int32(byte)) {
        pending.append(Int32(byte))
      }
    }
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
  nonisolated(unsafe) private static var pending: [Int32] = []
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
