// SPDX-License-Identifier: GPL-3.0-or-later
import RadioModel
import Testing

@Suite("Rows and columns")
struct RadioGridTests {
  static let columnNumbers = Array(-2...14) + [Int.min, Int.max]

  @Test("every count and column number: row by row, the rest last", arguments: columnNumbers)
  func everyGrid(columns: Int) {
    for count in 0...40 {
      let grid = RadioGrid(count: count, columns: columns)
      // Lays the options out one after another, as a person would.
      var rows: [[Int]] = []
      for position in 0..<count {
        if rows.last.map({ $0.count < max(columns, 1) }) == true {
          rows[rows.count - 1].append(position)
        } else {
          rows.append([position])
        }
      }
      #expect(grid.rowCount == rows.count)
      #expect((0..<grid.rowCount).map { Array(grid.positions(inRow: $0)) } == rows)
      #expect(grid.columnCount == max(rows.first?.count ?? 1, 1))
      for (row, positions) in rows.enumerated() {
        for (column, position) in positions.enumerated() {
          #expect(grid.place(of: position)! == (row, column))
          #expect(grid.position(row: row, column: column) == position)
        }
      }
    }
  }

  @Test("outside the grid there is nothing")
  func outside() {
    let grid = RadioGrid(count: 7, columns: 3)
    for position in [-1, 7, Int.min, Int.max] { #expect(grid.place(of: position) == nil) }
    let places = [(-1, 0), (0, -1), (0, 3), (2, 1), (3, 0), (Int.max, 0), (0, Int.max)]
    for (row, column) in places {
      #expect(grid.position(row: row, column: column) == nil)
    }
    #expect(grid.positions(inRow: 3).isEmpty)
    #expect(grid.positions(inRow: -1).isEmpty)
    #expect(RadioGrid(count: -5, columns: 3).rowCount == 0)
  }
}
