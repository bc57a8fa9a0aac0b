// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import AccessibilityScript

/// What is said of screens, as sequences that programs send make them.
@Suite struct ScreenListenerTests {
  /// A terminal and who listens to it.
  final class Scene {
    let terminal: ListenedTerminal
    var listener: ScreenListener

    init(_ text: String = "", columns: Int = 40, rows: Int = 8) {
      terminal = ListenedTerminal(columns: columns, rows: rows)
      listener = ScreenListener(columns: columns, rows: rows)
      _ = heard(text)
    }

    /// What is said after a program wrote something.
    func heard(_ text: String, key: String? = nil) -> [String] {
      terminal.feed(Array(text.utf8))
      return listener.hear(terminal.takeScreen(), key: key).map { "\($0.kind): \($0.text)" }
    }
  }

  /// A person resizes an editor; what comes when it is left is heard.
  @Test(arguments: [(30, 100), (10, 40), (24, 80), (24, 100), (3, 5)])
  func theAlternateScreenIsResized(rows: Int, columns: Int) {
    let terminal = ListenedTerminal(columns: 80, rows: 24)
    var listener = ScreenListener(columns: 80, rows: 24)
    func hear(_ text: String) -> [String] {
      terminal.feed(Array(text.utf8))
      return listener.hear(terminal.takeScreen(), key: nil).map(\.text)
    }
    #expect(hear("usual\r\n") == ["usual"])
    #expect(hear("\u{1B}[?1049h\u{1B}[Hother") == ["other"])
    terminal.resize(columns: columns, rows: rows)
    listener.accept(terminal.takeScreen())
    #expect(hear("\u{1B}[?1049lafter\r\n") == ["after"])
    #expect(hear("more\r\n") == ["more"])
  }

  @Test func printedLinesAreReadInOrderEachOnce() {
    let scene = Scene()
    #expect(scene.heard("one\r\ntwo\r\n") == ["output: one", "output: two"])
    #expect(scene.heard("").isEmpty)
    #expect(scene.heard("two\r\n") == ["output: two"])
  }

  @Test func linesThatScrolledOffAreRead() {
    let scene = Scene("start\r\n", rows: 3)
    let lines = (1...10).map { "line \($0)" }
    #expect(scene.heard(lines.joined(separator: "\r\n")) == lines.map { "output: \($0)" })
  }

  @Test func equalLinesAreReadAsOftenAsPrinted() {
    let scene = Scene("y\r\ny\r\n", rows: 3)
    #expect(scene.heard("y\r\ny\r\ny\r\n") == Array(repeating: "output: y", count: 3))
  }

  @Test func aWrappedLineIsOneLine() {
    let scene = Scene(columns: 10)
    #expect(scene.heard("abcdefghijklm\r\nend") == ["output: abcdefghijklm", "output: end"])
  }

  @Test func aPromptGoesOnBeingPrinted() {
    let scene = Scene("Working…")
    #expect(scene.heard(" done") == ["output: done"])
  }

  @Test func typingIsEchoed() {
    let scene = Scene("$ ")
    #expect(scene.heard("l", key: "l") == ["echo: l"])
    #expect(scene.heard("s", key: "s") == ["echo: s"])
    #expect(scene.heard(" ", key: "Space") == ["echo:  "])
    #expect(scene.heard("日", key: "日") == ["echo: 日"])
  }

  @Test func typingWithinALineIsEchoed() {
    let scene = Scene("$ ac\u{1B}[D")
    // Insert character (ICH), as readline does.
    #expect(scene.heard("\u{1B}[@b", key: "b") == ["echo: b"])
  }

  @Test func typingWhereNothingStoodIsEchoed() {
    #expect(Scene().heard("a", key: "a") == ["echo: a"])
  }

  @Test func hiddenTypingIsSilent() {
    #expect(Scene("Password: ").heard("", key: "x").isEmpty)
    #expect(Scene("Password: ").heard("*", key: "x") == ["echo: *"])
  }

