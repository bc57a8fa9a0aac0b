// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// The clock that waiting is measured by; it never jumps.
public enum MonotonicClock {
  /// Milliseconds since some fixed moment (`clock_gettime` with `CLOCK_MONOTONIC`).
  public static func milliseconds() -> Int {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return now.tv_sec * 1000 + now.tv_nsec / 1_000_000
  }
}
