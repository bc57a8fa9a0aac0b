// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

extension Terminal {
  /// Whether the terminal scales text by kitty's text sizing protocol (OSC 66).
  ///
  /// A space of one size is sent, then one of double size, each followed by a request for the
  /// cursor's position: the protocol holds when the cursor went by two and by two more. Whoever
  /// does not know it ignores the sequence, and the cursor stays. The line is blank afterwards.
  ///
  /// Keys typed meanwhile are kept for the reader.
  ///
  /// - Parameter limit: milliseconds to wait for the three answers.
  public func detectTextSizing(within limit: Int, keeping input: KeyboardInput) -> Bool {
    let ask = "\u{1B}[6n"
    let probe = "\r\(ask)\u{1B}]66;w=2; \u{07}\(ask)\u{1B}]66;s=2; \u{07}\(ask)\r\u{1B}[K"
    write(Array(probe.utf8))
    let deadline = MonotonicClock.milliseconds() + limit
    return input.takeCursorReports(3, until: deadline) == [1, 3, 5]
  }
}
