// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer
import LabelTables
import RadioModel
import RadioNavigator
import TerminalUI

/// The picture of a session in key mode, for a terminal or for a transcript.
public final class QuestionScreen {
  private let renderer = ScreenRenderer()
  private let cache = OptionCellCache()
  /// The field whose options the cache has.
  private var drawn: Int?
  private var content: ScreenContent
  private let tables: LabelTables
  private let columnsWish: Int
  private let showsAllWish: Bool?
  /// The field whose labels were measured for the grid, how many options it has at the most in a
  /// row, and how wide the widest label is.
  private var measured: (field: Int?, count: Int, widest: Int)?
  /// How many messages there were when the present one came.
  private var messageCount = 0
  /// The frame drawn last.
  public private(set) var frame: ScreenFrame?
  /// The size of the terminal.
  public var columns: Int
  public var rows: Int

  /// Fewer rows than this are left to the field that is asked.
  private static let rowsForAll = 20

  /// - Parameter tables: where the words of the screen come from.
  public init(settings: SessionSettings, tables: LabelTables) {
    self.tables = tables
    columns = settings.terminal.columns
    rows = settings.terminal.rows
    content = ScreenContent(
      title: "", language: tables.language, isRightToLeft: tables.isRightToLeft,
      placement: settings.placement, numberOfLines: settings.numberOfLines,
      usesColor: settings.usesColor, words: tables.screenWords)
    columnsWish = settings.columns
    showsAllWish = settings.showsAllFields
  }

  /// How the terminal draws text larger than usual.
  public var largeText: LargeText {
    get { content.largeText }
    set { content.largeText = newValue }
  }

  /// What the terminal can do, where there is one.
  public func use(_ traits: TerminalTraits) {
    content.usesColor = traits.usesColor
    content.usesUnicodeSigns = traits.usesUnicodeSigns
    cache.removeAll()
  }

  /// The columns of the grid at the session's text size.
  public func gridColumns(of session: Session) -> Int {
    let navigator = session.navigator
    guard columnsWish > 1, !navigator.kind.choosesFocused else { return 1 }
    let field = session.form.fieldIndex
    if measured?.field != field { measured = nil }
    let size = measured ?? measure(navigator.group, field)
    measured = size
    return RadioStack<OptionKey>.columns(
      wish: columnsWish, width: columns, labelWidths: repeatElement(size.widest, count: size.count),
      category: navigator.settings.textSize, markWidth: ScreenRenderer.markColumns,
      spacing: ScreenRenderer.columnSpacing)
  }

  private func measure(_ group: RadioGroup<OptionKey>, _ field: Int?) -> (Int?, Int, Int) {
    let widest = (0..<group.count).lazy.map {
      TextWidth.columns(of: SafeText.drawn(group[$0].label))
    }.max()
    return (field, min(group.count, columnsWish), widest ?? 0)
  }

  /// The options that a page key moves by: one of those shown stays in view.
  public var pageSize: Int { max((frame?.shownOptions.count ?? rows) - 1, 1) }

  /// Draws the session as it is now.
  public func draw(_ session: Session) -> ScreenFrame {
    content.show(
      session, tables: tables, showsAll: showsAllWish ?? (rows >= Self.rowsForAll))
    show(session.message, count: session.messageCount)
    if drawn != session.form.fieldIndex {
      drawn = session.form.fieldIndex
      cache.removeAll()
    }
    let frame = renderer.frame(
      navigator: session.navigator, content: content, columns: columns, rows: rows, after: frame,
      cache: cache)
    self.frame = frame
    return frame
  }

  /// Shows a message from its beginning, or the next part of what the same key told just before.
  private func show(_ message: Announcement?, count: Int) {
    if message?.text != content.message {
      content.messagePart = 0
    } else if count != messageCount {
      content.messagePart += 1
    }
    content.message = message?.text
    content.messageKey = message.flatMap(Self.key)
    messageCount = count
  }

  /// The key that tells a message again.
  private static func key(of message: Announcement) -> String? {
    switch message.kind {
    case .where: "F2"
    case .hint where message[.hint] != nil: "F1"
    default: nil
    }
  }

  /// The frame drawn last, as the transcript has it.
  public var snapshot: ScreenSnapshot? {
    frame.map {
      ScreenSnapshot(
        columns: columns, rows: rows, cursorRow: $0.cursor.row, cursorColumn: $0.cursor.column,
        lines: $0.plainLines)
    }
  }
}

extension LabelTables {
  /// The words of the screen, in the person's language.
  public var screenWords: @Sendable (ScreenPhrase) -> String {
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
      case .part(let part, let count, let key):
        text("screen.part", table: .interface, [.text(key), .number(part), .number(count)])
      case .number(let value): number(value)
      case .checked: text("state.checked")
      case .defaultOption: text("screen.default", table: .interface)
      }
    }
  }
}
