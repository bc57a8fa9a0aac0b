// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer
import LabelTables
import SpeechOutput
import TerminalUI

/// Sends a session's announcements to a speech engine, and its picture to a screen.
public final class SpokenSession: SessionListener {
  private let engine: any SpeechEngine
  private let tables: LabelTables
  private let voice: String?
  public let screen: QuestionScreen?
  private let paint: (ScreenFrame) -> Void

  /// - Parameters:
  ///   - tables: where the session's words come from.
  ///   - voice: the name of a voice that takes the place of the language's own.
  ///   - screen: draws the session; nil where nothing is drawn.
  ///   - paint: takes each frame to the terminal.
  public init(
    engine: any SpeechEngine, tables: LabelTables, voice: String?, screen: QuestionScreen?,
    paint: @escaping (ScreenFrame) -> Void = { _ in }
  ) {
    self.engine = engine
    self.tables = tables
    self.voice = voice
    self.screen = screen
    self.paint = paint
  }

  public func say(_ announcement: Announcement) {
    engine.speak(
      announcement.runs.map {
        Utterance(text: $0.text, language: spoken($0.language), isSpelled: $0.isSpelled)
      })
  }

  /// The person's own region speaks their language: words that are English for everyone sound
  /// American where the locale is en-US.
  private func spoken(_ language: String) -> String {
    language == tables.language ? tables.locale : language
  }

  public func cut() { engine.cut() }

  public func voice(_ preferences: VoicePreferences) {
    engine.apply(SpeechSettings(preferences, voice: voice))
  }

  public func show(_ session: Session, on screen: QuestionScreen) -> ScreenSnapshot? {
    paint(screen.draw(session))
    return screen.snapshot
  }
}

extension SpeechSettings {
  /// - Parameter voice: the name of a voice that takes the place of the language's own.
  public init(_ preferences: VoicePreferences, voice: String?) {
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
