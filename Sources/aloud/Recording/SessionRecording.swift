// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript

/// Everything that happened in a session, and when.
final class SessionRecording {
  private(set) var events: [ScriptWriter.TimedEvent] = []
  private let clock = SessionClock()

  func take(_ event: TranscriptEvent) {
    events.append((clock.now, event))
  }
}
