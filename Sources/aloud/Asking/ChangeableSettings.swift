// SPDX-License-Identifier: GPL-3.0-or-later
import Announcer
import RadioModel
import RadioNavigator

/// The settings of a question that keys change, as the texts that options of the same meaning take.
struct ChangeableSettings: Equatable {
  let texts: [CommandOption: String]

  init(_ session: Session) {
    var texts = Self(session.preferences).texts
    texts[.textSize] = session.navigator.settings.textSize.name
    self.texts = texts
  }

  /// Those of what is only heard, which has no text size.
  init(_ preferences: Preferences) {
    let voice = preferences.voice
    texts = [
      .rate: String(voice.rate), .pitch: String(voice.pitch), .volume: String(voice.volume),
      .punctuation: voice.punctuation.rawValue, .capitals: voice.capitals.rawValue,
      .wordGap: String(voice.wordGap), .verbosity: preferences.verbosity.rawValue,
    ]
  }

  /// Those that are others than they were.
  func changes(since before: ChangeableSettings) -> [CommandOption: String] {
    texts.filter { $0.value != before.texts[$0.key] }
  }
}

extension SessionMemory {
  /// Adds what a question has to be remembered for.
  func remember(_ session: Session, since before: ChangeableSettings) {
    remember(
      hintsSaid: session.hintsSaid, settings: ChangeableSettings(session).changes(since: before))
  }
}
