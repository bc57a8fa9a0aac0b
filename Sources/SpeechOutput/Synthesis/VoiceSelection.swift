// SPDX-License-Identifier: GPL-3.0-or-later

/// Which voice says a language, given a person's wish.
///
/// A wished voice speaks the languages it was made for; words in another language keep that
/// language's own voice, with the wished variant, since a voice reads only its own spelling.
struct VoiceSelection {
  let catalogue: VoiceCatalogue

  /// A name for `espeak_SetVoiceByName`; nil when there is no voice at all.
  func voiceName(language: String, wish: String?) -> String? {
    if let wish, let voice = catalogue.voice(named: wish), speaks(voice, language) {
      return voice.identifier + variant(of: wish)
    }
    return catalogue.choice(for: language).map {
      $0.voice.identifier + variant(of: wish ?? "")
    }
  }

  /// What did not go as wished.
  func notices(language: String, wish: String?) -> [SpeechNotice] {
    var notices: [SpeechNotice] = []
    if let wish, !wish.hasPrefix("+"), catalogue.voice(named: wish) == nil {
      notices.append(.voiceUnknown(wish))
    }
    if let choice = catalogue.choice(for: language), choice.isAnotherLanguage {
      notices.append(.voiceMissing(language: language, used: choice.language))
    }
    return notices
  }

  private func speaks(_ voice: SpeechVoice, _ language: String) -> Bool {
    let primaries = Set(LanguageFallback.tags(for: language).map(LanguageFallback.primary))
    return voice.languages.contains { primaries.contains(LanguageFallback.primary(of: $0)) }
  }

  private func variant(of name: String) -> String {
    name.firstIndex(of: "+").map { String(name[$0...]) } ?? ""
  }
}
