// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import Announcer
import LabelTables
import RadioModel
import RadioNavigator
import TerminalUI

/// The picture of a session in key mode, for a terminal or for a transcript.
final class QuestionScreen {
  private let renderer = ScreenRenderer()
  private var content: ScreenContent
  private let columnsWish: Int
  private let count: Int
  private let widestLabel: Int
  private(set) var frame: ScreenFrame?
  /// The size of the terminal.
  var columns: Int
  var rows: Int

  init(
    _ question: Question, arguments: AskArguments, tables: LabelTables, columns: Int, rows: Int
  ) {
    self.columns = columns
    self.rows = rows
    content = ScreenContent(
      title: question.title ?? "", detail: question.form.fields[0].detail, language: tables.language,
      isRightToLeft: tables.isRightToLeft, placement: arguments.settings.placement,
      numberOfLines: arguments.numberOfLines, words: tables.screenWords)
    columnsWish = arguments.columns
    let group = question.form.fields[0].group ?? RadioGroup()
    count = min(group.count, arguments.columns)
    widestLabel =
      arguments.columns > 1
      ? (0..<group.count).lazy.map { TextWidth.columns(of: group[$0].label) }.max() ?? 0 : 0
  }

  /// How the terminal draws text larger than usual.
  var largeText: LargeText {
    get { content.largeText }
    set { content.largeText = newValue }
  }

  /// What the terminal can do, where there is one.
  func use(_ traits: TerminalTraits) {
    content.usesColor = traits.usesColor
    content.usesUnicodeSigns = traits.usesUnicodeSigns
  }

  /// The columns of the grid at a text size.
  func gridColumns(at category: ContentSizeCategory) -> Int {
    guard columnsWish > 1 else { return 1 }
    return RadioStack<OptionKey>.columns(
      wish: columnsWish, width: columns, labelWidths: repeatElement(widestLabel, count: count),
      category: category, markWidth: ScreenRenderer.markColumns,
      spacing: ScreenRenderer.columnSpacing)
  }

  /// The options that a page key moves by: one of those shown stays in view.
  var pageSize: Int { max((frame?.shownOptions.count ?? rows) - 1, 1) }

  /// Draws the session as it is now.
  func draw(_ session: Session) -> ScreenFrame {
    content.message = session.message?.text
    let frame = renderer.frame(
      navigator: session.navigator, content: content, columns: columns, rows: rows, after: frame)
    self.frame = frame
    return frame
  }

  /// The frame drawn last, as the transcript has it.
  var snapshot: ScreenSnapshot? {
    frame.map {
      ScreenSnapshot(
        columns: columns, rows: rows, cursorRow: $0.cursor.row, cursorColumn: $0.cursor.column,
        lines: $0.plainLines)
    }
  }
}

extension LabelTables {
  /// The words of the screen, in the person's language.
  var screenWords: @Sendable (ScreenPhrase) -> String {
    { phrase in
      switch phrase {
      case .selected: ""
      case .unavailable(nil): text("availability.unavailable")
      case .unavailable(let reason?):
        text("availability.unavailableReason", [.text(reason)])
      case .invalid: text("state.error")
      case .moreAbove(let count):
        text("screen.moreAbove", table: .interface, [.number(count), .text(number(count))])
      case .moreBelow(let count):
        text("screen.moreBelow", table: .interface, [.number(count), .text(number(count))])
      case .number(let value): number(value)
      case .defaultOption: text("screen.default", table: .interface)
      }
    }
  }
}
