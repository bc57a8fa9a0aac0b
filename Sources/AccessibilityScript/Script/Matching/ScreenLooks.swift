// SPDX-License-Identifier: GPL-3.0-or-later

/// What a screen tells by its looks.
enum ScreenLooks {
  /// The text of least contrast that is less than wanted, and its row from 0. Borders, bars and
  /// rulers are no text (WCAG 2.2, 1.4.3).
  static func lowContrast(
    in rows: [[StyledText]], below wanted: Double
  ) -> (row: Int, ratio: Double)? {
    var worst: (row: Int, ratio: Double)?
    for (row, spans) in rows.enumerated() {
      for span in spans where span.isRead {
        guard let ratio = ScreenColour.contrast(span.foreground, span.background), ratio < wanted,
          ratio < worst?.ratio ?? .infinity
        else { continue }
        worst = (row, ratio)
      }
    }
    return worst
  }

  /// The first row that nothing but colour sets apart from another one, or that has a stretch which
  /// nothing but its background sets apart from the rest of the row, from 0 (WCAG 2.2, 1.4.1).
  ///
  /// What is told otherwise too is bold, reversed, underlined or blinking, or has other signs (a
  /// mark), or is words in a colour of their own among others. How light a colour is tells nothing:
  /// the person's terminal decides on that.
  ///
  /// - Parameter wrapped: the rows that go on with the text above them; they are judged with it.
  /// - Complexity: O(characters).
  static func toldByColourAlone(
    in rows: [[StyledText]], wrapped: Set<Int> = []
  ) -> Int? {
    var starts: [Int] = []
    var texts: [[StyledText]] = []
    for (index, row) in rows.enumerated() {
      if wrapped.contains(index), !texts.isEmpty {
        texts[texts.count - 1] += row
      } else {
        starts.append(index)
        texts.append(row)
      }
    }
    let written = texts.map { $0.filter(\.isWritten) }
    let found = [rowToldByColourAlone(in: written, texts), written.firstIndex(where: hasHighlight)]
    guard let text = found.compactMap(\.self).min() else { return nil }
    let isColoured = rows[starts[text]...].firstIndex { row in
      row.contains { $0.isWritten && $0.hasColour }
    }
    return isColoured ?? starts[text]
  }

  /// What may tell a row from others, besides its words and colours.
  private struct Signs: Hashable {
    let marks: Set<Character>
    let attributes: Set<UInt8>
  }

  /// The first row whose colours are not those of most rows with the same signs.
  private static func rowToldByColourAlone(
    in written: [[StyledText]], _ texts: [[StyledText]]
  ) -> Int? {
    var kinds: [Signs: [(row: Int, colours: Set<StyledText.Colours>)]] = [:]
    for (row, spans) in written.enumerated() where spans.contains(where: \.hasWord) {
      // Words in a colour among words in another one tell themselves.
      guard Set(spans.filter(\.hasWord).map(\.colours)).count == 1 else { continue }
      let signs = Signs(
        marks: Set(texts[row].flatMap(\.marks)), attributes: Set(spans.map(\.attributes.rawValue)))
      kinds[signs, default: []].append((row, Set(spans.map(\.colours))))
    }
    return kinds.values.compactMap { rows in
      let counts = Dictionary(rows.map { ($0.colours, 1) }, uniquingKeysWith: +)
      guard counts.count > 1 else { return nil }
      // Of as many, those in the terminal's own colours are as usual, else the last.
      func rank(_ colours: Set<StyledText.Colours>) -> (Int, Int) {
        (counts[colours, default: 0], colours == [.usual] ? 1 : 0)
      }
      let usual = rows.reversed().max { rank($0.colours) < rank($1.colours) }?.colours
      return rows.first { $0.colours != usual }?.row
    }.min()
  }

  /// Whether a stretch of words is told from the others in its row by its background only.
  private static func hasHighlight(_ spans: [StyledText]) -> Bool {
    let words = spans.filter(\.hasWord)
    let kinds = Dictionary(grouping: words) {
      // The frame around the row is of the same stretch as what stands beside the highlight.
      let marks = $0.marks.filter { !($0.unicodeScalars.first?.isDrawn ?? false) }
      return Signs(marks: Set(marks), attributes: [$0.attributes.rawValue])
    }
    return kinds.values.contains { Set($0.map(\.background)).count > 1 }
  }
}

extension StyledText {
  struct Colours: Hashable {
    let foreground: ScreenColour
    let background: ScreenColour

    static let usual = Colours(foreground: .terminal, background: .terminal)
  }

  fileprivate var colours: Colours { Colours(foreground: foreground, background: background) }

  /// Whether there are words or signs, not only blanks and lines that are drawn.
  fileprivate var isWritten: Bool { Self.isWritten(text) }

  /// Whether there is something to read: no borders, bars or rulers of signs either.
  fileprivate var isRead: Bool { isWritten && Self.isWritten(ListenedRow.withoutFill(text)) }

  private static func isWritten(_ text: String) -> Bool {
    text.unicodeScalars.contains { !$0.properties.isWhitespace && !$0.isDrawn }
  }

  fileprivate var hasWord: Bool { text.contains { $0.isLetter || $0.isNumber } }

  /// The signs in it.
  fileprivate var marks: [Character] {
    text.filter { !$0.isLetter && !$0.isNumber && !$0.isWhitespace }
  }
}
