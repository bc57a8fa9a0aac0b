// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import SpeechOutput

@Suite struct SpeechBenchmarkTests {
  @Test func engineIsOfTheSameOrderAsTheBareLibrary() throws {
    let result = try #require(
      SpeechBenchmark.run(
        text: "Deep dish, radio button, selected, 2 of 3", executable: Program.aloud))
    #expect(result.bare.least > 0)
    #expect(result.bare.least <= result.bare.median)
    // An unoptimised build on a busy machine; `make bench` is where the aim is measured.
    #expect((0.5...10).contains(result.ratio))
    #expect(result.start > result.engine.least)
  }

  @Test func withoutSpeechThereIsNothingToMeasure() {
    #expect(SpeechBenchmark.run(text: "two", executable: "/nonexistent/aloud") == nil)
  }
}
