// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// A file or pipe that keeps everything: nothing that was said is taken back.
final class WaveSink: AudioSink {
  private let descriptor: Int32

  /// Continues a WAV file, or begins it with a header.
  init(descriptor: Int32, writesHeader: Bool) throws(AudioSinkError) {
    self.descriptor = descriptor
    if writesHeader {
      let header = WaveHeader.bytes(dataLength: WaveHeader.unknownLength)
      let reason = header.withUnsafeBytes { writeAll($0) }
      if let reason { throw .refused(reason) }
    }
  }

  func write(_ samples: UnsafeBufferPointer<Int16>) throws(AudioSinkError) {
    if let reason = writeAll(UnsafeRawBufferPointer(samples)) { throw .refused(reason) }
  }

  func flush() {}
  func drain() {}
  func close() {}
  var settlingSamples: Int { 0 }
  var isRealTime: Bool { false }

  /// - Returns: The system's error number, or nil when everything is written.
  private func writeAll(_ bytes: UnsafeRawBufferPointer) -> Int32? {
    var rest = bytes
    while !rest.isEmpty {
      let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
      if count > 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      } else if errno == EAGAIN {
        // A pipe shared with somebody who made it non-blocking.
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&waiting, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }
}

/// Nowhere: takes samples at once, for measuring.
final class NullSink: AudioSink {
  func write(_ samples: UnsafeBufferPointer<Int16>) {}
  func flush() {}
  func drain() {}
  func close() {}
  var settlingSamples: Int { 0 }
  var isRealTime: Bool { false }
}
