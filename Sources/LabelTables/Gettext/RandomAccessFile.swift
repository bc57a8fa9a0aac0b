// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// A file that is read in places. It is not mapped into memory: where another program shortens a
/// mapped file, the next look at it ends this one (SIGBUS).
final class RandomAccessFile: Sendable {
  /// Its length in bytes when it was opened.
  let size: Int
  private let descriptor: Int32

  /// Opens a regular file, without waiting for what is none, such as a named pipe.
  init(path: String) throws(FileReading.Failure) {
    let descriptor = PathText.withPath(path) { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard descriptor >= 0 else { throw FileReading.Failure(number: errno) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      close(descriptor)
      throw FileReading.Failure(number: isFolder ? EISDIR : EINVAL)
    }
    self.descriptor = descriptor
    size = Int(status.st_size)
  }

  deinit { close(descriptor) }

  /// The bytes at a place; nil unless all of them are in the file. (pread(2))
  func bytes(at offset: Int, count: Int) -> [UInt8]? {
    guard offset >= 0, count >= 0, offset <= size, count <= size - offset else { return nil }
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = 0
      while filled < count {
        let length = pread(
          descriptor, buffer.baseAddress! + filled, count - filled, off_t(offset + filled))
        if length > 0 {
          filled += length
        } else if length == 0 || errno != EINTR {
          break
        }
      }
    }.whole(count)
  }
}

extension [UInt8] {
  fileprivate func whole(_ count: Int) -> [UInt8]? { self.count == count ? self : nil }
}
