// SPDX-License-Identifier: GPL-3.0-or-later

/// Collects the control sequences (ECMA-48) of one painting and knows the row it is on, counted
/// from the first row of the picture.
struct TerminalBrush {
  private(set) var bytes: [UInt8] = []
  var row: Int

  init(row: Int) {
    self.row = row
  }

  /// No line may wrap while painting: a terminal that draws a cluster wider than it should must
  /// not disturb the next row.
  mutating func begin() {
    send("\u{1B}[?7l\u{1B}[m")
  }

  mutating func end() {
    send("\u{1B}[m\u{1B}[?7h")
  }

  /// Goes to the beginning of a row. Line feeds lead down, so that rows come into being.
  mutating func move(to target: Int) {
    send("\r")
    if target > row {
      send(String(repeating: "\n", count: target - row))
    } else if target < row {
      send("\u{1B}[\(row - target)A")
    }
    row = target
  }

  /// Draws one line of a frame over whatever is there.
  mutating func draw(_ frame: ScreenFrame, line index: Int) {
    let line = frame.lines[index]
    let first = index * frame.scale
    switch frame.largeText {
    case .spacing:
      move(to: first)
      send("\u{1B}[2K")
      for span in line.spans { draw(span) { $0 } }
    case .textSizing:
      // All rows of the line must be there before text that spans them.
      for row in first..<first + frame.scale {
        move(to: row)
        send("\u{1B}[2K")
      }
      move(to: first)
      for span in line.spans { draw(span) { Self.sized($0, scale: frame.scale) } }
    case .doubleLines:
      for (half, sign) in ["3", "4"].enumerated() {
        move(to: first + half)
        send("\u{1B}[2K\u{1B}#\(sign)")
        for span in line.spans { draw(span) { $0 } }
      }
    }
  }

  /// Erases rows and everything below them; the cursor is on the first one then.
  mutating func erase(rows: Range<Int>, isDouble: Bool) {
    if isDouble {
      for row in rows {
        move(to: row)
        send("\u{1B}#5")
      }
    }
    move(to: rows.lowerBound)
    send("\u{1B}[J")
  }

  /// Puts the cursor where the frame wants it.
  mutating func place(_ frame: ScreenFrame) {
    move(to: frame.cursor.row * frame.scale)
    // Double lines count their columns doubled themselves.
    let column = frame.cursor.column * (frame.largeText == .doubleLines ? 1 : frame.scale)
    if column > 0 { send("\u{1B}[\(column)C") }
  }

  private mutating func draw(_ span: ScreenSpan, _ encode: (String) -> String) {
    var parameters: [String] = []
    if span.style.contains(.bold) { parameters.append("1") }
    if span.style.contains(.reverse) { parameters.append("7") }
    if span.style.contains(.chosenColor) { parameters.append("32") }
    if span.style.contains(.warningColor) { parameters.append("31") }
    if parameters.isEmpty {
      send(encode(span.text))
    } else {
      send("\u{1B}[" + parameters.joined(separator: ";") + "m" + encode(span.text) + "\u{1B}[m")
    }
  }

  /// Text in kitty's text sizing protocol, in pieces that keep to its limit of 4096 bytes.
  private static func sized(_ text: String, scale: Int) -> String {
    var result = ""
    var piece = ""
    func finish() {
      if !piece.isEmpty { result += "\u{1B}]66;s=\(scale);\(piece)\u{07}" }
      piece = ""
    }
    for character in text {
      if piece.utf8.count + character.utf8.count > 2048 { finish() }
      piece.append(character)
    }
    finish()
    return result
  }

  private mutating func send(_ text: String) {
    bytes += text.utf8
  }
}
