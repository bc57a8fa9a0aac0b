// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// Bytes that arrive in pieces, divided into lines.
struct LineBuffer {
  private var bytes: [UInt8] = []

  /// Takes bytes in.
  ///
  /// - Returns: the lines that are complete with them, without their ends.
  mutating func append(_ new: some Sequence<UInt8>) -> [[UInt8]] {
    let searched = bytes.count
    bytes += new
    let ends = Self.ends(in: bytes, from: searched)
    guard let last = ends.last else { return [] }
    var start = 0
    let lines = ends.map { end in
      defer { start = end + 1 }
      return Array(bytes[start..<end])
    }
    bytes.removeFirst(last + 1)
    return lines
  }

  /// Where lines end. O(n), by the C library: a result is megabytes of one line.
  private static func ends(in bytes: [UInt8], from start: Int) -> [Int] {
    bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress else { return [] }
      var ends: [Int] = []
      var next = start
      while next < buffer.count,
        let found = memchr(base + next, Int32(WorkerMessage.newline), buffer.count - next)
      {
        ends.append(UnsafeRawPointer(found) - base)
        next = ends[ends.count - 1] + 1
      }
      return ends
    }
  }
}
