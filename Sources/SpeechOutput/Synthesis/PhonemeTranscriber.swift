// SPDX-License-Identifier: GPL-3.0-or-later
import CEspeakNG
import Synchronization

/// Tells how words sound, as eSpeak NG's phonemes, without speaking.
///
/// It works in this process, so it is for commands that check texts, not for those that ask.
public struct PhonemeTranscriber: Sendable {
  /// The most bytes of a text: longer ones are nobody's label, and the library is not safe from all,
  /// see ``TamedText``.
  public static let longestText = 400

  private let selection: VoiceSelection
  private let voices = KnownVoices()

  /// Makes a transcriber; nil when eSpeak NG's data is missing.
  public init?() {
    guard let catalogue = EspeakLibrary.catalogue() else { return nil }
    selection = VoiceSelection(catalogue: catalogue)
  }

  /// Whether a voice speaks a language (BCP 47) or a regional form of it. O(voices).
  public func speaks(_ language: String) -> Bool {
    !selection.catalogue.voices(speaking: language).isEmpty
  }

  /// The phonemes of a text (`espeak_TextToPhonemes`), clauses divided by spaces.
  ///
  /// - Parameter language: BCP 47.
  /// - Returns: nil where no voice speaks the language, or the text is too long.
  public func phonemes(of text: String, language: String) -> String? {
    guard text.utf8.count <= Self.longestText, let voice = voice(speaking: language)
    else { return nil }
    let phonemes = EspeakLibrary.withLibrary { () -> String? in
      guard EspeakSynthesizer.setVoice(voice) else { return nil }
      return Self.phonemes(of: TamedText.tamed(text))
    }
    return phonemes.flatMap { $0 }
  }

  /// The voice of a language, looked for once.
  private func voice(speaking language: String) -> String? {
    voices.names.withLock { names in
      if let known = names[language] { return known }
      let name = speaks(language) ? selection.voiceName(language: language, wish: nil) : nil
      names[language] = .some(name)
      return name
    }
  }

  /// What a text sounds like to somebody who hears it alone: its phonemes without marks of stress,
  /// which small words such as "to" have only in a sentence.
  ///
  /// - Parameter language: BCP 47.
  /// - Returns: nil where no voice speaks the language, or the text is too long.
  public func sound(of text: String, language: String) -> String? {
    phonemes(of: text, language: language).map { phonemes in
      String(phonemes.unicodeScalars.filter { !Self.stressMarks.contains($0) })
    }
  }

  /// eSpeak NG’s marks of primary, secondary and no stress, in its documentation of phonemes.
  private static let stressMarks: [Unicode.Scalar] = ["'", ",", "%", "="]

  private static func phonemes(of text: String) -> String {
    // Control characters are commands to the library.
    var bytes = text.utf8.map { $0 < 0x20 || $0 == 0x7F ? 0x20 : $0 }
    bytes.append(0)
    return bytes.withUnsafeBytes { buffer in
      var clauses: [String] = []
      var next = buffer.baseAddress
      // Each call takes one clause, and the last leaves no more text.
      while next != nil {
        guard let found = espeak_TextToPhonemes(&next, Int32(espeakCHARS_UTF8), 0) else { break }
        clauses.append(String(cString: found))
      }
      return clauses.joined(separator: " ").split(separator: " ").joined(separator: " ")
    }
  }
}

/// The voices found for languages; nil where none speaks it.
private final class KnownVoices: Sendable {
  let names = Mutex<[String: String?]>([:])
}
