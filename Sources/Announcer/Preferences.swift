// SPDX-License-Identifier: GPL-3.0-or-later

import RadioNavigator

/// How much is said.
public enum Verbosity: String, Hashable, Sendable, CaseIterable, Comparable {
  /// Label, state, position, and whatever keeps an option from being selected.
  case brief
  case normal
  /// Adds counts, whether an answer is required, the keys at once rather than after a pause, and
  /// the label where only the state changed.
  case verbose

  public static func < (first: Verbosity, second: Verbosity) -> Bool {
    allCases.firstIndex(of: first)! < allCases.firstIndex(of: second)!
  }
}

/// How the voice sounds, as far as keys change it while a question is open.
public struct VoicePreferences: Hashable, Sendable {
  public enum Punctuation: String, Hashable, Sendable, CaseIterable {
    case none, some, all
  }

  public enum Capitals: String, Hashable, Sendable, CaseIterable {
    case none, sound, word, pitch
  }

  /// Words a minute: what the voices can do, and what compressing their sound adds.
  public static let rates = 80...900
  public static let pitches = 0...100
  public static let volumes = 0...200
  /// In units of 10 ms.
  public static let wordGaps = 0...100

  /// Words a minute, in `rates`.
  public var rate: Int
  /// In `pitches`; 50 is the voice's own.
  public var pitch: Int
  /// In `volumes`; 100 is the voice's own.
  public var volume: Int
  public var punctuation: Punctuation
  public var capitals: Capitals
  /// A pause between words in units of 10 ms, in `wordGaps`.
  public var wordGap: Int

  public init(
    rate: Int = 175, pitch: Int = 50, volume: Int = 100, punctuation: Punctuation = .none,
    capitals: Capitals = .none, wordGap: Int = 0
  ) {
    self.rate = rate
    self.pitch = pitch
    self.volume = volume
    self.punctuation = punctuation
    self.capitals = capitals
    self.wordGap = wordGap
  }
}

/// What is said of a text while it is typed; what is typed in secret never is.
public enum TypingEcho: String, Hashable, Sendable, CaseIterable {
  case none, characters, words, both
}

/// What a person sets for themselves and changes by keys.
public struct Preferences: Hashable, Sendable {
  public var verbosity: Verbosity
  public var voice: VoicePreferences
  public var echo: TypingEcho

  public init(
    verbosity: Verbosity = .normal, voice: VoicePreferences = VoicePreferences(),
    echo: TypingEcho = .characters
  ) {
    self.verbosity = verbosity
    self.voice = voice
    self.echo = echo
  }

  /// Makes one step of a change; at the end of a range nothing changes.
  ///
  /// - Returns: the end that the setting stands at afterwards, if it stands at one.
  mutating func apply(_ adjustment: SpeechAdjustment) -> Limit? {
    switch adjustment {
    case .slower: Self.step(&voice.rate, by: -25, in: VoicePreferences.rates)
    case .faster: Self.step(&voice.rate, by: 25, in: VoicePreferences.rates)
    case .lower: Self.step(&voice.pitch, by: -5, in: VoicePreferences.pitches)
    case .higher: Self.step(&voice.pitch, by: 5, in: VoicePreferences.pitches)
    case .quieter: Self.step(&voice.volume, by: -10, in: VoicePreferences.volumes)
    case .louder: Self.step(&voice.volume, by: 10, in: VoicePreferences.volumes)
    case .nextPunctuation: Self.advance(&voice.punctuation)
    case .nextCapitals: Self.advance(&voice.capitals)
    case .nextWordGap: Self.cycle(&voice.wordGap, through: [0, 1, 2, 5, 10])
    case .lessVerbose: Self.move(&verbosity, by: -1)
    case .moreVerbose: Self.move(&verbosity, by: 1)
    }
  }

  private static func step(_ value: inout Int, by amount: Int, in range: ClosedRange<Int>)
    -> Limit?
  {
    value = min(max(value + amount, range.lowerBound), range.upperBound)
    return value == range.lowerBound ? .smallest : value == range.upperBound ? .largest : nil
  }

  private static func move<Value: CaseIterable & Equatable>(_ value: inout Value, by step: Int)
    -> Limit?
  {
    let values = Array(Value.allCases)
    var index = values.firstIndex(of: value)!
    let limit = Self.step(&index, by: step, in: 0...values.count - 1)
    value = values[index]
    return limit
  }

  private static func advance<Value: CaseIterable & Equatable>(_ value: inout Value) -> Limit? {
    cycle(&value, through: Array(Value.allCases))
  }

  private static func cycle<Value: Equatable>(_ value: inout Value, through values: [Value])
    -> Limit?
  {
    let index = values.firstIndex(of: value) ?? -1
    value = values[(index + 1) % values.count]
    return nil
  }
}
