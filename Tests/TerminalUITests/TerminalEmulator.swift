// SPDX-License-Identifier: GPL-3.0-or-later

@testable import TerminalUI

/// A small terminal: reads the bytes that a program sends and holds the picture they make, as
/// xterm does (deferred wrap, scrolling into a history), and re-wraps lines as VTE does.
struct TerminalEmulator {
  struct Cell: Equatable {
    var text: String
    var isBold = false
    var isReverse = false
    var color: Int?
  }

  struct Row: Equatable {
    var cells: [Cell?] = []
    /// The row goes on in the next one since it was too long.
    var wraps = false
    var isDouble: String?

    var text: String {
      let end = cells.lastIndex { ($0?.text ?? " ") != " " } ?? -1
      return cells.prefix(end + 1).map { $0?.text ?? " " }.joined()
    }
  }

  private(set) var columns: Int
  private(set) var rows: Int
  /// Every row since the beginning; the last `rows` of them are on the screen.
  private(set) var lines: [Row] = [Row()]
  private(set) var row = 0
  private(set) var column = 0
  private(set) var wrapsAutomatically = true
  /// What the emulator does not understand; must stay empty.
  private(set) var complaints: [String] = []
  /// Rows that were written to since `forgetWrites()`.
  private(set) var writtenRows: Set<Int> = []
  /// Texts that came scaled, with their scale.
  private(set) var scaledTexts: [(scale: Int, text: String)] = []
  private var style = Cell(text: "")

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  private var top: Int { max(lines.count - rows, 0) }

  /// The texts of all rows, trailing empty ones left out.
  var texts: [String] {
    var texts = lines.map(\.text)
    while texts.last == "" { texts.removeLast() }
    return texts
  }

  mutating func forgetWrites() { writtenRows = [] }

  mutating func feed(_ bytes: [UInt8]) {
    var rest = String(decoding: bytes, as: UTF8.self)[...]
    while let first = rest.first {
      if first == "\u{1B}" {
        escape(&rest)
      } else if first == "\r\n" {
        rest.removeFirst()
        column = 0
        lineFeed()
      } else {
        rest.removeFirst()
        if first == "\r" { column = 0 } else if first == "\n" { lineFeed() } else { put(first) }
      }
    }
  }

  private mutating func lineFeed() {
    row += 1
    while lines.count <= row { lines.append(Row()) }
  }

  private mutating func put(_ character: Character) {
    let width = TextWidth.columns(of: character)
    if character.asciiValue.map({ $0 < 0x20 || $0 == 0x7F }) == true {
      complaints.append("control \(character.debugDescription)")
    }
    if column + width > columns {
      guard wrapsAutomatically else { return }
      lines[row].wraps = true
      column = 0
      lineFeed()
    }
    while lines[row].cells.count < column { lines[row].cells.append(nil) }
    var cells = [style]
    cells[0].text = String(character)
    if width == 2 { cells.append(Cell(text: "")) }
    lines[row].cells.replaceSubrange(
      column..<min(column + width, lines[row].cells.count), with: cells.map { $0 })
    column += width
    writtenRows.insert(row)
  }

  private mutating func escape(_ rest: inout Substring) {
    let sequence = rest
    rest.removeFirst()
    switch rest.popFirst() {
    case "[":
      let parameters = rest.prefix { !$0.isLetter }
      rest = rest[parameters.endIndex...]
      control(String(parameters), rest.popFirst() ?? " ")
    case "]":
      let text = rest.prefix { $0 != "\u{7}" }
      rest = rest[text.endIndex...].dropFirst()
      let parts = text.split(separator: ";", maxSplits: 2)
      guard parts.count == 3, parts[0] == "66", let scale = Int(parts[1].dropFirst(2)) else {
        complaints.append("operating system command \(text)")
        return
      }
      scaledTexts.append((scale, String(parts[2])))
      writtenRows.insert(row)
    case "#":
      let sign = String(rest.removeFirst())
      lines[row].isDouble = sign == "5" ? nil : sign
    default: complaints.append("escape \(sequence.prefix(3).debugDescription)")
    }
  }

  private mutating func control(_ parameters: String, _ final: Character) {
    let number = Int(parameters)
    switch (parameters, final) {
    case (_, "A"): row = max(row - (number ?? 1), top)
    case (_, "C"): column = min(column + (number ?? 1), columns - 1)
    case ("2", "K"):
      lines[row].cells = []
      writtenRows.insert(row)
    case ("", "J"):
      lines[row].cells = Array(lines[row].cells.prefix(column))
      // Rows below stay on the screen, empty.
      for below in lines.indices.dropFirst(row + 1) { lines[below] = Row() }
      writtenRows.formUnion(row..<lines.count)
    case ("?7", "l"): wrapsAutomatically = false
    case ("?7", "h"): wrapsAutomatically = true
    case (_, "m"): select(parameters)
    default: complaints.append("control sequence \(parameters)\(final)")
    }
  }

  private mutating func select(_ parameters: String) {
    if parameters.isEmpty { style = Cell(text: "") }
    for parameter in parameters.split(separator: ";") {
      switch parameter {
      case "1": style.isBold = true
      case "7": style.isReverse = true
      case "31", "32": style.color = Int(parameter)
      default: complaints.append("rendition \(parameter)")
      }
    }
  }

  /// Changes the size; with `reflows` lines are wrapped anew and the cursor goes with its text.
  mutating func resize(columns: Int, rows: Int, reflows: Bool) {
    defer { (self.columns, self.rows) = (columns, rows) }
    guard reflows else {
      for index in lines.indices { lines[index].cells = Array(lines[index].cells.prefix(columns)) }
      column = min(column, columns - 1)
      return
    }
    var wrapped: [Row] = []
    var pending: [Cell?] = []
    var cursorOffset: Int?
    let oldRow = row
    for (index, line) in lines.enumerated() {
      if index == oldRow { cursorOffset = pending.count + column }
      pending += line.cells
      if line.wraps { continue }
      let start = wrapped.count
      repeat {
        wrapped.append(Row(cells: Array(pending.prefix(columns)), wraps: pending.count > columns))
        pending = Array(pending.dropFirst(columns))
      } while !pending.isEmpty
      if let offset = cursorOffset {
        row = start + offset / columns
        column = offset % columns
        while wrapped.count <= row { wrapped.append(Row()) }
        cursorOffset = nil
      }
    }
    lines = wrapped
  }
}
