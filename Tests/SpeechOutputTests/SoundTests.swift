// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import Testing

@testable import SpeechOutput

/// Speech as a sound server plays it.
@Suite(.serialized) struct SoundTests {
  static let longText = String(repeating: "one two three four five six seven eight ", count: 20)

  let server: SoundServer
  let recorder: Recorder

  init() throws {
    server = try SoundServer()
    recorder = try Recorder(server)
  }

  func engine(rate: Int = 175) -> ChildSpeechEngine {
    ChildSpeechEngine(
      executable: Program.aloud, settings: SpeechSettings(rate: rate),
      limits: SpeechSupervisor.Limits(), environment: server.environment)
  }

  @Test func wordsAreHeard() throws {
    let engine = engine()
    engine.speak([Utterance(text: "Deep dish", language: "en")])
    #expect(recorder.read(until: { $0.firstSound() != nil }, atMost: 10_000))
    #expect(engine.takeNotices().isEmpty)
  }

  @Test func cutStopsTheSoundWithinFiftyMilliseconds() throws {
    let engine = engine()
    var delays: [Double] = []
    for _ in 0..<7 {
      let before = recorder.samples.count
      engine.speak([Utterance(text: Self.longText, language: "en")])
      try #require(
        recorder.read(until: { $0.firstSound(from: before) != nil }, atMost: 10_000))
      recorder.read(milliseconds: 300)
      let cut = MonotonicClock.nanoseconds
      engine.cut()
      recorder.read(milliseconds: 600)
      let end = recorder.time(of: try #require(recorder.lastSound))
      delays.append((Double(end) - Double(cut)) / 1e6)
    }
    print("delays", delays)
    #expect(delays.sorted()[3] <= 50)
  }

  @Test func startDelay() throws {
    let engine = engine()
    var delays: [Double] = []
    for _ in 0..<7 {
      let before = recorder.samples.count
      let begin = MonotonicClock.nanoseconds
      engine.cut()
      engine.speak([Utterance(text: Self.longText, language: "en")])
      try #require(
        recorder.read(until: { $0.firstSound(from: before) != nil }, atMost: 10_000))
      let start = recorder.time(of: recorder.firstSound(from: before)!)
      delays.append((Double(start) - Double(begin)) / 1e6)
      recorder.read(milliseconds: 300)
      engine.cut()
      recorder.read(milliseconds: 300)
    }
    print("start", delays)
  }
}
