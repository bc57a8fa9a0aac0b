// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import SpeechOutput

@Suite struct SilentEngineTests {
  @Test func neverHasAnythingToSayOrToWaitFor() {
    let engine: any SpeechEngine = SilentEngine()
    engine.speak([Utterance(text: "Deep dish", language: "en")])
    engine.apply(SpeechSettings(voice: "nobody"))
    let begin = MonotonicClock.milliseconds
    engine.finish(atMost: 60_000, cutWhenReadable: nil)
    engine.cut()
    engine.close()
    #expect(MonotonicClock.milliseconds - begin < 10_000)
    #expect(engine.noticeDescriptor == -1)
    #expect(engine.takeNotices().isEmpty)
  }
}
