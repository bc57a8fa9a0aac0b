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
  private var watched: (descriptor: Int32, isWritable: Bool)?
  private var wakeTime: Int?

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
    guard watched?.descriptor != new || watched?.isWritable != isWritable else { return }
    if let watched { epoll_ctl(descriptor, EPOLL_CTL_DEL, watched.descriptor, nil) }
    watched = new.map { ($0, isWritable) }
    guard let new else { return }
    var event = epoll_event()
    event.events = EPOLLIN.rawValue | (isWritable ? EPOLLOUT.rawValue : 0)
    event.data.fd = new
    epoll_ctl(descriptor, EPOLL_CTL_ADD, new, &event)
  }

  /// Is readable from a time of ``MonotonicClock/milliseconds`` on, or never for nil.
  func wake(at milliseconds: Int?) {
    guard milliseconds != wakeTime else { return }
    wakeTime = milliseconds
    var time = itimerspec()
    if let milliseconds {
      time.it_value.tv_sec = milliseconds / 1000
      // All zeros would switch the timer off.
      time.it_value.tv_nsec = max(milliseconds % 1000 * 1_000_000, 1)
    }
    // Setting it also takes back an expiry that was not read.
    timerfd_settime(timer, Int32(TFD_TIMER_ABSTIME), &time, nil)
  }

  private func add(_ new: Int32) {
    var event = epoll_event()
    event.events = EPOLLIN.rawValue
    epoll_ctl(descriptor, EPOLL_CTL_ADD, new, &event)
  }
}
