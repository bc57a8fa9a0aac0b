// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import TestSupport
import Testing

/// Every way out of key mode leaves the terminal as it was.
struct KeyModeEndingTests {
  /// Keys that end the question, the status and what stays on the screen.
  static let keys: [(String, Int32, [String])] = [
    (Key.down + Key.enter, 0, ["Pizza crust: Deep dish", "deep"]),
    (Key.escape, 1, ["Pizza crust: cancelled, no answer given"]),
    (Key.down + Key.escape, 1, ["Pizza crust: cancelled, no answer given"]),
    (Key.controlC, 130, ["Pizza crust: interrupted, no answer given"]),
    (Key.controlD, 3, ["Pizza crust: end of input, no answer given"]),
    ("2\r", 0, ["Pizza crust: Deep dish", "deep"]),
  ]

  @Test(arguments: keys)
  func byKey(keys: String, status: Int32, left: [String]) throws {
    let session = try Crusts.session()
    #expect(session.attributes != session.attributesBefore)
    session.type(keys)
    #expect(try session.end() == .status(status))
    #expect(session.screen.text == left)
    #expect(session.screen.column == 0)
    try expectRestored(session)
  }

  /// Signals from elsewhere: the picture goes, and whoever started the command learns of what it
  /// died; an interrupt is an answer of its own.
  @Test(arguments: [
    (SIGINT, Ending.status(130), ["Pizza crust: interrupted, no answer given"]),
    (SIGTERM, .signal(SIGTERM), []), (SIGHUP, .signal(SIGHUP), []),
    (SIGQUIT, .signal(SIGQUIT), []), (SIGALRM, .signal(SIGALRM), []),
    (SIGUSR1, .signal(SIGUSR1), []), (SIGUSR2, .signal(SIGUSR2), []),
    (SIGVTALRM, .signal(SIGVTALRM), []), (SIGPROF, .signal(SIGPROF), []),
    (SIGXCPU, .signal(SIGXCPU), []),
  ])
  func bySignal(signal: Int32, ending: Ending, left: [String]) throws {
    let session = try Crusts.session()
    session.program.signal(signal)
    #expect(try session.end() == ending)
    #expect(session.screen.text == left)
    try expectRestored(session)
  }

  /// Control-\ ends everything on the command line.
  @Test func byQuitKey() throws {
    let session = try Crusts.session()
    session.type("\u{1C}")
    #expect(try session.end() == .signal(SIGQUIT))
    try expectRestored(session)
  }

  /// The terminal's window is closed.
  @Test func byHangUp() throws {
    let session = try Crusts.session([], ["ALOUD_SPEECH": "auto"])
    session.hangUp()
    let ending = try session.end()
    #expect([.signal(SIGHUP), .status(3)].contains(ending))
    #expect(session.output == "")
  }

  /// Control-Z in a shell with job control, and back.
  @Test func stopsAndGoesOn() throws {
    let session = try TerminalSession(
      Aloud.shell(
        #"""
        set -m
        "$ALOUD" ask --title "Pizza crust" regular="Regular crust" deep="Deep dish" thin="Thin crust"
        echo "stopped $?"
        read -r line
        echo "typed $line"
        fg >/dev/null
        echo "ended $?"
        """#))
    try session.wait(for: "Thin crust")
    session.type(Key.down)
    try session.wait(for: "(•) Deep dish")
    session.type(Key.controlZ)
    // 128 and the number of SIGTSTP.
    try session.wait(for: "stopped 148")
    #expect(!session.screen.shows("(•) Deep dish"))
    #expect(!session.screen.marksPastes)
    #expect(session.attributes == session.attributesBefore)
    session.type("words\n")
    try session.wait(for: "the question again") {
      $0.shows("typed words") && $0.text.suffix(5) == Crusts.screen(focus: 1, selected: 1)[...]
    }
    session.type(Key.down)
    try session.wait(for: "(•) Thin crust")
    session.type(Key.enter)
    #expect(try session.end() == .status(0))
    #expect(
      session.screen.text.filter { !$0.isEmpty }.suffix(3)
        == ["Pizza crust: Thin crust", "thin", "ended 0"])
    #expect(session.attributes == session.attributesBefore)
  }

  /// A stop that cannot be caught: what was typed meanwhile counts when the command goes on.
  @Test func goesOnAfterAForcedStop() throws {
    let session = try Crusts.session()
    session.program.stop()
    session.type(Key.down)
    session.program.signal(SIGCONT)
    try session.wait(for: "(•) Deep dish")
    session.type(Key.enter)
    #expect(try session.end() == .status(0))
    #expect(session.screen.text == ["Pizza crust: Deep dish", "deep"])
    try expectRestored(session)
  }

  /// A signal that whoever started the command wants ignored stays ignored, as nohup(1) asks.
  @Test func ignoredSignalsStayIgnored() throws {
    let session = try TerminalSession(
      Aloud.shell(
        #"trap "" HUP; exec "$ALOUD" ask --title "Pizza crust" regular deep="Deep dish""#))
    try session.wait(for: "Deep dish")
    session.program.signal(SIGHUP)
    session.type(Key.down)
    try session.wait(for: "(•) Deep dish")
    session.type(Key.enter)
    #expect(try session.end() == .status(0))
  }

  /// The answer goes where the script wants it, the question to the terminal.
  @Test func answersAreCaptured() throws {
    let session = try TerminalSession(
      Aloud.shell(
        #"""
        answer=$(aloud ask --title "Pizza crust" regular="Regular crust" deep="Deep dish")
        echo "[$answer] $?"
        """#))
    try session.wait(for: "Deep dish")
    session.type(Key.down + Key.enter)
    #expect(try session.end() == .status(0))
    #expect(session.screen.text == ["Pizza crust: Deep dish", "[deep] 0"])
    try expectRestored(session)
  }

  /// Standard output apart from the terminal has the answer and nothing else.
  @Test(arguments: [[0], [0, 2], []] as [Set<Int32>])
  func standardOutputHasTheAnswerOnly(terminalDescriptors: Set<Int32>) throws {
    let session = try TerminalSession(
      Aloud.launch(Crusts.question), terminalDescriptors: terminalDescriptors)
    try session.wait(for: "Thin crust")
    session.type(Key.down + Key.enter)
    #expect(try session.end() == .status(0))
    #expect(session.output == "deep\n")
    #expect(session.screen.text == ["Pizza crust: Deep dish"])
    try expectRestored(session)
  }

  /// Options come from standard input, keys from the terminal.
  @Test func optionsFromAPipe() throws {
    let session = try TerminalSession(
      Aloud.launch(
        ["ask", "--title", "Letter", "--options", "-"], streams: [.pipe, .pipe, .pipe]),
      terminalDescriptors: [2], input: Array("a\tAlpha\nb\tBeta\n".utf8))
    try session.wait(for: "Beta")
    session.type(Key.down + Key.enter)
    #expect(try session.end() == .status(0))
    #expect(session.output == "b\n")
  }

  private func expectRestored(_ session: TerminalSession) throws {
    #expect(session.attributes == session.attributesBefore)
    #expect(!session.screen.marksPastes)
    #expect(session.screen.unknownSequences == [])
  }
}
