// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import AccessibilityScript

/// What a screen tells by its looks. The ratios are those of the WCAG contrast formula, as the
/// WebAIM contrast checker gives them.
@Suite struct LooksTests {
  @Test(arguments: [
    (ScreenColour.rgb(0, 0, 0), ScreenColour.rgb(255, 255, 255), 21.0),
    (.rgb(0x77, 0x77, 0x77), .rgb(255, 255, 255), 4.48),
    (.rgb(255, 0, 0), .rgb(255, 255, 255), 4.0),
    (.palette(15), .palette(0), 21.0), (.palette(231), .palette(16), 21.0),
    (.rgb(0, 0, 255), .rgb(255, 255, 255), 8.59), (.rgb(255, 255, 0), .rgb(255, 255, 255), 1.07),
  ])
  func contrastIsThatOfWCAG(_ text: ScreenColour, _ background: ScreenColour, _ ratio: Double)
    throws
  {
    let contrast = try #require(ScreenColour.contrast(text, background))
    #expect(abs(contrast - ratio) < 0.006)
    #expect(ScreenColour.contrast(background, text) == contrast)
  }

  @Test func coloursOfTheTerminalAreThePersons() {
    #expect(ScreenColour.contrast(.terminal, .terminal) == nil)
    // Grey beside an unknown background counts as the worse of black and white.
    #expect(ScreenColour.contrast(.rgb(0x77, 0x77, 0x77), .terminal)! < 4.6)
    #expect(ScreenColour.contrast(.terminal, .rgb(255, 255, 255)) == 1)
  }

  private static let red = ScreenColour.palette(1)

  /// Rows, and the one that only colour sets apart.
  @Test(
    arguments: [
      ([[StyledText("one")], [StyledText("two", foreground: red)]], 1),
      ([[StyledText("one")], [StyledText("two", attributes: .reverse, foreground: red)]], nil),
      ([[StyledText("one")], [StyledText("* two", foreground: red)]], nil),
      (
        [[StyledText("one")], [StyledText("two  "), StyledText("invalid", foreground: red)]], nil
      ),
      ([[StyledText("one")], [StyledText("two")]], nil),
      (
        [
          [StyledText("one", foreground: .palette(7), background: .palette(4))],
          [StyledText("two", foreground: .palette(15), background: .palette(4))],
        ], nil
      ),
      ([[StyledText("one")], [StyledText("two", background: red)], [StyledText("three")]], 1),
    ] as [([[StyledText]], Int?)])
  func colourAlone(rows: [[StyledText]], row: Int?) {
    #expect(ScreenLooks.toldByColourAlone(in: rows) == row)
  }

  @Test func expectationsOfLooksHoldAndFail() throws {
    let checks = try Scripts.checks(
      "colours: yes\n" + Scripts.crusts + """
        press Down
          screen contrast 1.5
          screen contrast 4.5
          screen not by colour alone
        """)
    #expect(checks.map(\.outcome) == [.held, .failed, .held])
    #expect(checks[1].reason == "row 4 has a contrast of 2.15:1")
    #expect(checks[1].actual == ["> (•) Deep dish", "2.15:1"])
    let plain = try Scripts.checks(Scripts.crusts + "press Down\n  screen contrast 21\n")
    #expect(plain.map(\.outcome) == [.held])
  }
}
