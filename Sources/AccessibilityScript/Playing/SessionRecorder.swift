// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer
import RadioNavigator
import TerminalUI

/// Collects what a played session says and cuts off, and draws what it shows.
final class SessionRecorder: SessionListener {
  /// All that was said, in order.
  private(set) var said: [Announcement] = []
  /// What was still being said when a key cut it off, in order.
  private(set) var cuts: [Announcement] = []
  /// Tells the time; nil before the question opens.
  weak var runner: SessionRunner?
  private var now: Int { runner?.now ?? 0 }
  let screen: QuestionScreen?
  /// Whether pictures are written down.
  private let tellsScreens: Bool
  /// Hears everything as well, such as a speech engine that writes a file.
  private let speech: (any SessionListener)?
  /// When all that was said will have been heard.
  private var speechEnd = 0
  private var duration: SpokenDuration

  init(
    screen: QuestionScreen?, speech: (any SessionListener)?, rate: Int, tellsScreens: Bool
  ) {
    self.screen = screen
    self.tellsScreens = tellsScreens
    self.speech = speech
    duration = SpokenDuration(rate: rate)
  }

  func say(_ announcement: Announcement) {
    said.append(announcement)
    speechEnd = max(speechEnd, now) + duration.milliseconds(of: announcement.text)
    speech?.say(announcement)
  }

  func cut() {
    if now < speechEnd, let last = said.last { cuts.append(last) }
    speechEnd = now
    speech?.cut()
  }

  func voice(_ preferences: VoicePreferences) {
    duration = SpokenDuration(rate: preferences.rate)
    speech?.voice(preferences)
  }

  func show(_ session: Session, on screen: QuestionScreen) -> ScreenSnapshot? {
    _ = screen.draw(session)
    return tellsScreens ? screen.snapshot : nil
  }
}
