// SPDX-License-Identifier: GPL-3.0-or-later
import CLinuxEvents
import Glibc

/// One file descriptor that is readable when another is, or when a time has come.
///
/// It lets a caller that polls descriptors also keep time for us (`epoll`, `timerfd`).
final class WakeDescriptor {
  /// The descriptor to poll; -1 when the system had none left.
  let descriptor: Int32

  private let timer: Int32
  private var watched: Int32?

  init() {
    descriptor = epoll_create1(Int32(EPOLL_CLOEXEC))
    timer = timerfd_create(
      CLOCK_MONOTONIC, Int32(TFD_CLOEXEC) | Int32(TFD_NONBLOCK))
    add(timer)
  }

  deinit {
    close(timer)
    close(descriptor)
  }

  /// Watches a descriptor in place of the one before.
  ///
  /// - Parameter isWritable: Whether it is also watched for becoming writable.
  func watch(_ new: Int32?, isWritable: Bool) {
    if let watched, watched != new { epoll_ctl(descriptor, EPOLL_CTL_DEL, watched, nil) }
    guard let new else {
      watched = nil
      return
    }
    var event = epoll_event()
    event.events = EPOLLIN.rawValue | (isWritable ? EPOLLOUT.rawValue : 0)
    epoll_ctl(descriptor, watched == new ? EPOLL_CTL_MOD : EPOLL_CTL_ADD, new, &event)
    watched = new
  }

  /// Is readable in so many milliseconds, at once for 0, or never for nil.
  func wake(in milliseconds: Int?) {
    var time = itimerspec()
    if let milliseconds {
      time.it_value.tv_sec = milliseconds / 1000
      // All zeros would switch the timer off.
      time.it_value.tv_nsec = max(milliseconds % 1000 * 1_000_000, 1)
    }
    // Setting it also takes back an expiry that was not read.
    timerfd_settime(timer, 0, &time, nil)
  }

  private func add(_ new: Int32) {
    var event = epoll_event()
    event.events = EPOLLIN.rawValue
    epoll_ctl(descriptor, EPOLL_CTL_ADD, new, &event)
  }
}
