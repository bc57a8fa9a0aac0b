// SPDX-License-Identifier: GPL-3.0-or-later
import LabelTables

/// Columns in code points of places whose columns are counted in characters as people see them.
struct CodePointColumns {
  private var columns: [TextPosition: Int] = [:]

  /// Counts for all places at once.
  ///
  /// - Complexity: O(length of the source + places · log(places)).
  init(of positions: some Sequence<TextPosition>, in source: [UInt8]) {
    // The first of them is the last.
    var wanted = Set(positions).sorted { ($0.line, $0.column) > ($1.line, $1.column) }
    guard !wanted.isEmpty else { return }
    var (line, column, points) = (1, 1, 1)
    for character in String(decoding: source, as: UTF8.self) {
      let isEnd = ["\n", "\r", "\r\n"].contains(character)
      // What is behind the end of a line is at its end.
      while let next = wanted.last, next.line == line, isEnd || next.column <= column {
        columns[next] = points
        wanted.removeLast()
      }
      if wanted.isEmpty { return }
      (line, column, points) =
        isEnd
        ? (line + 1, 1, 1) : (line, column + 1, points + character.unicodeScalars.count)
    }
    while let next = wanted.popLast(), next.line == line { columns[next] = points }
  }

  /// A column in code points; the one that was given where the source has no such line. O(1).
  func column(of position: TextPosition) -> Int { columns[position] ?? position.column }
}
