// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import Testing

@testable import SpeechOutput

/// Speech as a sound server plays it.
@Suite(.serialized, .timeLimit(.minutes(3))) struct SoundTests {
  static let longText = String(repeating: "one two three four five six seven eight ", count: 20)

  let server: SoundServer
  let recorder: Recorder

  init() throws {
    server = try SoundServer()
    recorder = try Recorder(server)
  }

  func engine(
    settings: SpeechSettings = SpeechSettings(),
    change: (inout SpeechSupervisor.Limits) -> Void = { _ in }
  ) -> ChildSpeechEngine {
    var limits = SpeechSupervisor.Limits()
    change(&limits)
    return ChildSpeechEngine(
      executable: Program.aloud, settings: settings, limits: limits,
      environment: server.environment)
  }

  /// Waits until something is heard that begins after a position of the recording.
  func hear(from position: Int, atMost milliseconds: Int = 20_000) -> Bool {
    recorder.read(until: { $0.firstSound(from: position) != nil }, atMost: milliseconds)
  }

  @Test(arguments: [("Deep dish", "en", "de"), ("Größe wählen", "de", "en")])
  func wordsAreHeardInTheVoiceOfTheirLanguage(
    text: String, language: String, other: String
  ) throws {
    let engine = engine()
    engine.speak([Utterance(text: text, language: language)])
    engine.finish(atMost: 20_000, cutWhenReadable: nil)
    recorder.read(milliseconds: 300)
    #expect(engine.takeNotices().isEmpty)
    // The server has the voice's own rate, so what it plays is the samples themselves.
    let right = try share(of: text, voice: language)
    let wrong = try share(of: text, voice: other)
    #expect(right > 0.5)
    // Voices share some recorded consonants.
    #expect(wrong < right / 3)
  }

  /// How much of what `espeak-ng` renders is in the recording, in pieces of 5 ms: a busy machine makes
  /// gaps as often as the 40 ms of the device are used up.
  func share(of text: String, voice: String) throws -> Double {
    let folder = TemporaryFolder()
    _ = try Program.run(
      ["espeak-ng", "-b", "1", "-v", voice, "-w", folder.path + "/own.wav", "--", text])
    let bytes = folder.bytes(of: "own.wav").dropFirst(44)
    let samples = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map {
      Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)
    }
    let length = Recorder.rate / 200
    let heard = Set(
      recorder.samples.indices.dropLast(length).map { recorder.samples[$0..<($0 + length)] })
    let pieces = stride(from: 0, to: samples.count - length, by: length)
      .map { samples[$0..<($0 + length)] }
      .filter { piece in piece.contains { abs(Int($0)) > 1_000 } }
    return Double(pieces.count { heard.contains($0) }) / Double(pieces.count)
  }

  @Test func cutStopsTheSoundWithinFiftyMilliseconds() throws {
    let engine = engine()
    var delays: [Double] = []
    for _ in 0..<7 {
      let before = recorder.samples.count
      engine.speak([Utterance(text: Self.longText, language: "en")])
      try #require(hear(from: before))
      recorder.read(milliseconds: 300)
      let cut = MonotonicClock.nanoseconds
      engine.cut()
      recorder.read(milliseconds: 600)
      let end = recorder.time(of: try #require(recorder.lastSound))
      delays.append((Double(end) - Double(cut)) / 1e6)
    }
    // One in seven may fall into a moment in which the machine does something else.
    #expect(delays.sorted()[3] <= 50, "\(delays)")
  }

  @Test func keyIsHeardAtOnceInTheMiddleOfSpeech() throws {
    let engine = engine()
    engine.speak([Utterance(text: Self.longText, language: "en")])
    try #require(hear(from: 0))
    var delays: [Double] = []
    for _ in 0..<7 {
      engine.cut()
      recorder.read(milliseconds: 400)
      let silent = recorder.samples.count
      let key = MonotonicClock.nanoseconds
      engine.cut()
      engine.speak([Utterance(text: Self.longText, language: "en")])
      try #require(hear(from: silent))
      let start = recorder.time(of: try #require(recorder.firstSound(from: silent)))
      delays.append((Double(start) - Double(key)) / 1e6)
    }
    // The voice itself begins with up to 49 ms of silence, the buffers have up to 40.
    #expect(delays.sorted()[3] <= 100, "\(delays)")
  }

  @Test func lastWordsAreHeardToTheirEndBeforeLeaving() throws {
    let engine = engine()
    engine.speak([Utterance(text: "Deep dish", language: "en")])
    engine.finish(atMost: 20_000, cutWhenReadable: nil)
    engine.close()
    recorder.read(milliseconds: 500)
    let first = try #require(recorder.firstSound())
    let last = try #require(recorder.lastSound)
    let folder = TemporaryFolder()
    _ = try Program.run(
      ["espeak-ng", "-v", "en", "-w", folder.path + "/own.wav", "--", "Deep dish"])
    // Without the sentence's pause of the file.
    let samples = (folder.bytes(of: "own.wav").count - 44) / 2 - Recorder.rate / 2
    #expect(last - first > samples * 9 / 10)
  }

  @Test func keyCutsTheLastWords() throws {
    let engine = engine()
    engine.speak([Utterance(text: Self.longText, language: "en")])
    try #require(hear(from: 0))
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    try #require(write(ends[1], " ", 1) == 1)
    let begin = MonotonicClock.milliseconds
    engine.finish(atMost: 30_000, cutWhenReadable: ends[0])
    #expect(MonotonicClock.milliseconds - begin < 10_000)
    // The key is still there for whoever reads it.
    var key: UInt8 = 0
    #expect(read(ends[0], &key, 1) == 1)
    recorder.read(milliseconds: 1_000)
    #expect(recorder.firstSound(from: recorder.samples.count - Recorder.rate / 2) == nil)
  }

  @Test func lastWordsAreCutWhenTheTimeIsOver() throws {
    let engine = engine()
    engine.speak([Utterance(text: Self.longText, language: "en")])
    try #require(hear(from: 0))
    let begin = MonotonicClock.milliseconds
    engine.finish(atMost: 500, cutWhenReadable: nil)
    #expect((500..<5_000).contains(MonotonicClock.milliseconds - begin))
    recorder.read(milliseconds: 1_000)
    #expect(recorder.firstSound(from: recorder.samples.count - Recorder.rate / 2) == nil)
  }

  @Test func processKilledWhileItSpeaksIsReplaced() throws {
    let engine = engine()
    engine.speak([Utterance(text: Self.longText, language: "en")])
    engine.speak([Utterance(text: "Deep dish", language: "en")])
    try #require(hear(from: 0))
    kill(try #require(engine.processIdentifier), SIGKILL)
    let (notices, _) = engine.attend { !$0.isEmpty }
    #expect(notices == [.engineRestarted])
    engine.finish(atMost: 20_000, cutWhenReadable: nil)
    recorder.read(milliseconds: 300)
    // What it was saying is lost; what waited is heard.
    #expect(try share(of: "Deep dish", voice: "en") > 0.5)
  }

  @Test func processKilledAfterItsWordsIsReplaced() throws {
    // One that is slow on a busy machine is not killed for that.
    let engine = engine { $0.silence = 20_000 }
    engine.speak([Utterance(text: "two", language: "en")])
    engine.finish(atMost: 20_000, cutWhenReadable: nil)
    kill(try #require(engine.processIdentifier), SIGKILL)
    engine.speak([Utterance(text: "Deep dish", language: "en")])
    engine.finish(atMost: 20_000, cutWhenReadable: nil)
    recorder.read(milliseconds: 300)
    #expect(try share(of: "Deep dish", voice: "en") > 0.5)
    #expect(engine.takeNotices() == [.engineRestarted])
  }
}
