// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// Files and folders by ``PathText``, since Foundation's paths are text that it mends.
public enum FileReading {
  /// The system's error number.
  public struct Failure: Error {
    public let number: Int32
  }

  /// Everything in a file.
  ///
  /// - Parameters:
  ///   - path: as ``PathText``.
  ///   - length: the most bytes; a device such as `/dev/zero` has no end.
  /// - Throws: `Failure` with the system's number (errno), EFBIG for more bytes than that.
  public static func bytes(of path: String, atMost length: Int = .max) throws(Failure) -> [UInt8] {
    let descriptor = PathText.withPath(path) { open($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw Failure(number: errno) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count > 0 {
        bytes += buffer[..<count]
        if bytes.count > length { throw Failure(number: EFBIG) }
      } else if count == 0 {
        return bytes
      } else if errno != EINTR {
        throw Failure(number: errno)
      }
    }
  }

  /// Whether there is a folder.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return PathText.withPath(path) { stat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether there is something that is no folder, to be read as a file.
  static func isFile(_ path: String) -> Bool {
    var status = stat()
    return PathText.withPath(path) { stat($0, &status) } == 0 && status.st_mode & S_IFMT != S_IFDIR
  }

  /// A path without links and dots (`realpath`); nil for what is not there.
  public static func resolved(_ path: String) -> String? {
    guard let resolved = PathText.withPath(path, { realpath($0, nil) }) else { return nil }
    defer { free(resolved) }
    return PathText.text(carrying: UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)))
  }

  /// The names in a folder, in no order.
  public static func names(in path: String) throws(Failure) -> [String] {
    guard let folder = PathText.withPath(path, opendir) else { throw Failure(number: errno) }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { $0.prefix { $0 != 0 } }
      names.append(PathText.text(carrying: bytes))
    }
    return names
  }
}
