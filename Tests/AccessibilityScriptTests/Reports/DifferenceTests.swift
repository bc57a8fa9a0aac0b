// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import LabelTables
import Testing

/// Where two texts begin to differ, as it is heard.
@Suite struct DifferenceTests {
  /// Expected, actual, and what is told; spaces, or a dictionary, divide words.
  @Test(arguments: [
    ("Deep dish, 6 of 9", "Deep dish, 7 of 9", "differs at word 3: 7 instead of 6"),
    ("not selected, 2 of 3", "selected, 2 of 3", "differs at word 1: selected instead of not"),
    ("selected; 2", "selected, 2", "differs at word 1: selected, instead of selected;"),
    ("one two", "one", "differs at word 2: nothing instead of two"),
    ("one", "one two", "differs at word 2: two instead of nothing"),
    ("  ( ) One", "( ) One", "only spaces differ"),
    ("> (•) One", "  ( ) One", "differs at word 1: ( instead of >"),
    ("三个选项中的第二个", "三个选项中的第三个", "differs at word 8: 三 instead of 二"),
    ("สวัสดีครับ", "สวัสดีค่ะ", "differs at word 2: ค่ะ instead of ครับ"),
  ])
  func isToldInWords(expected: String, actual: String, told: String) throws {
    let lines = try lines(expected, actual)
    #expect(lines.last == "                " + told, "\(lines)")
  }

  private func lines(
    _ expected: String, _ actual: String, columns: Int = .max
  ) throws -> [String] {
    var step = StepResult(line: 1, text: "press Down", keys: "Down")
    step.checks = [
      CheckResult(
        line: 2, column: 3, level: .must, text: "hear \"x\"", outcome: .failed,
        expected: [expected], actual: [actual], reason: "hear is not as expected")
    ]
    let result = ScriptResult(path: "a.aloud", steps: [step])
    return PrettyReport(
      ScriptRun(results: [result]), words: Runs.words, markedColumns: columns
    ).lines(of: result).filter { $0.hasPrefix("      ") }
  }

  /// Where the row has no room the mark would stand below something else.
  @Test func aMarkStandsBelowWhatItMarks() throws {
    // Sixteen columns stand before a text.
    let (expected, actual) = ("Deep dish, 6 of 9", "Deep dish, 7 of 9")
    let row = 16 + actual.count
    for columns in [0, 20, row - 1] {
      #expect(try lines(expected, actual, columns: columns).count == 3)
    }
    let marked = try lines(expected, actual, columns: row)
    #expect(marked[2] == String(repeating: " ", count: 16 + 11) + "^")
    #expect(marked.allSatisfy { $0.count <= row || $0.contains("differs") })
  }

  /// A library's messages are for whoever tests, not for whoever would be asked.
  @Test(arguments: [
    ([:], "hear is not as expected"), (["LANG": "de_DE.UTF-8"], "hear ist nicht wie erwartet"),
    (["LANG": "de_DE.UTF-8", "ALOUD_LANGUAGE": "en"], "hear is not as expected"),
    (["LANG": "xx_XX"], "hear is not as expected"),
  ])
  func messagesAreInTheTestersLanguage(environment: [String: String], told: String) throws {
    let arabic = try LabelTables(folder: Scripts.folder, languages: ["ar"])
    let words = InterfaceWords(forTesterOf: arabic, environment: environment)
    #expect(words.text("check.differs", .text("hear")) == told)
  }
}
