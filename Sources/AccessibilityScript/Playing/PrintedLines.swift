// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer
import LabelTables
import RadioNavigator
import TerminalUI

/// What line mode prints while keys are played: the list of the field that is asked, what is told
/// beside it, and the end. The prompt and what is typed behind it are the terminal's.
final class PrintedLines {
  private let tables: LabelTables
  private let terminal: TerminalSize
  private var content: ScreenContent
  private var printed: [String] = []
  /// The field that the list belongs to.
  private var listedField: Int??
  private var messageCount = 0
  private var isOver = false

  init(settings: SessionSettings, tables: LabelTables) {
    self.tables = tables
    terminal = settings.terminal
    content = ScreenContent(
      title: "", language: tables.language, isRightToLeft: tables.isRightToLeft,
      numberOfLines: settings.numberOfLines, words: tables.screenWords)
  }

  /// What a terminal still shows of it.
  var lines: [String] { printed.suffix(terminal.rows) }

  /// Prints what is new. Called after every key.
  ///
  /// - Complexity: O(lines of the terminal), however many options there are.
  func follow(_ session: Session) {
    if let outcome = session.outcome {
      if !isOver { tell(session.ending(outcome)) }
      isOver = true
      return
    }
    // What opens a list stands in it.
    if listedField != nil, let message = session.message, session.messageCount > messageCount {
      tell(message)
    }
    messageCount = session.messageCount
    if listedField != session.form.fieldIndex { list(session) }
  }

  func tell(_ announcement: Announcement) {
    printed += TextWidth.lines(
      breaking: SafeText.drawn(announcement.text), width: terminal.columns,
      language: announcement.language)
  }

  private func list(_ session: Session) {
    if listedField != nil { printed.append("") }
    listedField = .some(session.form.fieldIndex)
    content.show(session, tables: tables, showsAll: false)
    var list = LineModePrinter(
      navigator: session.navigator, content: content, columns: terminal.columns,
      rows: terminal.rows)
    printed += list.nextPage()
    guard list.isAtEnd else { return }
    printed += session.navigator.suggestionLines(tables) + session.form.buttonLines(tables)
  }
}
