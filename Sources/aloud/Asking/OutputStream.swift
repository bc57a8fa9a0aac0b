// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// A file or standard output, written without a buffer in between.
final class OutputStream {
  static var standard: OutputStream { OutputStream(descriptor: STDOUT_FILENO, place: .standard) }

  private let descriptor: Int32
  private let place: StreamPlace

  private init(descriptor: Int32, place: StreamPlace) {
    self.descriptor = descriptor
    self.place = place
  }

  /// Opens a place for writing; a file that is there is replaced.
  ///
  /// - Throws: `unwritableFile`.
  convenience init(_ place: StreamPlace) throws(UsageError) {
    switch place {
    case .standard:
      try Self.checkStandard()
      self.init(descriptor: STDOUT_FILENO, place: place)
    case .file(let path):
      let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else { throw .unwritableFile(place, reason: errno) }
      self.init(descriptor: descriptor, place: place)
    }
  }

  deinit {
    if descriptor != STDOUT_FILENO { close(descriptor) }
  }

  /// - Throws: `unwritableFile` when standard output is closed.
  static func checkStandard() throws(UsageError) {
    guard fcntl(STDOUT_FILENO, F_GETFD) >= 0 else {
      throw .unwritableFile(.standard, reason: errno)
    }
  }

  /// - Throws: `unwritableFile` when not all of it could be written.
  func write(_ bytes: [UInt8]) throws(UsageError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if written > 0 {
        rest = rest.dropFirst(written)
      } else if errno != EINTR {
        throw .unwritableFile(place, reason: errno)
      }
    }
  }
}
