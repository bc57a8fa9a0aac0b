// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// A place without sound that takes samples no faster than a device plays them.
final class PacedSink: AudioSink {
  /// When all that was taken would have sounded, in nanoseconds.
  private var end: UInt64 = 0

  func write(_ samples: UnsafeBufferPointer<Int16>) {
    let length = UInt64(samples.count) * 1_000_000_000 / UInt64(EspeakLibrary.sampleRate)
    end = max(end, MonotonicClock.nanoseconds) + length
    drain()
  }

  func flush() { end = 0 }

  func drain() {
    let now = MonotonicClock.nanoseconds
    if end > now { usleep(UInt32((end - now) / 1000)) }
  }

  func close() {}
  var settlingSamples: Int { 0 }
  var isRealTime: Bool { true }
}
