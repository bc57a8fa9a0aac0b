// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// The time that never jumps, the same for all processes of the machine (`CLOCK_MONOTONIC`).
enum MonotonicClock {
  /// Nanoseconds since some moment in the past.
  static var nanoseconds: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// Milliseconds since the same moment.
  static var milliseconds: Int { Int(nanoseconds / 1_000_000) }
}
