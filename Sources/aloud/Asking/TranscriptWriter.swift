// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import Glibc
import LabelTables

/// Writes a transcript line by line, each at once, so that a reader can follow a session.
final class TranscriptWriter {
  private let place: StreamPlace
  /// nil where events are only kept.
  private let descriptor: Int32?
  /// Keeps every event as well, to make a script of them.
  var recording: SessionRecording?
  /// The first thing that went wrong; nothing is written after it.
  private(set) var failure: UsageError?

  /// Keeps events, and writes none.
  init(keepingIn recording: SessionRecording) {
    place = .standard
    descriptor = nil
    self.recording = recording
  }

  /// Opens the place; a file that is there is replaced.
  ///
  /// - Parameters:
  ///   - sound: Where speech is written to, which must be another file.
  ///   - isAppended: Whether a file that is there is gone on with instead.
  /// - Throws: `unwritableFile`, `sharedFile`.
  init(
    _ place: StreamPlace, beside sound: StreamPlace? = nil, isAppended: Bool = false
  ) throws(UsageError) {
    self.place = place
    let descriptor: Int32
    switch place {
    case .standard: descriptor = STDOUT_FILENO
    case .file(let path):
      descriptor = PathText.withPath(path) {
        open($0, O_WRONLY | O_CREAT | O_CLOEXEC | (isAppended ? O_APPEND : 0), 0o666)
      }
      guard descriptor >= 0 else { throw .unwritableFile(place, reason: errno) }
    }
    if let sound, Self.isFile(descriptor, also: sound) {
      if place != .standard { close(descriptor) }
      throw .sharedFile(place)
    }
    self.descriptor = descriptor
    // Only a file can be shortened, and only now is it certain that it may be.
    if place != .standard, !isAppended { ftruncate(descriptor, 0) }
  }

  /// Whether two things written there would be mixed: in one file or pipe, not in a device.
  private static func isFile(_ descriptor: Int32, also other: StreamPlace) -> Bool {
    var (own, others) = (stat(), stat())
    let isFound =
      switch other {
      case .standard: fstat(STDOUT_FILENO, &others) == 0
      case .file(let path): PathText.withPath(path) { stat($0, &others) } == 0
      }
    guard isFound, fstat(descriptor, &own) == 0, own.st_mode & S_IFMT != S_IFCHR else {
      return false
    }
    return own.st_dev == others.st_dev && own.st_ino == others.st_ino
  }

  deinit {
    if place != .standard, let descriptor { close(descriptor) }
  }

  func write(_ event: TranscriptEvent) {
    recording?.take(event)
    write(line: event.json)
  }

  func write(_ event: ListeningEvent) {
    write(line: event.json)
  }

  private func write(line: String) {
    guard failure == nil, let descriptor else { return }
    if let reason = OutputFile.write(lines: [line], to: descriptor) {
      failure = .unwritableFile(place, reason: reason)
    }
  }
}
