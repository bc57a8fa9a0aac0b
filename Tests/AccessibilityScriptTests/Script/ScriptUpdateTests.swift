// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import Testing

/// Rewriting expectations to what happened.
@Suite struct ScriptUpdateTests {
  private func updated(_ text: String, _ extent: ScriptUpdate.Extent) throws -> ScriptUpdate {
    let (script, mistakes) = Scripts.read(text)
    try #require(mistakes.isEmpty, "\(mistakes)")
    let played = try #require(script)
    return ScriptUpdate(
      text, of: played, results: try Scripts.play(text), extent: extent, in: Scripts.environment)
  }

  /// Comments, indentation, levels, variables and expectations that hold stay as they are.
  @Test func onlyWhatFailedIsRewritten() throws {
    let text =
      "# A script.\n" + Scripts.crusts + """
        let deep = Deep dish

        open   # nothing wrong here
          hear "Pizza crust, radio group"
          hear more
        press Down    # moves
            SHOULD hear "${deep}"   # in full?
            MAY selected thin  # which one
            hear anything
            cut nothing
        press Down
          hear label "${deep}" state "selected"
          focused regular
        press Up
          hear nothing
        wait 1 s
          hear "x" # gone
          hear "y"
        press Home
          hear containing "Regular"
          screen row 4 "  ( ) Deep dish"
          screen row 3 "no"
          screen no wider than 9
        press Enter
          hear "answer: Regular crust"
          answer deep
          status cancelled
        """
    let update = try updated(text, .failed)
    let expected =
      "# A script.\n" + Scripts.crusts + """
        let deep = Deep dish

        open   # nothing wrong here
          hear "Pizza crust, radio group"
          hear more
        press Down    # moves
            SHOULD hear "Deep dish, radio button, selected, 2 of 3"   # in full?
            MAY selected deep  # which one
            cut "Regular crust, radio button, not selected, 1 of 3"
        press Down
          hear label "Thin crust" state "not selected"
          focused thin
        press Up
          hear "Deep dish, radio button, selected, 2 of 3"
        wait 1 s
          hear nothing # gone
        press Home
          hear containing "Regular"
          screen row 4 "  ( ) Deep dish"
          screen row 3 "> (•) Regular crust"
          screen no wider than 9
        press Enter
          hear "answer: Regular crust"
          answer regular
          status answered
        """
    #expect(update.text == expected)
    #expect(update.remainders.map(\.text) == ["screen no wider than 9"])
    #expect(update.remainders.map(\.reason) == [.demand])
    // What was rewritten holds, and is not rewritten again.
    #expect(try updated(update.text, .failed).text == update.text)
  }

  @Test func moreThanWasExpectedIsAdded() throws {
    let update = try updated(
      Scripts.crusts + "press Down Down\r\n\tMUST hear anything # one\r\npress Up", .failed)
    #expect(
      update.text == Scripts.crusts + "press Down Down\r\n\tMUST hear anything # one\r\n"
        + "\thear \"Thin crust, radio button, not selected, unavailable: out of dough, 3 of 3\"\r\n"
        + "press Up")
  }

  @Test func aWholeScreenIsRewritten() throws {
    let text = Scripts.crusts + "press Down\n  screen is\n    | Pizza\n    |\n  selected deep\n"
    let update = try updated(text, .failed)
    #expect(
      update.text == Scripts.crusts + """
        press Down
          screen is
            | Pizza crust
            |
            |   ( ) Regular crust
            | > (•) Deep dish
            |   ( ) Thin crust  unavailable: out of dough
          selected deep

        """)
  }

  @Test func stepsWithoutExpectationsAreFilled() throws {
    let update = try updated(
      Scripts.crusts + "open\npress Down\n  selected regular\nwait 1 s\nend", .missing)
    #expect(
      update.text == Scripts.crusts + """
        open
          hear "Pizza crust, radio group"
          hear "Regular crust, radio button, not selected, 1 of 3"
        press Down
          selected regular
        wait 1 s
          hear nothing
        end
          hear "end of input, no answer given"
        """)
  }

  /// The row that is meant is the one that resembles what was expected the most.
  @Test func aTextOfTheScreenBecomesTheRowThatResemblesIt() throws {
    let update = try updated(
      Scripts.crusts + """
        press Down
          screen containing "(•) Deep pan"
          screen containing "Deep"
        """, .failed)
    #expect(
      update.text == Scripts.crusts + """
        press Down
          screen containing "> (•) Deep dish"
          screen containing "Deep"
        """)
    #expect(update.remainders == [])
  }
}
