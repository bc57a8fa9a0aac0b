// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing

/// The terminal's size changes while a question is open: it is drawn once, nothing is left over.
struct KeyModeResizeTests {
  /// A terminal that cuts lines, and one that breaks them anew.
  static let terminals: [(TerminalEmulator.Resizing, [String: String])] = [
    (.cuts, ["XTERM_VERSION": "XTerm(379)"]), (.reflows, [:]),
  ]

  @Test(arguments: terminals)
  func bothWays(resizing: TerminalEmulator.Resizing, variables: [String: String]) throws {
    let title = "A title that needs more than one row on a narrow terminal, but not on a wide one"
    let session = try TerminalSession(
      Aloud.shell(
        "echo before; aloud ask --title '\(title)' 'one=The first of the options' two=Second three=Third",
        variables),
      screen: TerminalEmulator(columns: 100, rows: 24, resizing: resizing))
    try session.wait(for: "Third")
    var selected = 0
    for columns in [30, 100, 20, 60, 100] {
      session.screen.touchedRows = []
      session.resize(columns: columns, rows: 24)
      // The title is drawn again only because of the size.
      try session.wait(for: "the question anew") {
        $0.touchedRows.contains(1) && $0.cursorLine.hasPrefix("> ")
      }
      session.type(Key.down)
      selected = (selected + 1) % 3
      let label = ["The first", "Second", "Third"][selected]
      try session.wait(for: "\(label) at \(columns) columns") {
        $0.cursorLine.hasPrefix("> (•) " + label)
          && (columns < 100 || $0.text.dropFirst().first == title)
      }
      let text = session.screen.text
      #expect(text[0] == "before")
      #expect(text.filter { $0.hasPrefix("A title") }.count == 1)
      for option in ["The first", "Second", "Third"] {
        #expect(text.filter { $0.contains(") " + option) }.count == 1)
      }
      #expect(text.filter { $0.contains("(•)") }.count == 1)
      #expect(session.screen.scrollback == [])
    }
    session.type(Key.enter)
    #expect(try session.end() == .status(0))
    #expect(session.screen.text == ["before", title + ": Third", "three"])
  }

  /// Fewer rows show a part of the options, more rows show them all again.
  @Test func rowsBothWays() throws {
    let session = try TerminalSession(
      Aloud.launch(["ask", "--title", "T"] + (1...12).map { "Option \($0)" }))
    try session.wait(for: "Option 12")
    session.resize(columns: 80, rows: 6)
    try session.wait(for: "few rows") { $0.shows("more below") }
    session.type(Key.down)
    try session.wait(for: "the second option on few rows") {
      $0.cursorLine == "> (•) Option 2" && $0.shows("more below")
    }
    #expect(session.screen.text.count <= 6)
    session.screen.touchedRows = []
    session.resize(columns: 80, rows: 24)
    try session.wait(for: "more rows") { $0.touchedRows.contains(0) && $0.shows("Option 12") }
    session.type(Key.down)
    try session.wait(for: "the third option on many rows") {
      $0.cursorLine == "> (•) Option 3" && $0.shows("Option 12")
    }
    #expect(!session.screen.shows("more below"))
    for number in 1...12 {
      #expect(session.screen.text.filter { $0.hasSuffix("Option \(number)") }.count == 1)
    }
    session.type(Key.enter)
    #expect(try session.end() == .status(0))
  }

  /// Text sizes: from the accessibility sizes on a blank line stands between options.
  @Test func textSizesChangeTheLayout() throws {
    let session = try Crusts.session(["--text-size", "XXXL"])
    #expect(session.screen.text.count == 5)
    session.type("+")
    try session.wait(for: "accessibility medium")
    #expect(
      session.screen.text.prefix(7)
        == [
          "Pizza crust", "", "> ( ) Regular crust", "", "  ( ) Deep dish", "", "  ( ) Thin crust",
        ])
    session.type("=")
    try session.wait(for: "the usual size") { $0.shows("large, the usual one") }
    #expect(session.screen.text.prefix(5) == Crusts.screen(focus: 0)[...])
  }

  /// A terminal that scales text draws it scaled; others are asked, and draw it as usual.
  @Test func textIsScaledWhereItCanBe() throws {
    let scaling = try Crusts.session(
      ["--text-size", "AX5"], screen: TerminalEmulator(scalesText: true))
    let usual = try Crusts.session(["--text-size", "AX5"])
    try scaling.wait(for: "the cursor on scaled text") { $0.column > 3 }
    try usual.wait(for: "the cursor") { $0.column == 3 }
    for session in [scaling, usual] {
      session.type(Key.down + Key.enter)
      #expect(try session.end() == .status(0))
      #expect(session.screen.text == ["Pizza crust: Deep dish", "deep"])
      #expect(session.screen.unknownSequences == [])
    }
  }
}
