// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import Glibc
import LabelTables

/// Writes a transcript line by line, each at once, so that a reader can follow a session.
final class TranscriptWriter {
  private let place: StreamPlace
  private let descriptor: Int32
  /// The first thing that went wrong; nothing is written after it.
  private(set) var failure: UsageError?

  /// Opens the place; a file that is there is replaced.
  ///
  /// - Throws: `unwritableFile`.
  init(_ place: StreamPlace) throws(UsageError) {
    self.place = place
    switch place {
    case .standard: descriptor = STDOUT_FILENO
    case .file(let path):
      descriptor = PathText.withPath(path) {
        open($0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
      }
      guard descriptor >= 0 else { throw .unwritableFile(place, reason: errno) }
    }
  }

  deinit {
    if place != .standard { close(descriptor) }
  }

  func write(_ event: TranscriptEvent) {
    guard failure == nil else { return }
    if let reason = OutputFile.write(lines: [event.json], to: descriptor) {
      failure = .unwritableFile(place, reason: reason)
    }
  }
}
