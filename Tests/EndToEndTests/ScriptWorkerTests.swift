// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import TestSupport
import Testing

/// What `aloud test` must not overwrite.
struct ScriptReportTests {
  /// `aloud test --output *.aloud` names a script as the place of the report.
  @Test(arguments: ["a.aloud", "link.aloud", "link"])
  func aScriptThatIsPlayedIsNoPlaceForTheReport(output: String) throws {
    let folder = TemporaryFolder()
    let text = "question: Q\noption: a = A\nopen\n"
    folder.write(text, to: "a.aloud")
    for link in ["link", "link.aloud"] {
      #expect(symlink("a.aloud", folder.path + "/" + link) == 0)
    }
    let place = folder.path + "/" + output
    let run = try CommandRun(["test", folder.path + "/a.aloud", "--output", place])
    #expect(run.ending == .status(2))
    #expect(
      run.errors.hasPrefix(
        "aloud: \(place) is "
          + (output == "link" ? "there already: give another name" : "the name of a script")))
    #expect(folder.bytes(of: "a.aloud") == Array(text.utf8))
  }
}

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
