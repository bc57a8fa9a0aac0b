// SPDX-License-Identifier: GPL-3.0-or-later
import LabelTables
import Testing

@testable import SpeechOutput
@testable import aloud

/// `aloud voices` and the check of `--voice`, on four voices as eSpeak NG describes them.
@Suite struct VoicesTests {
  static let catalogue = VoiceCatalogue(voices: [
    SpeechVoice(name: "German", languages: ["de"], identifier: "gmw/de"),
    SpeechVoice(
      name: "English (Great Britain)", languages: ["en-gb", "en"], identifier: "gmw/en",
      priorities: [2, 2]),
    SpeechVoice(
      name: "English (America)", languages: ["en-us", "en"], identifier: "gmw/en-US",
      priorities: [2, 3]),
    SpeechVoice(name: "Spanish (Latin America)", languages: ["es-419"], identifier: "roa/es-419"),
  ])

  private func lines(_ language: String?, in display: String = "en") throws -> [String] {
    try VoicesCommand(language: language, tables: WordsTests.tables(display))
      .lines(Self.catalogue)
  }

  @Test func oneLineForEachVoiceWithTabs() throws {
    #expect(
      try lines(nil) == [
        "de\tGerman\tgmw/de\tGerman",
        "en-gb\tEnglish (Great Britain)\tgmw/en\tEnglish (United Kingdom)",
        "en-us\tEnglish (America)\tgmw/en-US\tEnglish (United States)",
        "es-419\tSpanish (Latin America)\troa/es-419\tSpanish (Latin America)",
      ])
  }

  @Test(arguments: [
    ("de", ["gmw/de"]), ("de_AT.UTF-8", ["gmw/de"]), ("en", ["gmw/en", "gmw/en-US"]),
    ("en-US", ["gmw/en-US", "gmw/en"]), ("en-GB", ["gmw/en", "gmw/en-US"]),
    ("es-MX", ["roa/es-419"]),
  ])
  func theBestVoiceOfALanguageComesFirst(language: String, identifiers: [String]) throws {
    #expect(try lines(language).map { $0.split(separator: "\t")[2] } == identifiers.map { $0[...] })
  }

  @Test func languagesAreNamedInThePersonsLanguage() throws {
    #expect(try lines("de", in: "de") == ["de\tGerman\tgmw/de\tDeutsch"])
  }

  @Test func unknownLanguageHasNearMatches() {
    #expect(throws: UsageError.table(.unknownLanguage("Germn", nearest: ["de"]))) {
      try lines("Germn")
    }
  }

  @Test func languageWithoutVoiceIsNamed() throws {
    #expect(throws: UsageError.unspokenLanguage("xh")) { try lines("xh") }
    #expect(
      UsageError.unspokenLanguage("xh").message(using: try WordsTests.tables("en"))
        == "no voice speaks Xhosa, “aloud voices” lists all")
  }

  @Test(arguments: ["German", "gmw/de", "de", "de+f3", "+f3", "german"])
  func voicesGoByNameFileAndLanguage(name: String) throws {
    try WishedVoice(name: name, source: .option(.voice)).check(against: Self.catalogue)
  }

  @Test(arguments: [("Germna", "German"), ("gmw/dee+f3", "gmw/de"), ("roa/es-491", "roa/es-419")])
  func unknownVoiceHasNearMatches(name: String, near: String) throws {
    let wish = WishedVoice(name: name, source: .variable("ALOUD_VOICE"))
    let error = #expect(throws: UsageError.self) { try wish.check(against: Self.catalogue) }
    #expect(error?.nearMatches.first == near)
    let message = try #require(error).message(using: try WordsTests.tables("en"))
    #expect(message.hasPrefix("ALOUD_VOICE: there is no voice "))
  }
}
