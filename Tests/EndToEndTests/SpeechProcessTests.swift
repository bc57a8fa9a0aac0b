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

  /// So does one that is killed while its sound is being written, to a file or to a pipe that
  /// nobody reads.
  @Test(arguments: [true, false])
  func endsWithACommandThatWritesSound(isPipe: Bool) throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/sound"
    var reader: Int32 = -1
    if isPipe {
      #expect(mkfifo(path, 0o600) == 0)
      reader = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    }
    defer { close(reader) }
    let label = String(repeating: "Deep dish, ", count: 10_000)
    let program = try RunningProgram(
      Aloud.launch(["ask", label, "b", "--keys", "Enter", "--speech", "wav:" + path]))
    // The speech process, and the copy of it that synthesises.
    var speech: [pid_t] = []
    while speech.count < 2, program.ending == nil {
      speech = ProcessTree.descendants(of: program.identifier).filter {
        ProcessTree.arguments(of: $0).contains("--speech-child")
      }
    }
    if isPipe {
      // Until nothing more can be written, to which the copy then comes too.
      let writer = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
      defer { close(writer) }
      var room = pollfd(fd: writer, events: Int16(POLLOUT), revents: 0)
      while program.ending == nil, poll(&room, 1, 0) > 0 {}
    }
    let watches = try speech.map { try ProcessWatch($0) }
    #expect(watches.count == 2)
    program.signal(SIGKILL)
    for watch in watches { #expect(watch.hasEnded(withinSeconds: 2)) }
  }

  /// Started by hand there is nobody to speak for: not a word, not even of a library.
  @Test(arguments: ["", "device", "wave", "wave-continued", "diagnosis"])
  func refusesToBeStartedByHand(destination: String) throws {
    for streams in ["", "3</dev/null", "3<>/dev/zero"] {
      let run = try CommandRun(Aloud.shell("aloud --speech-child \(destination) \(streams)"))
      #expect(run.ending == .status(2))
      #expect(run.output == "" && run.errors == "")
    }
  }
}
