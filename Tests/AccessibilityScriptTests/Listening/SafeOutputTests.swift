// SPDX-License-Identifier: GPL-3.0-or-later
import TestSupport
import Testing

@testable import AccessibilityScript

/// Sequences that libvterm 0.1 would write over memory with, or be in a loop with for ever.
@Suite struct SafeOutputTests {
  private func passed(_ text: String, columns: Int = 20) -> String {
    var output = SafeOutput(columns: columns)
    return String(
      decoding: output.parts(of: Array(text.utf8)).joined(), as: UTF8.self
    ).replacing("\u{1B}", with: "^")
  }

  private static let sixteen = Array(repeating: "1", count: 16).joined(separator: ";")

  @Test(arguments: [
    ("\u{1B}[31mred", "^[31mred"), ("\u{1B}[?25l", "^[?25l"), ("\u{1B}[;5H", "^[;5H"),
    // As many parameters as there is room for, and no more.
    ("\u{1B}[\(sixteen)h", "^[\(sixteen)h"), ("\u{1B}[\(sixteen);1;1h", "^[\(sixteen)h"),
    ("\u{1B}[?\(sixteen):1:1l", "^[?\(sixteen)l"),
    // Looks come in several sequences, and no colour is torn apart.
    ("\u{1B}[\(sixteen);7m", "^[\(sixteen)m^[7m"),
    (
      "\u{1B}[0;1;4;38;2;1;2;3;48;2;4;5;6;7;38;5;9;3m",
      "^[0;1;4;38;2;1;2;3;48;2;4;5;6;7m^[38;5;9;3m"
    ),
    ("\u{1B}[\(sixteen);38:2::1:2:3m", "^[\(sixteen)m^[38:2::1:2:3m"),
    // The colour of an underline is no look of its own.
    ("\u{1B}[4;58;2;0;0;0;1m", "^[4;1m"), ("\u{1B}[58:5:7m", ""), ("\u{1B}[m", "^[m"),
    // Numbers that no integer holds.
    ("\u{1B}[99999999999999999999C", "^[9999C"), ("\u{1B}[2147483647;1H", "^[9999;1H"),
    // A character is repeated where there is one, and no oftener than a row is long.
    ("\u{1B}[5b", ""), ("-\u{1B}[3b", "----"), ("日\u{1B}[b", "日日"),
    ("é\u{1B}[999999b", "é" + String(repeating: "é", count: 20)),
    ("\u{A0}\u{1B}[2b|", "\u{A0}\u{A0}\u{A0}|"),
    // Not a control sequence, though libvterm takes it for one.
    ("x\u{1B}# [99b", "x99b"), ("\u{1B}(0q\u{1B}(B", "^(0q^(B"),
    // Strings: a title, one that is nothing to a terminal, and one that is cancelled.
    ("\u{1B}]2;a\u{7}b", "^]2;a^\\b"), ("\u{1B}_secret\u{1B}\\b", "b"), ("\u{1B}P$q\u{18}b", "b"),
    ("\u{1B}]2;a\u{1B}[1mb", "^[1mb"),
    // Controls within a sequence are carried out at once; an escape begins anew.
    ("\u{1B}[3\n1m", "\n^[31m"), ("\u{1B}[3\u{1B}[4m", "^[4m"), ("\u{1B}[3\u{1A}4m", "4m"),
    ("a\u{85}b\u{9F}", "ab"),
  ])
  func sequences(given: String, expected: String) {
    #expect(passed(given) == expected)
    // In single bytes too.
    var output = SafeOutput(columns: 20)
    let bytes = given.utf8.flatMap { output.parts(of: [$0]).joined() }
    #expect(
      String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "^") == expected)
  }

  /// A text of a title is bounded, and what comes behind it is not lost.
  @Test func aLongStringIsCut() {
    let text = passed("\u{1B}]2;" + String(repeating: "a", count: 1_000_000) + "\u{7}b")
    #expect(text.count < SafeOutput.longestString + 10)
    #expect(text.hasSuffix("b"))
  }

  /// The one that was found first: a true-colour program's.
  @Test func manyParametersOnATerminal() {
    let terminal = ListenedTerminal(columns: 20, rows: 4)
    terminal.feed(Array("\u{1B}[\(String(repeating: "1;", count: 400))mhi".utf8))
    #expect(terminal.takeScreen().lines[0] == "hi")
  }

  /// The cursor that was saved on a larger screen, and margins of one.
  @Test func whatWasSavedOnALargerScreen() {
    for restoring in ["\u{1B}8", "\u{1B}[u", "\u{1B}[?1048l", "\u{1B}[?1049l"] {
      let terminal = ListenedTerminal(columns: 80, rows: 24)
      terminal.feed(Array("\u{1B}[20;24r\u{1B}[24;80H\u{1B}7\u{1B}[?1049h\u{1B}[24;80H".utf8))
      terminal.resize(columns: 10, rows: 3)
      terminal.feed(Array("\(restoring)\u{1B}#6x\n\n\u{1B}[3;1Hlast".utf8))
      #expect(terminal.takeScreen().lines[2].hasPrefix("last"), "\(restoring.debugDescription)")
    }
  }
}
