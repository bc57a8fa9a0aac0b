// SPDX-License-Identifier: GPL-3.0-or-later
import LabelTables
import Testing

@testable import aloud

/// Columns in code points, for all places of a source at once.
@Suite struct CodePointColumnTests {
  /// Lines by Swift's own splitting, each place by itself.
  private func expected(_ position: TextPosition, _ source: String) -> Int {
    let lines = source.split(
      omittingEmptySubsequences: false, whereSeparator: { ["\n", "\r", "\r\n"].contains($0) })
    guard lines.indices.contains(position.line - 1) else { return position.column }
    return lines[position.line - 1].prefix(position.column - 1).unicodeScalars.count + 1
  }

  @Test(arguments: [
    "", "a", "\n", "e\u{301}x", "a\r\ne\u{301}e\u{301}b\rc\n\n👩🏽‍🚀 z", "\u{301}\n\u{301}ab\u{2028}c",
  ])
  func columns(source: String) {
    let positions = (1...7).flatMap { line in
      (1...9).map { TextPosition(line: line, column: $0) }
    }
    for some in [positions, positions.reversed(), positions.filter { $0.column == 5 }] {
      let columns = CodePointColumns(of: some, in: Array(source.utf8))
      for position in some {
        #expect(columns.column(of: position) == expected(position, source), "\(position)")
      }
    }
  }

  @Test(.timeLimit(.minutes(1))) func manyPlacesInOneLine() {
    let count = 20_000
    let positions = (1...count).map { TextPosition(line: 1, column: $0) }
    let columns = CodePointColumns(
      of: positions, in: Array(String(repeating: "e\u{301}", count: count).utf8))
    #expect(positions.map(columns.column) == (0..<count).map { 2 * $0 + 1 })
  }
}
