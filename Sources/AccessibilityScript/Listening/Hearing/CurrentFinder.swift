// SPDX-License-Identifier: GPL-3.0-or-later

/// Finds what became the current line, item or button where the screen stayed otherwise: by what is
/// behind it, by a sign or a look that it has now and another one had, or by its own check mark.
struct CurrentFinder {
  let before: ListenedScreen
  let after: ListenedScreen
  let comparison: ScreenComparison
  let key: String?
  /// What was current before.
  let last: ScreenHighlight?
  /// Whether the key edited the line at the cursor.
  let isEdit: Bool

  struct Current {
    let highlight: ScreenHighlight
    /// The rows that nothing else is said of.
    let others: Set<Int>
    /// Whether it is a place to be at rather than what changed elsewhere.
    var isPlace = true
  }

  func current(pointer: PointerMove?, marks: [MarkChange]) -> Current? {
    guard comparison.offset == 0 else { return nil }
    let finder = HighlightFinder(before: before, after: after)
    // Text that is printed in colours where nothing was is no list with a highlight.
    // What counts on by itself, such as the bar of progress, is no choice that moved either.
    if let moved = finder.moved(by: .ground), !comparison.old.isEmpty, isChoice(moved),
      !comparison.old[moved.row].isEmpty, moved != last
    {
      return Current(highlight: moved, others: comparison.block(around: moved.row))
    }
    let still = last.flatMap { changed($0, finder) }.flatMap { isChoice($0) ? $0 : nil }
    if let pointer, still?.row != pointer.gaining.row, !comparison.old.isEmpty,
      let line = after.line(
        row: pointer.gaining.row, columns: pointer.gaining.columns, cause: .sign(pointer.sign))
    {
      return Current(highlight: line, others: pointer.rows)
    }
    if let still {
      return Current(
        highlight: still,
        others: comparison.block(around: still.row).union(
          comparison.changedBlock(around: still.row)))
    }
    guard key != nil, !comparison.old.isEmpty else { return nil }
    if let moved = PointerMove.within(before, after), !isEdit {
      return Current(highlight: moved, others: [moved.row])
    }
    if let moved = writing(finder) {
      return Current(highlight: moved, others: comparison.block(around: moved.row))
    }
    return isEdit ? nil : scrolled ?? toggled(marks)
  }

  private func isChoice(_ highlight: ScreenHighlight) -> Bool {
    key != nil || highlight.text.unicodeScalars.contains(where: \.properties.isAlphabetic)
  }

  /// What is written as the current one was.
  private func writing(_ finder: HighlightFinder) -> ScreenHighlight? {
    if comparison.newRows.isEmpty {
      return finder.exchangedWriting(last: last) ?? finder.moved(by: .writing)
    }
    guard !isEdit, let moved = finder.exchangedWriting(last: last) else { return nil }
    // The number beside the line that the cursor came to is not that line.
    let isBesideCursor =
      after.isCursorVisible && after.cursorRow == moved.row && before.cursorRow != moved.row
      && !moved.columns.contains(after.cursorColumn)
    return isBesideCursor ? nil : moved
  }

  /// A highlight that stands where it stood, over another text: a list scrolled under it.
  private func changed(_ last: ScreenHighlight, _ finder: HighlightFinder) -> ScreenHighlight? {
    let row = last.row
    guard before.rows[row].content != after.rows[row].content else { return nil }
    let now: ScreenHighlight?
    switch last.cause {
    case .look(let trait):
      let column = last.columns.lowerBound
      let look = trait.value(of: after.rows[row].cells[column])
      guard look == trait.value(of: before.rows[row].cells[column]),
        trait == .ground || look != ListenedLook(),
        let stretch = finder.stretch(row: row, at: column, by: trait)
      else { return nil }
      now = after.highlight(row: row, columns: stretch)
    case .sign(let sign):
      func column(_ screen: ListenedScreen) -> Int? {
        LineMarks(screen.rows[row], columns: last.columns).marks.first { $0.sign == sign }?.column
      }
      guard let old = column(before), old == column(after) else { return nil }
      now = after.line(row: row, columns: last.columns, cause: last.cause)
    }
    return now.flatMap { $0.text == last.text ? nil : $0 }
  }

  /// A list that scrolled under its pointer, which nothing told before.
  private var scrolled: Current? {
    let pieces = MarkChange.pieces(before, after)
    let pointed = pieces.filter { piece in
      guard let sign = pointer(after, piece), sign == pointer(before, piece) else { return false }
      let isAtCursor = after.cursorRow == piece.row || !after.isCursorVisible
      return sign.sign != ">" || isAtCursor
    }
    guard pointed.count == 1, let piece = pointed.first, let sign = pointer(after, piece),
      case let block = comparison.changedBlock(around: piece.row), block.count > 1,
      let line = after.line(row: piece.row, columns: piece.columns, cause: .sign(sign.sign))
    else { return nil }
    return Current(highlight: line, others: block)
  }

  /// The pointer that a stretch begins with.
  private func pointer(
    _ screen: ListenedScreen, _ piece: (row: Int, columns: Range<Int>)
  ) -> LineMarks.Mark? {
    LineMarks(screen.rows[piece.row], columns: piece.columns).marks.first.flatMap {
      $0.place == 0 && LineMarks.isPointer($0.sign) ? $0 : nil
    }
  }

  /// The line whose check mark came or went.
  private func toggled(_ marks: [MarkChange]) -> Current? {
    guard marks.count == 1, marks[0].isToggle,
      let line = after.line(
        row: marks[0].row, columns: marks[0].columns, cause: .look(.ground))
    else { return nil }
    return Current(highlight: line, others: [line.row], isPlace: false)
  }
}
