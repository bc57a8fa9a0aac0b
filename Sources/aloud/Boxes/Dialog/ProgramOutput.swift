// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// What another program writes, on standard output and standard error. Its status does not matter to
/// dialog.
final class ProgramOutput {
  private let stream: UnsafeMutablePointer<FILE>

  /// Runs a command line; nil where the system does not let it.
  init?(of command: [UInt8]) {
    // Errors go the same way as the rest.
    let line = Array("exec 2>&1\n".utf8) + command + [0]
    let stream = line.map { CChar(bitPattern: $0) }.withUnsafeBufferPointer {
      popen($0.baseAddress!, "re")
    }
    guard let stream else { return nil }
    self.stream = stream
  }

  /// Waits for the program's end.
  deinit { pclose(stream) }

  var descriptor: Int32 { fileno(stream) }
}
