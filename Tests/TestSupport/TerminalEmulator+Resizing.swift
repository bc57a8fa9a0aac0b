// SPDX-License-Identifier: GPL-3.0-or-later

extension TerminalEmulator {
  /// Changes the size, as a person does by the window's edge.
  public func resize(columns newColumns: Int, rows newRows: Int) {
    lastCluster = nil
    isWrapPending = false
    if newColumns != columns, resizing == .reflows {
      reflow(columns: newColumns)
    } else {
      for row in lines.indices { lines[row].cells = Array(lines[row].cells.prefix(newColumns)) }
    }
    columns = newColumns
    column = min(column, columns - 1)
    fit(rows: newRows)
  }

  /// Empty rows below the cursor go first, then rows at the top.
  private func fit(rows newRows: Int) {
    while lines.count > newRows, lines.count - 1 > row, text(row: lines.count - 1).isEmpty {
      lines.removeLast()
    }
    while lines.count > newRows {
      scrollback.append(text(row: 0))
      lines.removeFirst()
      row = max(row - 1, 0)
    }
    while lines.count < newRows { lines.append(Line()) }
    rows = newRows
  }

  /// Joins lines that were wrapped and breaks all anew; the cursor stays with its text.
  private func reflow(columns newColumns: Int) {
    var result: [Line] = []
    var place: (row: Int, column: Int)?
    var cells: [Cell] = []
    var cursor: Int?
    for (index, line) in lines.enumerated() {
      if index == row { cursor = cells.count + column }
      cells += line.cells
      if line.isWrapped { continue }
      let first = result.count
      result += Self.broken(cells, columns: newColumns)
      if let cursor { place = (first + cursor / newColumns, cursor % newColumns) }
      cells = []
      cursor = nil
    }
    if let place {
      (row, column) = place
      while result.count <= row { result.append(Line()) }
    }
    lines = result
  }

  private static func broken(_ cells: [Cell], columns: Int) -> [Line] {
    var lines = [Line()]
    var index = 0
    while index < cells.count {
      // A wide cluster keeps its two cells together.
      let isWide = index + 1 < cells.count && cells[index + 1].text.isEmpty
      let width = isWide ? 2 : 1
      if lines[lines.count - 1].cells.count + width > columns {
        lines[lines.count - 1].isWrapped = true
        lines.append(Line())
      }
      lines[lines.count - 1].cells += cells[index..<index + width]
      index += width
    }
    return lines
  }
}
