// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// Wakes one thread that waits; a signal given before the wait is not lost (`sem_t`).
final class WakeSignal: @unchecked Sendable {
  private let semaphore = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)

  init() {
    sem_init(semaphore, 0, 0)
  }

  deinit {
    sem_destroy(semaphore)
    semaphore.deallocate()
  }

  /// Lets the thread go on, now or when it next waits.
  func give() {
    sem_post(semaphore)
  }

  /// Waits for a signal, and takes back those that were given meanwhile.
  func wait() {
    while sem_wait(semaphore) != 0, errno == EINTR {}
    while sem_trywait(semaphore) == 0 {}
  }
}
