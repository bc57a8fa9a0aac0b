// SPDX-License-Identifier: GPL-3.0-or-later

/// Tells how long words take to be said, by making their sound and counting its samples.
///
/// It works in this process and plays nothing, so it is for commands that check texts, not for
/// those that ask. It belongs to one thread.
public final class SpeechMeasure {
  private let synthesizer: EspeakSynthesizer
  private var known: [[Utterance]: Int] = [:]

  /// Makes a measure; nil when eSpeak NG's data is missing.
  ///
  /// - Parameter settings: how it sounds, above all its rate.
  public init?(settings: SpeechSettings) {
    guard let synthesizer = EspeakSynthesizer() else { return nil }
    synthesizer.apply(settings)
    self.synthesizer = synthesizer
  }

  /// How long an announcement takes, in seconds, with the pause at its end.
  ///
  /// Text beyond what the library is safe with is measured in parts, see
  /// ``PhonemeTranscriber/longestText``. Of a text that nobody would listen to the end of, the
  /// beginning is measured, and the rest counted like it.
  ///
  /// - Complexity: O(length), at first about a thousandth of the time that it tells; then O(1).
  public func seconds(of utterances: [Utterance]) -> Double {
    let samples = known[utterances] ?? measure(utterances)
    known[utterances] = samples
    return Double(samples) / Double(EspeakLibrary.sampleRate)
  }

  private func measure(_ utterances: [Utterance]) -> Int {
    var all = 0
    for (index, utterance) in utterances.enumerated() {
      let parts = Self.parts(of: utterance.text)
      var samples = 0
      var measured = 0
      for (place, part) in parts.enumerated() {
        let isLast = index == utterances.count - 1 && place == parts.count - 1
        var piece = utterance
        piece.text = TamedText.tamed(part)
        _ = synthesizer.synthesize(piece, endsAnnouncement: isLast) { buffer in
          samples += buffer.count
          return true
        }
        measured += part.utf8.count
        guard measured > Self.longestMeasured, !isLast else { continue }
        let length = parts.reduce(0) { $0 + $1.utf8.count }
        samples = Int(Double(samples) * Double(length) / Double(measured))
        break
      }
      all += samples
    }
    return all
  }

  /// In bytes of one text: about half an hour of speech.
  static let longestMeasured = 10_000

  /// The text in parts that are short enough, cut at white space where there is any.
  static func parts(of text: String) -> [String] {
    guard text.utf8.count > PhonemeTranscriber.longestText else { return [text] }
    var parts: [String] = []
    var part = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      if !part.isEmpty, part.utf8.count + word.utf8.count >= PhonemeTranscriber.longestText {
        parts.append(part)
        part = ""
      }
      part += part.isEmpty ? "" : " "
      for character in word {
        if part.utf8.count + character.utf8.count > PhonemeTranscriber.longestText {
          parts.append(part)
          part = ""
        }
        part.append(character)
      }
    }
    return part.isEmpty ? parts : parts + [part]
  }
}
