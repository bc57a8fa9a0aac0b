// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import Testing

@testable import aloud

/// When a recording is written.
@Suite struct SessionRecordingTests {
  private final class Written {
    var counts: [Int] = []
  }

  private func recording(_ written: Written, failure: UsageError? = nil) -> SessionRecording {
    SessionRecording { events, _ in
      written.counts.append(events.count)
      return failure
    }
  }

  /// A signal while the last words are said would end the process with nothing written.
  @Test func theEndOfTheSessionIsTheEndOfTheRecording() {
    let written = Written()
    let recording = recording(written)
    recording.take(.key("Down"))
    #expect(written.counts == [])
    recording.take(.close(.cancelled))
    #expect(written.counts == [2])
    recording.end()
    #expect(written.counts == [2])
    #expect(recording.failure == nil)
  }

  @Test func aSessionThatEndsBeforeIsWrittenAsFarAsItWent() {
    let written = Written()
    let recording = recording(written, failure: .noTerminal)
    recording.take(.key("Down"))
    recording.end()
    recording.end()
    #expect(written.counts == [1])
    #expect(recording.failure == .noTerminal)
  }

  /// Carrying out what happens takes time as well, which is no time between keys.
  @Test func timesAreThoseOfTheSession() {
    let recording = recording(Written())
    recording.time = { 3000 }
    recording.take(.key("Down"))
    #expect(recording.events.map(\.milliseconds) == [3000])
  }

  @Test func ofASessionThatNeverOpenedNothingIsWritten() {
    let written = Written()
    recording(written).end()
    #expect(written.counts == [])
  }
}
