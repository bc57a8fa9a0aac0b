// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import AccessibilityScript

/// What is said where a sign or a look moves from one line to another, or a check mark changes,
/// while the cursor is somewhere else.
@Suite struct PointerTests {
  typealias Scene = ScreenListenerTests.Scene

  /// How a program shows which item is the current one.
  struct Style: Sendable, CustomTestStringConvertible {
    let current: String
    let other: String
    var end = ""
    /// What is said before the item.
    let said: String
    var testDescription: String { said + current.debugDescription }

    init(_ current: String, _ other: String, end: String = "", said: String? = nil) {
      (self.current, self.other, self.end, self.said) = (current, other, end, said ?? current)
    }
  }

  static let styles = [
    Style("❯ ", "  "), Style("> ", "  "), Style("* ", "  "), Style("→ ", "  "), Style("▸ ", "  "),
    Style("• ", "  "), Style("» ", "  "), Style("► ", "  "), Style("-> ", "   "),
    Style("=> ", "   "), Style("👉 ", "   "), Style("▌ ", "  ", said: ""),
    Style("│ ", "  ", said: ""), Style("❯ ", ""), Style("(*) ", "( ) "), Style("[x] ", "[ ] "),
    Style("[X] ", "[ ] "), Style("(o) ", "( ) "), Style("<*> ", "< > "), Style("● ", "○ "),
    Style("◉ ", "◯ "), Style("☑ ", "☐ "), Style("✓ ", "  "), Style("> [ ] ", "  [ ] "),
    Style("\u{1B}[36m❯ ", "  ", end: "\u{1B}[m", said: "❯ "),
    Style("\u{1B}[1;32m> ", "  \u{1B}[2m", end: "\u{1B}[m", said: "> "),
    Style("  ", "  ", end: " ✓"), Style("  ", "  ", end: " ←"),
  ]

  /// Where the cursor is while the list is drawn: hidden below, seen below, behind the question,
  /// hidden where the drawing ended.
  static let cursors = [
    "\u{1B}[?25l\u{1B}[9;1H", "\u{1B}[?25h\u{1B}[9;1H", "\u{1B}[?25h\u{1B}[1;8H", "\u{1B}[?25l",
  ]

  private func list(
    _ items: [String], _ current: Int, _ style: Style, border: String = ""
  ) -> String {
    items.enumerated().map { place, item in
      let isCurrent = place == current
      let line =
        (isCurrent ? style.current : style.other) + item + (isCurrent ? style.end : "\u{1B}[m")
      return "\u{1B}[\(place + 2);1H\u{1B}[K\(border)\(line)"
        + (border.isEmpty ? "" : "\u{1B}[\(place + 2);30H\(border)")
    }.joined()
  }

  private func said(_ item: String, _ style: Style) -> String {
    let end = style.end.hasPrefix("\u{1B}") ? "" : style.end
    return (style.said + item + end).split(separator: " ").joined(separator: " ")
  }

