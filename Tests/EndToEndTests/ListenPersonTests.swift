// SPDX-License-Identifier: GPL-3.0-or-later

import FoundationEssentials
import Glibc
import TestSupport
import Testing

/// `aloud listen` between a person at a terminal and another program.
struct ListenPersonTests {
  /// A program that is listened to, with a transcript in a file.
  final class Scene {
    let folder = TemporaryFolder()
    let session: TerminalSession

    init(_ script: String, _ variables: [String: String] = [:]) throws {
      session = try TerminalSession(
        Aloud.launch(
          ["listen", "--transcript", folder.path + "/transcript", "--", "bash", "-c", script],
          variables))
    }

    /// What was said, each with its kind; nil before the transcript is there.
    var said: [String] {
      get throws {
        let text = String(decoding: folder.bytes(of: "transcript") ?? [], as: UTF8.self)
        return try text.split(separator: "\n").map {
          try JSONDecoder().decode(TranscriptLine.self, from: Data($0.utf8))
        }.compactMap { line in line.text.map { "\(line.kind ?? ""): \($0)" } }
      }
    }

    var hasTerminalBack: Bool { session.attributes == session.attributesBefore }
  }

  @Test func keysAndOutputPassThrough() throws {
    let scene = try Scene("read -e -p 'Name: ' name; echo \"Hello $name\"; exit 6")
    try scene.session.wait(for: "Name:")
    #expect(!scene.hasTerminalBack)
    scene.session.type("A")
    try scene.session.wait(for: "Name: A")
    scene.session.type("\r")
    #expect(try scene.session.end() == .status(6))
    #expect(scene.session.screen.text == ["Name: A", "Hello A"])
    #expect(scene.hasTerminalBack)
    let said = try scene.said
    #expect(said.contains("output: Hello A"))
    #expect(said.joined(separator: "\n").contains("Name:"))
  }

  @Test func controlKeysAreThePrograms() throws {
    let scene = try Scene("trap 'echo caught' INT; echo ready; read; read -r line; echo \"$line\"")
    try scene.session.wait(for: "ready")
    scene.session.type("\u{3}")
    try scene.session.wait(for: "caught")
    scene.session.type("\rwords\r")
    #expect(try scene.session.end() == .status(0))
    #expect(scene.session.screen.shows("words"))
    #expect(scene.hasTerminalBack)
  }

  @Test func theProgramHasTheTerminalsSizeAndItsChanges() throws {
    let scene = try Scene(
      "trap 'stty size; kill $!; exit 4' WINCH; sleep 600 & stty size; wait")
    try scene.session.wait(for: "24 80")
    scene.session.resize(columns: 60, rows: 20)
    try scene.session.wait(for: "20 60")
    #expect(try scene.session.end() == .status(4))
    #expect(scene.hasTerminalBack)
  }

  @Test func aCrashLeavesTheUsualScreen() throws {
    let scene = try Scene(
      "stty raw -echo; printf '\\e[?25l\\e[7mhalf'; read -n 1; kill -KILL $$")
    try scene.session.wait(for: "half")
    scene.session.type("x")
    #expect(try scene.session.end() == .status(128 + SIGKILL))
    #expect(scene.hasTerminalBack)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func signalsEndBoth(signal: Int32) throws {
    let scene = try Scene("echo ready; read; read")
    try scene.session.wait(for: "ready")
    let child = try #require(ProcessTree.children(of: scene.session.program.identifier).first)
    let watch = try ProcessWatch(child)
    scene.session.program.signal(signal)
    #expect(try scene.session.end() == .signal(signal))
    #expect(scene.hasTerminalBack)
    #expect(watch.hasEnded(withinSeconds: TerminalSession.limit))
  }

  /// Whoever comes next finds their own screen.
  @Test(arguments: [SIGTERM, SIGHUP])
  func signalsLeaveTheAlternateScreen(signal: Int32) throws {
    let scene = try Scene("printf 'ready\\e[?1049hmenu'; read; read")
    try scene.session.wait(for: "menu")
    scene.session.program.signal(signal)
    #expect(try scene.session.end() == .signal(signal))
    #expect(scene.session.screen.unknownSequences.contains("?1049l"))
    #expect(scene.hasTerminalBack)
  }

