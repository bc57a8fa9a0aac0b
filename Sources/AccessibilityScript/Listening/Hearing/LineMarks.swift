// SPDX-License-Identifier: GPL-3.0-or-later

/// The words of a stretch of cells, and the signs that mark it: arrows, bullets, what stands in the
/// brackets of a check box.
struct LineMarks: Hashable {
  /// A sign, and how many scalars of words stand before it.
  struct Mark: Hashable {
    let sign: String
    let place: Int
    let column: Int
  }

  let words: [Unicode.Scalar]
  let marks: [Mark]

  /// - Parameter columns: of the row. O(columns).
  init(_ row: ListenedRow, columns: Range<Int>) {
    var words: [Unicode.Scalar] = []
    var marks: [Mark] = []
    for column in columns where !row.cells[column].isBlank {
      let cell = row.cells[column]
      if Self.isOfNothing(cell) { continue }
      if Self.isInBrackets(column, row.cells) {
        marks.append(Mark(sign: Self.bracket + cell.text, place: words.count, column: column))
      } else if cell.hasWord && !cell.isPicture {
        words += cell.text.unicodeScalars.filter(\.isWord)
      } else if cell.text != "-" {
        marks.append(Mark(sign: cell.text, place: words.count, column: column))
      }
    }
    self.words = words
    self.marks = marks
  }

  /// The signs, each as often as it stands there.
  var signs: [String: Int] { marks.reduce(into: [:]) { $0[$1.sign, default: 0] += 1 } }

  /// What the sign in a check box begins with here, so that it is no letter of a word.
  private static let bracket = "["

  /// Whether a cell is the sign in a pair of brackets: a letter may be one, a digit counts something.
  private static func isInBrackets(_ column: Int, _ cells: [ListenedCell]) -> Bool {
    guard column > 0, column + 1 < cells.count,
      ["[]", "()", "<>", "{}"].contains(cells[column - 1].text + cells[column + 1].text),
      cells[column].text.unicodeScalars.first?.properties.numericType == nil
    else { return false }
    return column < 2 || !cells[column - 2].hasWord
  }

  /// What turns or grows by itself, and what ends a sentence, points at nothing; nor does a stroke
  /// that stands alone.
  private static func isOfNothing(_ cell: ListenedCell) -> Bool {
    guard let scalar = cell.text.unicodeScalars.first else { return true }
    return (0x2800...0x28FF).contains(scalar.value)
      || "|/\\◐◓◑◒◴◷◶◵◜◝◞◟.…#=,:;!?█▓▒░".contains(cell.text)
  }

  /// Whether a sign tells that something is chosen or not, as in a check box or a radio button.
  static func isCheck(_ sign: String) -> Bool {
    guard sign.count > 1, sign.hasPrefix(bracket) else { return checks.contains(sign) }
    let mark = String(sign.dropFirst())
    return checks.contains(mark) || ["-", "~", "+"].contains(mark)
      || mark.unicodeScalars.allSatisfy(\.properties.isAlphabetic)
  }

  /// Whether a sign stands where nothing is chosen, beside others where something is.
  static func isEmpty(_ sign: String) -> Bool { emptyChecks.contains(sign) }

  private static let emptyChecks = Set("○◯⚪☐□▢◻◽⬜◇△▹▷⬡·∙◦".map(String.init))
  private static let checks = emptyChecks.union(
    "*+✓✔☑☒✗✘✕✖✅❌❎●◉◎⦿⊙⚫🔘■▣◼◾⬛◆◈⬢•".map(String.init))

  /// Whether a sign at the beginning of a line can only mean that this is the current one.
  static func isPointer(_ sign: String) -> Bool { pointers.contains(sign) }

  private static let pointers = Set("❯›»▸▶►➤➜➔→⇒☞👉>".map(String.init))
}

extension ListenedCell {
  /// Whether it is an emoji rather than a letter or a digit.
  fileprivate var isPicture: Bool {
    text.unicodeScalars.first.map {
      $0.properties.isEmojiPresentation && !$0.properties.isAlphabetic
    } ?? false
  }
}

/// A line whose words stayed, and whose signs came or went.
struct MarkChange: Hashable {
  let row: Int
  /// Between the borders that both screens have.
  let columns: Range<Int>
  let gained: Set<String>
  let lost: Set<String>

  /// Every such line, from the top to the bottom. O(cells).
  static func all(_ before: ListenedScreen, _ after: ListenedScreen) -> [MarkChange] {
    pieces(before, after).compactMap { row, columns in
      let old = LineMarks(before.rows[row], columns: columns)
      let new = LineMarks(after.rows[row], columns: columns)
      guard old.words == new.words, !new.words.isEmpty else { return nil }
      let (had, has) = (old.signs, new.signs)
      let gained = has.filter { $0.value > had[$0.key, default: 0] }
      let lost = had.filter { $0.value > has[$0.key, default: 0] }
      guard !gained.isEmpty || !lost.isEmpty else { return nil }
      return MarkChange(
        row: row, columns: columns, gained: Set(gained.keys), lost: Set(lost.keys))
    }
  }

  /// The stretches that changed, between vertical lines that stayed.
  static func pieces(
    _ before: ListenedScreen, _ after: ListenedScreen
  ) -> [(row: Int, columns: Range<Int>)] {
    guard before.rows.count == after.rows.count, before.columns == after.columns else { return [] }
    return after.rows.indices.flatMap { row -> [(row: Int, columns: Range<Int>)] in
      let (old, new) = (before.rows[row].cells, after.rows[row].cells)
      guard old != new else { return [] }
      let ends =
        [-1]
        + new.indices.filter {
          ["│", "┃", "║", "|"].contains(new[$0].text) && old[$0].text == new[$0].text
        }
      return zip(ends, ends.dropFirst() + [new.count]).map { ($0 + 1)..<$1 }.filter { columns in
        columns.contains { old[$0].text != new[$0].text }
      }.map { (row, $0) }
    }
  }

  /// Whether only signs changed that tell what is chosen.
  var isToggle: Bool { gained.union(lost).allSatisfy(LineMarks.isCheck) }
}
