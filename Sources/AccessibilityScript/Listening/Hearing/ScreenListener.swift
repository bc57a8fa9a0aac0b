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
    usual = usual?.resized(columns: after.columns, rows: after.rows.count)
    if let highlight,
      highlight.row >= after.rows.count || highlight.columns.upperBound > after.columns
    {
      self.highlight = nil
    }
    screen = after
    screen.scrolled = []
    screen.skipped = 0
  }

  /// What is said of a screen, after one of the same size. O(rows² + cells).
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
    let marks = comparison.offset == 0 ? MarkChange.all(before, after) : []
    let pointer = PointerMove(marks, after: after, last: highlight?.row)
    // A sign that came to the line of the cursor is not typed.
    let edit =
      pointer.map { $0.rows.contains(before.cursorRow) } ?? false
      ? nil
      : CursorLineEdit(before: before, after: after, comparison: comparison, key: key).utterance
    let isRepaint =
      before.isAlternate != after.isAlternate
      || (edit == nil && pointer == nil && (before.isEmpty || comparison.isRepaint))
    let newLines = NewLines(
      comparison: comparison, before: before, after: after, key: key,
      isEdit: edit?.kind == .echo)
    var utterances: [ListenedUtterance] = []
    if isRepaint {
      let new = Set(comparison.newRows)
      let standing = HighlightFinder(before: before, after: after).standing {
        new.contains($0 + comparison.offset)
      }
      utterances = newLines.utterances(without: [])
      let choices = standing.filter { choice in
        let segment = after.rows[choice.row].segment(at: choice.columns.lowerBound)
        return !comparison.isProgress(segment?.text ?? choice.text)
      }
      utterances += choices.map { ListenedUtterance($0.text, .focus) }
      if let line = after.cursorText, !comparison.isProgress(line),
        !standing.contains(where: { $0.row == after.cursorRow })
      {
        utterances.append(ListenedUtterance(line, .focus))
      }
      highlight = standing.last
    } else {
      var silent: Set<Int> = []
      if let utterance = edit {
        utterances.append(utterance)
        silent.insert(before.cursorRow)
      }
      let finder = CurrentFinder(
        before: before, after: after, comparison: comparison, key: key, last: highlight,
        isEdit: edit != nil)
      if let current = finder.current(pointer: pointer, marks: marks) {
        // An edited line that is highlighted was said already.
        if !silent.contains(current.highlight.row) {
          utterances.append(ListenedUtterance(current.highlight.text, .focus))
        }
        silent.formUnion(current.others.filter { !newLines.isShare($0) })
        if current.isPlace { highlight = current.highlight }
      }
      silent.formUnion(pointer?.losing ?? [])
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
      ? ListenedScreen(columns: after.columns, rows: after.rows.count)
      : (usual ?? screen).resized(columns: after.columns, rows: after.rows.count)
    base.isAlternate = screen.isAlternate
    return base
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
