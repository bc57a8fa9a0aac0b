// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import SpeechOutput

/// Texts on which eSpeak NG 1.51 ends the process: it must go on in this one.
@Suite struct TamedTextTests {
  @Test(arguments: ["'s", "’s", "a.", ".中", "ก.", "x's", "中.’"], ["en", "fr", "cmn", "ar"])
  func isTranscribedAndMeasured(sign: String, language: String) throws {
    let count = PhonemeTranscriber.longestText / sign.utf8.count
    let text = String(repeating: sign, count: count)
    let transcriber = try #require(PhonemeTranscriber())
    #expect(transcriber.phonemes(of: text, language: language) != nil)
    let measure = try #require(SpeechMeasure(settings: SpeechSettings()))
    // By espeak-ng -v fr --stdout, which says a letter three times where it goes on and on: 0.6 s.
    #expect(measure.seconds(of: [Utterance(text: text + text, language: language)]) > 0.6)
  }

  @Test(arguments: ["don't", "example.org", "1.2.3", "e.g. it's Ann's"])
  func ordinaryTextsStayAsTheyAre(text: String) {
    #expect(TamedText.tamed(text) == text)
  }
}

/// Times are those of the samples that a WAV file of the same words has.
@Suite struct SpeechMeasureTests {
  @Test(arguments: [175, 350])
  func textInPartsTakesAboutAsLongAsInOneGo(rate: Int) throws {
    var settings = SpeechSettings()
    settings.rate = rate
    let measure = try #require(SpeechMeasure(settings: settings))
    let words = Array(repeating: "one more word", count: 60).joined(separator: " ")
    let short = measure.seconds(of: [Utterance(text: "one more word", language: "en")])
    let long = measure.seconds(of: [Utterance(text: words, language: "en")])
    // Sixty times the words, without the pause at the end of each.
    #expect(long > 20 * short && long < 60 * short)
  }

  /// `espeak-ng -w` writes as many samples for the same words, voice and rate, but for the pause
  /// at the end.
  @Test func isAsLongAsTheSoundItself() throws {
    let measure = try #require(SpeechMeasure(settings: SpeechSettings()))
    let words = [Utterance(text: "Deep dish, radio button, selected, 2 of 3", language: "en")]
    let seconds = measure.seconds(of: words)
    // By espeak-ng -v en --stdout, at 22,050 samples a second.
    #expect(abs(seconds - 3.45) < 0.35)
    #expect(measure.seconds(of: words) == seconds)
  }
}
