// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// Writing to a descriptor, all of it or an error.
enum OutputFile {
  /// Writes all bytes.
  ///
  /// - Returns: The system's number for what went wrong (errno, EPIPE for a reader that is gone),
  ///   or nil when everything is written.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Glibc.write(descriptor, buffer.baseAddress! + done, buffer.count - done)
      }
      if count < 0 {
        if errno == EINTR { continue }
        return errno
      }
      done += count
    }
    return nil
  }

  /// Writes lines of text, each with its end.
  static func write(lines: [String], to descriptor: Int32) -> Int32? {
    write(Array(lines.map { $0 + "\n" }.joined().utf8), to: descriptor)
  }
}
