// SPDX-License-Identifier: GPL-3.0-or-later
import TestSupport
import Testing

struct SmokeTests {
  @Test func plain() throws {
    let run = try CommandRun(Crusts.question + ["--keys", "Down Enter"])
    #expect(run.ending == .status(0))
    #expect(run.output == "deep\n")
  }
  @Test func terminal() throws {
    let session = try TerminalSession(Aloud.launch(Crusts.question))
    try session.wait(for: "Thin crust")
    print(session.screen.text, session.screen.row, session.screen.column)
    session.type("\u{1B}[B")
    try session.wait(for: "(•) Deep dish")
    session.type("\r")
    #expect(try session.end() == .status(0))
    print(session.screen.text, session.screen.unknownSequences)
    #expect(session.attributes == session.attributesBefore)
  }
}
