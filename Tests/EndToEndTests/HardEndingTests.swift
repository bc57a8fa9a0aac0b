// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import TestSupport
import Testing

/// Ends that come at other moments than while a person is asked, and in other places.
struct HardEndingTests {
  /// Before the question there is only the signal's own effect, whatever Swift's runtime would
  /// write.
  @Test(arguments: [SIGQUIT, SIGABRT, SIGSEGV, SIGTRAP, SIGTERM, SIGINT])
  func bySignalWhileOptionsAreRead(signal: Int32) throws {
    let folder = TemporaryFolder()
    let pipe = folder.path + "/options"
    #expect(mkfifo(pipe, 0o600) == 0)
    let program = try RunningProgram(
      Aloud.launch(["ask", "--options", pipe], ["SWIFT_BACKTRACE": "enable=yes,color=no"]))
    // Opens when the command has opened its end.
    let end = open(pipe, O_WRONLY | O_CLOEXEC)
    defer { close(end) }
    program.signal(signal)
    #expect(try program.end() == .signal(signal))
    #expect(program.written[1] == [])
    #expect(program.written[2] == [])
  }

  /// Started in the background it stops, as other programs do that want the terminal, until it
  /// has it, or until it is ended.
  @Test(arguments: ["keys", "lines"])
  func inTheBackground(mode: String) throws {
    let session = try TerminalSession(
      Aloud.shell(
        #"""
        set -m
        "$ALOUD" ask --mode \#(mode) regular="Regular crust" deep="Deep dish" &
        pid=$!
        until [ -n "$(jobs -s)" ]; do read -r -t 0.01 line; done
        kill %1
        while [ -n "$(jobs -p)" ]; do read -r -t 0.01 line; done
        wait "$pid"
        echo "ended $?"
        "$ALOUD" ask --mode \#(mode) regular="Regular crust" deep="Deep dish" &
        until [ -n "$(jobs -s)" ]; do read -r -t 0.01 line; done
        fg >/dev/null
        echo "ended $?"
        """#))
    // 128 and the number of SIGTERM.
    try session.wait(for: "ended 143")
    try session.wait(for: mode == "keys" ? "( ) Deep dish" : "Number from 1 to 2")
    session.type(mode == "keys" ? Key.down + Key.enter : "2\r")
    try session.wait(for: "ended 0")
    #expect(try session.end() == .status(0))
    #expect(session.attributes == session.attributesBefore)
  }

  /// A stopped one is ended by `kill`, which sends SIGTERM and SIGCONT, and leaves the terminal to
  /// the shell.
  @Test(arguments: ["keys", "lines"])
  func whileStopped(mode: String) throws {
    let session = try TerminalSession(
      Launch(
        ["bash", "--norc", "--noediting", "-i"].map { Array($0.utf8) },
        environment: Aloud.environment, streams: [.pipe, .pipe, .pipe]))
    session.type(#""$ALOUD" ask --mode \#(mode) regular deep="Deep dish""# + "\n")
    try session.wait(for: mode == "keys" ? "( ) Deep dish" : "Number from 1 to 2")
    session.type(Key.controlZ)
    try session.wait(for: "Stopped")
    // Looked for by half of the word, since what is typed is on the screen, too.
    session.type("kill %1; until jobs | grep Termi; do :; done\n")
    try session.wait(for: "Terminated")
    #expect(!session.screen.marksPastes)
    session.type("exit\n")
    #expect(try session.end() == .status(0))
    #expect(session.attributes == session.attributesBefore)
  }

  /// With hardly a descriptor to be had it asks, or says in one line why it does not.
  @Test(arguments: ["keys", "lines"], 5...12)
  func withFewDescriptors(mode: String, count: Int) throws {
    let session = try TerminalSession(
      Aloud.shell(
        #"ulimit -n \#(count); exec "$ALOUD" ask --mode \#(mode) regular="Regular crust" deep="Deep dish""#
      ), terminalDescriptors: [0])
    try session.wait(for: "the question or the end") {
      session.screen.shows("Deep dish") || session.program.hasEnded || asksOnStandardError(session)
    }
    if !session.program.hasEnded { session.type(mode == "keys" ? Key.down + Key.enter : "2\r") }
    let ending = try session.end()
    let errors = String(decoding: session.program.written[2]!, as: UTF8.self)
    if ending == .status(0) {
      #expect(session.output == "deep\n")
      // Typed lines need no terminal: without it they are asked for on standard error.
      #expect(errors == "" || asksOnStandardError(session))
    } else {
      #expect(ending == .status(2))
      #expect(session.output == "")
      #expect(errors.hasPrefix("aloud: ") && errors.filter(\.isNewline).count == 1)
    }
    #expect(session.attributes == session.attributesBefore)
  }

  private func asksOnStandardError(_ session: TerminalSession) -> Bool {
    String(decoding: session.program.written[2]!, as: UTF8.self).contains("Deep dish")
  }

  /// readline's bell and words are for the terminal, if for anybody.
  @Test func nothingOfReadlineIsOnStandardError() throws {
    let folder = TemporaryFolder()
    let inputrc = folder.write("$foo\n$endif\nset no-such\n\"x: y\n", to: "inputrc")
    let session = try TerminalSession(
      Aloud.launch(
        ["ask", "--mode", "lines", "regular=Regular crust", "deep=Deep dish"],
        ["INPUTRC": inputrc]), terminalDescriptors: [0, 1])
    try session.wait(for: "Number from 1 to 2")
    session.type("zz\t\u{15}2\r")
    #expect(try session.end() == .status(0))
    #expect(session.screen.text.last == "deep")
    #expect(!session.screen.shows("readline"))
    #expect(session.program.written[2] == [])
  }
}
