// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing

/// Key mode as a person sees it: bytes of keys in, a screen out.
struct KeyModeScreenTests {
  /// The question stands below what was there, and one plain line takes its place.
  @Test func drawsInPlaceBelowThePrompt() throws {
    let session = try TerminalSession(
      Aloud.shell(
        #"echo one; echo two; aloud ask --title "Pizza crust" regular="Regular crust" deep="Deep dish" thin="Thin crust"; echo status $?"#
      ))
    try session.wait(for: "the question") { $0.text == ["one", "two"] + Crusts.screen(focus: 0) }
    session.type(Key.down)
    try session.wait(for: "the second option") {
      $0.text == ["one", "two"] + Crusts.screen(focus: 1, selected: 1)
    }
    session.type(Key.enter)
    #expect(try session.end() == .status(0))
    #expect(session.screen.text == ["one", "two", "Pizza crust: Deep dish", "deep", "status 0"])
    #expect(session.screen.scrollback == [])
    #expect(session.screen.unknownSequences == [])
  }

  /// At the bottom of the screen what was there scrolls up, once, and is not lost.
  @Test func scrollsAtTheBottom() throws {
    let session = try TerminalSession(
      Aloud.shell(
        #"seq 24; aloud ask --title "Pizza crust" regular="Regular crust" deep="Deep dish" thin="Thin crust""#
      ))
    try session.wait(for: "the question") { $0.text.suffix(5) == Crusts.screen(focus: 0)[...] }
    for key in [Key.down, Key.down, Key.down, Key.up, Key.down] { session.type(key) }
    try session.wait(for: "the first option") {
      $0.text.suffix(5) == Crusts.screen(focus: 0, selected: 0)[...]
        || $0.shows("back to the first")
    }
    let above = session.screen.scrollback + session.screen.text.prefix { $0 != "Pizza crust" }
    #expect(above == (1...24).map(String.init))
    session.type(Key.enter)
    #expect(try session.end() == .status(0))
    let left = session.screen.scrollback + session.screen.text
    #expect(left == (1...24).map(String.init) + ["Pizza crust: Regular crust", "regular"])
  }

  /// Screen readers and braille displays follow the hardware cursor.
  @Test func cursorIsOnTheFocusedOption() throws {
    let session = try Crusts.session()
    for (key, row) in [("", 2), (Key.down, 3), (Key.down, 4), (Key.up, 3), (Key.home, 2)] {
      session.type(key)
      try session.wait(for: "row \(row)") {
        $0.row == row && $0.column == 3 && $0.cursorLine.hasPrefix("> ")
      }
    }
  }

  @Test func onlyChangedLinesAreDrawn() throws {
    let session = try Crusts.session()
    session.screen.touchedRows = []
    session.type(Key.down)
    try session.wait(for: "the second option") {
      $0.text == Crusts.screen(focus: 1, selected: 1) && $0.row == 3
    }
    #expect(session.screen.touchedRows == [2, 3])
    session.screen.touchedRows = []
    session.type(Key.down)
    try session.wait(for: "the third option") {
      $0.text == Crusts.screen(focus: 2, selected: 2) && $0.row == 4
    }
    #expect(session.screen.touchedRows == [3, 4])
  }

