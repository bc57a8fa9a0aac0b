// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// What another program writes, on standard output and standard error.
enum ProgramOutput {
  /// Runs a command line to its end. Its status does not matter to dialog.
  static func all(of command: [UInt8]) -> [UInt8] {
    // Errors go the same way as the rest.
    let line = Array("exec 2>&1\n".utf8) + command + [0]
    guard
      let stream = line.map({ CChar(bitPattern: $0) }).withUnsafeBufferPointer({
        popen($0.baseAddress!, "re")
      })
    else { return [] }
    defer { pclose(stream) }
    var written: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&piece, 1, piece.count, stream)
      guard count > 0 else { return written }
      written += piece.prefix(count)
    }
  }
}
