// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import SpeechOutput

/// The voices of eSpeak NG 1.51, which `espeak-ng --voices` lists.
@Suite struct VoiceCatalogueTests {
  let catalogue: VoiceCatalogue

  init() throws {
    catalogue = try #require(EspeakLibrary.catalogue())
  }

  @Test(arguments: [
    ("en", "gmw/en"), ("en-US", "gmw/en-US"), ("en-AU", "gmw/en"), ("en-CA", "gmw/en-US"),
    ("de", "gmw/de"), ("de-AT", "gmw/de"), ("DE-at", "gmw/de"), ("fr-CA", "roa/fr"),
    ("pt", "roa/pt"), ("pt-PT", "roa/pt"), ("pt-BR", "roa/pt-BR"), ("es", "roa/es"),
    ("es-MX", "roa/es-419"), ("es-AR", "roa/es-419"), ("zh-TW", "sit/cmn-Latn-pinyin"),
    ("zh", "sit/cmn-Latn-pinyin"), ("zh-Hans", "sit/cmn-Latn-pinyin"),
    ("zh-CN", "sit/cmn-Latn-pinyin"), ("cmn", "sit/cmn-Latn-pinyin"),
    ("zh-Hans-CN", "sit/cmn-Latn-pinyin"), ("zh-Hant-HK", "sit/yue"), ("no", "gmq/nb"),
    ("zh-Hant", "sit/cmn-Latn-pinyin"), ("nb", "gmq/nb"), ("da", "gmq/da"), ("fi", "urj/fi"),
    ("ko", "ko"),
    ("nn-NO", "gmq/nb"), ("sr-Latn-RS", "zls/sr"), ("ar", "sem/ar"), ("he", "sem/he"),
    ("iw", "sem/he"), ("hi", "inc/hi"), ("ja", "jpx/ja"), ("pl", "zlw/pl"), ("ru", "zle/ru"),
    ("chr", "iro/chr"), ("en_GB", "gmw/en"),
    ("ca", "roa/ca"), ("it", "roa/it"), ("nl", "gmw/nl"), ("ro", "roa/ro"), ("sv", "gmq/sv"),
    ("tr", "trk/tr"), ("fa", "ira/fa"), ("vi", "aav/vi"), ("th", "tai/th"), ("id", "poz/id"),
  ])
  func languageHasItsVoice(language: String, file: String) throws {
    let choice = try #require(catalogue.choice(for: language))
    #expect(choice.voice.identifier == file)
    #expect(!choice.isAnotherLanguage)
  }

  @Test(arguments: ["zh", "zh-Hans", "zh-CN", "zh-TW", "cmn"])
  func withoutTheVoiceForPinyinChineseHasItsOwn(language: String) throws {
    let others = VoiceCatalogue(
      voices: catalogue.voices.filter { $0.identifier != "sit/cmn-Latn-pinyin" })
    let choice = try #require(others.choice(for: language))
    #expect(choice.voice.identifier == "sit/cmn")
  }

  @Test(arguments: ["tlh", "x-nothing", "", "zz-ZZ"])
  func languageWithoutVoiceIsSpokenInEnglish(language: String) throws {
    let choice = try #require(catalogue.choice(for: language))
    #expect(choice.voice.identifier == "gmw/en")
    #expect(choice.language == "en")
    #expect(choice.isAnotherLanguage)
  }

  @Test func withoutVoicesThereIsNoChoice() {
    #expect(VoiceCatalogue(voices: []).choice(for: "en") == nil)
  }

  @Test func voicesWithoutTheirDataAreLeftOut() {
    #expect(catalogue.voices.count > 100)
    #expect(!catalogue.voices.contains { $0.identifier.hasPrefix("mb/") })
  }

  @Test func voicesOfALanguageComeBestFirst() {
    let voices = catalogue.voices(speaking: "en").map(\.identifier)
    #expect(voices.first == "gmw/en")
    #expect(voices.contains("gmw/en-US"))
    #expect(!voices.contains("gmw/de"))
    #expect(catalogue.voices(speaking: "tlh").isEmpty)
  }

  @Test(arguments: [
    ("German", "gmw/de"), ("gmw/de", "gmw/de"), ("de", "gmw/de"), ("en-us+f3", "gmw/en-US"),
    ("english (america)", "gmw/en-US"), ("zh", "sit/cmn-Latn-pinyin"),
    ("cmn", "sit/cmn-Latn-pinyin"), ("sit/cmn", "sit/cmn"),
  ])
  func voiceIsFoundByEachOfItsNames(name: String, file: String) {
    #expect(catalogue.voice(named: name)?.identifier == file)
  }

  @Test func unknownNameIsNoVoice() {
    #expect(catalogue.voice(named: "nobody") == nil)
  }

  @Test(arguments: [
    ("en", nil, "gmw/en"), ("en", "en-us", "gmw/en-US"), ("en", "en+f3", "gmw/en+f3"),
    ("en", "+m2", "gmw/en+m2"), ("de", "en+f3", "gmw/de+f3"), ("de", "nobody", "gmw/de"),
  ])
  func wishedVoiceSpeaksTheLanguagesItWasMadeFor(
    language: String, wish: String?, name: String
  ) {
    let selection = VoiceSelection(catalogue: catalogue)
    #expect(selection.voiceName(language: language, wish: wish) == name)
  }

  @Test(arguments: [
    ("de", nil, []), ("de", "+f1", []), ("de", "nobody", [SpeechNotice.voiceUnknown("nobody")]),
    ("tlh", nil, [.voiceMissing(language: "tlh", used: "en")]),
  ])
  func whatDidNotGoAsWishedIsTold(language: String, wish: String?, notices: [SpeechNotice]) {
    let selection = VoiceSelection(catalogue: catalogue)
    #expect(selection.notices(language: language, wish: wish) == notices)
  }
}
