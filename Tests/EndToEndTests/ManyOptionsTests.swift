// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing

/// A million options are asked like three. The times are those of a debug build on a busy machine.
struct ManyOptionsTests {
  private static let generous = 150

  @Test func aMillionAreAsked() throws {
    let run = try CommandRun(
      Aloud.shell(
        #"seq 1000000 | aloud ask --title Number --options - --default 500000 --keys "Down 7 7 7 7 7 7 Down End Up F2 Enter" --transcript -"#
      ), seconds: Self.generous)
    #expect(run.ending == .status(0))
    let said = run.output.split(separator: "\n").filter { $0.contains(#""event":"say""#) }
    let expected = [
      "500000, radio button, selected, 500000 of 1000000",
      "500001, radio button, selected, 500001 of 1000000",
      "777777, radio button, selected, 777777 of 1000000",
      "777778, radio button, selected, 777778 of 1000000",
      "1000000, radio button, selected, 1000000 of 1000000",
      "999999, radio button, selected, 999999 of 1000000",
    ]
    for text in expected { #expect(said.filter { $0.contains(#""text":"\#(text)""#) }.count == 1) }
    #expect(
      run.output.hasSuffix(#"{"event":"close","status":"answered","answer":"999999"}"# + "\n"))
  }

  /// At a terminal: the window is drawn, numbers and letters reach every option.
  @Test func aHundredThousandAtATerminal() throws {
    let session = try TerminalSession(
      Aloud.shell(#"seq -f "Option %.0f" 100000 | aloud ask --title Many --options -"#))
    try session.wait(for: "> ( ) Option 1")
    session.type(Key.end)
    try session.wait(for: "the last") { $0.cursorLine == "> (•) Option 100000" }
    session.type("54321\r")
    #expect(try session.end() == .status(0))
    #expect(session.screen.text == ["Many: Option 54321", "Option 54321"])
  }

  /// The two that have the same key are found among many.
  @Test func aDuplicateAmongManyIsFound() throws {
    let run = try CommandRun(
      Aloud.shell(#"{ seq 100000; echo 77; } | aloud ask --options - --keys Enter"#),
      seconds: Self.generous)
    #expect(run.ending == .status(2))
    #expect(run.errors == "aloud: two options have the key 77: line 77 and line 100001\n")
  }
}
