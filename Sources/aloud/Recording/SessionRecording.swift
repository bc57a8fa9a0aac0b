// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript

/// Everything that happened in a session, and when.
final class SessionRecording {
  private(set) var events: [ScriptWriter.TimedEvent] = []
  private let clock = SessionClock()
  /// Takes what was recorded, once: as soon as the session is over, since a signal may end the
  /// process while the last words are said.
  private var finish: (([ScriptWriter.TimedEvent]) -> Void)?

  init(finish: @escaping ([ScriptWriter.TimedEvent]) -> Void) {
    self.finish = finish
  }

  func take(_ event: TranscriptEvent) {
    events.append((clock.now, event))
    if case .close = event { end() }
  }

  /// Nothing more is recorded. Of a session that never opened there is nothing to keep.
  func end() {
    if !events.isEmpty { finish?(events) }
    finish = nil
  }
}
