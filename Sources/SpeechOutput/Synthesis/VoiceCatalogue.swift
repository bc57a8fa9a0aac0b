// SPDX-License-Identifier: GPL-3.0-or-later

/// The voices there are, and the choice of one for a language.
public struct VoiceCatalogue: Sendable {
  /// What speaks a language, and how well it was met.
  public struct Choice: Hashable, Sendable {
    /// The voice.
    public let voice: SpeechVoice

    /// The tag under which it was found.
    public let language: String

    /// Whether the voice speaks another language than the one asked for.
    public let isAnotherLanguage: Bool
  }

  /// All voices, in the order of their languages.
  public let voices: [SpeechVoice]

  /// Makes a catalogue of the given voices.
  public init(voices: [SpeechVoice]) {
    self.voices = voices
  }

  /// The voice for a language: its region's, the language's own, then English.
  ///
  /// - Parameter language: A BCP 47 tag; upper and lower case are the same.
  /// - Returns: nil only when there is no voice for the language and none for English.
  /// - Complexity: O(n) in the number of voices.
  public func choice(for language: String) -> Choice? {
    let tags = LanguageFallback.tags(for: language)
    for tag in tags {
      if let voice = best(where: { $0 == tag }) {
        return Choice(voice: voice, language: tag, isAnotherLanguage: false)
      }
    }
    // A language of which only regional voices exist: any of them before a foreign one.
    if let primary = tags.last, let voice = best(where: { $0.hasPrefix(primary + "-") }) {
      return Choice(voice: voice, language: voice.languages[0], isAnotherLanguage: false)
    }
    return best(where: { $0 == "en" || $0.hasPrefix("en-") }).map {
      Choice(voice: $0, language: "en", isAnotherLanguage: true)
    }
  }

  /// The voices that speak a language or one of its regional forms, the best first: those of the
  /// very tag, then those of its parents, then those of other regions.
  ///
  /// - Complexity: O(n log n) in the number of voices.
  public func voices(speaking language: String) -> [SpeechVoice] {
    let tags = LanguageFallback.tags(for: language)
    let found = voices.compactMap { voice -> (voice: SpeechVoice, rank: (Int, Int))? in
      let ranks = zip(voice.languages, voice.priorities).compactMap { code, priority in
        let distance =
          tags.firstIndex(of: code)
          ?? (tags.contains { code.hasPrefix($0 + "-") } ? tags.count : nil)
        return distance.map { ($0, priority) }
      }
      return ranks.min(by: <).map { (voice, $0) }
    }
    return found.sorted {
      ($0.rank.0, $0.rank.1, $0.voice.identifier) < ($1.rank.0, $1.rank.1, $1.voice.identifier)
    }
    .map(\.voice)
  }

  /// The voice that a person means by a name: a voice's name, file or language, without variant.
  ///
  /// - Complexity: O(n) in the number of voices.
  public func voice(named name: String) -> SpeechVoice? {
    let wanted = name.prefix { $0 != "+" }.lowercased()
    return voices.first { $0.name.lowercased() == wanted }
      ?? voices.first { $0.identifier.lowercased() == wanted }
      ?? LanguageFallback.better[wanted].flatMap { better in best(where: { $0 == better }) }
      ?? best(where: { $0 == wanted })
  }

  private func best(where isMeant: (String) -> Bool) -> SpeechVoice? {
    var best: (voice: SpeechVoice, priority: Int)?
    for voice in voices {
      for (language, priority) in zip(voice.languages, voice.priorities)
      where isMeant(language) && priority < best?.priority ?? Int.max {
        best = (voice, priority)
      }
    }
    return best?.voice
  }
}
