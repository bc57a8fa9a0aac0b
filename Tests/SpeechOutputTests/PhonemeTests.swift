// SPDX-License-Identifier: GPL-3.0-or-later
import SpeechOutput
import Testing

@Suite struct PhonemeTests {
  private let transcriber = PhonemeTranscriber()

  /// As `espeak-ng -q -x -v LANGUAGE` of version 1.51 prints them.
  @Test(arguments: [
    ("en", "two", "too"), ("de", "Lerche", "Lärche"),
    ("fr", "vert", "verre"),
  ])
  func wordsThatSoundAlikeHaveTheSamePhonemes(language: String, first: String, second: String)
    throws
  {
    let transcriber = try #require(transcriber)
    let phonemes = try #require(transcriber.phonemes(of: first, language: language))
    #expect(!phonemes.isEmpty)
    #expect(transcriber.phonemes(of: second, language: language) == phonemes)
  }

  @Test(arguments: [("en", "thin", "deep"), ("de", "Lerche", "Kirche")])
  func otherWordsDoNot(language: String, first: String, second: String) throws {
    let transcriber = try #require(transcriber)
    #expect(
      transcriber.phonemes(of: first, language: language)
        != transcriber.phonemes(of: second, language: language))
  }

  @Test func everyClauseCounts() throws {
    let transcriber = try #require(transcriber)
    let one = try #require(transcriber.phonemes(of: "Thin crust.", language: "en"))
    let two = try #require(transcriber.phonemes(of: "Thin crust. Deep dish.", language: "en"))
    #expect(two.hasPrefix(one) && two.count > one.count)
  }

  /// A voice that stays set, and one that somebody else set meanwhile, change nothing.
  @Test func phonemesDoNotDependOnWhatWasAskedBefore() throws {
    let words = [("en", "two"), ("de", "zwei"), ("en", "too"), ("fr", "deux"), ("en", "two")]
    let alone = words.map { PhonemeTranscriber()?.phonemes(of: $0.1, language: $0.0) }
    #expect(alone[0] != nil && alone[0] == alone[2] && alone[0] == alone[4])
    let transcriber = try #require(transcriber)
    let measure = try #require(SpeechMeasure(settings: SpeechSettings()))
    var between: [Double] = []
    let mixed = words.map { language, text in
      between.append(measure.seconds(of: [Utterance(text: text, language: "fi")]))
      return transcriber.phonemes(of: text, language: language)
    }
    #expect(mixed == alone)
    // eSpeak NG varies the voice a little, by some hundredths of a second.
    let fresh = try #require(SpeechMeasure(settings: SpeechSettings()))
    for (word, seconds) in zip(words, between) {
      #expect(abs(fresh.seconds(of: [Utterance(text: word.1, language: "fi")]) - seconds) < 0.03)
    }
  }

  @Test func whatCannotBeToldIsNil() throws {
    let transcriber = try #require(transcriber)
    #expect(transcriber.phonemes(of: "x", language: "tlh-XX-zz") == nil)
    let long = String(repeating: "a's ", count: PhonemeTranscriber.longestText)
    #expect(transcriber.phonemes(of: long, language: "en") == nil)
  }
}
