// SPDX-License-Identifier: GPL-3.0-or-later

/// How speech sounds: what a person sets once and changes while listening.
///
/// The units and ranges are those of eSpeak NG's `espeak_SetParameter`.
public struct SpeechSettings: Hashable, Sendable {
  /// Which punctuation characters are named aloud.
  public enum Punctuation: String, CaseIterable, Sendable {
    case none, some, all
  }

  /// How a capital letter is told apart.
  public enum Capitals: Hashable, Sendable {
    case none
    /// A short sound before the word.
    case soundIcon
    /// The word "capital", in the language of the voice.
    case spelling
    /// The word raised in pitch, by so many hertz.
    case pitch(Int)
  }

  /// The rates that the voices themselves can speak at, in words a minute.
  public static let rates = 80...449

  /// The rates above, in words a minute, reached by compressing the sound of the fastest voice.
  public static let turboRates = 450...900

  /// The range of ``pitch``; 50 is the voice's own.
  public static let pitches = 0...100

  /// The range of ``volume``; 100 is the voice's own, more can distort.
  public static let volumes = 0...200

  /// The range of ``wordGap`` in units of 10 ms.
  public static let wordGaps = 0...100

  /// The range of hertz in ``Capitals/pitch(_:)``; lower numbers have other meanings to eSpeak NG.
  public static let capitalPitches = 3...500

  /// The name of a voice that takes the place of the language's own; nil leaves it to the language.
  ///
  /// A name is one of ``SpeechVoice/name``, ``SpeechVoice/identifier`` or one of
  /// ``SpeechVoice/languages``, and can end in `+` and a variant, such as `en+f3`.
  public var voice: String?

  /// Words a minute: ``rates`` or ``turboRates``.
  public var rate: Int

  /// The voice's height, in ``pitches``.
  public var pitch: Int

  /// The loudness, in ``volumes``.
  public var volume: Int

  /// Which punctuation characters are named aloud.
  public var punctuation: Punctuation

  /// How capital letters are told apart.
  public var capitals: Capitals

  /// An extra pause between words, in units of 10 ms at the usual rate.
  public var wordGap: Int

  /// Makes settings; what is left out has eSpeak NG's own default.
  public init(
    voice: String? = nil, rate: Int = 175, pitch: Int = 50, volume: Int = 100,
    punctuation: Punctuation = .none, capitals: Capitals = .none, wordGap: Int = 0
  ) {
    self.voice = voice
    self.rate = rate
    self.pitch = pitch
    self.volume = volume
    self.punctuation = punctuation
    self.capitals = capitals
    self.wordGap = wordGap
  }
}