  @Test func deletedTextIsRead() {
    #expect(Scene("$ ab").heard("\u{8} \u{8}", key: "Backspace") == ["echo: b"])
    #expect(Scene("$ abc\u{1B}[2D").heard("\u{1B}[P", key: "Delete") == ["echo: b"])
    #expect(Scene("$ one two").heard("\u{1B}[3D\u{1B}[K", key: "C-w") == ["echo: two"])
  }

  /// At the end of a line a space is seen by the cursor alone.
  @Test(arguments: [
    ("/a ", "\u{8} \u{8}", "Backspace"), ("$ one  ", "\u{8}\u{8}\u{1B}[K", "C-w"),
    ("$    ", "\u{1B}[3D\u{1B}[K", "C-u"), (":a ", "\u{1B}[D\u{1B}[P", "C-h"),
  ])
  func aDeletedSpaceIsNamed(line: String, bytes: String, key: String) {
    #expect(Scene(line).heard(bytes, key: key) == ["echo:  "])
  }

  /// A sign stands for each character, over what shows the free places.
  @Test(arguments: ["_", ".", " ", "-"], ["*", "•", "●", "#"])
  func whatStandsForAPasswordIsEchoed(fill: String, sign: String) {
    let free = String(repeating: fill, count: 12)
    let scene = Scene("│ \(free) │\u{1B}[13D")
    for count in 1...12 {
      #expect(scene.heard(sign, key: count == 3 ? "Space" : "x") == ["echo: \(sign)"])
    }
    #expect(scene.heard("\u{8}\(fill)\u{8}", key: "Backspace") == ["echo: \(sign)"])
  }

  @Test func typingOverATextIsEchoed() {
    let scene = Scene("one two\u{1B}[7D")
    #expect(scene.heard("O", key: "O") == ["echo: O"])
    #expect(scene.heard("-", key: "-") == ["echo: -"])
  }

  @Test func aCompletedWordIsRead() {
    #expect(Scene("$ cle").heard("ar ", key: "Tab") == ["echo: ar"])
  }

  @Test func anotherLineAtTheCursorIsRead() {
    let scene = Scene("$ cat foo")
    #expect(scene.heard("\r$ ls bar\u{1B}[K", key: "Up") == ["focus: $ ls bar"])
  }

  @Test func theCursorsNewPlaceIsRead() {
    let scene = Scene("one two\r\nthree\u{1B}[H")
    #expect(scene.heard("\u{1B}[C", key: "Right") == ["focus: n"])
    #expect(scene.heard("\u{1B}[1;5H", key: "C-Right") == ["focus: two"])
    #expect(scene.heard("\u{1B}[2;1H", key: "Down") == ["focus: three"])
    #expect(scene.heard("\u{1B}[4;1H", key: "Down") == ["focus: "])
  }

  @Test func aCursorThatMovesByItselfIsSilent() {
    #expect(Scene("one\r\ntwo").heard("\u{1B}[H").isEmpty)
  }

