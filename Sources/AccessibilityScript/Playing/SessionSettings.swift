// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer
import LabelTables
import RadioModel
import RadioNavigator
import TerminalUI

/// How a question is asked: what the person set for themselves, and how it is to look.
public struct SessionSettings: Hashable, Sendable {
  public var mode = Announcer.Mode.keys
  public var textSize = ContentSizeCategory.large
  public var verbosity = Verbosity.normal
  public var selection = Navigator.Settings.SelectionMode.follow
  public var disabledOptions = Navigator.Settings.DisabledOptions.reach
  public var wraps = true
  public var echo = TypingEcho.characters
  public var voice = VoicePreferences()
  public var placement = ContentPlacement.leading
  /// The wish for columns of options, at least 1.
  public var columns = 1
  /// The most lines a label takes; 0 is any number.
  public var numberOfLines = 0
  /// Whether a form shows all its fields at once; nil where the terminal decides.
  public var showsAllFields: Bool?
  /// The terminal, in columns and rows; usually that of the VT100.
  public var terminal = TerminalSize(columns: 80, rows: 24)
  /// Whether the terminal shows colours.
  public var usesColor = false

  public init() {}
}

extension Session {
  /// The session that asks a question as these settings want it.
  ///
  /// - Parameters:
  ///   - saysHint: whether someone who waits is told the keys, once for each kind of question.
  ///   - hintsSaid: the entries of the hints that were said in questions before.
  /// - Complexity: O(number of options); the search over many labels is built on another thread.
  public init(
    _ question: Question, settings: SessionSettings, tables: LabelTables, saysHint: Bool = true,
    hintsSaid: Set<String> = []
  ) {
    let navigation = Navigator.Settings(
      selectionMode: settings.selection, disabledOptions: settings.disabledOptions,
      wraps: settings.wraps, isRightToLeft: tables.isRightToLeft, textSize: settings.textSize)
    self.init(
      question: question, settings: navigation,
      typeAheads: question.form.fields.map { field in
        field.kind.group.map { TypeAhead(group: $0, language: tables.language) }
      }, tables: tables,
      preferences: Preferences(
        verbosity: settings.verbosity, voice: settings.voice, echo: settings.echo),
      mode: settings.mode, saysHint: saysHint, hintsSaid: hintsSaid)
  }
}
