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
    let shares = after.shares(by: trait, rows: box.rows, columns: box.columns)
    var best: (highlight: ScreenHighlight, rank: Double)?
    for (row, columns) in changed {
      let gained = after.rows[row].stretches(by: trait).compactMap { stretch in
        columns.first(where: stretch.contains).flatMap { column in
          gain(row: row, column: column, stretch: stretch, by: trait, among: shares)
        }.map { (stretch: stretch, gain: $0) }
      }
      for stretch in united(gained.map(\.stretch), row: row, by: trait) {
        guard var highlight = after.highlight(row: row, columns: stretch) else { continue }
        highlight.cause = .look(trait)
        let gain = gained.filter { $0.stretch.overlaps(stretch) }.map(\.gain).max()!
        let rank = gain + (after.isCursor(in: stretch, row: row) ? 2 : 0)
        if best == nil || rank > best!.rank { best = (highlight, rank) }
      }
    }
    return best?.highlight
  }

  /// The stretch that came to be written as another one no longer is: the look that fewer rows
  /// have is the highlight's, then the one that left what was current, then any rather than the
  /// terminal's own.
  ///
  /// - Parameter last: what was highlighted before.
  /// - Returns: nil where no look changed places.
  func exchangedWriting(last: ScreenHighlight?) -> ScreenHighlight? {
    guard before.rows.count == after.rows.count, before.columns == after.columns else { return nil }
    let trait = HighlightTrait.writing
    let changed = changedColumns(by: trait)
    guard let box = box(around: changed) else { return nil }
    let rows = box.rows.clamped(to: 0..<after.rows.count)
    var best: (highlight: ScreenHighlight, rank: [Int])?
    let lost = changed.flatMap { row, columns in
      columns.map { (row: row, look: trait.value(of: before.rows[row].cells[$0])) }
    }
    for (row, columns) in changed {
      for stretch in after.rows[row].stretches(by: trait) {
        guard let column = columns.first(where: stretch.contains) else { continue }
        let look = trait.value(of: after.rows[row].cells[column])
        let losing = lost.filter { $0.look == look }
        guard !losing.isEmpty, var highlight = after.highlight(row: row, columns: stretch) else {
          continue
        }
        highlight.cause = .look(trait)
        let holders = rows.count { row in
          after.rows[row].cells.contains { !$0.isBlank && trait.value(of: $0) == look }
        }
        let rank = [
          -holders, losing.contains { $0.row == last?.row } && row != last?.row ? 1 : 0,
          look == ListenedLook() ? 0 : 1, look.isBold ? 1 : 0,
        ]
        if best.map({ $0.rank.lexicographicallyPrecedes(rank) }) ?? true {
          best = (highlight, rank)
        }
      }
    }
    return best?.highlight
  }

  /// How much rarer the new look of a stretch is than the one that it took the place of; nil where
  /// the stretch became like the rest.
  private func gain(
    row: Int, column: Int, stretch: Range<Int>, by trait: HighlightTrait, among shares: LookShares
  ) -> Double? {
    let new = trait.value(of: after.rows[row].cells[column])
    let old = trait.value(of: before.rows[row].cells[column])
    let (newShare, oldShare) = (shares[new], shares[old])
    let isGained =
      new.isReversed != old.isReversed
      ? new.isReversed && newShare < Self.greatestReversedShare
      : newShare < oldShare
        || newShare == oldShare && (after.isCursor(in: stretch, row: row) || new.isBold)
    return isGained ? oldShare - newShare : nil
  }

  /// Reverse video says itself that it is a highlight, unless most is in it.
  private static let greatestReversedShare = 0.6

  /// The stretches of a row, those of one look and one text as one: names and their explanations
  /// are highlighted apart, with a gap between. A mark without words belongs to what it touches: the
  /// sign in the brackets of a check box has a look of its own.
  private func united(
    _ stretches: [Range<Int>], row: Int, by trait: HighlightTrait
  ) -> [Range<Int>] {
    let segments = after.rows[row].segments
    var united: [Range<Int>] = []
    for stretch in stretches {
      let cells = after.rows[row].cells
      if let last = united.last,
        trait.value(of: cells[last.lowerBound]) == trait.value(of: cells[stretch.lowerBound])
          || last.upperBound == stretch.lowerBound
            && [last, stretch].contains(where: { !cells[$0].contains(where: \.hasWord) }),
        segments.contains(where: { $0.columns.overlaps(last) && $0.columns.overlaps(stretch) })
      {
        united[united.count - 1] = last.lowerBound..<stretch.upperBound
      } else {
        united.append(stretch)
      }
    }
    return united
  }

  /// The stretches that stand out on a screen that is new, at most two; the one at the cursor is
  /// the last.
  ///
  /// - Parameter isNew: whether a row is part of what is new.
  func standing(isNew: (Int) -> Bool) -> [ScreenHighlight] {
    var found: [ScreenHighlight] = []
    for row in after.rows.indices where isNew(row) {
      let standing = after.rows[row].stretches(by: .ground).filter { stretch in
        after.highlight(row: row, columns: stretch) != nil && standsOut(row: row, columns: stretch)
      }
      for stretch in united(standing, row: row, by: .ground) {
        guard let highlight = after.highlight(row: row, columns: stretch) else { continue }
        // The parts of one mark, such as the ring and the dot of a radio button, are one.
        if let last = found.last, last.row == row, last.text == highlight.text {
          guard after.isCursor(in: stretch, row: row) else { continue }
          found.removeLast()
        }
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

  /// The highlight that a cell belongs to, with its gaps.
  func stretch(row: Int, at column: Int, by trait: HighlightTrait) -> Range<Int>? {
    let cells = after.rows[row].cells
    let look = trait.value(of: cells[column])
    let alike = after.rows[row].stretches(by: trait).filter {
      trait.value(of: cells[$0.lowerBound]) == look
        && after.highlight(row: row, columns: $0) != nil
    }
    return united(alike, row: row, by: trait).first { $0.contains(column) }
  }

  /// How much of what is around a highlight may look like it.
  private static let greatestShare = 0.4

  private func standsOut(row: Int, columns: Range<Int>) -> Bool {
    let look = HighlightTrait.ground.value(of: after.rows[row].cells[columns.lowerBound])
    // The terminal's own ground is where nothing was done.
    guard look != ListenedLook() else { return false }
    let shares = after.shares(
      by: .ground, rows: row - 2..<row + 3,
      columns: columns.lowerBound - 2..<columns.upperBound + 2)
    return shares[look] < Self.greatestShare
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