  /// Two items alone leave open which look is the highlight, but for what is around them.
  @Test(arguments: ["\u{1B}[7m", "\u{1B}[44m", "\u{1B}[30;47m", "\u{1B}[48;5;236m"])
  func theHighlightIsRead(look: String) {
    func list(_ current: Int) -> String {
      (0..<3).map { item in
        "\u{1B}[\(item + 2);3H" + (item == current ? look : "") + "item \(item)\u{1B}[m"
      }.joined() + "\u{1B}[?25l\u{1B}[8;1H"
    }
    let scene = Scene()
    #expect(
      scene.heard(list(0)) == [
        "output: item 0", "output: item 1", "output: item 2", "focus: item 0",
      ])
    #expect(scene.heard(list(1), key: "Down") == ["focus: item 1"])
    #expect(scene.heard(list(2), key: "Down") == ["focus: item 2"])
    #expect(scene.heard(list(1), key: "Up") == ["focus: item 1"])
    #expect(scene.heard(list(1), key: "x").isEmpty)
  }

  /// The mark of a check box has another look than its line, and the cursor is on it.
  @Test(
    arguments: ["*", " ", "x", "X", "✓"],
    [("\u{1B}[37;44m", "\u{1B}[37;41m"), ("\u{1B}[7m", "\u{1B}[m"), ("\u{1B}[7m", "\u{1B}[1;7m")])
  func aMarkInBracketsBelongsToItsLine(mark: String, looks: (line: String, mark: String)) {
    let plain = "\u{1B}[m\u{1B}[30;47m"
    func box(_ current: Int) -> String {
      let items = ["a  Ham", "b  Salami", "c  Corn"].enumerated().map { place, name in
        "\u{1B}[\(place + 2);3H"
          + (place == current
            ? "\u{1B}[m\(looks.line)[\u{1B}[m\(looks.mark)\(mark)\u{1B}[m\(looks.line)] \(name)\(plain)"
            : "\(plain)[\(mark)] \(name)")
      }
      return "\(plain)\u{1B}[2J" + items.joined() + "\u{1B}[\(current + 2);4H"
    }
    let scene = Scene()
    #expect(scene.heard(box(0)).suffix(1) == ["focus: [\(mark)] a Ham"])
    #expect(scene.heard(box(1), key: "Down") == ["focus: [\(mark)] b Salami"])
    #expect(scene.heard(box(2), key: "Down") == ["focus: [\(mark)] c Corn"])
    #expect(scene.heard(box(1), key: "Up") == ["focus: [\(mark)] b Salami"])
  }

  @Test func aHighlightByWeightAloneIsRead() {
    let scene = Scene("\u{1B}[?25l\u{1B}[1malpha\u{1B}[m\r\nbeta\r\ngamma")
    #expect(
      scene.heard("\u{1B}[Halpha\r\n\u{1B}[1mbeta\u{1B}[m", key: "Down") == ["focus: beta"])
  }

  @Test func aPointerIsAHighlight() {
    let scene = Scene("\u{1B}[?25l❯ alpha\r\n  beta\r\n  gamma")
    #expect(scene.heard("\u{1B}[H  alpha\r\n❯ beta", key: "Down") == ["focus: ❯ beta"])
  }

  @Test func aListThatScrollsUnderItsHighlightIsRead() {
    let scene = Scene("\u{1B}[?25l\u{1B}[2;1Hone\r\ntwo\r\n\u{1B}[7mthree\u{1B}[m")
    #expect(
      scene.heard("\u{1B}[2;1Htwo  \r\nthree\r\n\u{1B}[7mfour\u{1B}[m ", key: "Down")
        == ["focus: four"])
  }

  @Test func helpBesideAListIsRead() {
    let scene = Scene(
      "\u{1B}[?25l\u{1B}[7mone\u{1B}[m\r\ntwo\r\n\r\n\r\nhelp of this")
    #expect(
      scene.heard("\u{1B}[Hone\r\n\u{1B}[7mtwo\u{1B}[m\u{1B}[5;1Hhelp of that", key: "Down")
        == ["focus: two", "output: help of that"])
  }

  @Test(arguments: [
    "┌──────────┐\r\n│          │\r\n└──────────┘", "▒▒▒▒▒▒▒\r\n█████", "+------+\r\n+------+",
    "--------------------", "==========", "~\r\n~\r\n~\r\n~", "⠋", "\u{1B}[44m          \u{1B}[m",
    // The line-drawing characters of a VT100.
    "\u{1B}(0lqqqqk\r\nx    x\r\nmqqqqj\u{1B}(B",
  ])
  func whatIsOnlyDrawnIsSilent(picture: String) {
    #expect(Scene().heard(picture).isEmpty)
  }

  @Test func textInBordersIsRead() {
    let scene = Scene()
    #expect(
      scene.heard(
        "┌─┤ Title ├───── ↑(-)┐\r\n│ left  │ right    │\r\n└────────────────────┘")
        == ["output: Title", "output: left", "output: right"])
    #expect(Scene().heard("| id | name |\r\n") == ["output: id", "output: name"])
    #expect(Scene().heard("[####      ] 40%") == ["output: [ ] 40%"])
    #expect(Scene().heard("Name........: x") == ["output: Name : x"])
    #expect(Scene().heard("wait...") == ["output: wait..."])
  }

  @Test func spinnersAndClocksAreSilent() {
    let scene = Scene("\u{1B}[8;30H12:00\u{1B}[1;1H| working\r")
    #expect(scene.heard("/").isEmpty)
    #expect(scene.heard("\r\u{1B}[8;30H12:01\u{1B}[H").isEmpty)
    #expect(scene.heard("\r- working").isEmpty)
  }

  /// Numbers elsewhere that typing came to are told after it; what counts on by itself and what only
  /// tells where the cursor is are not.
  @Test(arguments: [
    ("4/4", "2/4", true), ("4/4 ───────", "2/4 ───────", true), ("12 matches", "3 matches", true),
    ("match 1 of 9", "match 1 of 12", true), ("[4]", "[3]", true), ("⠋ 9/9", "⠙ 1/9", true),
    ("12:00", "12:01", false), ("0:00:09", "0:00:10", false), ("| loading", "/ loading", false),
    ("1,3 All", "1,4 All", false), ("Ln 1, Col 3", "Ln 1, Col 4", false), ("⠋", "⠙", false),
    ("L1 C2", "L1 C3", false), ("7", "7", false),
  ])
  func whatTypingCameToIsRead(old: String, new: String, isRead: Bool) {
    let content = ScreenListenerTests.Scene(new).listener.screen.rows[0].content
    let told = isRead ? content.map { "output: \($0)" } : []
    func line(_ text: String) -> String { "\u{1B}[5;1H\(text)\u{1B}[K" }
    let scene = Scene("\(line(old))\u{1B}[1;1H> ")
    #expect(scene.heard("a\(line(new))\u{1B}[1;4H", key: "a") == ["echo: a"] + told)
    // By itself, and beside a cursor that only moved, it goes on.
    #expect(scene.heard("\(line(old))\u{1B}[1;4H").isEmpty)
    #expect(scene.heard("\(line(new))\u{1B}[1;3H", key: "Left") == ["focus: a"])
  }

  @Test func progressAtTheCursorIsRead() {
    let scene = Scene("copied 1%\r")
    #expect(scene.heard("copied 50%\r") == ["output: copied 50%"])
  }

  @Test func aMarkThatIsSetIsRead() {
    let scene = Scene("[ ] one\r\n[ ] two\u{1B}[1;2H")
    #expect(scene.heard("*\u{8}", key: "Space") == ["focus: [*] one"])
  }

  @Test func leavingTheAlternateScreenReadsWhatIsNew() {
    let scene = Scene("$ fzf\r\n")
    #expect(scene.heard("\u{1B}[?1049h\u{1B}[Hone\r\ntwo") == ["output: one", "output: two"])
    #expect(scene.heard("\u{1B}[?1049lone\r\n$ ", key: "Enter") == ["output: one", "output: $"])
  }

  @Test func aClearedScreenReadsItsPrompt() {
    let scene = Scene("hello\r\n$ clear")
    #expect(scene.heard("\u{1B}[H\u{1B}[2J$ ", key: "Enter") == ["focus: $"])
  }

  @Test func anotherSizeIsSilent() {
    let scene = Scene("one two three")
    scene.terminal.resize(columns: 20, rows: 4)
    #expect(scene.heard("\u{1B}[H\u{1B}[2Jone two three").isEmpty)
    #expect(scene.heard("\r\nfour") == ["output: four"])
  }
}
