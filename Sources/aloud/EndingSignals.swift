// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// The signals that end the process with nothing said.
enum EndingSignals {
  /// Those that Swift's runtime handles from its start, where `SWIFT_BACKTRACE` or its own default
  /// asks for it: it writes to the standard streams, and asks questions on the terminal.
  private static let handled = [SIGQUIT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE]

  /// Gives them their usual effect, unless whoever started the process ignores them. Call it before
  /// anything else.
  static func restoreDefaults() {
    for signal in handled {
      var action = sigaction()
      sigaction(signal, nil, &action)
      let isIgnored =
        action.__sigaction_handler.sa_handler.map { unsafeBitCast($0, to: Int.self) } == 1
      if !isIgnored { Glibc.signal(signal, SIG_DFL) }
    }
  }

  /// The status that some signals end the process with instead; nil where it dies of them.
  nonisolated(unsafe) private static var status: Int32?
  /// Those that an end of the command line's own may come from.
  private static let wished = [SIGINT, SIGTERM]

  /// Lets the signals of a person who wishes the end lead to a status, as in programs that put their
  /// terminal in order first. Those that whoever started the process ignores stay ignored.
  static func end(withStatus status: Int32) {
    self.status = status
    for signal in wished {
      var action = sigaction()
      sigaction(signal, nil, &action)
      guard action.__sigaction_handler.sa_handler == nil else { continue }
      action.__sigaction_handler.sa_handler = { _ in _exit(EndingSignals.status ?? 1) }
      sigaction(signal, &action, nil)
    }
  }

  /// Ends the process by a signal that it caught, as it would have ended it.
  static func end(by signal: Int32) -> Never {
    if let status, wished.contains(signal) { exit(status) }
    Glibc.signal(signal, SIG_DFL)
    raise(signal)
    exit(CommandStatus.interrupted.rawValue)
  }
}
