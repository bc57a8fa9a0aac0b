// SPDX-License-Identifier: GPL-3.0-or-later
import TerminalUI

/// The time of one session, in milliseconds since it opened; it stands still while the process is
/// stopped.
final class SessionClock {
  private var opened = MonotonicClock.milliseconds()
  private var stopped = 0

  /// The system's own time, in milliseconds of `MonotonicClock`.
  static var systemNow: Int { MonotonicClock.milliseconds() }

  var now: Int { Self.systemNow - opened }

  /// The system's time at a time of the session.
  func systemTime(_ sessionTime: Int) -> Int { opened + sessionTime }

  func stop() { stopped = Self.systemNow }

  func goOn() { opened += Self.systemNow - stopped }
}
