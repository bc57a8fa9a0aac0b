// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import LabelTables

/// Reading a whole file or standard input.
enum InputFile {
  /// Why a file could not be read: the system's number for it (errno).
  struct Failure: Error, Equatable { let reason: Int32 }

  /// Everything in a file, or everything until standard input ends.
  static func contents(of place: StreamPlace) -> Result<[UInt8], Failure> {
    guard case .file(let path) = place else { return contents(ofDescriptor: STDIN_FILENO) }
    var descriptor: Int32
    repeat {
      descriptor = PathText.withPath(path) { open($0, O_RDONLY | O_CLOEXEC) }
    } while descriptor < 0 && errno == EINTR
    guard descriptor >= 0 else { return .failure(Failure(reason: errno)) }
    defer { close(descriptor) }
    return contents(ofDescriptor: descriptor)
  }

  /// Why a file of settings could not be used.
  enum Unusable: Error, Equatable {
    /// The system's number for it (errno).
    case unreadable(Int32)
    case notRegular
    case tooLarge
  }

  /// Everything in a regular file of limited length. A pipe or device in its place holds nobody up.
  static func contents(
    ofRegularFile path: String, atMost length: Int
  ) throws(Unusable) -> [UInt8] {
    let descriptor = PathText.withPath(path) { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard descriptor >= 0 else { throw .unreadable(errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable(errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
    guard Int(status.st_size) <= length else { throw .tooLarge }
    switch contents(ofDescriptor: descriptor) {
    case .success(let bytes): return bytes
    case .failure(let failure): throw .unreadable(failure.reason)
    }
  }

  /// Everything in a file that is to be read by somebody. A pipe that nobody writes to and a terminal
  /// are no files, and of a device that has no end only so much is tried.
  static func contents(ofTextAt path: String) -> Result<[UInt8], Failure> {
    let descriptor = PathText.withPath(path) {
      open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    }
    guard descriptor >= 0 else { return .failure(Failure(reason: errno)) }
    defer { close(descriptor) }
    if isatty(descriptor) != 0 { return .failure(Failure(reason: ESPIPE)) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return .failure(Failure(reason: errno)) }
    let type = status.st_mode & S_IFMT
    if type == S_IFREG { return contents(ofDescriptor: descriptor) }
    let beginning = type == S_IFIFO ? beginning(ofPipe: descriptor) : []
    guard let beginning else { return .failure(Failure(reason: EPIPE)) }
    _ = fcntl(descriptor, F_SETFL, 0)
    return contents(ofDescriptor: descriptor, atMost: mostBytesOfDevice).map { beginning + $0 }
  }

  /// What may be read first; nil of a pipe that nobody writes to. Who begins to at the same time is
  /// waited for.
  private static func beginning(ofPipe descriptor: Int32) -> [UInt8]? {
    var waited = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    if poll(&waited, 1, writerPause) > 0 { return [] }
    var byte: UInt8 = 0
    switch read(descriptor, &byte, 1) {
    case 0: return nil
    case 1: return [byte]
    default: return []
    }
  }

  /// Milliseconds.
  private static let writerPause: Int32 = 2000
  private static let mostBytes = 268_435_456
  private static let mostBytesOfDevice = 16_777_216

  private static func contents(
    ofDescriptor descriptor: Int32, atMost mostBytes: Int = mostBytes
  ) -> Result<[UInt8], Failure> {
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
      // A device such as /dev/zero has no end.
      if bytes.count > mostBytes { return .failure(Failure(reason: EFBIG)) }
    }
  }
}
