// SPDX-License-Identifier: GPL-3.0-or-later

/// Finds what is highlighted. Nothing on a screen says which of two looks is the highlight, so it
/// is the rarer one around there (the idea of fenrir), and among several the one at the cursor.
struct HighlightFinder {
  let before: ListenedScreen
  let after: ListenedScreen

  /// The stretch that became highlighted where looks changed and the screen stayed otherwise.
  ///
  /// - Returns: nil where none did.
  func moved(by trait: HighlightTrait) -> ScreenHighlight? {
    guard before.rows.count == after.rows.count, before.columns == after.columns else { return nil }
    let changed = changedColumns(by: trait)
    guard let box = box(around: changed) else { return nil }
    var best: (highlight: ScreenHighlight, rank: Double)?
    for (row, columns) in changed {
      for stretch in after.rows[row].stretches(by: trait) {
        let changedHere = columns.filter(stretch.contains)
        guard let first = changedHere.first,
          let highlight = after.highlight(row: row, columns: stretch)
        else { continue }
        let new = trait.value(of: after.rows[row].cells[first])
        let old = trait.value(of: before.rows[row].cells[first])
        let newShare = after.share(of: new, by: trait, rows: box.rows, columns: box.columns)
        let oldShare = after.share(of: old, by: trait, rows: box.rows, columns: box.columns)
        let isCursor = after.isCursor(in: stretch, row: row)
        let isGained =
          new.isReversed != old.isReversed
          ? new.isReversed && newShare < 0.6
          : newShare < oldShare || (newShare == oldShare && (isCursor || new.isBold))
        guard isGained else { continue }
        let rank = (isCursor ? 2 : 0) + (oldShare - newShare)
        if best == nil || rank > best!.rank { best = (highlight, rank) }
      }
    }
    return best?.highlight
  }

  /// The stretches that stand out on a screen that is new, at most two; the one at the cursor is
  /// the last.
  ///
  /// - Parameter isNew: whether a row is part of what is new.
  func standing(isNew: (Int) -> Bool) -> [ScreenHighlight] {
    var found: [ScreenHighlight] = []
    for row in after.rows.indices where isNew(row) {
      for stretch in after.rows[row].stretches(by: .ground) {
        guard let highlight = after.highlight(row: row, columns: stretch),
          standsOut(row: row, columns: stretch),
          // The parts of one mark, such as the ring and the dot of a radio button.
          found.last.map({ $0.row != row || $0.text != highlight.text }) ?? true
            || after.isCursor(in: stretch, row: row)
        else { continue }
        if found.last?.row == row, found.last?.text == highlight.text { found.removeLast() }
        found.append(highlight)
      }
    }
    let atCursor = found.filter { after.isCursor(in: $0.columns, row: $0.row) }
    if found.count > 2 {
      let reversed = found.filter {
        after.rows[$0.row].cells[$0.columns.lowerBound].look.isReversed
      }
      if !atCursor.isEmpty { return atCursor }
      return reversed.count == 1 ? reversed : []
    }
    return found.filter { !atCursor.contains($0) } + atCursor
  }

  /// How much of what is around a highlight may look like it.
  private static let greatestShare = 0.4

  private func standsOut(row: Int, columns: Range<Int>) -> Bool {
    let look = HighlightTrait.ground.value(of: after.rows[row].cells[columns.lowerBound])
    // The terminal's own ground is where nothing was done.
    guard look != ListenedLook() else { return false }
    return after.share(
      of: look, by: .ground, rows: row - 2..<row + 3,
      columns: columns.lowerBound - 2..<columns.upperBound + 2) < Self.greatestShare
  }

  /// The columns of each row in which the look changed.
  private func changedColumns(by trait: HighlightTrait) -> [(row: Int, columns: [Int])] {
    after.rows.indices.compactMap { row in
      let old = before.rows[row].cells
      let new = after.rows[row].cells
      guard old != new else { return nil }
      let columns = new.indices.filter { column in
        trait.value(of: old[column]) != trait.value(of: new[column])
          && (trait == .ground || (!new[column].isBlank && old[column].text == new[column].text))
      }
      return columns.isEmpty ? nil : (row, columns)
    }
  }

  private func box(
    around changed: [(row: Int, columns: [Int])]
  ) -> (rows: Range<Int>, columns: Range<Int>)? {
    guard let first = changed.first, let last = changed.last else { return nil }
    let least = changed.map { $0.columns[0] }.min()!
    let most = changed.map { $0.columns.last! }.max()!
    return (first.row - 1..<last.row + 2, least - 2..<most + 3)
  }
}
