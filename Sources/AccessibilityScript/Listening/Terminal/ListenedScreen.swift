// SPDX-License-Identifier: GPL-3.0-or-later

/// How a cell of a terminal's screen is drawn.
///
/// Colours are 0 for the terminal's own, else a kind above 24 bits (1: red, green, blue; 2: index
/// of the palette).
public struct ListenedLook: Hashable, Sendable {
  public var foreground: UInt32 = 0
  public var background: UInt32 = 0
  public var isBold = false
  public var isUnderlined = false
  public var isReversed = false

  public init() {}

  /// What is seen behind the character: what a highlight changes.
  var ground: Ground {
    Ground(color: isReversed ? foreground : background, isReversed: isReversed)
  }

  struct Ground: Hashable, Sendable {
    let color: UInt32
    let isReversed: Bool
  }
}

/// One cell of a terminal's screen.
public struct ListenedCell: Hashable, Sendable {
  /// The character, a space where there is none, empty in the second column of a wide one.
  public var text: String
  public var look: ListenedLook

  public init(text: String = " ", look: ListenedLook = ListenedLook()) {
    self.text = text
    self.look = look
  }
}

/// What a terminal shows at one time, and what left it at the top since the time before.
public struct ListenedScreen: Hashable, Sendable {
  public internal(set) var columns: Int
  public internal(set) var rows: [ListenedRow]
  /// The cursor's place, from 0.
  public internal(set) var cursorRow = 0
  public internal(set) var cursorColumn = 0
  public internal(set) var isCursorVisible = true
  /// Whether it is the alternate screen, which programs that fill the terminal use.
  public internal(set) var isAlternate = false
  /// The rows that scrolled off the top since the screen before, the oldest first.
  public internal(set) var scrolled: [ListenedRow] = []
  /// How many rows scrolled off before those, and were not kept.
  public internal(set) var skipped = 0

  /// An empty screen.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = Array(repeating: ListenedRow(columns: columns), count: rows)
  }

  /// The screen as a terminal of another size has it that was not drawn anew: cut, or filled up, at
  /// the right and at the bottom.
  func resized(columns: Int, rows count: Int) -> ListenedScreen {
    guard columns != self.columns || count != rows.count else { return self }
    var screen = self
    screen.columns = columns
    let blank = ListenedCell()
    screen.rows = (0..<count).map { row in
      let cells = row < rows.count ? rows[row].cells.prefix(columns) : []
      return ListenedRow(cells: cells + Array(repeating: blank, count: columns - cells.count))
    }
    screen.cursorRow = min(cursorRow, count - 1)
    screen.cursorColumn = min(cursorColumn, columns - 1)
    return screen
  }

  /// The rows as text, without blanks at their ends.
  public var lines: [String] { rows.map(\.text) }
}

/// One row of a terminal's screen.
public struct ListenedRow: Hashable, Sendable {
  public internal(set) var cells: [ListenedCell]

  init(columns: Int) {
    cells = Array(repeating: ListenedCell(), count: columns)
  }

  init(cells: [ListenedCell]) {
    self.cells = cells
  }

  /// The row as text, without blanks at its end.
  public var text: String { text(in: 0..<cells.count) }

  /// The text of some columns, without blanks at its end.
  func text(in columns: Range<Int>) -> String {
    var text = ""
    for cell in cells[columns.clamped(to: 0..<cells.count)] { text += cell.text }
    while text.last == " " { text.removeLast() }
    return text
  }
}
