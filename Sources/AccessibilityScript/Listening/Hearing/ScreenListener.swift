// SPDX-License-Identifier: GPL-3.0-or-later

/// Says what a terminal screen reader would say, from the screens before and after: what a key
/// moved to, typed or deleted, and new text in order, each line once. Borders, fill and spinners are
/// nothing. No clock and no program in it.
public struct ScreenListener: Sendable {
  /// The screen that was listened to last.
  public private(set) var screen: ListenedScreen
  /// The usual screen while the alternate one is shown.
  private var usual: ListenedScreen?
  /// What stood out last.
  private var highlight: ScreenHighlight?

  /// Begins with an empty screen.
  public init(columns: Int, rows: Int) {
    screen = ListenedScreen(columns: columns, rows: rows)
  }

  /// Takes a screen with nothing said, such as after its size changed.
  public mutating func accept(_ after: ListenedScreen) {
    if after.isAlternate != screen.isAlternate { usual = after.isAlternate ? screen : nil }
    if let highlight,
      highlight.row >= after.rows.count || highlight.columns.upperBound > after.columns
    {
      self.highlight = nil
    }
    screen = after
    screen.scrolled = []
    screen.skipped = 0
  }

  /// What is said of a screen. O(rows² + cells).
  ///
  /// - Parameter key: the key pressed before, by its name in scripts; nil where the program went on
  ///   by itself.
  public mutating func hear(_ after: ListenedScreen, key: String?) -> [ListenedUtterance] {
    let before = base(for: after)
    guard after.columns == before.columns, after.rows.count == before.rows.count else {
      accept(after)
      return []
    }
    let comparison = ScreenComparison(before: before, after: after)
    let edit = CursorLineEdit(before: before, after: after, comparison: comparison, key: key)
    let isRepaint =
      before.isAlternate != after.isAlternate
      || (edit.utterance == nil && (before.isEmpty || comparison.isRepaint))
    let newLines = NewLines(
      comparison: comparison, before: before, after: after, key: key,
      isEdit: edit.utterance?.kind == .echo)
    var utterances: [ListenedUtterance] = []
    if isRepaint {
      let new = Set(comparison.newRows)
      let standing = HighlightFinder(before: before, after: after).standing {
        new.contains($0 + comparison.offset)
      }
      utterances = newLines.utterances(without: [])
      utterances += standing.map { ListenedUtterance($0.text, .focus) }
      highlight = standing.last
      if let line = after.cursorText, !standing.contains(where: { $0.row == after.cursorRow }) {
        utterances.append(ListenedUtterance(line, .focus))
      }
    } else {
      var silent: Set<Int> = []
      if let utterance = edit.utterance {
        utterances.append(utterance)
        silent.insert(before.cursorRow)
      }
      if let moved = movedHighlight(before, after, comparison, key) {
        // An edited line that is highlighted was said already.
        if !silent.contains(moved.row) { utterances.append(ListenedUtterance(moved.text, .focus)) }
        silent.formUnion(comparison.block(around: moved.row).filter { !newLines.isShare($0) })
        highlight = moved
      }
      utterances += newLines.utterances(without: silent)
      if utterances.isEmpty, let key {
        let move = CursorMove(before: before, after: after, key: key)
        if let utterance = move.utterance { utterances = [utterance] }
      }
    }
    accept(after)
    return utterances
  }

  /// What the screen is compared with: programs that fill the terminal begin with an empty one, and
  /// leave what was there before.
  private func base(for after: ListenedScreen) -> ListenedScreen {
    guard after.isAlternate != screen.isAlternate else { return screen }
    var base =
      after.isAlternate
      ? ListenedScreen(columns: screen.columns, rows: screen.rows.count) : usual ?? screen
    base.isAlternate = screen.isAlternate
    return base
  }

  private func movedHighlight(
    _ before: ListenedScreen, _ after: ListenedScreen, _ comparison: ScreenComparison,
    _ key: String?
  ) -> ScreenHighlight? {
    guard comparison.offset == 0 else { return nil }
    let finder = HighlightFinder(before: before, after: after)
    // Text that is printed in colours where nothing was is no list with a highlight.
    // What counts on by itself, such as the bar of progress, is no choice that moved either.
    if let moved = finder.moved(by: .ground), !comparison.old.isEmpty,
      key != nil || moved.text.unicodeScalars.contains(where: \.properties.isAlphabetic),
      !comparison.old[moved.row].isEmpty, moved != highlight
    {
      return moved
    }
    if let still = highlight.flatMap({ changed($0, before, after) }),
      key != nil || still.text.unicodeScalars.contains(where: \.properties.isAlphabetic)
    {
      return still
    }
    guard key != nil else { return nil }
    if comparison.newRows.isEmpty { return finder.moved(by: .writing) }
    return PointerMove(comparison: comparison).row.flatMap {
      after.highlight(row: $0, columns: 0..<after.columns)
    }
  }

  /// A highlight that stands where it stood, over another text: a list scrolled under it.
  private func changed(
    _ highlight: ScreenHighlight, _ before: ListenedScreen, _ after: ListenedScreen
  ) -> ScreenHighlight? {
    let row = highlight.row
    let column = highlight.columns.lowerBound
    guard before.rows[row].content != after.rows[row].content,
      before.rows[row].cells[column].look.ground == after.rows[row].cells[column].look.ground,
      let stretch = HighlightFinder(before: before, after: after).stretch(row: row, at: column),
      let now = after.highlight(row: row, columns: stretch), now.text != highlight.text
    else { return nil }
    return now
  }
}

extension ListenedScreen {
  /// The text at the cursor, where a picture rather than lines of text is shown, as a form or an
  /// editor does; nil where that has no words.
  fileprivate var cursorText: String? {
    guard isCursorVisible,
      isAlternate || rows.contains(where: { $0.cells.contains(where: \.isDrawn) })
    else { return nil }
    let segments = rows[cursorRow].segments
    // Behind the last text the cursor is where printing ended.
    guard
      segments.contains(where: { $0.columns.upperBound > cursorColumn })
        || rows[(cursorRow + 1)...].contains(where: { !$0.content.isEmpty })
    else { return nil }
    let segment = segments.last { $0.columns.lowerBound <= cursorColumn }
    guard let text = segment?.text, text.unicodeScalars.contains(where: \.isWord) else {
      return nil
    }
    return text
  }

  /// Whether there is nothing to read.
  var isEmpty: Bool { rows.allSatisfy { $0.content.isEmpty } }
}
