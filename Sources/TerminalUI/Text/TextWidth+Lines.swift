// SPDX-License-Identifier: GPL-3.0-or-later

import CICU

extension TextWidth {
  /// Breaks a text into lines that are no wider than `width` columns.
  ///
  /// Lines break where ICU allows it (UAX #14, with a dictionary for Thai, Lao, Khmer and
  /// Myanmar); a word that is wider than a line breaks between grapheme clusters. Spaces at a
  /// break are left out. An empty text is one empty line.
  ///
  /// - Parameters:
  ///   - width: columns, at least 2 so that a wide character has its place.
  ///   - language: BCP 47; which marks may begin a line depends on it.
  ///   - limit: no more than this many lines, 0 for all of them; the last one then ends with the
  ///     ellipsis.
  /// - Complexity: O(n) in the length of the text, O(width) for one that fits.
  public static func lines(
    breaking text: String, width: Int, language: String = "", limit: Int = 0,
    ellipsis: String = "…"
  ) -> [String] {
    let width = max(width, 2)
    if fits(text, in: width) { return [text] }
    var lines: [String] = []
    var line = Line(width: width)
    for piece in pieces(of: text, language: language) {
      for finished in line.append(piece) { lines.append(finished) }
      // One line more than the limit proves that something is cut.
      if limit > 0 && lines.count > limit { break }
    }
    if let last = line.end() { lines.append(last) }
    guard limit > 0, lines.count > limit else { return lines.isEmpty ? [""] : lines }
    let cut = lines[limit - 1] + " " + lines[limit]
    lines.removeSubrange((limit - 1)...)
    return lines + [shorten(cut, columns: width, ellipsis: ellipsis)]
  }

  /// Cuts a text that does not end here: with the ellipsis always.
  static func shorten(_ text: String, columns: Int, ellipsis: String) -> String {
    let whole = text + ellipsis
    return fits(whole, in: columns) ? whole : fit(whole, columns: columns, ellipsis: ellipsis)
  }

  private static func fits(_ text: String, in width: Int) -> Bool {
    if text.utf8.count <= width, text.utf8.allSatisfy(\.isPrintableASCII) { return true }
    var used = 0
    for character in text {
      used += columns(of: character)
      if used > width { return false }
    }
    return true
  }

  /// The stretches of text between which a line may break.
  static func pieces(of text: String, language: String) -> [Substring] {
    let units = Array(text.utf16)
    var offsets = [Int32](repeating: 0, count: units.count)
    let found = aloud_line_breaks(
      units, Int32(units.count), language, &offsets, Int32(offsets.count))
    guard found >= 0 else { return [text[...]] }
    var pieces: [Substring] = []
    var start = text.startIndex
    var position = 0
    for offset in offsets.prefix(Int(found)) {
      let end = text.utf16.index(start, offsetBy: Int(offset) - position)
      pieces.append(text[start..<end])
      (start, position) = (end, Int(offset))
    }
    return pieces
  }

  /// A line being filled.
  private struct Line {
    let width: Int
    var text = ""
    var used = 0
    /// Spaces that matter only when something follows them on the same line.
    var spaces = ""

    /// Adds a piece, and gives the lines that are full by it.
    mutating func append(_ piece: Substring) -> [String] {
      var finished: [String] = []
      let wordEnd = piece.lastIndex { $0 != " " }.map(piece.index(after:)) ?? piece.startIndex
      let word = piece[..<wordEnd]
      let wordWidth = TextWidth.columns(of: String(word))
      if text.isEmpty { spaces = "" }
      if used + spaces.utf8.count + wordWidth > width, !text.isEmpty, !word.isEmpty {
        finished.append(take())
      }
      if !word.isEmpty {
        text += spaces
        used += spaces.utf8.count
        spaces = ""
        for character in word {
          let columns = TextWidth.columns(of: character)
          if used + columns > width { finished.append(take()) }
          text.append(character)
          used += columns
        }
      }
      spaces += piece[wordEnd...]
      return finished
    }

    mutating func end() -> String? {
      text.isEmpty ? nil : take()
    }

    private mutating func take() -> String {
      defer { (text, used, spaces) = ("", 0, "") }
      return text
    }
  }
}
