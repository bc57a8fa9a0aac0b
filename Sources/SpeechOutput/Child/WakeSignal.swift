// SPDX-License-Identifier: GPL-3.0-or-later
import CLinuxEvents
import Glibc

/// Wakes one thread that waits; a signal given before the wait is not lost (`eventfd`).
final class WakeSignal: Sendable {
  private let descriptor = eventfd(0, Int32(EFD_CLOEXEC) | Int32(EFD_NONBLOCK))

  /// Without a descriptor there is no speech process.
  init() {
    if descriptor < 0 { _exit(1) }
  }

  deinit {
    close(descriptor)
  }

  /// Lets the thread go on, now or when it next waits.
  func give() {
    eventfd_write(descriptor, 1)
  }

  /// Waits for a signal, and takes back those that were given meanwhile.
  ///
  /// - Parameter channel: Ends this process when its other end is closed.
  func wait(on channel: ChildChannel) {
    var count: eventfd_t = 0
    while eventfd_read(descriptor, &count) != 0 { channel.waitForEnd(or: descriptor) }
  }
}
