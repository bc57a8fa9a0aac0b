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
  private static let green = ScreenColour.palette(2)

  private static func grey(_ text: String) -> StyledText {
    StyledText(text, foreground: .palette(0), background: .palette(7))
  }

  private static func blue(_ text: String) -> StyledText {
    StyledText(text, foreground: .palette(7), background: .palette(4))
  }

  /// Borders, rulers and bars are drawn, not written.
  @Test(arguments: [
    ("┌───┐", false), ("----------", false), ("████", false), ("│ │", false), ("<Ok>", true),
    ("┤ Title ├", true), ("?", true),
  ])
  func onlyTextHasAContrast(text: String, isText: Bool) {
    let row = [StyledText(text, foreground: .rgb(255, 255, 0), background: .rgb(255, 255, 255))]
    #expect((ScreenLooks.lowContrast(in: [row], below: 4.5) != nil) == isText)
  }

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
          [StyledText("three", foreground: .palette(7), background: .palette(4))],
        ], 1
      ),
      // Dots of two colours, and rows of two.
      (
        [
          [StyledText("Servers")], [StyledText("●", foreground: green), StyledText(" web")],
          [StyledText("●", foreground: red), StyledText(" db")],
        ], 1
      ),
      ([[StyledText("one", foreground: red)], [StyledText("two", foreground: green)]], 0),
      ([[StyledText("- one", foreground: red)], [StyledText("+ two", foreground: green)]], nil),
      // A list whose focus is a background, and one whose focus is in reverse.
      ([[grey("  Red  ")], [grey("  "), blue("Green"), grey("  ")], [grey("  Blue  ")]], 1),
      (
        [
          [grey("  Red  ")], [StyledText("  Green  ", attributes: .reverse, foreground: red)],
          [grey("  Blue  ")],
        ], nil
      ),
      // Buttons side by side.
      ([[StyledText("Red  "), blue("Green"), StyledText("  Blue")]], 0),
      ([[grey("<Ok> "), blue("<Cancel>")]], 0),
      // What came and what went, as git draws it.
      (
        [
          [
            StyledText("a.c | 3 "), StyledText("++", foreground: green),
            StyledText("-", foreground: red),
          ],
          [
            StyledText("b.c | 9 "), StyledText("+++++", foreground: green),
            StyledText("----", foreground: red),
          ],
        ], nil
      ),
      ([[grey("│  "), blue("<Ok>"), grey("  <Cancel>  │")]], 0),
      ([[grey("Red  "), blue("[x] Green")]], nil),
      // A frame around rows that all look the same.
      (
        [
          [StyledText("┌───┐", foreground: red)],
          [
            StyledText("│", foreground: red), StyledText("one"), StyledText("│", foreground: green),
          ],
          [
            StyledText("│", foreground: red), StyledText("two"), StyledText("│", foreground: green),
          ],
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
