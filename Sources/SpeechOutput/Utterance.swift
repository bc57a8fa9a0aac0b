// SPDX-License-Identifier: GPL-3.0-or-later

/// Words to be said in one voice: one run of one language.
///
/// An announcement that mixes languages is a list of these, handed over in one call of
/// ``SpeechEngine/speak(_:)``, so that its runs follow each other without a sentence's pause.
public struct Utterance: Hashable, Sendable {
  /// The words, as plain text: no markup is understood, so nothing in it needs escaping.
  public var text: String

  /// The language of the words as a BCP 47 tag, such as `pt-BR`.
  public var language: String

  /// Whether the text is said character by character instead of as words.
  public var isSpelled: Bool

  /// Makes a run of words in one language.
  public init(text: String, language: String, isSpelled: Bool = false) {
    self.text = text
    self.language = language
    self.isSpelled = isSpelled
  }
}
