// SPDX-License-Identifier: GPL-3.0-or-later

/// A stretch that stands out by what is behind it, by how it is written, or by a sign before it.
struct ScreenHighlight: Hashable, Sendable {
  /// What makes it stand out.
  enum Cause: Hashable, Sendable {
    case look(HighlightTrait)
    case sign(String)
  }

  let row: Int
  let columns: Range<Int>
  /// What is read of it.
  let text: String
  var cause = Cause.look(.ground)
}

/// What of a cell's look makes a stretch.
enum HighlightTrait: Hashable, Sendable {
  /// Background and reverse video.
  case ground
  /// Colour, weight and underline of the writing.
  case writing

  func value(of cell: ListenedCell) -> ListenedLook {
    var look = ListenedLook()
    switch self {
    case .ground:
      let ground = cell.look.ground
      look.background = ground.color
      look.isReversed = ground.isReversed
    case .writing:
      look.foreground = cell.look.foreground
      look.isBold = cell.look.isBold
      look.isUnderlined = cell.look.isUnderlined
    }
    return look
  }
}

extension ListenedRow {
  /// The stretches of equal look between drawn cells that have something to read.
  func stretches(by trait: HighlightTrait) -> [Range<Int>] {
    var stretches: [Range<Int>] = []
    var start = 0
    while start < cells.count {
      guard !cells[start].isDrawn else {
        start += 1
        continue
      }
      let value = trait.value(of: cells[start])
      var end = start + 1
      while end < cells.count, !cells[end].isDrawn, trait.value(of: cells[end]) == value {
        end += 1
      }
      stretches.append(start..<end)
      start = end
    }
    return stretches
  }
}

extension ListenedScreen {
  /// What is read where a stretch stands out: the stretch, or all the text around it where the
  /// stretch is a mark without words, such as the dot of a radio button.
  func highlight(row: Int, columns: Range<Int>) -> ScreenHighlight? {
    let line = rows[row]
    if line.cells[columns].contains(where: \.hasWord), let own = line.segment(in: columns) {
      return ScreenHighlight(row: row, columns: own.columns, text: own.text)
    }
    guard let around = line.segments.first(where: { $0.columns.overlaps(columns) }),
      around.text.unicodeScalars.contains(where: \.isWord)
    else { return nil }
    return ScreenHighlight(row: row, columns: columns, text: around.text)
  }

  /// What is read of the line that some columns belong to, without the lines drawn around it.
  func line(row: Int, columns: Range<Int>, cause: ScreenHighlight.Cause) -> ScreenHighlight? {
    let texts = rows[row].segments.filter { $0.columns.overlaps(columns) }.map(\.text)
    guard !texts.isEmpty else { return nil }
    return ScreenHighlight(
      row: row, columns: columns, text: texts.joined(separator: " "), cause: cause)
  }

  /// How many cells of a rectangle have each look, of all in it. O(cells).
  func shares(
    by trait: HighlightTrait, rows: Range<Int>, columns: Range<Int>
  ) -> LookShares {
    let rows = rows.clamped(to: 0..<self.rows.count)
    let columns = columns.clamped(to: 0..<self.columns)
    var shares = LookShares()
    guard !columns.isEmpty else { return shares }
    for row in rows {
      for cell in self.rows[row].cells[columns] where trait == .ground || !cell.isBlank {
        shares.add(trait.value(of: cell))
      }
    }
    return shares
  }

  func isCursor(in columns: Range<Int>, row: Int) -> Bool {
    cursorRow == row && columns.contains(cursorColumn)
  }
}

/// How many of some cells have each look.
struct LookShares {
  private var counts: [ListenedLook: Int] = [:]
  private var count = 0

  mutating func add(_ look: ListenedLook) {
    counts[look, default: 0] += 1
    count += 1
  }

  /// From 0, also where there are no cells, to 1.
  subscript(look: ListenedLook) -> Double {
    count == 0 ? 0 : Double(counts[look, default: 0]) / Double(count)
  }
}