  /// Stopped from elsewhere in a shell with job control, and back.
  @Test func stopsAndGoesOn() throws {
    let session = try TerminalSession(
      Aloud.shell(
        #"""
        set -m
        "$ALOUD" listen -- bash -c 'echo ready; read -r line; echo "got $line"; exit 9'
        echo "stopped $?"
        read -r line
        echo "typed $line"
        fg >/dev/null
        echo "ended $?"
        """#))
    try session.wait(for: "ready")
    let listening = try #require(
      ProcessTree.descendants(of: session.program.identifier).first {
        ProcessTree.arguments(of: $0).dropFirst().first == "listen"
      })
    kill(listening, SIGTSTP)
    // 128 and the number of SIGTSTP.
    try session.wait(for: "stopped 148")
    #expect(session.attributes == session.attributesBefore)
    session.type("words\n")
    try session.wait(for: "typed words")
    try session.wait(for: "the terminal passed through again") {
      session.attributes != session.attributesBefore
    }
    session.type("more\r")
    try session.wait(for: "got more")
    try session.wait(for: "ended 9")
    #expect(try session.end() == .status(0))
    #expect(session.attributes == session.attributesBefore)
  }

  @Test func aClosedWindowEndsBoth() throws {
    let scene = try Scene("echo ready; read; read")
    try scene.session.wait(for: "ready")
    let child = try #require(ProcessTree.children(of: scene.session.program.identifier).first)
    let watch = try ProcessWatch(child)
    scene.session.hangUp()
    #expect(try scene.session.end() == .signal(SIGHUP))
    #expect(watch.hasEnded(withinSeconds: TerminalSession.limit))
  }

  @Test func aProgramThatCannotBeStartedLeavesTheTerminal() throws {
    let session = try TerminalSession(Aloud.launch(["listen", "--", "no-such-program"]))
    #expect(try session.end() == .status(127))
    #expect(session.screen.shows("no-such-program cannot be started"))
    #expect(session.attributes == session.attributesBefore)
  }

  @Test func withoutTerminalAPersonCannotListen() throws {
    let run = try CommandRun(["listen", "--", "true"])
    #expect(run.ending == .status(2))
    #expect(run.errorLines.count == 2)
  }

  @Test func aFloodPassesThroughAndCanBeStopped() throws {
    let scene = try Scene("yes flood")
    try scene.session.wait(for: "flood")
    scene.session.type("\u{3}")
    #expect(try scene.session.end() == .status(128 + SIGINT))
    #expect(scene.hasTerminalBack)
  }

  @Test func aPasswordIsNotWrittenDown() throws {
    let scene = try Scene("read -s -p 'Password: ' x; echo; echo \"${#x}\"")
    try scene.session.wait(for: "Password:")
    scene.session.type("secret\r")
    #expect(try scene.session.end() == .status(0))
    let text = String(decoding: try #require(scene.folder.bytes(of: "transcript")), as: UTF8.self)
    let keys = text.split(separator: "\n").filter { $0.contains(#""event":"key""#) }
    // Each character and Enter.
    #expect(keys.count == 7)
    #expect(keys.allSatisfy { $0.contains(#""key":"hidden""#) })
  }

  /// What is piped in goes nowhere, nor what is printed, and that is told before the program begins.
  @Test(arguments: ["printf 'a\\nb\\n' | aloud listen -- %", "x=$(aloud listen -- %)"])
  func aPipeIsTold(command: String) throws {
    let program = command.replacing("%", with: "bash -c 'echo ready; read x; exit 4'")
    let session = try TerminalSession(Aloud.shell(program))
    try session.wait(for: "ready")
    #expect(
      session.screen.text.joined().contains("input and output of the program are the terminal"))
    session.type("\r")
    #expect(try session.end() == .status(4))
  }
}
