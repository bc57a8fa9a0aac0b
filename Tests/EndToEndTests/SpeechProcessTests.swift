// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import TestSupport
import Testing

/// Speech is a process of its own, which may die without the question.
struct SpeechProcessTests {
  private static func speechProcesses(of session: TerminalSession) -> [pid_t] {
    ProcessTree.descendants(of: session.program.identifier).filter {
      ProcessTree.arguments(of: $0).contains("--speech-child")
    }
  }

  /// Killed before every key: the question goes on in text and is answered.
  @Test func killedBeforeEveryKey() throws {
    let session = try Crusts.session([], ["ALOUD_SPEECH": "auto"])
    var killed = 0
    for (key, label) in [
      (Key.down, "Deep dish"), (Key.down, "Thin crust"), (Key.up, "Deep dish"),
      (Key.up, "Regular crust"), (Key.down, "Deep dish"),
    ] {
      for child in Self.speechProcesses(of: session) where kill(child, SIGKILL) == 0 {
        killed += 1
      }
      session.type(key)
      try session.wait(for: label) { $0.cursorLine == "> (•) " + label }
    }
    #expect(killed > 0)
    session.type(Key.enter)
    #expect(try session.end() == .status(0))
    #expect(session.screen.text == ["Pizza crust: Deep dish", "deep"])
    #expect(session.attributes == session.attributesBefore)
  }

  /// Stopped, it is silent for ever: no key waits for it.
  @Test func stoppedSpeechHoldsNothingUp() throws {
    let session = try Crusts.session([], ["ALOUD_SPEECH": "auto"])
    for child in Self.speechProcesses(of: session) { kill(child, SIGSTOP) }
    session.type(Key.down)
    try session.wait(for: "> (•) Deep dish")
    session.type(Key.escape)
    try session.wait(for: "Pizza crust: cancelled, no answer given")
    // Nobody hears the last words to their end; a second key cuts them.
    session.type(Key.enter)
    #expect(try session.end() == .status(1))
    #expect(session.attributes == session.attributesBefore)
  }

  /// A key that cuts the last words is for whatever comes next: the shell, or another question.
  @Test(arguments: [
    ("IFS= read -rn1 key; echo \"next: $key\"", "x", "next: x"),
    ("ALOUD_SPEECH=off aloud ask --title Next a x", "x\r", "Next: x"),
  ])
  func keysThatCutTheLastWordsAreKept(next: String, keys: String, left: String) throws {
    let session = try TerminalSession(
      Aloud.shell("aloud ask --title First a b; " + next, ["ALOUD_SPEECH": "auto"]))
    try session.wait(for: "( ) b")
    let children = Self.speechProcesses(of: session)
    #expect(!children.isEmpty)
    // What it was to say last is never heard to its end.
    for child in children { kill(child, SIGSTOP) }
    session.type(Key.escape)
    try session.wait(for: "First: cancelled, no answer given")
    session.type(keys)
    #expect(try session.end() == .status(0))
    #expect(session.screen.text.contains(left))
  }

  /// No device, or no engine: said once in text, and nothing of a library's own errors.
  @Test func terminalShowsNoErrorsOfLibraries() throws {
    let session = try Crusts.session([], ["ALOUD_SPEECH": "auto"])
    for key in [Key.down, Key.down, Key.up] { session.type(key) }
    try session.wait(for: "the second option") { $0.cursorLine == "> (•) Deep dish" }
    #expect(session.screen.text.prefix(5) == Crusts.screen(focus: 1, selected: 1)[...])
    session.type(Key.enter)
    #expect(try session.end() == .status(0))
    #expect(session.screen.text == ["Pizza crust: Deep dish", "deep"])
  }

  /// Nothing is left of it when the question ends, in whatever way.
  @Test(arguments: [Key.enter, Key.escape, Key.controlC])
  func endsWithTheQuestion(key: String) throws {
    let session = try Crusts.session(["--default", "deep"], ["ALOUD_SPEECH": "auto"])
    let children = Self.speechProcesses(of: session)
    #expect(!children.isEmpty)
    session.type(key)
    _ = try session.end()
    for child in children { #expect(ProcessTree.arguments(of: child) == []) }
  }

  /// Killed without a chance to say so, the command takes its speech with it.
  @Test func endsWithAKilledCommand() throws {
    let session = try Crusts.session([], ["ALOUD_SPEECH": "auto"])
    let children = Self.speechProcesses(of: session)
    #expect(!children.isEmpty)
    let watches = try children.map { try ProcessWatch($0) }
    session.program.signal(SIGKILL)
    #expect(try session.end() == .signal(SIGKILL))
    for watch in watches { #expect(watch.hasEnded(withinSeconds: 30)) }
  }
}
