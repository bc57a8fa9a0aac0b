// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import AccessibilityScript

/// Text that is wrapped is one text, of whatever rows, where looks are judged.
@Suite struct WrappingTests {
  struct Screen: CustomTestStringConvertible {
    let rows: [String]
    let columns: Int
    /// The row that only colour sets apart.
    let row: Int?

    init(_ columns: Int, _ rows: String..., row: Int?) {
      (self.rows, self.columns, self.row) = (rows, columns, row)
    }

    var testDescription: String { "\(columns): " + rows.joined(separator: "/") }

    /// The rows with their looks: what stands in brackets is red.
    var looks: [[StyledText]] {
      rows.map { row in
        row.split(separator: "[", omittingEmptySubsequences: false).flatMap { part in
          let pieces = part.split(separator: "]", omittingEmptySubsequences: false)
          guard pieces.count == 2 else { return [StyledText(String(part))] }
          return [
            StyledText(String(pieces[0]), foreground: .palette(1)), StyledText(String(pieces[1])),
          ]
        }
      }
    }
  }

  @Test(arguments: [
    // The word behind a label, in the row below it and further in.
    Screen(7, "title", "  one", "    [bad]", row: nil),
    // A word that is broken, and one of two.
    Screen(8, "title", "one [inva]", "[lid]", row: nil),
    Screen(8, "title", "one [very]", "[wrong]", row: nil),
    // A mark that a row begins with is that of the whole text.
    Screen(12, "title", "[* one more]", "  [option]", row: nil),
    // There would have been room: these are rows of their own.
    Screen(20, "title", "  one", "    [bad]", row: 2),
    Screen(20, "title", "[* one more]", "  [option]", row: 2),
    // Text of another colour, no further in.
    Screen(8, "title", "one two", "[three]", row: 2),
    // Both rows of a text that only colour sets apart.
    Screen(8, "title", "[one two]", "[three]", row: 1),
    // A border is no text.
    Screen(10, "title", "[| one   |]", "[| two   |]", "[three]", row: 3),
    // Nor does it make words alike that it stands around.
    Screen(10, "title", "[| one   |]", "[|] two   [|]", "three", row: 1),
  ])
  func whatIsWrappedIsOneText(screen: Screen) {
    let wrapped = ScreenLooks.wrappedRows(in: screen.looks, columns: screen.columns)
    #expect(ScreenLooks.toldByColourAlone(in: screen.looks, wrapped: wrapped) == screen.row)
  }

  /// In narrow terminals the word for what is wrong with an option stands below it, and breaks.
  @Test func aWordOfOurOwnThatBreaks() throws {
    let folder = try TemporaryScripts([
      "form.json5": """
      { fields: [ { kind: "radio", name: "number", label: "Numbers", options: [
        { key: "one", label: "One" }, { key: "two", label: "Two", error: true } ] } ] }
      """,
      "test.aloud": """
      form: form.json5
      colours: yes
      matrix language: en de fi ar th
      matrix terminal: 11x24 12x24 13x24 14x24 16x24 20x24 80x24
      matrix text size: L AX5
      open
        screen not by colour alone
      """,
    ])
    let results = Scripts.player.play(path: folder.path("test.aloud"))
    try #require(results.count == 70)
    #expect(results.flatMap(\.problems) == [])
    let failed = results.filter { !$0.failures().isEmpty }
    #expect(failed.map { "\($0.combination.map(\.value)) \($0.steps[0].screen)" } == [])
    // The word was broken in some.
    #expect(results.contains { !$0.steps[0].screen.contains { $0.contains("invalid") } })
  }
}
