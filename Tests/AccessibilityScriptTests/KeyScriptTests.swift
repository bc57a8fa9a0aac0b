// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import RadioNavigator
import Testing

@Suite struct KeyScriptTests {
  @Test(arguments: [
    ("Down Enter", [KeyScript.Step.key(name: "Down", .down), .key(name: "Enter", .accept)]),
    ("", []),
    ("  Up\t\nUp ", [.key(name: "Up", .up), .key(name: "Up", .up)]),
    (
      "S-Tab C-n F1",
      [
        .key(name: "S-Tab", .previousField), .key(name: "C-n", .reviewNext),
        .key(name: "F1", .help),
      ]
    ),
    (
      "a é 1 ?",
      [
        .key(name: "a", .character("a")), .key(name: "é", .character("é")),
        .key(name: "1", .character("1")), .key(name: "?", .help),
      ]
    ),
    ("wait:250", [.wait(250)]), ("wait:31536000000", [.wait(31_536_000_000)]),
    ("text:no", [.key(name: "n", .character("n")), .key(name: "o", .character("o"))]),
    (
      "text:\"a b\" Up",
      [
        .key(name: "a", .character("a")), .key(name: "Space", .select),
        .key(name: "b", .character("b")), .key(name: "Up", .up),
      ]
    ),
    (
      "F12 C-x M-q Delete",
      [
        .key(name: "F12", .unknownKey("F12")), .key(name: "C-x", .unknownKey("C-x")),
        .key(name: "M-q", .unknownKey("M-q")), .key(name: "Delete", .unknownKey("Delete")),
      ]
    ),
  ])
  func readsWordsAsSteps(text: String, steps: [KeyScript.Step]) throws {
    #expect(try KeyScript(parsing: text).steps == steps)
  }

  /// Modifiers written out, as the README has them, and the names of the key table.
  @Test(arguments: [
    ("Shift-Tab", "S-Tab"), ("Control-C", "C-c"), ("Ctrl-C", "C-c"), ("Control-N", "C-n"),
    ("Ctrl-n", "C-n"), ("Control-Home", "C-Home"), ("Alt-B", "M-b"), ("Alt-+", "M-+"),
    ("Shift-F5", "S-F5"), ("Control-F12", "C-F12"),
  ])
  func modifiersMayBeWrittenOut(spelling: String, name: String) throws {
    let script = try KeyScript(parsing: "Up " + spelling)
    #expect(script.steps == (try KeyScript(parsing: "Up " + name)).steps)
    #expect(script.text == "Up " + spelling)
  }

  @Test(arguments: ["Shift-", "Control-Foo", "Shift-a", "ctrl-c", "Alt", "Control-Ü", "Ctrl-F13"])
  func otherWordsWithModifiersAreNoKeys(word: String) {
    #expect(throws: KeyScript.ParseError.unknownKey(word, word: 1)) {
      try KeyScript(parsing: word)
    }
  }

  @Test(arguments: [
    ("Down Dwon", KeyScript.ParseError.unknownKey("Dwon", word: 2)),
    ("down", .unknownKey("down", word: 1)), ("F13", .unknownKey("F13", word: 1)),
    ("wait:", .badWait("wait:", word: 1)), ("Up wait:-5", .badWait("wait:-5", word: 2)),
    ("wait:soon", .badWait("wait:soon", word: 1)), ("wait:+5", .badWait("wait:+5", word: 1)),
    ("wait:31536000001", .badWait("wait:31536000001", word: 1)),
    ("wait:9223372036854775808", .badWait("wait:9223372036854775808", word: 1)),
    ("F+1", .unknownKey("F+1", word: 1)), ("F01", .unknownKey("F01", word: 1)),
    ("F0", .unknownKey("F0", word: 1)),
    ("text:\"open end", .unfinishedQuote("text:\"open end", word: 1)),
  ])
  func saysWhichWordIsWrong(text: String, error: KeyScript.ParseError) {
    #expect(throws: error) { try KeyScript(parsing: text) }
  }

  @Test func everyKeyOfTheTableCanBePlayed() throws {
    for binding in KeyTable.bindings {
      #expect(
        try KeyScript(parsing: binding.key).steps == [.key(name: binding.key, binding.command)])
    }
  }
}
