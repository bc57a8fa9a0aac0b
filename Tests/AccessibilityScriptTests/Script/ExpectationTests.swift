// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import Testing

/// Each kind of expectation: one that holds, and a wrong one that fails and says why.
@Suite struct ExpectationTests {
  struct Case: CustomTestStringConvertible {
    let steps: String
    let right: String
    let wrong: String
    let expected: [String]
    let actual: [String]
    let reason: String

    init(
      _ steps: String, right: String, wrong: String, expected: [String], actual: [String],
      _ reason: String
    ) {
      self.steps = steps
      self.right = right
      self.wrong = wrong
      self.expected = expected
      self.actual = actual
      self.reason = reason
    }

    var testDescription: String { steps + " / " + wrong }
  }

  /// What pressing Down says at the first option.
  private static let deep = "Deep dish, radio button, selected, 2 of 3"
  private static let thin =
    "Thin crust, radio button, not selected, unavailable: out of dough, 3 of 3"

  private static func heard(_ text: String) -> String { "hear \"\(text)\"" }

  static let cases = [
    Case(
      "press Down", right: "hear \"\(deep)\"", wrong: "hear \"Deep dish\"",
      expected: ["Deep dish"], actual: [deep], "hear is not as expected"),
    Case(
      "press Down", right: "hear containing \"radio button, sel\"",
      wrong: "hear containing \"Thin\"", expected: ["…Thin…"], actual: [deep],
      "hear is not as expected"),
    Case(
      "press Down", right: #"hear matching "Deep .*, \d of 3""#,
      wrong: #"hear matching "Deep .*, \d""#, expected: [#"/Deep .*, \d/"#], actual: [deep],
      "hear is not as expected"),
    // A part that was not there: what was said is shown as well.
    Case(
      "press Down", right: "hear error nothing", wrong: "hear error \"invalid\"",
      expected: ["error: invalid"], actual: ["error: nothing", heard(deep)],
      "the announcement has no error; it has: label, role, state, position"),
    Case(
      "press Down", right: "hear label \"Deep dish\" state \"selected\" availability nothing",
      wrong: "hear label \"Deep dish\" state \"not selected\"",
      expected: ["label: Deep dish", "state: not selected"],
      actual: ["label: Deep dish", "state: selected", heard(deep)], "state is not as expected"),
    // All that is wrong is named.
    Case(
      "press Down", right: "hear role \"radio button\" position \"2 of 3\" group nothing",
      wrong: "hear role \"check box\" state \"selected\" position \"3 of 3\" "
        + "group \"G\" hint anything",
      expected: [
        "role: check box", "state: selected", "position: 3 of 3", "group: G", "hint: …",
      ],
      actual: [
        "role: radio button", "state: selected", "position: 2 of 3", "group: nothing",
        "hint: nothing", heard(deep),
      ],
      "not as expected: role, position, "
        + "the announcement has no group, hint; it has: label, role, state, position"),
    Case(
      "press Down Down", right: "hear anything\n  hear availability \"unavailable: out of dough\"",
      wrong: "hear anything\n  hear availability nothing",
      expected: ["availability: nothing"],
      actual: ["availability: unavailable: out of dough", heard(thin)],
      "availability is not as expected"),
    Case(
      "press Down", right: "hear kind focus language en", wrong: "hear kind selection",
      expected: ["kind: selection"], actual: ["kind: focus", heard(deep)],
      "kind is not as expected"),
    Case(
      "press Down Down", right: "hear anything\n  hear more", wrong: "hear anything",
      expected: [deep], actual: [deep, thin], "1 more announcement was made than expected"),
    Case(
      "press Down", right: "hear \"\(deep)\"\n  hear more",
      wrong: "hear \"\(deep)\"\n  hear anything", expected: ["…"], actual: [],
      "nothing more was said"),
    Case(
      "wait 1 s", right: "hear nothing", wrong: "hear anything", expected: ["…"], actual: [],
      "nothing more was said"),
    Case(
      "press Down", right: "hear \"\(deep)\"", wrong: "hear nothing", expected: [],
      actual: [deep], "1 more announcement was made than expected"),
    Case(
      "press Down", right: "cut \"Regular crust, radio button, not selected, 1 of 3\"",
      wrong: "cut nothing", expected: [],
      actual: ["Regular crust, radio button, not selected, 1 of 3"], "cut is not as expected"),
    Case(
      "press Down", right: "selected deep", wrong: "selected regular", expected: ["regular"],
      actual: ["deep"], "selected is not as expected"),
    Case(
      "press C-n", right: "selected nothing", wrong: "selected deep", expected: ["deep"],
      actual: [], "selected is not as expected"),
    Case(
      "press C-n", right: "focused deep", wrong: "focused thin", expected: ["thin"],
      actual: ["deep"], "focused is not as expected"),
    Case(
      "press Down", right: "field answer", wrong: "field nothing", expected: [],
      actual: ["answer"], "field is not as expected"),
    Case(
      "press Down", right: "screen row 4 \"> (•) Deep dish\"",
      wrong: "screen row 4 \"> ( ) Deep dish\"", expected: ["> ( ) Deep dish"],
      actual: ["> (•) Deep dish"], "screen row 4 is not as expected"),
    Case(
      "press Down", right: "screen focused row \"> (•) Deep dish\"",
      wrong: "screen focused row \"Deep dish\"", expected: ["Deep dish"],
      actual: ["> (•) Deep dish"], "screen focused row is not as expected"),
    Case(
      "press Down", right: "screen containing \"unavailable: out of dough\"",
      wrong: "screen containing \"sold out\"", expected: ["…sold out…"],
      actual: [
        "Pizza crust", "", "  ( ) Regular crust", "> (•) Deep dish",
        "  ( ) Thin crust  unavailable: out of dough",
      ], "no row of the screen has this"),
    // The nearest row, where one is near.
    Case(
      "press Down", right: "screen containing \"Deep dish\"",
      wrong: "screen containing \"Deep dich\"", expected: ["…Deep dich…"],
      actual: ["> (•) Deep dish"], "no row of the screen has this, the nearest is row 4"),
    Case(
      "press Down", right: "screen containing \"Pizza crust\"",
      wrong: "screen containing \"Pizza and crust\"", expected: ["…Pizza and crust…"],
      actual: ["Pizza crust"], "no row of the screen has this, the nearest is row 1"),
    Case(
      "press Down", right: "screen no wider than 44", wrong: "screen no wider than 40",
      expected: ["<= 40"], actual: ["  ( ) Thin crust  unavailable: out of dough"],
      "row 5 takes 43 columns"),
    Case(
      "press Down",
      right: """
        screen is
          | Pizza crust
          |
          |   ( ) Regular crust
          | > (•) Deep dish
          |   ( ) Thin crust  unavailable: out of dough
        """,
      wrong: "screen is\n  | Pizza crust", expected: ["Pizza crust"],
      actual: [
        "Pizza crust", "", "  ( ) Regular crust", "> (•) Deep dish",
        "  ( ) Thin crust  unavailable: out of dough",
      ], "screen is not as expected"),
    Case(
      "press Down Enter", right: "answer deep", wrong: "answer regular", expected: ["regular"],
      actual: ["deep"], "answer is not as expected"),
    Case(
      "press Down", right: "status open", wrong: "answer deep", expected: ["deep"],
      actual: [], "the session is still open: there is no answer yet"),
    Case(
      "press Escape", right: "no answer", wrong: "status answered", expected: ["answered"],
      actual: ["cancelled"], "status is not as expected"),
    Case(
      "press Down Enter", right: "status answered", wrong: "no answer", expected: [],
      actual: ["answered"], "no answer is not as expected"),
  ]

