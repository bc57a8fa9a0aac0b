// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables
import Testing

/// Places are counted by hand, as an editor shows them.
@Suite struct JSONPlaceTests {
  private typealias Place = TextPosition

  private func problem(_ bytes: [UInt8]) -> JSONProblem? {
    do throws(JSONProblem) {
      _ = try JSONDocument(bytes, file: "a.json")
      return nil
    } catch {
      return error
    }
  }

  @Test(
    arguments: [
      ("[1,\n 2 3]", .unexpected("3", expected: .commaOrBracket), 2, 4),
      ("[1,\r\n 2 3]", .unexpected("3", expected: .commaOrBracket), 2, 4),
      ("[1,\r 2 3]", .unexpected("3", expected: .commaOrBracket), 2, 4),
      // No editor counts a line here.
      ("[1,\u{2028} 2 3]", .unexpected("3", expected: .commaOrBracket), 1, 8),
      ("\u{FEFF}[1 2]", .unexpected("2", expected: .commaOrBracket), 1, 4),
      // A family, a letter with an accent of its own, a flag: a column each.
      (
        "['\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}', 'e\u{301}', '\u{1F1E9}\u{1F1EA}' x]",
        .unexpected("x", expected: .commaOrBracket), 1, 16
      ),
      ("\t{a b}", .unexpected("b", expected: .colon), 1, 5),
      ("{a: 1 b: 2}", .unexpected("b", expected: .commaOrBrace), 1, 7),
      ("{a: }", .unexpected("}", expected: .value), 1, 5),
      ("{1a: 1}", .unexpected("1a", expected: .keyOrBrace), 1, 2),
      ("{'a'\u{301}: 1}", .unexpected("\u{301}", expected: .colon), 1, 5),
      ("[:]", .unexpected(":", expected: .valueOrBracket), 1, 2),
      (
        "[\u{1F468}\u{200D}\u{1F469}]",
        .unexpected("\u{1F468}\u{200D}\u{1F469}", expected: .valueOrBracket), 1, 2
      ),
      ("[tru]", .unexpected("tru", expected: .valueOrBracket), 1, 2),
      ("{} // c\n {}", .unexpected("{", expected: .end), 2, 2),
      ("{a: 1\n", .unfinished(expected: .commaOrBrace), 2, 1),
      ("[\n'a\\\nb", .unfinishedText, 2, 1), ("['a\n']", .unfinishedText, 1, 2),
      ("[1, /* a\n b", .unfinishedComment, 1, 5), ("[1.2.3]", .badNumber("1.2.3"), 1, 2),
      ("[0x1e+1]", .badNumber("0x1e+1"), 1, 2), ("['ab\\x4g']", .badEscape("\\x4"), 1, 5),
      ("['\\7']", .badEscape("\\7"), 1, 3), ("{a\\n: 1}", .badEscape("\\"), 1, 3),
      ("['\\ud83d']", .halfCharacter("\\ud83d"), 1, 3),
      ("['\\ud83d\\u00e']", .badEscape("\\u00e"), 1, 9),
      (
        String(repeating: "[", count: 513), .tooDeep, 1, 513
      ),
    ] as [(String, JSONProblem.Reason, Int, Int)])
  func problemsTellTheirPlace(text: String, reason: JSONProblem.Reason, line: Int, column: Int) {
    let expected = JSONProblem(
      reason: reason, position: Place(line: line, column: column), file: "a.json")
    #expect(problem(Array(text.utf8)) == expected)
  }

  /// Bytes that are no UTF-8 by the Unicode standard (section 3.9), wherever they stand.
  @Test(
    arguments: [
      ([0x22, 0xFF, 0x22], 1, 2), ([0x31, 0x0A, 0x22, 0xC3, 0xA9, 0xED, 0xA0, 0x80, 0x22], 2, 3),
      ([0x22, 0xC0, 0x80, 0x22], 1, 2), ([0x2F, 0x2F, 0x20, 0xC3], 1, 4),
      ([0xEF, 0xBB, 0xBF, 0x22, 0xEF, 0xBF, 0xBD, 0x80], 1, 3),
    ] as [([UInt8], Int, Int)])
  func bytesThatAreNoUTF8(bytes: [UInt8], line: Int, column: Int) {
    let expected = JSONProblem(
      reason: .notUnicode, position: Place(line: line, column: column), file: "a.json")
    #expect(problem(bytes) == expected)
  }

  /// What iconv writes of `{}` as UTF-16, UTF-16LE, UTF-16BE, UTF-32, UTF-32LE, UTF-32BE.
  @Test(
    arguments: [
      [0xFF, 0xFE, 0x7B, 0, 0x7D, 0], [0x7B, 0, 0x7D, 0], [0, 0x7B, 0, 0x7D],
      [0xFF, 0xFE, 0, 0, 0x7B, 0, 0, 0, 0x7D, 0, 0, 0], [0x7B, 0, 0, 0, 0x7D, 0, 0, 0],
      [0, 0, 0, 0x7B, 0, 0, 0, 0x7D], [0, 0, 0xFE, 0xFF, 0, 0, 0, 0x7B],
      [0xFE, 0xFF, 0, 0x7B, 0, 0x7D],
    ] as [[UInt8]])
  func widerEncodingsAreNamed(bytes: [UInt8]) {
    #expect(problem(bytes)?.reason == .wideUnicode)
  }

  @Test func everyKeyAndValueHasItsPlace() throws {
    let text = "\u{FEFF}{\n  '\u{1F600}': [1, \"a\\\n\", {}],\r\n\tb : -0x1F // c\n}"
    let document = try JSONDocument(Array(text.utf8), file: "a.json")
    #expect(document.file == "a.json")
    let root = document.root
    #expect(root.position == Place(line: 1, column: 1) && root.end == Place(line: 5, column: 2))
    guard case .object(let members) = root.value, case .array(let nodes) = members[0].node.value
    else {
      Issue.record("\(root)")
      return
    }
    #expect(members.map(\.position) == [Place(line: 2, column: 3), Place(line: 4, column: 2)])
    #expect(members.map(\.node.position) == [Place(line: 2, column: 8), Place(line: 4, column: 6)])
    #expect(members.map(\.node.end) == [Place(line: 3, column: 7), Place(line: 4, column: 11)])
    #expect(
      nodes.map(\.position)
        == [Place(line: 2, column: 9), Place(line: 2, column: 12), Place(line: 3, column: 4)])
    #expect(nodes.map(\.end.column) == [10, 2, 6])
  }

  /// A file without line ends takes no longer than its length.
  @Test(.timeLimit(.minutes(1)))
  func longLinesAreReadOnce() throws {
    let text = "[" + String(repeating: "'\u{E9}',", count: 50_000) + "1]"
    let root = try JSONDocument(Array(text.utf8)).root
    #expect(root.end == Place(line: 1, column: 200_004))
  }
}
