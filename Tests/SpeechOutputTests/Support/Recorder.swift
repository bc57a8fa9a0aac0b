// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

@testable import SpeechOutput

/// What comes out of a server's sink, with the time at which it did.
final class Recorder {
  static let rate = 22_050

  /// The samples so far, from the first that was recorded.
  private(set) var samples: [Int16] = []

  private let program: Program
  private var odd: UInt8?
  // The earliest that the beginning of the recording can have been, in nanoseconds: of all
  // reads, the one that came with the least delay.
  private var beginning = UInt64.max

  init(_ server: SoundServer) throws {
    program = try Program(
      [
        "parec", "-d", "ear.monitor", "--raw", "--format=s16le", "--rate=\(Self.rate)",
        "--channels=1", "--latency-msec=10",
      ], environment: server.environment)
    read(until: { !$0.samples.isEmpty }, atMost: 10_000)
  }

  /// Records until something is so.
  ///
  /// - Returns: Whether it came to be, in so many milliseconds.
  @discardableResult
  func read(until isDone: (Recorder) -> Bool, atMost milliseconds: Int) -> Bool {
    let end = MonotonicClock.milliseconds + milliseconds
    while !isDone(self) {
      let rest = end - MonotonicClock.milliseconds
      var waited = pollfd(fd: program.output, events: Int16(POLLIN), revents: 0)
      guard rest > 0, poll(&waited, 1, Int32(rest)) > 0 else { return false }
      var buffer = [UInt8](repeating: 0, count: 4_096)
      let count = Glibc.read(program.output, &buffer, buffer.count)
      guard count > 0 else { return false }
      take(buffer[..<count])
    }
    return true
  }

  /// Records on, from what has not been read yet until so many milliseconds from now.
  func read(milliseconds: Int) {
    let end = MonotonicClock.nanoseconds + UInt64(milliseconds) * 1_000_000
    read(until: { $0.time(of: $0.samples.count) >= end }, atMost: milliseconds * 3 + 5_000)
  }

  /// The first sample from a position on that can be heard.
  func firstSound(from position: Int = 0) -> Int? {
    samples[position...].firstIndex { abs(Int($0)) > 200 }
  }

  /// The last sample that can be heard.
  var lastSound: Int? {
    samples.lastIndex { abs(Int($0)) > 200 }
  }

  /// When a sample was recorded, at the latest, in nanoseconds of the monotonic clock.
  func time(of position: Int) -> UInt64 {
    beginning + UInt64(position) * 1_000_000_000 / UInt64(Self.rate)
  }

  private func take(_ bytes: ArraySlice<UInt8>) {
    let now = MonotonicClock.nanoseconds
    for byte in bytes {
      if let low = odd {
        samples.append(Int16(bitPattern: UInt16(low) | UInt16(byte) << 8))
        odd = nil
      } else {
        odd = byte
      }
    }
    beginning = min(beginning, now - UInt64(samples.count) * 1_000_000_000 / UInt64(Self.rate))
  }
}
