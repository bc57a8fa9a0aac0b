// SPDX-License-Identifier: GPL-3.0-or-later
import Announcer
import RadioModel
import RadioNavigator
import TerminalUI

/// What a person sets once for every question: the options that environment and configuration
/// file can give too.
struct PersonalSettings: Equatable, Sendable {
  var language: String?
  var tables: String?
  var textSize = ContentSizeCategory.large
  var largeText = LargeTextWish.auto
  var placement = ContentPlacement.leading
  var selection = Navigator.Settings.SelectionMode.follow
  var disabledOptions = Navigator.Settings.DisabledOptions.reach
  var wraps = true
  var mode = AskingMode.auto
  var verbosity = Verbosity.normal
  var speech = SpeechWish.auto
  /// The name of a voice that takes the place of the language's own.
  var voice: String?
  var voicePreferences = VoicePreferences()
}