  /// A thousand options on 24 rows: focus always in view, no row more than there are.
  @Test func longListsAreWindowed() throws {
    let session = try TerminalSession(
      Aloud.shell(#"seq 1000 | aloud ask --title Number --options -"#))
    for (key, label) in [
      ("", "1"), (Key.end, "1000"), (Key.up, "999"), (Key.home, "1"), ("512", "512"),
      (Key.down, "513"), (Key.up, "512"), (Key.up, "511"),
    ] {
      session.type(key)
      try session.wait(for: "option \(label)") { $0.cursorLine.hasSuffix(") \(label)") }
      #expect(session.screen.text.count <= 24)
      #expect(session.screen.scrollback == [])
      #expect(session.screen.row(containing: "Number") == 0)
    }
    #expect(session.screen.shows("more above"))
    #expect(session.screen.shows("more below"))
    session.type(Key.pageDown)
    try session.wait(for: "a page further") {
      let last = $0.cursorLine.split(separator: " ").last.flatMap { Int($0) } ?? 0
      return (515...540).contains(last)
    }
    session.type("1000\r")
    #expect(try session.end() == .status(0))
    #expect(session.screen.text == ["Number: 1000", "1000"])
  }

  /// The smallest terminals that still must do.
  @Test(arguments: [(20, 24), (80, 5), (20, 5), (10, 3)])
  func smallTerminals(columns: Int, rows: Int) throws {
    let session = try TerminalSession(
      Aloud.launch(
        ["ask", "--title", "A title of many words that is longer than a row"]
          + (1...30).map { "k\($0)=Option \($0)" }),
      screen: TerminalEmulator(columns: columns, rows: rows))
    for number in [1, 2, 3, 4, 5, 6, 7, 8] {
      try session.wait(for: "option \(number)") {
        $0.cursorLine.hasPrefix("> ") && $0.cursorLine.contains(") Opt")
          && (columns < 20 || $0.cursorLine.hasSuffix(" \(number)"))
      }
      #expect(session.screen.wrappedRows == [])
      #expect(session.screen.scrollback == [])
      session.type(Key.down)
    }
    session.type("12" + Key.enter)
    #expect(try session.end() == .status(0))
    #expect(session.screen.text.last == "k12")
  }

  /// Labels whose width is not their count of characters; no row may wrap by accident.
  @Test(arguments: [
    ["深盘披萨饼皮配番茄酱和马苏里拉奶酪", "薄脆饼皮", "普通饼皮"],
    ["👨‍👩‍👧‍👦 Family size", "🇩🇪 German", "❤️ With love 👍🏽"],
    ["e\u{301}te\u{301} cafe\u{301}", "นุ่ม", "हिन्दी"],
    ["\u{FF21}\u{FF22}\u{FF23} full", "한국어 라벨", "ﾊﾝｶｸ"],
  ])
  func wideLabelsAtTwentyColumns(labels: [String]) throws {
    let session = try TerminalSession(
      Aloud.launch(["ask", "--title", "標題 👍"] + labels),
      screen: TerminalEmulator(columns: 20, rows: 24))
    for label in labels {
      try session.wait(for: label) {
        $0.cursorLine.hasPrefix("> ") && $0.cursorLine.contains(") \(label.prefix(4))")
          && $0.column == 3
      }
      #expect(session.screen.wrappedRows == [])
      for line in session.screen.text { #expect(CellWidth.columns(of: line) <= 20) }
      session.type(Key.down)
    }
    let shown = session.screen.text.joined().filter { $0 != " " }
    for label in labels { #expect(shown.contains(label.filter { $0 != " " })) }
    session.type(Key.enter)
    #expect(try session.end() == .status(0))
  }

  @Test func rightToLeftLabels() throws {
    let session = try TerminalSession(
      Aloud.launch(["ask", "--title", "العجينة", "a=عادية", "b=عميقة", "--language", "ar"]))
    try session.wait(for: "the first option") { $0.cursorLine.contains("عادية") }
    // Left leads on where text runs to the left.
    session.type(Key.left)
    try session.wait(for: "the second option") {
      $0.cursorLine.contains("عميقة") && $0.cursorLine.contains("(•)")
    }
    session.type(Key.enter)
    #expect(try session.end() == .status(0))
    #expect(session.screen.text == ["العجينة: عميقة", "b"])
    #expect(session.screen.unknownSequences == [])
  }

  /// Nothing is told by colour alone.
  @Test func withoutColour() throws {
    let colourful = try Crusts.session(Crusts.disabled)
    colourful.type(Key.down)
    try colourful.wait(for: "(•) Deep dish")
    let plain = try Crusts.session(Crusts.disabled, ["NO_COLOR": "1"])
    plain.type(Key.down)
    try plain.wait(for: "(•) Deep dish")
    #expect(colourful.screen.hasUsedColor)
    #expect(!plain.screen.hasUsedColor)
    #expect(plain.screen.text == colourful.screen.text)
    #expect(plain.screen.shows("unavailable: out of dough"))
  }

  /// Where the encoding has no signs, plain characters do.
  @Test func withoutUnicode() throws {
    let session = try Crusts.session([], ["LANG": "C"])
    session.type(Key.down)
    try session.wait(for: "Deep dish chosen") { $0.cursorLine == "> (*) Deep dish" }
    #expect(session.screen.text.joined().utf8.allSatisfy { $0 < 0x80 })
  }

  /// Control characters and overrides of a label never reach the terminal.
  @Test(arguments: [
    "bell\u{07}", "colour\u{1B}[31mred", "title\u{1B}]0;x\u{07}", "up\u{1B}[A", "clear\u{1B}c",
    "line\nbreak", "tab\there", "back\u{8}\u{8}\u{8}", "csi\u{9B}31m", "\u{202E}txt.exe",
    "\u{2066}isolated", "del\u{7F}", "cr\rlf",
  ])
  func unsafeLabelsAreMadeVisible(label: String) throws {
    let session = try TerminalSession(
      Aloud.launch([
        "ask", "--title", "T " + label, "k=" + label, "other=Other", "--description", label,
      ]))
    try session.wait(for: "Other")
    session.type(Key.down + Key.up)
    try session.wait(for: "the label chosen") { $0.cursorLine.hasPrefix("> (•) ") }
    session.type(Key.enter)
    #expect(try session.end() == .status(0))
    #expect(session.screen.unknownSequences == [])
    #expect(session.screen.bells == 0)
    #expect(session.screen.text.count == 2)
    #expect(session.screen.text.last == "k")
    let closing = session.screen.text[0]
    #expect(closing.hasPrefix("T "))
    #expect(!closing.unicodeScalars.contains { [0x202E, 0x2066].contains($0.value) })
  }
}