  @Test(arguments: cases) func holds(_ played: Case) throws {
    let checks = try Scripts.checks(Scripts.crusts + played.steps + "\n  " + played.right + "\n")
    #expect(!checks.isEmpty)
    for check in checks { #expect(check.outcome == .held, "\(check)") }
  }

  @Test(arguments: cases) func fails(_ played: Case) throws {
    let checks = try Scripts.checks(Scripts.crusts + played.steps + "\n  " + played.wrong + "\n")
    let check = try #require(checks.last)
    #expect(check.outcome == .failed)
    #expect(check.expected == played.expected)
    #expect(check.actual == played.actual)
    #expect(check.reason == played.reason)
    #expect(check.level == .must)
    #expect(check.column == 3)
  }

  /// What is no text that could be heard or shown has no first character that differs.
  @Test(arguments: [
    ("hear \"Deep\"", false), ("hear label \"Deep\"", false), ("hear containing \"Thin\"", true),
    ("hear matching \"Thin.*\"", true), ("screen containing \"Deep dich\"", true),
    ("screen no wider than 9", true), ("screen row 1 \"Pizza crost\"", false),
    ("selected thin", false), ("first sound within 1 ms", true),
  ])
  func onlyTextsAreCompared(expectation: String, isPattern: Bool) throws {
    let result = try Scripts.result(Scripts.crusts + "press Down\n  \(expectation)\n")
    let check = try #require(result.steps[0].checks.first)
    #expect(check.outcome == .failed)
    #expect((check.isPattern == true) == isPattern)
    let lines = PrettyReport(ScriptRun(results: [result]), words: Runs.words).lines
    #expect(lines.contains { $0.hasSuffix(" ^") } != isPattern)
    #expect(lines.contains { $0.contains("differs at word") } != isPattern)
    let page = Runs.text(.html, ScriptRun(results: [result]))
    #expect(!page.contains("<mark>") || !isPattern)
  }

  @Test func levelsDecideWhatFails() throws {
    let result = try Scripts.result(
      Scripts.crusts + """
        press Down
          MAY hear nothing
          SHOULD selected regular
          MUST selected deep
        """)
    let checks = result.steps[0].checks
    #expect(checks.map(\.level) == [.may, .should, .must])
    #expect(checks.map(\.outcome) == [.failed, .failed, .held])
    #expect(result.failures(from: .must).isEmpty)
    #expect(result.failures(from: .should).map(\.line) == [8])
    #expect(result.failures(from: .may).map(\.line) == [7, 8])
  }

  /// Keys and times of a terminal emulator: 6 characters a word at 175 words a minute say the
  /// option's 49 characters in 2.8 seconds.
  @Test(arguments: [("2 s", 1), ("4 s", 0)])
  func whatWasHeardToItsEndIsNotCut(wait: String, count: Int) throws {
    let result = try Scripts.result(
      Scripts.crusts + "verbosity: verbose\nopen\npress Down\nwait \(wait)\npress Up\n")
    #expect(result.steps[3].cut.count == count)
  }
}
