// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import Glibc

/// Everything that happened in a session, and when.
final class SessionRecording {
  private(set) var events: [ScriptWriter.TimedEvent] = []
  /// How many fields the form has that is asked.
  var fieldCount = 0
  /// The time that something happened at as the session has it, in milliseconds since the question
  /// opened: what is done at a time takes some itself.
  var time: () -> Int = { 0 }
  /// Takes what was recorded, once: as soon as the session is over, since a signal may end the
  /// process while the last words are said.
  private var finish: ((_ events: [ScriptWriter.TimedEvent], _ fieldCount: Int) -> UsageError?)?
  /// What kept that from being done.
  private(set) var failure: UsageError?
  /// What it may be kept in then, told once the terminal shows it.
  var unwritten: UnwrittenScript?

  init(
    finish: @escaping (_ events: [ScriptWriter.TimedEvent], _ fieldCount: Int) -> UsageError?
  ) {
    self.finish = finish
  }

  func take(_ event: TranscriptEvent) {
    events.append((time(), event))
    if case .close = event { end() }
  }

  /// Nothing more is recorded. Of a session that never opened there is nothing to keep.
  func end() {
    if !events.isEmpty, let finish { failure = finish(events, fieldCount) }
    finish = nil
  }
}

/// A script that no file takes.
final class UnwrittenScript {
  var bytes: [UInt8] = []

  /// Where it is told, by the name that it has everywhere.
  static let place = "/dev/stderr"

  /// Writes it to standard error, once.
  func tell() {
    if !bytes.isEmpty { _ = OutputFile.write(bytes, to: STDERR_FILENO) }
    bytes = []
  }
}
