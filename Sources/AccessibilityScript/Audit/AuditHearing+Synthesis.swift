// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer
import SpeechOutput

extension AuditHearing {
  /// What eSpeak NG knows, in this process and without sound; nil when its data is missing.
  ///
  /// - Parameter settings: the person's voice and rate.
  public init?(settings: SpeechSettings) {
    guard let transcriber = PhonemeTranscriber(), let measure = SpeechMeasure(settings: settings)
    else { return nil }
    var sounds: [[String]: String?] = [:]
    self.init(
      rate: settings.rate,
      sound: { text, language in
        if let known = sounds[[text, language]] { return known }
        let sound = transcriber.sound(of: text, language: language)
        sounds[[text, language]] = .some(sound)
        return sound
      },
      seconds: { runs in
        measure.seconds(
          of: runs.map {
            Utterance(text: $0.text, language: $0.language, isSpelled: $0.isSpelled)
          })
      },
      speaks: { transcriber.speaks($0) })
  }
}
