// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer

/// A stretch of text in one row, between what is only drawn.
struct ScreenSegment: Hashable, Sendable {
  let columns: Range<Int>
  /// What is read: without fill, white space as one space.
  let text: String
}

extension ListenedCell {
  /// Whether the cell is part of a picture rather than of a text: lines, blocks, the dots that
  /// spinners are made of, and the signs of status bars.
  var isDrawn: Bool { text.unicodeScalars.first?.isDrawn ?? false }

  /// Whether it is a part of a horizontal border.
  fileprivate var isHorizontalLine: Bool {
    ["─", "━", "═", "╌", "╍", "┄", "┅", "┈", "┉"].contains(text)
  }

  fileprivate var isScrollBar: Bool {
    ["↑", "↓", "▲", "▼", "▮", "▯", "■", "□", "◆"].contains(text)
  }

  var isBlank: Bool { text == " " || text.isEmpty }

  /// Letters, digits and whatever else carries words: not punctuation, not signs.
  var hasWord: Bool { text.unicodeScalars.contains(where: \.isWord) }
}

extension Unicode.Scalar {
  /// Whether it is part of a picture.
  var isDrawn: Bool {
    switch value {
    // Box drawing, block elements; Braille patterns; private use; legacy computing.
    case 0x2500...0x259F, 0x2800...0x28FF, 0xE000...0xF8FF, 0x1FB00...0x1FBFF: true
    default: false
    }
  }

  /// Whether it is part of a word, as everything that is said has it.
  var isWord: Bool { SpeakableText.isWord(self) }
}

extension ListenedRow {
  /// The texts of the row, from left to right. O(columns).
  var segments: [ScreenSegment] {
    let isFramed = isFramedByBars
    // A line behind a text only fills its row; one before it is a border.
    let border =
      cells.count { $0.isHorizontalLine } >= 3 ? cells.firstIndex { $0.isHorizontalLine } : nil
    var segments: [ScreenSegment] = []
    var start: Int?
    for column in 0...cells.count {
      let isText =
        column < cells.count && !cells[column].isDrawn && !(isFramed && cells[column].text == "|")
      if isText {
        if start == nil { start = column }
      } else if let first = start {
        start = nil
        if let segment = segment(in: first..<column, isInBorder: border.map { $0 < first } ?? false)
        {
          segments.append(segment)
        }
      }
    }
    return segments
  }

  /// The segment that a column lies in, or nil between them.
  func segment(at column: Int) -> ScreenSegment? {
    segments.first { $0.columns.contains(column) }
  }

  /// The segment in some columns without the blanks around it; nil where nothing is to be read.
  ///
  /// - Parameter isInBorder: within a drawn border only titles are texts, not arrows and bars.
  func segment(in columns: Range<Int>, isInBorder: Bool = false) -> ScreenSegment? {
    var columns = columns
    while let first = columns.first, cells[first].isBlank { columns.removeFirst() }
    dropBlankEnd(of: &columns)
    // The parts of a scroll bar stand apart at the right.
    if columns.count > 2, let last = columns.last, cells[last].isScrollBar,
      cells[last - 1].isBlank, cells[last - 2].isBlank
    {
      columns.removeLast()
      dropBlankEnd(of: &columns)
    }
    guard !columns.isEmpty else { return nil }
    let raw = text(in: columns)
    let text = Self.withoutFill(raw)
    if text.isEmpty { return nil }
    let hasWord = text.unicodeScalars.contains {
      $0.isWord && (!isInBorder || $0.properties.isAlphabetic)
    }
    // What is left of an ASCII border has no words; a prompt such as $ is no border.
    if !hasWord
      && (isInBorder || text.count < raw.split(separator: " ").joined(separator: " ").count)
    {
      return nil
    }
    return ScreenSegment(columns: columns, text: text)
  }

  private func dropBlankEnd(of columns: inout Range<Int>) {
    while let last = columns.last, cells[last].isBlank { columns.removeLast() }
  }

  /// The least number of equal signs in a row that are fill: an ellipsis has three.
  private static let shortestFill = 4

  /// A text without leaders, rules and bars of equal signs, and white space as one space.
  static func withoutFill(_ text: String) -> String {
    var result = ""
    var run: [Character] = []
    func finish() {
      let isFill =
        run.count >= shortestFill && !run[0].isLetter && !run[0].isNumber && !run[0].isWhitespace
      result += isFill ? " " : String(run)
      run = []
    }
    for character in text {
      if run.last != character { finish() }
      run.append(character)
    }
    finish()
    return result.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Whether bars stand at both of its ends, as in tables drawn with ASCII.
  private var isFramedByBars: Bool {
    let first = cells.firstIndex { !$0.isBlank }
    let last = cells.lastIndex { !$0.isBlank }
    guard let first, let last, first < last else { return false }
    return cells[first].text == "|" && cells[last].text == "|"
  }

  /// What is read of the row as a whole.
  var content: [String] { segments.map(\.text) }
}
