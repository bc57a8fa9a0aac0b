// SPDX-License-Identifier: GPL-3.0-or-later
import CEspeakNG
import Glibc

/// Turns words into samples with eSpeak NG, on the caller's thread.
///
/// It belongs to one thread. eSpeak NG ends the process on some texts, so a process that must
/// live on uses ``ChildSpeechEngine`` instead.
final class EspeakSynthesizer {
  /// How an utterance went.
  enum Outcome: Hashable {
    /// All of it was given to the sink.
    case complete
    /// The sink wanted no more.
    case stopped
    /// There was no voice, or the library refused the text.
    case failed
  }

  /// Takes samples; false ends the utterance.
  typealias SampleReceiver = (UnsafeBufferPointer<Int16>) -> Bool

  private let selection: VoiceSelection
  private var settings = SpeechSettings()
  // What the selection found for each language under the wish of these settings.
  private var voiceNames: [String: String?] = [:]

  /// Makes a synthesizer; nil when eSpeak NG's data is missing.
  init?() {
    guard let catalogue = EspeakLibrary.catalogue() else { return nil }
    selection = VoiceSelection(catalogue: catalogue)
  }

  /// How many voices there are.
  var voiceCount: Int { selection.catalogue.voices.count }

  /// Uses the settings from the next utterance on.
  func apply(_ settings: SpeechSettings) {
    if settings.voice != self.settings.voice { voiceNames.removeAll() }
    self.settings = settings.clamped
  }

  /// What a person should know of the voice that a language gets.
  func notices(for language: String) -> [SpeechNotice] {
    selection.notices(language: language, wish: settings.voice)
  }

  /// Synthesises one run of words (`espeak_Synth`, plain text in UTF-8).
  ///
  /// - Parameters:
  ///   - utterance: The words.
  ///   - endsAnnouncement: Whether a sentence's pause follows.
  ///   - receive: Gets the samples, mono at ``EspeakLibrary/sampleRate``, while they are made.
  func synthesize(
    _ utterance: Utterance, endsAnnouncement: Bool, receive: @escaping SampleReceiver
  ) -> Outcome {
    let outcome = EspeakLibrary.withLibrary { () -> Outcome in
      guard setUp(language: utterance.language) else { return .failed }
      espeak_SetSynthCallback(receiveSamples)
      receiver = receive
      isStopped = false
      defer { receiver = nil }
      let isAccepted =
        utterance.isSpelled
        ? spell(utterance.text) : say(utterance.text, endsWithPause: endsAnnouncement)
      if isStopped { return .stopped }
      return isAccepted ? .complete : .failed
    }
    return outcome ?? .failed
  }

  /// Forgets which voice is set, when somebody else sets one. Called within
  /// ``EspeakLibrary/withLibrary(_:)``, so that nobody comes between.
  static func forgetVoice() { applied = nil }

  /// Sets a voice, unless it is set already; the parameters are then somebody's, or none's. Called
  /// within ``EspeakLibrary/withLibrary(_:)``.
  static func setVoice(_ name: String) -> Bool {
    guard applied?.voice != name else { return true }
    applied = nil
    guard espeak_SetVoiceByName(name) == EE_OK else { return false }
    applied = (name, nil)
    return true
  }

  private func say(_ text: String, endsWithPause: Bool) -> Bool {
    var flags = UInt32(espeakCHARS_UTF8)
    if endsWithPause { flags |= UInt32(espeakENDPAUSE) }
    // A zero byte would end the text early for the library, and others are its commands: one
    // changes the voice in the middle of a label.
    var bytes = text.utf8.map { $0 < 0x20 || $0 == 0x7f ? 0x20 : $0 }
    bytes.append(0)
    return espeak_Synth(bytes, bytes.count, 0, POS_CHARACTER, 0, flags, nil, nil) == EE_OK
  }

  private func spell(_ text: String) -> Bool {
    for character in text where !isStopped {
      let scalars = character.unicodeScalars
      let isAccepted =
        scalars.count == 1
        ? espeak_Char(wchar_t(bitPattern: scalars.first!.value)) == EE_OK
        : say(String(character), endsWithPause: false)
      guard isAccepted else { return false }
    }
    return true
  }

  private func setUp(language: String) -> Bool {
    if voiceNames[language] == nil {
      voiceNames[language] = .some(
        selection.voiceName(language: language, wish: settings.voice))
    }
    guard case .some(.some(let voice)) = voiceNames[language] else { return false }
    guard Self.setVoice(voice) else { return false }
    if applied?.settings != settings { setParameters() }
    applied = (voice, settings)
    return true
  }

  private func setParameters() {
    _ = espeak_SetParameter(espeakRATE, Int32(settings.rate), 0)
    _ = espeak_SetParameter(espeakPITCH, Int32(settings.pitch), 0)
    _ = espeak_SetParameter(espeakVOLUME, Int32(settings.volume), 0)
    _ = espeak_SetParameter(espeakWORDGAP, Int32(settings.wordGap), 0)
    let punctuation: espeak_PUNCT_TYPE =
      switch settings.punctuation {
      case .none: espeakPUNCT_NONE
      case .some: espeakPUNCT_SOME
      case .all: espeakPUNCT_ALL
      }
    if settings.punctuation == .some {
      var list = SpeechSettings.somePunctuation.unicodeScalars.map { wchar_t($0.value) }
      list.append(0)
      _ = espeak_SetPunctuationList(list)
    }
    _ = espeak_SetParameter(espeakPUNCTUATION, Int32(punctuation.rawValue), 0)
    let capitals: Int32 =
      switch settings.capitals {
      case .none: 0
      case .soundIcon: 1
      case .spelling: 2
      case .pitch(let hertz): Int32(hertz)
      }
    _ = espeak_SetParameter(espeakCAPITALS, capitals, 0)
  }
}

extension SpeechSettings {
  /// The characters that ``Punctuation/some`` names: those that carry meaning in labels, not
  /// those that shape a sentence.
  static let somePunctuation = "#$%&*+/<=>@\\^_`{|}~"
}

// The library's settings are the process's, and it calls back without a pointer of ours. These
// are touched only inside EspeakLibrary.withLibrary, whose lock makes that one thread at a time.
nonisolated(unsafe) private var applied: (voice: String, settings: SpeechSettings?)?
nonisolated(unsafe) private var receiver: EspeakSynthesizer.SampleReceiver?
nonisolated(unsafe) private var isStopped = false

private func receiveSamples(
  samples: UnsafeMutablePointer<Int16>?, count: Int32,
  events: UnsafeMutablePointer<espeak_EVENT>?
) -> Int32 {
  guard let samples, count > 0, let receiver else { return isStopped ? 1 : 0 }
  if !receiver(UnsafeBufferPointer(start: samples, count: Int(count))) { isStopped = true }
  return isStopped ? 1 : 0
}
