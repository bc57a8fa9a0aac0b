// SPDX-License-Identifier: GPL-3.0-or-later

/// A small terminal in memory: it takes the bytes that a program sends and has the screen that a
/// person would see. It wraps, scrolls and resizes, and knows the control sequences (ECMA-48) of
/// painters and of readline; whatever else comes is kept in `unknownSequences`, so that a test can
/// see that nothing strange was sent.
public final class TerminalEmulator {
  /// How lines behave when the number of columns changes.
  public enum Resizing: Sendable {
    /// They are cut, as in xterm.
    case cuts
    /// They are broken anew, as in VTE, kitty or tmux.
    case reflows
  }

  public internal(set) var columns: Int
  public internal(set) var rows: Int
  public let resizing: Resizing
  /// Whether it knows kitty's text sizing protocol (OSC 66).
  public let scalesText: Bool

  /// The cursor's place, from 0.
  public internal(set) var row = 0
  public internal(set) var column = 0
  /// What scrolled off the top, the oldest first.
  public internal(set) var scrollback: [String] = []
  /// The rows that were written to or erased since a test emptied this.
  public var touchedRows: Set<Int> = []
  /// Whether a colour was ever asked for.
  public internal(set) var hasUsedColor = false
  /// Control characters and sequences that this terminal does not know.
  public internal(set) var unknownSequences: [String] = []
  /// Whether the program asked for pastes to be marked.
  public internal(set) var marksPastes = false
  /// Whether arrow keys are to be sent as `ESC O` and a letter (DECCKM).
  public internal(set) var hasApplicationKeys = false
  public internal(set) var bells = 0
  /// How many control sequences came: none suits a terminal that knows none.
  public internal(set) var controlSequences = 0
  /// What the terminal answers to requests, to be typed to the program.
  public var answers: [UInt8] = []

  struct Cell {
    /// Empty in the second column of a wide cluster.
    var text = " "
    var isReversed = false
  }

  struct Line {
    var cells: [Cell] = []
    /// Whether text goes on in the next line without a line end.
    var isWrapped = false
  }

  var lines: [Line]
  var wrapsLines = true
  var isWrapPending = false
  var isReversed = false
  var lastCluster: (row: Int, column: Int, text: String)?
  private var partial: [UInt8] = []

  public init(
    columns: Int = 80, rows: Int = 24, resizing: Resizing = .reflows, scalesText: Bool = false
  ) {
    self.columns = columns
    self.rows = rows
    self.resizing = resizing
    self.scalesText = scalesText
    lines = Array(repeating: Line(), count: rows)
  }

  /// Takes what a program sent; a sequence may come in pieces.
  public func feed(_ bytes: some Sequence<UInt8>) {
    partial += bytes
    var rest = partial[...]
    while let end = TerminalToken.end(of: rest) {
      take(TerminalToken(rest[..<end]))
      rest = rest[end...]
    }
    partial = Array(rest)
  }

  /// A row as text, without blanks at its end.
  public func text(row: Int) -> String {
    let text = lines[row].cells.map(\.text).joined()
    return String(text.reversed().drop { $0 == " " }.reversed())
  }

  /// The rows as text, without empty ones at the end.
  public var text: [String] {
    let all = (0..<rows).map(text(row:))
    return Array(all.reversed().drop(while: \.isEmpty).reversed())
  }

  /// The row of the cursor as text.
  public var cursorLine: String { text(row: row) }

  /// The first row whose text holds this; nil if none does.
  public func row(containing part: String) -> Int? {
    (0..<rows).first { text(row: $0).contains(part) }
  }

  /// Whether any row holds this.
  public func shows(_ part: String) -> Bool { row(containing: part) != nil }

  /// The rows in which something is drawn in reverse.
  public var reversedRows: [Int] {
    (0..<rows).filter { lines[$0].cells.contains(where: \.isReversed) }
  }

  /// The rows whose text did not fit and went on in the next one.
  public var wrappedRows: [Int] { (0..<rows).filter { lines[$0].isWrapped } }

  private func take(_ token: TerminalToken) {
    switch token {
    case .scalar, .control: break
    case .sequence, .command, .unknown: controlSequences += 1
    }
    switch token {
    case .scalar(let scalar): put(scalar)
    case .control(let byte): control(byte)
    case .sequence(let final, let parameters): obey(final, parameters)
    case .command(let text): operatingSystemCommand(text)
    case .unknown(let text): unknownSequences.append(text)
    }
  }
}
