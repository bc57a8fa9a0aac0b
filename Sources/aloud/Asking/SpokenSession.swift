// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import Announcer
import SpeechOutput

/// Sends a session's announcements to a speech engine, and its picture to a screen.
final class SpokenSession: SessionListener {
  private let engine: any SpeechEngine
  private let voice: String?
  private let showing: (Session) -> ScreenSnapshot?

  /// - Parameters:
  ///   - voice: the name of a voice that takes the place of the language's own.
  ///   - showing: shows a session, and returns what is shown.
  init(
    engine: any SpeechEngine, voice: String?,
    showing: @escaping (Session) -> ScreenSnapshot?
  ) {
    self.engine = engine
    self.voice = voice
    self.showing = showing
  }

  func say(_ announcement: Announcement) {
    engine.speak(announcement.runs.map { Utterance(text: $0.text, language: $0.language) })
  }

  func cut() { engine.cut() }

  func voice(_ preferences: VoicePreferences) {
    engine.apply(SpeechSettings(preferences, voice: voice))
  }

  func show(_ session: Session) -> ScreenSnapshot? { showing(session) }
}

extension SpeechSettings {
  /// - Parameter voice: the name of a voice that takes the place of the language's own.
  init(_ preferences: VoicePreferences, voice: String?) {
    self.init(
      voice: voice, rate: preferences.rate, pitch: preferences.pitch, volume: preferences.volume,
      punctuation: Punctuation(rawValue: preferences.punctuation.rawValue)!,
      capitals: Capitals(preferences.capitals), wordGap: preferences.wordGap)
  }
}

extension SpeechSettings.Capitals {
  /// How far a capital is raised, in hertz: clearly heard at any pitch of the voice.
  private static let raise = 20

  init(_ capitals: VoicePreferences.Capitals) {
    switch capitals {
    case .none: self = .none
    case .sound: self = .soundIcon
    case .word: self = .spelling
    case .pitch: self = .pitch(Self.raise)
    }
  }
}
