// SPDX-License-Identifier: GPL-3.0-or-later

extension TerminalEmulator {
  /// Writes a scalar, as part of the cluster before it where it belongs there.
  func put(_ scalar: Unicode.Scalar) {
    if let last = lastCluster, isJustBehind(last) {
      let joined = last.text + String(scalar)
      if joined.count == 1 {
        (row, column) = (last.row, last.column)
        isWrapPending = false
        put(joined, width: CellWidth.columns(of: Character(joined)))
        return
      }
    }
    let text = String(scalar)
    put(text, width: CellWidth.columns(of: Character(text)))
  }

  private func isJustBehind(_ last: (row: Int, column: Int, text: String)) -> Bool {
    let width = CellWidth.columns(of: Character(last.text))
    return last.row == row && (last.column + width == column || isWrapPending)
  }

  func put(_ text: String, width: Int) {
    if isWrapPending || column + width > columns {
      if wrapsLines {
        lines[row].isWrapped = true
        column = 0
        lineFeed()
      } else {
        column = max(columns - width, 0)
      }
    }
    isWrapPending = false
    touchedRows.insert(row)
    pad(to: column)
    for offset in 0..<width {
      let cell = Cell(text: offset == 0 ? text : "", isReversed: isReversed)
      let place = column + offset
      if place < lines[row].cells.count {
        lines[row].cells[place] = cell
      } else {
        lines[row].cells.append(cell)
      }
    }
    lastCluster = (row, column, text)
    column += width
    if column >= columns {
      column = columns - 1
      isWrapPending = wrapsLines
      if !wrapsLines { lastCluster = nil }
    }
  }

  func lineFeed() {
    lastCluster = nil
    if row < rows - 1 {
      row += 1
      return
    }
    scrollback.append(text(row: 0))
    lines.removeFirst()
    lines.append(Line())
    touchedRows = Set(touchedRows.map { $0 - 1 }.filter { $0 >= 0 })
  }

  func erase(row: Int, from column: Int) {
    touchedRows.insert(row)
    lines[row].isWrapped = false
    if column < lines[row].cells.count { lines[row].cells.removeSubrange(column...) }
  }

  /// Takes text away from the cursor on, and moves none.
  func blank(_ count: Int) {
    touchedRows.insert(row)
    let end = min(column + count, lines[row].cells.count)
    for place in min(column, end)..<end { lines[row].cells[place] = Cell() }
  }

  func delete(_ count: Int) {
    touchedRows.insert(row)
    let end = min(column + count, lines[row].cells.count)
    if column < end { lines[row].cells.removeSubrange(column..<end) }
  }

  func insert(_ count: Int) {
    touchedRows.insert(row)
    pad(to: column)
    lines[row].cells.insert(contentsOf: Array(repeating: Cell(), count: count), at: column)
    lines[row].cells = Array(lines[row].cells.prefix(columns))
  }

  private func pad(to column: Int) {
    while lines[row].cells.count < column { lines[row].cells.append(Cell()) }
  }
}
