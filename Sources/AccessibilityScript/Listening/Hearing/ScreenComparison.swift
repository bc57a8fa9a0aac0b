// SPDX-License-Identifier: GPL-3.0-or-later

/// Which lines of a screen are new, by what is read of them.
struct ScreenComparison {
  /// What scrolled off and what is shown now, from the first row of the screen before on.
  let rows: [ListenedRow]
  /// How many of them scrolled off.
  let offset: Int
  /// What is read of each.
  let contents: [[String]]
  /// What is read of each row before; empty where so much was printed that none of it is in `rows`.
  let old: [[String]]
  /// The rows with something to read that were not there before, in order.
  let newRows: [Int]
  /// Whether the other rows stand where they stood, so that a new one took the place of another.
  let isInPlace: Bool

  init(before: ListenedScreen, after: ListenedScreen) {
    rows = after.scrolled + after.rows
    offset = after.scrolled.count
    let contents = rows.map(\.content)
    let old = after.skipped > 0 ? [] : before.rows.map(\.content)

    let filled = contents.indices.filter { !contents[$0].isEmpty }
    let changed = filled.filter { $0 >= old.count || contents[$0] != old[$0] }
    let oldFilled = old.filter { !$0.isEmpty }
    // Where all rows scrolled off, what was there is what they begin with, and need not be looked for.
    let isFlood = after.scrolled.count >= old.count
    let same = isFlood ? zip(filled, oldFilled).prefix { contents[$0] == $1 }.count : 0
    let difference = filled[same...].map { contents[$0] }.difference(from: oldFilled[same...])
    let inserted = difference.insertions.map { change in
      guard case .insert(let position, _, _) = change else { preconditionFailure() }
      return filled[same + position]
    }
    isInPlace = changed.count <= inserted.count
    newRows = isInPlace ? changed : inserted
    self.contents = contents
    self.old = old
  }

  /// Whether it is another picture altogether: most rows are new, and so is what stands on top.
  var isRepaint: Bool {
    guard offset == 0 else { return false }
    let filled = contents.indices.filter { !contents[$0].isEmpty }
    let known = Set(old.map(Self.words))
    // Lines of a list that only got another place or another sign are not new.
    let fresh = newRows.count { !known.contains(Self.words(contents[$0])) }
    guard fresh >= 3, fresh * 5 > filled.count * 3, let top = filled.first else {
      return false
    }
    return newRows.first == top
  }

  /// Whether a text is the only percentage that is new: progress that is told once, not an item.
  func isProgress(_ text: String) -> Bool {
    func isPercentage(_ text: String) -> Bool {
      text.contains("%") && text.allSatisfy { $0.isNumber || "%., ".contains($0) }
    }
    return isPercentage(text) && newRows.flatMap { contents[$0] }.count(where: isPercentage) == 1
  }

  /// What is read without signs; with them where there is nothing else.
  private static func words(_ content: [String]) -> String {
    let text = content.joined(separator: " ")
    let words = String(String.UnicodeScalarView(text.unicodeScalars.filter(\.isWord)))
    return words.isEmpty ? text : words
  }

  /// What was read in the place of a row; nil where nothing was, or rows moved.
  func replaced(by row: Int) -> [String]? {
    guard isInPlace, row < old.count, !old[row].isEmpty else { return nil }
    return old[row]
  }

  /// The rows around one without a gap that are read otherwise than before, as of a list that
  /// scrolled.
  func changedBlock(around row: Int) -> Set<Int> {
    func isChanged(_ row: Int) -> Bool {
      contents.indices.contains(row) && row < old.count && contents[row] != old[row]
    }
    var first = row
    while isChanged(first - 1) { first -= 1 }
    var last = row
    while isChanged(last + 1) { last += 1 }
    return Set(first...last)
  }

  /// The new rows around one without a gap, which belong to the same list.
  func block(around row: Int) -> Set<Int> {
    let new = Set(newRows)
    var block: Set<Int> = [row]
    for step in [-1, 1] {
      var next = row + step
      while new.contains(next) {
        block.insert(next)
        next += step
      }
    }
    return block
  }
}