  @Test(
    arguments: styles,
    [["Red", "Green", "Blue"], ["Yes", "No"], ["one", "two", "three", "four", "five", "six"]])
  func theLineThatHasTheSignNowIsRead(style: Style, items: [String]) {
    for cursor in Self.cursors {
      for border in ["", "│ "] where border.isEmpty || style.current != "│ " {
        let scene = Scene("? Which\(list(items, 0, style, border: border))\(cursor)", rows: 10)
        let places = Array(items.indices.dropFirst()) + [0, items.count - 1, items.count - 2]
        var last = 0
        for place in places where place != last {
          #expect(
            scene.heard(list(items, place, style, border: border) + cursor, key: "Down")
              == ["focus: \(said(items[place], style))"],
            "\(cursor.debugDescription) \(border) \(place)")
          last = place
        }
      }
    }
  }

  @Test func whatElseChangedIsRead() {
    let style = Style("❯ ", "  ")
    func menu(_ place: Int) -> String {
      "\u{1B}[H\u{1B}[2J? Which: \(["Red", "Green", "Blue"][place])"
        + list(["Red", "Green", "Blue"], place, style) + "\u{1B}[?25l"
    }
    let scene = Scene(menu(0))
    #expect(
      scene.heard(menu(2), key: "Up") == ["focus: ❯ Blue", "output: ? Which: Blue"])
    #expect(
      scene.heard(menu(1), key: "Up") == ["focus: ❯ Green", "output: ? Which: Green"])
  }

  /// A look moves where another line counts along.
  @Test(
    arguments: ["\u{1B}[36m", "\u{1B}[1m", "\u{1B}[4m", "\u{1B}[7m", "\u{1B}[1;32m"],
    [["Yes", "No"], ["No", "Yes, delete all of it"], ["Red", "Green", "Blue"]])
  func theLineThatHasTheLookNowIsRead(look: String, items: [String]) {
    let style = Style(look, "", end: "\u{1B}[m")
    func menu(_ place: Int) -> String {
      list(items, place, style) + "\u{1B}[8;1Hcount \(place)\u{1B}[?25l\u{1B}[7;1H"
    }
    let scene = Scene("? Which\(menu(0))")
    for place in [1, 0, items.count - 1, 0, 1] where place != scene.place(of: items) {
      #expect(scene.heard(menu(place), key: "Down") == ["focus: \(items[place])"])
    }
  }

  @Test(arguments: ["? Which", ""], ["❯ ", "→ ", "* "])
  func aListThatScrollsUnderItsPointerIsRead(title: String, sign: String) {
    let items = ["one", "two", "three", "four", "five", "six"]
    func window(_ first: Int, _ place: Int) -> String {
      list(Array(items[first..<first + 3]), place - first, Style(sign, "  ")) + "\u{1B}[?25l"
    }
    let scene = Scene(title + window(0, 0))
    #expect(scene.heard(window(0, 1), key: "Down") == ["focus: \(sign)two"])
    for (place, item) in [(2, "three"), (3, "four"), (4, "five")] {
      #expect(scene.heard(window(place - 1, place), key: "Down") == ["focus: \(sign)\(item)"])
    }
  }

  @Test func aPointerThatNeverMovedIsKnown() {
    let style = Style("❯ ", "  ")
    let scene = Scene("? Which\(list(["one", "two", "three"], 1, style))\u{1B}[?25l")
    #expect(
      scene.heard(list(["two", "three", "four"], 1, style), key: "Down") == ["focus: ❯ three"])
  }

  /// Another menu in the place of the first is read as a whole.
  @Test func anotherMenuIsRead() {
    let style = Style("❯ ", "  ")
    let scene = Scene("\u{1B}[?25l\(list(["one", "two", "three"], 0, style))")
    #expect(
      scene.heard(list(["red", "green", "blue"], 0, style), key: "Enter")
        == ["output: ❯ red", "output: green", "output: blue"])
  }

  @Test(
    arguments: [
      ("[ ]", "[*]"), ("[ ]", "[x]"), ("[ ]", "[X]"), ("( )", "(*)"), ("< >", "<*>"), ("◯", "◉"),
      ("○", "●"), ("☐", "☑"), ("□", "■"), ("[ ]", "[-]"), ("[ ]", "[✓]"), ("[-]", "[+]"),
      ("✗", "✓"),
    ], ["", "❯ "])
  func aCheckMarkIsRead(marks: (off: String, on: String), pointer: String) {
    for cursor in Self.cursors {
      func line(_ mark: String) -> String { "\u{1B}[2;1H\(pointer)\(mark) Ham\(cursor)" }
      let scene = Scene(
        "? Which\(line(marks.off))\u{1B}[3;1H\(marks.off) Corn\r\n\r\n<Ok>\(cursor)", rows: 10)
      for mark in [marks.on, marks.off, marks.on] {
        #expect(
          scene.heard(line(mark), key: "Space") == ["focus: \(pointer)\(mark) Ham"],
          "\(cursor.debugDescription)")
      }
    }
  }

  @Test(arguments: [
    ("|", "/"), ("◐", "◓"), ("⠋", "⠙"), ("-", "\\"), ("[|]", "[/]"), ("(1)", "(2)"), (".", "..."),
    ("[##  ]", "[### ]"), ("███░", "████"),
  ])
  func whatRunsByItselfIsSilent(old: String, new: String) {
    func lines(_ first: String, _ second: String) -> String {
      "\u{1B}[H\(first) work\u{1B}[K\r\n\(second) load\u{1B}[K\u{1B}[?25l\u{1B}[8;1H"
    }
    let scene = Scene("\r\n\r\n\r\nnothing\(lines(old, new))", rows: 10)
    for key in [nil, "F5"] {
      #expect(scene.heard(lines(new, new), key: key).isEmpty)
      #expect(scene.heard(lines(old, old), key: key).isEmpty)
      #expect(scene.heard(lines(new, old), key: key).isEmpty)
      #expect(scene.heard(lines(old, new), key: key).isEmpty)
    }
  }

  @Test(arguments: [
    ("> Yes    No", "  Yes  > No", "> No"), ("[Yes]  No ", " Yes  [No]", "[No]"),
    ("❯ Yes / No", "Yes / ❯ No", "❯ No"), ("● Yes ○ No", "○ Yes ● No", "● No"),
    ("(•) Yes ( ) No", "( ) Yes (•) No", "(•) No"), ("< Yes >  No", "Yes  < No >", "< No >"),
    ("Yes ←  No", "Yes    No ←", "No ←"),
  ])
  func aSignThatMovesWithinALineIsRead(old: String, new: String, said: String) {
    for cursor in Self.cursors {
      let scene = Scene("Delete?\u{1B}[3;1H\(old)\(cursor)", rows: 10)
      #expect(
        scene.heard("\u{1B}[3;1H\u{1B}[K\(new)\(cursor)", key: "Right") == ["focus: \(said)"],
        "\(cursor.debugDescription)")
    }
  }

  /// The percentage of progress is told once, wherever the cursor is; items are told.
  @Test func progressIsToldOnce() {
    let gauge =
      "\u{1B}[?1049h\u{1B}[2;1H┌──────┐\r\n│ Copying\r\n│\u{1B}[44m  10\u{1B}[m%   \u{1B}[4D"
    #expect(Scene().heard(gauge) == ["output: Copying", "output: 10%"])
    let menu = "\u{1B}[?1049h\u{1B}[?25lTip\r\n\u{1B}[7m10%\u{1B}[m\r\n15%\r\n20%"
    #expect(
      Scene().heard(menu) == [
        "output: Tip", "output: 10%", "output: 15%", "output: 20%", "focus: 10%",
      ])
  }
}

extension ScreenListenerTests.Scene {
  /// Which item the count of a menu says is the current one.
  fileprivate func place(of items: [String]) -> Int? {
    listener.screen.lines.first { $0.hasPrefix("count ") }.flatMap { Int($0.dropFirst(6)) }
  }
}
