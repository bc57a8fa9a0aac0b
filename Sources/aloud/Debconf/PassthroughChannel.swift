// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// The two ends of the conversation: what was standard input and standard output.
final class PassthroughChannel {
  private let input: Int32
  private let output: Int32
  private var unread: [UInt8] = []
  private var isAtEnd = false

  /// Takes the standard streams for the conversation alone. Afterwards standard input is empty, and
  /// what goes to standard output goes to standard error: nothing gets between the lines.
  ///
  /// - Throws: `unreadableFile`, `unwritableFile`.
  init(takingStandardStreams: Void) throws(UsageError) {
    input = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
    guard input >= 0 else { throw .unreadableFile(.standard, reason: errno) }
    output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    guard output >= 0, StandardDescriptors.isWritable(output) else {
      throw .unwritableFile(.standard, reason: EBADF)
    }
    let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
    if nothing >= 0 {
      dup2(nothing, STDIN_FILENO)
      close(nothing)
    }
    dup2(STDERR_FILENO, STDOUT_FILENO)
  }

  deinit {
    close(input)
    close(output)
  }

  /// The next line without its end; nil when the other side is gone.
  func next() -> String? {
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: unread[..<end], as: UTF8.self)
        unread.removeSubrange(...end)
        return line
      }
      guard !isAtEnd else { return nil }
      read()
    }
  }

  private func read() {
    let room = 1 << 16
    var count = 0
    unread.append(
      contentsOf: [UInt8](unsafeUninitializedCapacity: room) { buffer, used in
        repeat {
          count = Glibc.read(input, buffer.baseAddress, room)
        } while count < 0 && errno == EINTR
        used = max(count, 0)
      })
    isAtEnd = count <= 0
  }

  /// Sends a line.
  ///
  /// - Returns: whether the other side is there.
  func send(_ line: String) -> Bool { OutputFile.write(lines: [line], to: output) == nil }
}
