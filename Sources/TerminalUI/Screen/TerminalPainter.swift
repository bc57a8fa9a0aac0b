// SPDX-License-Identifier: GPL-3.0-or-later

/// Turns frames into the bytes that change a terminal from one to the next.
///
/// The picture stands in place, below whatever was on the terminal before. All movement is
/// relative, so the painter needs not know where that is: going down feeds lines, which scrolls
/// near the bottom. Give each result to the terminal in a single write.
public struct TerminalPainter: Sendable {
  private var painted: Painted?
  /// Whether the terminal breaks its lines anew when it becomes narrower.
  public var reflowsOnResize: Bool

  private struct Painted: Sendable {
    var frame: ScreenFrame
    var columns: Int
    var rows: Int
  }

  public init(reflowsOnResize: Bool = true) {
    self.reflowsOnResize = reflowsOnResize
  }

  /// The bytes that show a frame; none when it is shown already.
  ///
  /// Lines that stay are not sent again, unless the terminal's size changed: then everything is
  /// drawn once from the first line on.
  ///
  /// - Parameters:
  ///   - columns: of the terminal now.
  ///   - rows: of the terminal now.
  public mutating func paint(_ frame: ScreenFrame, columns: Int, rows: Int) -> [UInt8] {
    var brush = TerminalBrush(row: 0)
    brush.begin()
    if let old = painted, old.columns == columns, old.rows == rows, old.frame.scale == frame.scale,
      old.frame.largeText == frame.largeText
    {
      if old.frame == frame { return [] }
      brush.row = Self.cursorRow(of: old.frame)
      change(old.frame, to: frame, with: &brush)
    } else {
      eraseAll(with: &brush, columns: columns)
      for index in frame.lines.indices { brush.draw(frame, line: index) }
    }
    brush.place(frame)
    brush.end()
    painted = Painted(frame: frame, columns: columns, rows: rows)
    return brush.bytes
  }

  /// The bytes that take the picture away and leave the cursor where it began.
  public mutating func clear(columns: Int) -> [UInt8] {
    guard painted != nil else { return [] }
    var brush = TerminalBrush(row: 0)
    brush.begin()
    eraseAll(with: &brush, columns: columns)
    brush.end()
    painted = nil
    return brush.bytes
  }

  /// The bytes that leave one plain line in the picture's place, and the cursor below it.
  ///
  /// - Parameter line: the question and its answer, say; made safe to show here.
  public mutating func finish(with line: String, columns: Int) -> [UInt8] {
    clear(columns: columns) + Array((SafeText.drawn(line) + "\r\n").utf8)
  }

  private func change(_ old: ScreenFrame, to new: ScreenFrame, with brush: inout TerminalBrush) {
    for index in new.lines.indices
    where index >= old.lines.count || old.lines[index] != new.lines[index] {
      brush.draw(new, line: index)
    }
    if new.lines.count < old.lines.count {
      brush.erase(rows: new.height..<old.height, isDouble: old.largeText == .doubleLines)
    }
  }

  /// Goes to the first line of what is painted, wherever a change of size took it, and erases all
  /// from there on.
  private func eraseAll(with brush: inout TerminalBrush, columns: Int) {
    guard let painted else {
      brush.erase(rows: 0..<1, isDouble: false)
      return
    }
    let frame = painted.frame
    brush.row = Self.cursorRow(of: frame)
    if reflowsOnResize && columns < painted.columns {
      for line in frame.lines.prefix(frame.cursor.row) {
        brush.row += Self.rowsAdded(to: line, by: columns, scale: frame.scale)
      }
      brush.row += frame.cursor.column * frame.scale / max(columns, 1)
    }
    let height = max(frame.height, brush.row + 1)
    brush.erase(rows: 0..<height, isDouble: frame.largeText == .doubleLines)
  }

  /// The rows that a line takes beyond its own in a terminal that became narrower; a wide character
  /// is not cut in two.
  private static func rowsAdded(to line: ScreenLine, by columns: Int, scale: Int) -> Int {
    var added = 0
    var used = 0
    for character in line.spans.lazy.flatMap(\.text) {
      let width = TextWidth.columns(of: character) * scale
      if used + width > columns, used > 0 {
        added += scale
        used = 0
      }
      used += width
    }
    return added
  }

  private static func cursorRow(of frame: ScreenFrame) -> Int { frame.cursor.row * frame.scale }
}
