// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

@testable import SpeechOutput

extension SpeechEngine {
  /// Does what a caller's loop does: waits for the engine's descriptor and takes its notices,
  /// until something is so.
  ///
  /// - Returns: The notices, and whether it came to be in so many milliseconds.
  func attend(
    atMost milliseconds: Int = 20_000, until isDone: ([SpeechNotice]) -> Bool
  ) -> (notices: [SpeechNotice], isDone: Bool) {
    let end = MonotonicClock.milliseconds + milliseconds
    var notices = takeNotices()
    while !isDone(notices), MonotonicClock.milliseconds < end {
      var waited = pollfd(fd: noticeDescriptor, events: Int16(POLLIN), revents: 0)
      poll(&waited, 1, 100)
      notices += takeNotices()
    }
    return (notices, isDone(notices))
  }
}
