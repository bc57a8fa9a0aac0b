// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing

/// What people type, paste and have bound their keys to.
struct KeyModeTypingTests {
  static let twoQuestions = #"""
    one=$(aloud ask --title One a=Alpha b=Beta)
    two=$(aloud ask --title Two c=Gamma d=Delta)
    echo "[$one] [$two]"
    """#

  @Test func twoQuestionsInARow() throws {
    let session = try TerminalSession(Aloud.shell(Self.twoQuestions))
    try session.wait(for: "Beta")
    session.type(Key.down + Key.enter)
    try session.wait(for: "Delta")
    session.type(Key.down + Key.enter)
    #expect(try session.end() == .status(0))
    #expect(session.screen.text == ["One: Beta", "Two: Delta", "[b] [d]"])
    #expect(session.attributes == session.attributesBefore)
  }

  /// Keys typed before the question is there are keys all the same.
  @Test func typedAhead() throws {
    let session = try TerminalSession(
      Aloud.launch(Crusts.question), typedAhead: Key.down + Key.enter)
    #expect(try session.end() == .status(0))
    #expect(session.screen.text.suffix(2) == ["Pizza crust: Deep dish", "deep"])
  }

  /// Keys typed ahead for the next question reach it.
  @Test func typedAheadForTwoQuestions() throws {
    let session = try TerminalSession(Aloud.shell(Self.twoQuestions))
    try session.wait(for: "Beta")
    session.type(Key.down + Key.enter + Key.down + Key.enter)
    #expect(try session.end() == .status(0))
    #expect(session.screen.text.last == "[b] [d]")
  }

  /// Line ends in a paste accept nothing; its letters search.
  @Test func pastesAcceptNothing() throws {
    let session = try Crusts.session()
    #expect(session.screen.marksPastes)
    session.type(Key.paste("thin\ncrust\r\n"))
    try session.wait(for: "Thin crust focused") {
      $0.cursorLine.contains("Thin crust") || $0.shows("no option begins with")
    }
    #expect(session.program.ending == nil)
    session.type(Key.home + Key.down)
    try session.wait(for: "(•) Deep dish")
    session.type(Key.enter)
    #expect(try session.end() == .status(0))
    #expect(session.screen.text == ["Pizza crust: Deep dish", "deep"])
  }

  /// Letters of any script, by their UTF-8 bytes.
  @Test(arguments: [
    ("ö", "Öl"), ("ol", "Öl"), ("é", "Épices"), ("е", "Ешь"), ("日", "日本"), ("ri", "日本"),
    ("م", "مرحبا"), ("Ä", "Äpfel"),
  ])
  func searchesByTypedLetters(keys: String, label: String) throws {
    let session = try TerminalSession(
      Aloud.launch(
        ["ask", "--title", "Words", "Zebra", "Öl", "Épices", "Ешь", "日本", "مرحبا", "Äpfel"]))
    try session.wait(for: "Äpfel")
    // Bytes may come one by one.
    for byte in keys.utf8 { session.type(bytes: [byte]) }
    try session.wait(for: label) { $0.cursorLine.hasPrefix("> (•) \(label)") }
    session.type(Key.enter)
    #expect(try session.end() == .status(0))
    #expect(session.screen.text.last == label)
  }

  /// Bytes that are no UTF-8 and unknown sequences do no harm.
  @Test func nonsenseDoesNoHarm() throws {
    let session = try Crusts.session()
    session.type(bytes: [0xFF, 0xC3, 0x28, 0x80, 0xF0, 0x9F])
    session.type("\u{1B}[99~\u{1B}[1;9Z\u{1B}]0;title\u{07}\u{1B}[<0;1;1M")
    session.type(Key.home + Key.down)
    try session.wait(for: "(•) Deep dish")
    session.type(Key.enter)
    #expect(try session.end() == .status(0))
    #expect(session.screen.text == ["Pizza crust: Deep dish", "deep"])
  }

  /// A person binds our functions in their inputrc, for this program alone.
  @Test func keysAreReboundInInputrc() throws {
    let folder = TemporaryFolder()
    let file = folder.write(
      #"""
      set editing-mode vi
      "q": aloud-accept
      $if aloud
      "j": aloud-down
      "k": aloud-up
      "\C-xh": aloud-last
      "q": aloud-cancel
      $endif
      $if bash
      "j": aloud-accept
      $endif
      """#, to: "inputrc")
    let session = try Crusts.session([], ["INPUTRC": file])
    session.type("j")
    try session.wait(for: "(•) Deep dish")
    session.type("k")
    try session.wait(for: "(•) Regular crust")
    session.type("\u{18}h")
    try session.wait(for: "(•) Thin crust")
    session.type(Key.up)
    try session.wait(for: "(•) Deep dish")
    session.type("q")
    #expect(try session.end() == .status(1))
  }

  /// The keys of the table that no other test here presses, each with what the screen tells of it.
  @Test(arguments: [
    ("\u{1B}OP", "Home and End: first and last option"), ("?", "Home and End"),
    ("\u{1B}OQ", "nothing is selected"), ("\u{1B}[17~", "words a minute"),
    ("\u{1B}[18~", "verbosity: brief"), ("\u{1B}[19~", "verbosity: verbose"),
    ("9", "9 is out of range: 1 to 3"), ("x", "no option begins with x"),
    ("\u{1B}[3~", "does nothing here"), (Key.enter, "nothing is selected"),
    (Key.tab, "only question"),
  ])
  func keysTellOnTheScreen(keys: String, text: String) throws {
    let session = try Crusts.session(["--select", "manual"])
    session.type(keys)
    try session.wait(for: text)
    session.type(Key.escape)
    #expect(try session.end() == .status(1))
  }

  /// A bare Escape cancels; the same byte before an arrow's does not.
  @Test func escapeIsToldFromArrows() throws {
    let session = try Crusts.session()
    session.type(Key.down + Key.up + Key.down)
    try session.wait(for: "(•) Deep dish") { $0.cursorLine == "> (•) Deep dish" }
    #expect(session.program.ending == nil)
    session.type(Key.escape)
    #expect(try session.end() == .status(1))
  }
}
