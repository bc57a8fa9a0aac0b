// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import AccessibilityScript

/// What the terminal in memory makes of control sequences (ECMA-48, xterm).
@Suite struct ListenedTerminalTests {
  private let terminal = ListenedTerminal(columns: 20, rows: 4)

  private func feed(_ text: String) -> ListenedScreen {
    terminal.feed(Array(text.utf8))
    return terminal.takeScreen()
  }

  @Test func textAndCursor() {
    let screen = feed("one\r\ntwo\u{1B}[1;3H")
    #expect(screen.lines == ["one", "two", "", ""])
    #expect(screen.cursorRow == 0)
    #expect(screen.cursorColumn == 2)
    #expect(screen.isCursorVisible)
    #expect(!feed("\u{1B}[?25l").isCursorVisible)
  }

  @Test(arguments: [
    ("日本", 4), ("e\u{301}x", 2), ("👍", 2), ("👨‍👩‍👧", 6), ("ไทย", 3),
  ])
  func everyScalarIsKept(text: String, columns: Int) {
    let screen = feed(text)
    #expect(screen.lines[0] == text)
    #expect(screen.cursorColumn == columns)
  }

  @Test func aSequenceInPieces() {
    terminal.feed(Array("\u{1B}[3".utf8))
    let screen = feed("1mred")
    #expect(screen.lines[0] == "red")
    #expect(screen.rows[0].cells[0].look.foreground != 0)
    #expect(screen.rows[0].cells[3].look == ListenedLook())
  }

  /// Programs that send the controls of ISO 6429 as characters do no harm.
  @Test(arguments: [["\u{9F}ab"], ["a\u{9B}", "\u{85}b"]])
  func highControlsAreNothing(pieces: [String]) {
    for piece in pieces { for byte in piece.utf8 { terminal.feed([byte]) } }
    #expect(feed("\u{1B}[5X").lines[0] == "ab")
  }

  @Test func aWideCharacterInTheNarrowestTerminal() {
    let narrow = ListenedTerminal(columns: 1, rows: 1)
    narrow.feed(Array("日本".utf8))
    #expect(narrow.takeScreen().lines == ["本"])
  }

  @Test func looks() {
    let cells = feed("\u{1B}[7ma\u{1B}[27;1mb\u{1B}[22;4mc\u{1B}[24;48;5;17md\u{1B}[48;2;1;2;3me")
      .rows[0].cells
    #expect(cells[0].look.isReversed)
    #expect(cells[1].look.isBold)
    #expect(cells[2].look.isUnderlined)
    #expect(cells[3].look.background == 2 << 24 | 17)
    #expect(cells[4].look.background == 1 << 24 | 0x010203)
  }

  @Test func theAlternateScreen() {
    _ = feed("usual")
    let alternate = feed("\u{1B}[?1049h\u{1B}[Hother")
    #expect(alternate.isAlternate)
    #expect(alternate.lines[0] == "other")
    let usual = feed("\u{1B}[?1049l")
    #expect(!usual.isAlternate)
    #expect(usual.lines[0] == "usual")
  }

  @Test func titleAndBell() {
    _ = feed("\u{1B}]2;a title\u{7}\u{7}")
    #expect(terminal.title == "a title")
    #expect(terminal.bells == 1)
  }

  @Test func theCursorsPlaceIsAnswered() {
    _ = feed("ab\u{1B}[6n")
    #expect(terminal.takeAnswers() == Array("\u{1B}[1;3R".utf8))
    #expect(terminal.takeAnswers().isEmpty)
  }

  @Test func whatScrollsOffIsToldOnce() {
    let screen = feed("1\r\n2\r\n3\r\n4\r\n5\r\n6")
    #expect(screen.scrolled.map(\.text) == ["1", "2"])
    #expect(screen.lines == ["3", "4", "5", "6"])
    #expect(terminal.takeScreen().scrolled.isEmpty)
  }

  @Test func aFloodIsKeptInPart() {
    let count = 5000
    let screen = feed((1...count).map { "\($0)\r\n" }.joined())
    #expect(screen.skipped + screen.scrolled.count == count - 3)
    #expect(screen.scrolled.count <= 2 * ListenedTerminal.longestScroll)
    #expect(screen.scrolled.last?.text == "\(count - 3)")
  }

  /// The bytes of xterm (its “ctlseqs”, PC-style function keys), which curses programs expect.
  @Test(arguments: [
    ("Down", "\u{1B}[B", "\u{1B}OB"), ("Home", "\u{1B}[H", "\u{1B}OH"),
    ("C-Left", "\u{1B}[1;5D", "\u{1B}[1;5D"), ("F1", "\u{1B}OP", "\u{1B}OP"),
    ("F5", "\u{1B}[15~", "\u{1B}[15~"), ("Delete", "\u{1B}[3~", "\u{1B}[3~"),
    ("PageUp", "\u{1B}[5~", "\u{1B}[5~"), ("S-Tab", "\u{1B}[Z", "\u{1B}[Z"),
    ("Tab", "\t", "\t"), ("Enter", "\r", "\r"), ("Backspace", "\u{7F}", "\u{7F}"),
    ("Escape", "\u{1B}", "\u{1B}"), ("Space", " ", " "), ("a", "a", "a"), ("é", "é", "é"),
    ("C-c", "\u{3}", "\u{3}"), ("C-j", "\n", "\n"), ("M-b", "\u{1B}b", "\u{1B}b"),
  ])
  func keys(name: String, usual: String, application: String) {
    #expect(terminal.bytes(ofKey: name) == Array(usual.utf8))
    _ = feed("\u{1B}[?1h")
    #expect(terminal.bytes(ofKey: name) == Array(application.utf8))
  }

  @Test func aSmallerSize() {
    _ = feed("one\r\ntwo")
    terminal.resize(columns: 10, rows: 2)
    let screen = terminal.takeScreen()
    #expect(screen.columns == 10)
    #expect(screen.lines == ["one", "two"])
  }
}
