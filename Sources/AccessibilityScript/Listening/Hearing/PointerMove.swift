// SPDX-License-Identifier: GPL-3.0-or-later

/// A sign that moved from one line to another, such as the arrow before the current item of a list.
struct PointerMove {
  /// The line that the sign came to.
  let gaining: MarkChange
  /// The rows that it left.
  let losing: Set<Int>
  let sign: String
  var rows: Set<Int> { losing.union([gaining.row]) }

  /// - Parameters:
  ///   - changes: of `after`.
  ///   - last: the row that was the current one before.
  /// - Returns: nil where no sign came to one line and left others.
  init?(_ changes: [MarkChange], after: ListenedScreen, last: Int?) {
    /// Where two signs changed places, one of them is the pointer: the rarer one, then the one that
    /// left the line that was current.
    var best: (move: PointerMove, rank: [Int])?
    for sign in Set(changes.flatMap(\.gained)).sorted() {
      let gaining = changes.filter { $0.gained.contains(sign) }
      let losing = Set(changes.filter { $0.lost.contains(sign) }.map(\.row))
      guard gaining.count == 1, !losing.isEmpty, !losing.contains(gaining[0].row) else { continue }
      let rows = after.rows.count { row in
        LineMarks(row, columns: 0..<row.cells.count).signs[sign] != nil
      }
      let rank = [
        -rows, last.map(losing.contains) == true ? 1 : 0, LineMarks.isEmpty(sign) ? 0 : 1,
        after.isCursorVisible && after.cursorRow == gaining[0].row ? 1 : 0,
      ]
      if best.map({ $0.rank.lexicographicallyPrecedes(rank) }) ?? true {
        best = (PointerMove(gaining: gaining[0], losing: losing, sign: sign), rank)
      }
    }
    guard let best else { return nil }
    self = best.move
  }

  private init(gaining: MarkChange, losing: Set<Int>, sign: String) {
    self.gaining = gaining
    self.losing = losing
    self.sign = sign
  }

  /// A sign that moved within one row, as between buttons or answers side by side.
  ///
  /// - Returns: what it came to; nil where none moved.
  static func within(_ before: ListenedScreen, _ after: ListenedScreen) -> ScreenHighlight? {
    for (row, columns) in MarkChange.pieces(before, after) {
      let old = LineMarks(before.rows[row], columns: columns)
      let new = LineMarks(after.rows[row], columns: columns)
      guard old.words == new.words, !new.words.isEmpty, old.signs == new.signs else { continue }
      let places = Set(old.marks.map { "\($0.place) \($0.sign)" })
      let mark = new.marks.first {
        !places.contains("\($0.place) \($0.sign)") && !LineMarks.isEmpty($0.sign)
      }
      guard let mark else { continue }
      let line = after.rows[row]
      let item = item(around: mark.column, line.cells, columns, signs: new.marks.map(\.column))
      if let segment = line.segment(in: item), line.cells[item].contains(where: \.hasWord) {
        return ScreenHighlight(
          row: row, columns: segment.columns, text: segment.text, cause: .sign(mark.sign))
      }
    }
    return nil
  }

  /// The cells around a sign up to a wide gap, or to the sign of the next item.
  private static func item(
    around column: Int, _ cells: [ListenedCell], _ columns: Range<Int>, signs: [Int]
  ) -> Range<Int> {
    var start = column
    while start > columns.lowerBound, !cells[start - 1].isBlank { start -= 1 }
    let closing = closings[cells[start].text]
    var end = column
    while end < columns.upperBound {
      let isGap =
        cells[end].isBlank
        && (end + 1 == columns.upperBound || cells[end + 1].isBlank
          || signs.contains(end + 1) && cells[end + 1].text != closing)
      if isGap, cells[start..<end].contains(where: \.hasWord) { break }
      // A sign behind its item has a gap after it.
      if isGap, cells[end + 1 == columns.upperBound ? end : end + 1].isBlank {
        while start > columns.lowerBound + 1,
          !(cells[start - 1].isBlank && cells[start - 2].isBlank)
        { start -= 1 }
        break
      }
      end += 1
    }
    return start..<end
  }

  private static let closings = ["[": "]", "(": ")", "<": ">", "{": "}"]
}
