// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import Testing

/// What fails where more was said than expected, and where rows of a screen are missing.
@Suite struct SurplusTests {
  private static let deep = "Deep dish, radio button, selected, 2 of 3"
  private static let thin =
    "Thin crust, radio button, not selected, unavailable: out of dough, 3 of 3"
  private static let more = "1 more announcement was made than expected"

  private func failure(_ expectations: String) throws -> CheckResult {
    let checks = try Scripts.checks(
      Scripts.crusts + "press Down Down\n  " + expectations + "\n")
    return try #require(checks.last { $0.outcome == .failed })
  }

  /// Fields are those of one announcement: of that which has most of them.
  @Test(arguments: [
    ("label \"Deep dish\" state \"not selected\"", 0, "state"),
    ("label \"Thin crust\" position \"2 of 3\"", 1, "position"),
    ("label \"Thin\" availability anything state \"not selected\"", 1, "label"),
    ("label \"Regular\" kind focus", 0, "label"),
  ])
  func fieldsAreOfOneAnnouncement(fields: String, place: Int, wrong: String) throws {
    let check = try failure("hear " + fields)
    let said = [Self.deep, Self.thin]
    #expect(check.reason == "\(wrong) is not as expected, \(Self.more)")
    #expect(check.actual.suffix(2) == said.map { "hear \"\($0)\"" })
    let labels = ["label: Deep dish", "label: Thin crust"]
    #expect(check.actual.filter { $0.hasPrefix("label: ") } == [labels[place]])
    #expect(check.expected.count == check.actual.count - 2)
  }

  /// What is expected was said, and something else as well, before or after it.
  @Test(arguments: [
    ("hear \"\(deep)\"", deep), ("hear \"\(thin)\"", thin), ("hear containing \"Thin\"", thin),
    ("hear matching \"Thin.*\"", thin), ("hear label \"Thin crust\" position \"3 of 3\"", thin),
  ])
  func whatWasExpectedWasSaid(expectation: String, said: String) throws {
    let check = try failure(expectation)
    #expect(check.expected == [said])
    #expect(check.actual == [Self.deep, Self.thin])
    #expect(check.reason == Self.more)
  }

  @Test func theNearestTextStandsBesideTheExpectedOne() throws {
    let check = try failure("hear \"Thin crust, radio button, selected, 3 of 3\"")
    #expect(check.reason == "hear is not as expected, \(Self.more)")
    let lines = try lines(of: check)
    #expect(lines[0] == "      actual    " + Self.deep)
    #expect(lines[1].hasPrefix("      expected  Thin crust"))
    #expect(lines[2] == "      actual    " + Self.thin)
  }

  /// The lines below a failure, in the report for people.
  private func lines(of check: CheckResult) throws -> [String] {
    var step = StepResult(line: 1, text: "press Down", keys: "Down")
    step.checks = [check]
    let result = ScriptResult(path: "a.aloud", steps: [step])
    return PrettyReport(ScriptRun(results: [result]), words: Runs.words).lines(of: result)
      .filter { $0.hasPrefix("      ") }
  }

  /// A row more moves no other, and a blank one is told from none.
  @Test func rowsAreComparedAsLines() throws {
    let expected = """
      screen is
          | Pizza crust
          |   ( ) Regular crust
          |   (•) Deep dish
          |   ( ) Thin crust  unavailable: out of dough
          |
          | What else?
      """
    let checks = try Scripts.checks(Scripts.crusts + "press Down\n  " + expected + "\n")
    let lines = try lines(of: #require(checks.first))
    #expect(
      lines == [
        "                Pizza crust",
        "      actual    “”",
        "                  ( ) Regular crust",
        "      expected    (•) Deep dish",
        "      actual    > (•) Deep dish",
        "                ^",
        "                differs at word 1: > instead of (•)",
        "                  ( ) Thin crust  unavailable: out of dough",
        "      expected  “”",
        "      expected  What else?",
      ])
  }

  @Test func whatThereIsNotIsTold() throws {
    var check = CheckResult(
      line: 1, column: 1, level: .must, text: "selected a b", outcome: .failed,
      expected: ["a", "b"])
    #expect(
      try lines(of: check) == [
        "      expected  a", "      expected  b", "      actual    nothing",
      ])
    (check.expected, check.actual) = ([], ["a"])
    #expect(try lines(of: check) == ["      expected  nothing", "      actual    a"])
    // Where nothing is selected there is nothing to tell of it.
    var step = StepResult(line: 1, text: "press Down", keys: "Down")
    step.checks = [check]
    for selected in [[], ["a"]] {
      step.selected = selected
      let result = ScriptResult(path: "a.aloud", steps: [step])
      let lines = PrettyReport(ScriptRun(results: [result]), words: Runs.words).lines(of: result)
      #expect(lines.contains { $0.contains("selected:") } != selected.isEmpty)
    }
  }
}
