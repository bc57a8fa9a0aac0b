// SPDX-License-Identifier: GPL-3.0-or-later
import FoundationEssentials
import Glibc

/// What a program waits for until the test lets it go on: a line of a named pipe (fifo(7)).
final class Turn {
  let path: String
  private let descriptor: Int32

  init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "aloud-turn-\(UUID())").path
    guard mkfifo(path, 0o600) == 0 else { throw CocoaError(.fileWriteUnknown) }
    // Both ends, so that neither waits for the other to open it.
    descriptor = open(path, O_RDWR | O_CLOEXEC)
  }

  deinit {
    close(descriptor)
    unlink(path)
  }

  func give() { _ = write(descriptor, "\n", 1) }
}
