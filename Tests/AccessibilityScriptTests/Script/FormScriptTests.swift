// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import Testing

/// Scripts of whole forms, of time limits and of unusual terminals.
@Suite struct FormScriptTests {
  private static let survey = """
    form: survey.json5
    press Down Enter
    press Space Enter
    type "2"
    press Enter
    press Down Enter
      field nothing
      focused ""
    press Down
      focused satisfied
    press Up Enter

    """

  @Test func answersAreThoseOfFields() throws {
    let checks = try Scripts.checks(
      Self.survey + """
          answer satisfied rather
          answer years 2.0
          answer readers speech
          answer again no
          answer why
          status answered
          answer years 3
          answer readers speech braille
        """)
    #expect(checks.map(\.outcome) == Array(repeating: .held, count: 9) + [.failed, .failed])
    #expect(checks[9].actual == ["2"])
    #expect(checks[10].expected == ["speech", "braille"])
  }

  @Test func answersOfSeveralFieldsAreRewritten() throws {
    let text = Self.survey + "  answer years 3 # how many\n  answer readers braille\n"
    let script = try #require(Scripts.read(text).script)
    let update = ScriptUpdate(text, of: script, results: try Scripts.play(text), extent: .failed)
    #expect(
      update.text == Self.survey + "  answer years 2 # how many\n  answer readers speech\n")
  }

  @Test func timeRunsOut() throws {
    let checks = try Scripts.checks(
      "time limit: 30 s\n" + Scripts.crusts + """
        press Down
        wait 10 s
          hear anything
          hear "20 seconds left, any key gives more time"
        wait 20 s
          hear "time is up, no answer given"
          status timedOut
          no answer
        """)
    #expect(checks.count == 5)
    #expect(checks.allSatisfy { $0.outcome == .held })
  }

  /// However many fields stand around the one that is asked, the form's title is on top.
  @Test(arguments: [5, 8, 12] + Array(18...28))
  func theFormsTitleStaysInView(rows: Int) throws {
    let results = try Scripts.play("terminal: 80x\(rows)\n" + Self.survey)
    let result = try #require(results.first)
    #expect(result.problems == [])
    let asked = result.steps.filter { $0.field != nil }
    #expect(asked.count >= 4)
    for step in asked {
      let title = try #require(step.screen.first)
      #expect(title.contains("question "), "\(step.text): \(step.screen)")
      #expect(step.screen.count <= rows)
    }
  }

  /// Whatever the terminal and the text size, rows stay within the columns.
  @Test(arguments: ["1x1", "2x2", "5x3", "20x5", "40x12", "80x24", "1000x1000"])
  func everyTerminalShowsTheFocusedOption(terminal: String) throws {
    let columns = max(Int(terminal.prefix { $0 != "x" })!, 8)
    let results = try Scripts.play(
      "matrix text size: all\nmatrix colours: yes no\nterminal: \(terminal)\n" + Scripts.crusts
        + "press Down Down\n  screen no wider than \(columns)\n  screen not by colour alone\n")
    #expect(results.count == 24)
    for result in results {
      #expect(result.problems == [])
      #expect(result.failures(from: .may).isEmpty, "\(result.combination)")
    }
  }
}
