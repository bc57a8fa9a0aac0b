// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import TestSupport
import Testing

/// The processes that play the scripts of `aloud test`.
struct ScriptWorkerTests {
  /// Nobody would ever end what the command leaves behind.
  @Test(arguments: [SIGTERM, SIGKILL])
  func endWithTheCommandInTheMiddleOfAScript(signal: Int32) throws {
    let folder = TemporaryFolder()
    folder.write("command: cat\nopen\nwait 600 s\n", to: "long.aloud")
    let session = try TerminalSession(Aloud.launch(["test", folder.path + "/long.aloud"]))
    func children(of process: pid_t) -> [pid_t] { ProcessTree.children(of: process) }
    let command = session.program.identifier
    try session.wait(for: "a program in play") {
      children(of: command).contains { !children(of: $0).isEmpty }
    }
    let worker = try #require(children(of: command).first)
    let watches = try [ProcessWatch(worker)] + children(of: worker).map { try ProcessWatch($0) }
    session.program.signal(signal)
    #expect(try session.end() == .signal(signal))
    for watch in watches { #expect(watch.hasEnded(withinSeconds: TerminalSession.limit)) }
  }
}
