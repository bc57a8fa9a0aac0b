// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import Announcer
import LabelTables
import RadioModel
import RadioNavigator

extension AskArguments {
  /// The session that asks a question as these arguments want it.
  func session(
    _ question: Question, tables: LabelTables, mode: Announcer.Mode, gridColumns: Int
  ) -> Session {
    let navigation = Navigator.Settings(
      selectionMode: settings.selection, disabledOptions: settings.disabledOptions,
      wraps: settings.wraps, columns: gridColumns, isRightToLeft: tables.isRightToLeft,
      textSize: settings.textSize)
    return Session(
      question: question, settings: navigation,
      typeAhead: TypeAhead(group: question.group, language: tables.language), tables: tables,
      preferences: Preferences(verbosity: settings.verbosity, voice: settings.voicePreferences),
      mode: mode)
  }
}
