// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import LabelTables

/// Reading a whole file or standard input.
enum InputFile {
  /// Why a file could not be read: the system's number for it (errno).
  struct Failure: Error, Equatable { let reason: Int32 }

  /// Everything in a file, or everything until standard input ends.
  static func contents(of place: StreamPlace) -> Result<[UInt8], Failure> {
    do throws(FileReading.Failure) {
      switch place {
      case .file(let path): return .success(try FileReading.bytes(of: path))
      case .standard: return .success(try FileReading.bytes(ofDescriptor: STDIN_FILENO))
      }
    } catch {
      return .failure(Failure(reason: error.number))
    }
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
    do throws(FileReading.Failure) {
      return try FileReading.bytes(ofDescriptor: descriptor)
    } catch {
      throw .unreadable(error.number)
    }
  }

  /// Everything in a file that is to be read by somebody. A terminal is none, and of a device that has
  /// no end only so much is tried.
  static func contents(ofTextAt path: String) -> Result<[UInt8], Failure> {
    var status = stat()
    guard PathText.withPath(path, { stat($0, &status) }) == 0 else {
      return .failure(Failure(reason: errno))
    }
    let type = status.st_mode & S_IFMT
    if type == S_IFCHR, isTerminal(path) { return .failure(Failure(reason: ESPIPE)) }
    do throws(FileReading.Failure) {
      let length = type == S_IFREG ? FileReading.mostBytes : mostBytesOfDevice
      return .success(try FileReading.bytes(of: path, atMost: length))
    } catch {
      return .failure(Failure(reason: error.number))
    }
  }

  private static func isTerminal(_ path: String) -> Bool {
    let descriptor = PathText.withPath(path) {
      open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    }
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return isatty(descriptor) != 0
  }

  private static let mostBytesOfDevice = 16_777_216
}
