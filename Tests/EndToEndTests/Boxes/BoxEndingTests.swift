// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import TestSupport
import Testing

/// Boxes that end otherwise than by a key, and places that an answer cannot go to.
struct BoxEndingTests {
  /// dialog is ended by the same signals beside it.
  @Test(
    arguments: [[SIGINT, 1], [SIGTERM, 1], [SIGQUIT, nil], [SIGHUP, nil]] as [[Int32?]],
    [
      "--yesno Baking 9 40", "--inputbox Baking 9 40", "--sleep 60 --infobox Baking 9 40",
      "--gauge Baking 9 40 5", "--progressbox Baking 9 40", "--programbox Baking 9 40",
    ])
  func bySignal(ends: [Int32?], arguments: String) throws {
    let folder = TemporaryFolder()
    let pipe = folder.path + "/lines"
    #expect(mkfifo(pipe, 0o600) == 0)
    // A task that has more to tell.
    let end = open(pipe, O_RDWR | O_CLOEXEC)
    defer { close(end) }
    for program in ["\"$ALOUD\" dialog", "dialog"] {
      let session = try TerminalSession(Aloud.shell("exec \(program) \(arguments) <\(pipe)"))
      try session.wait(for: "Baking")
      session.program.signal(ends[0]!)
      #expect(try session.end() == ends[1].map(Ending.status) ?? .signal(ends[0]!))
      if program != "dialog" { #expect(session.attributes == session.attributesBefore) }
    }
  }

  /// What a box comes to is in its status, too, wherever its answer goes.
  @Test(
    arguments: [
      "--yesno Which? 9 40", "--msgbox Which? 9 40", "--menu Which? 9 40 2 a A",
      "--stderr --inputbox Which? 9 40 in", "--calendar Which? 0 0 1 1 2020",
    ])
  func aClosedStandardErrorKeepsNoBoxAway(arguments: String) throws {
    for program in ["\"$ALOUD\" dialog", "dialog"] {
      let session = try TerminalSession(Aloud.shell("\(program) \(arguments) 2>&-"))
      try session.wait(for: "Which?")
      session.type(Key.enter)
      #expect(try session.end() == .status(0))
    }
  }

  /// A descriptor that a script names is to be there.
  @Test func aClosedDescriptorThatIsNamedIsAMistake() throws {
    for program in ["\"$ALOUD\" dialog", "dialog"] {
      let run = try CommandRun(
        Aloud.shell("\(program) --output-fd 1 --inputbox Which? 9 40 in >&-"))
      #expect(run.ending == .status(255))
      #expect(run.errors == "\nCannot open output-fd\n\n")
    }
  }

  /// Nobody has to answer these, so that they need no terminal to take keys from.
  @Test(arguments: [
    "--infobox Baking 9 40", "--mixedgauge Baking 9 40 5", "--progressbox Baking 9 40",
  ])
  func toldWithoutATerminal(arguments: String) throws {
    for program in ["\"$ALOUD\" dialog", "dialog"] {
      let run = try CommandRun(Aloud.shell("setsid -w \(program) \(arguments)"))
      #expect(run.ending == .status(0))
      if program != "dialog" { #expect(run.errors.contains("Baking")) }
    }
  }

  /// Where the person’s own transcript cannot be written, that is said, and the box is asked.
  @Test(arguments: ["dialog", "whiptail"], ["/nonexistent/transcript", "/dev/full"])
  func aTranscriptThatCannotBeWrittenKeepsNoAnswerAway(program: String, path: String) throws {
    let launch = Aloud.launch(
      [program, "--inputbox", "Name?", "9", "40", "Ada"], ["ALOUD_TRANSCRIPT": path])
    let session = try TerminalSession(launch, terminalDescriptors: [0, 1])
    try session.wait(for: "Name?")
    session.type(Key.enter)
    #expect(try session.end() == .status(0))
    #expect(session.program.written[2] == Array("Ada".utf8))
    #expect(session.screen.shows(path))
  }
}
