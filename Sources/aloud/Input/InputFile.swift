// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// Reading a whole file or standard input.
enum InputFile {
  /// Why a file could not be read: the system's number for it (errno).
  struct Failure: Error, Equatable { let reason: Int32 }

  /// Everything in a file, or everything until standard input ends.
  static func contents(of place: StreamPlace) -> Result<[UInt8], Failure> {
    guard case .file(let path) = place else { return contents(ofDescriptor: STDIN_FILENO) }
    var descriptor: Int32
    repeat {
      descriptor = open(path, O_RDONLY | O_CLOEXEC)
    } while descriptor < 0 && errno == EINTR
    guard descriptor >= 0 else { return .failure(Failure(reason: errno)) }
    defer { close(descriptor) }
    return contents(ofDescriptor: descriptor)
  }

  private static func contents(ofDescriptor descriptor: Int32) -> Result<[UInt8], Failure> {
    var status = stat()
    let expected = fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
    var bytes: [UInt8] = []
    bytes.reserveCapacity(expected + 1)
    while true {
      // As much room again each time: a pipe tells no size, and the copying stays linear.
      let room = max(1 << 16, bytes.count)
      var count = 0
      bytes.append(
        contentsOf: [UInt8](unsafeUninitializedCapacity: room) { buffer, used in
          repeat {
            count = read(descriptor, buffer.baseAddress, room)
          } while count < 0 && errno == EINTR
          used = max(count, 0)
        })
      if count < 0 { return .failure(Failure(reason: errno)) }
      if count == 0 { return .success(bytes) }
    }
  }
}
