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
}
