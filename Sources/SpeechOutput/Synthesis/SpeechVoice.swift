// SPDX-License-Identifier: GPL-3.0-or-later

/// A voice that is installed.
public struct SpeechVoice: Hashable, Sendable {
  /// The voice's name, such as `German`.
  public let name: String

  /// The languages it speaks as lower-case BCP 47 tags, the one it is best at first.
  public let languages: [String]

  /// The voice's file below the voice data, such as `gmw/de`.
  public let identifier: String

  /// How well it speaks each of ``languages``: less is better.
  let priorities: [Int]

  /// Makes the description of a voice; without priorities it is equally good at every language.
  init(name: String, languages: [String], identifier: String, priorities: [Int]? = nil) {
    self.name = name
    self.languages = languages
    self.identifier = identifier
    self.priorities = priorities ?? languages.map { _ in 5 }
  }
}
