// SPDX-License-Identifier: GPL-3.0-or-later
import RadioModel
import RadioNavigator

/// What a person sets once for every question: the options that environment and configuration
/// file can give too.
struct PersonalSettings: Equatable, Sendable {
  var language: String?
  var tables: String?
  var textSize = ContentSizeCategory.large
  var largeText = LargeText.auto
  var placement = Placement.leading
  var selection = Navigator.Settings.SelectionMode.follow
  var disabledOptions = Navigator.Settings.DisabledOptions.reach
  var wraps = true
  var mode = AskingMode.auto
  var verbosity = VerbosityWish.normal
  var speech = SpeechWish.auto
  var voice: String?
  /// Words a minute.
  var rate = 175
  var pitch = 50
  var volume = 100
  var punctuation = Punctuation.none
  var capitals = Capitals.none
  /// In units of 10 ms.
  var wordGap = 0
}
