// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import Testing

/// In line mode the screen is what was printed: expectations of it hold and fail as elsewhere.
@Suite struct PrintedLinesTests {
  private static let question = """
    question: Pizza crust
    option: regular = Regular crust
    option: deep = Deep dish
    disabled: deep = out of dough
    mode: lines

    """

  @Test func expectationsHoldAndFail() throws {
    let checks = try Scripts.checks(
      Self.question + """
        open
          screen row 1 "Pizza crust"
          screen containing "1. Regular crust"
          screen containing "unavailable: out of dough"
          screen no wider than 80
          screen no wider than 5
          screen containing "Thin crust"
          screen row 1 "Regular crust"
        """)
    #expect(checks.map(\.outcome) == [.held, .held, .held, .held, .failed, .failed, .failed])
  }

  /// What is refused and how it ends is printed as well, and so is the next list of a form.
  @Test func whatIsToldIsPrinted() throws {
    let checks = try Scripts.checks(
      Self.question + """
        type "2"
          screen containing "1. Regular crust"
        press Enter
          hear kind refusal
          screen containing "out of dough"
          screen no wider than 80
        type "1"
        press Enter
          screen containing "answer: Regular crust"
        """)
    #expect(checks.allSatisfy { $0.outcome == .held }, "\(checks.map(\.actual))")
  }

  /// Of more than a terminal shows, its end is what is left.
  @Test func aTerminalShowsTheEnd() throws {
    let checks = try Scripts.checks(
      "terminal: 40x3\n" + Self.question + """
        type "9"
        press Enter
          screen containing "9 is out of range: 1 to 2"
        type "8"
        press Enter
          screen containing "8 is out of range: 1 to 2"
        type "7"
        press Enter
          screen is
            | 9 is out of range: 1 to 2
            | 8 is out of range: 1 to 2
            | 7 is out of range: 1 to 2
        """)
    #expect(checks.allSatisfy { $0.outcome == .held }, "\(checks.map(\.actual))")
  }
}
