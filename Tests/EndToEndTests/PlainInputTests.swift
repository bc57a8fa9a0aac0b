// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import TestSupport
import Testing

/// Standard input that is no terminal is asked line by line, and never waited for in vain.
struct PlainInputTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let input: String
    var arguments: [String] = []
    let status: Int32
    var output = ""
    /// What standard error has to tell.
    var told: [String] = []

    var testDescription: String { "\(input.debugDescription) \(arguments)" }
  }

  static let cases: [Case] = [
    .init(input: "2\n", status: 0, output: "deep\n"),
    .init(input: "2", status: 0, output: "deep\n"),
    .init(input: "2\r\n", status: 0, output: "deep\n"),
    .init(input: " \u{FF12}\t\n", status: 0, output: "deep\n"),
    .init(input: "deep dish\n", status: 0, output: "deep\n"),
    .init(input: "Deep\nregular\n", status: 0, output: "deep\n"),
    .init(input: "nonsense\n2\n", status: 0, output: "deep\n", told: ["nonsense is no option"]),
    .init(
      input: "3\n9\n2\n", status: 0, output: "deep\n",
      told: ["Thin crust, unavailable: out of dough", "9 is out of range: 1 to 3"]),
    .init(input: "\n", arguments: ["--default", "deep"], status: 0, output: "deep\n"),
    .init(input: "\n\n", status: 3, told: ["end of input"]),
    .init(input: "", status: 3, told: ["end of input, no answer given"]),
    .init(input: "", arguments: ["--default", "deep"], status: 3, told: ["end of input"]),
    .init(input: "nonsense", arguments: ["--default", "deep"], status: 3, told: ["end of input"]),
    .init(
      input: "1\n", arguments: ["--disabled", "regular", "--disabled", "deep"], status: 4,
      told: ["no option can be selected"]),
  ]

  /// Without any terminal: what is wrong goes to standard error.
  @Test(arguments: cases)
  func withoutATerminal(_ example: Case) throws {
    let run = try CommandRun(
      Aloud.shell(
        #"exec setsid --wait "$ALOUD" "$@""#
      ).adding(["aloud"] + Crusts.question + Crusts.disabled + example.arguments),
      input: Array(example.input.utf8))
    #expect(run.output == example.output)
    #expect(run.ending == .status(example.status))
    for text in example.told { #expect(run.errors.contains(text)) }
    if example.told.isEmpty { #expect(run.errors == "") }
  }

  /// At a terminal the question is shown there, and the typed line comes from the pipe.
  @Test func withATerminal() throws {
    let session = try TerminalSession(
      Aloud.shell(
        #"echo 2 | aloud ask --title "Pizza crust" regular="Regular crust" deep="Deep dish""#))
    #expect(try session.end() == .status(0))
    #expect(session.screen.text.prefix(3) == ["Pizza crust", "1. Regular crust", "2. Deep dish"])
    #expect(session.screen.text.last == "deep")
    #expect(session.attributes == session.attributesBefore)
  }

  /// An empty answer file never hangs a script, whatever the mode.
  @Test(arguments: ["auto", "lines"])
  func emptyInputEnds(mode: String) throws {
    let run = try CommandRun(
      Aloud.launch(
        Crusts.question + ["--default", "deep", "--mode", mode],
        streams: [.null, .pipe, .pipe]))
    #expect(run.ending == .status(3))
    #expect(run.output == "")
  }

  /// Single keys need a terminal; without one that is said.
  @Test func keysNeedATerminal() throws {
    let run = try CommandRun(
      Aloud.shell(#"exec setsid --wait "$ALOUD" "$@""#).adding(
        ["aloud"] + Crusts.question + ["--mode", "keys"]), input: [])
    #expect(run.ending == .status(2))
    #expect(run.output == "")
    #expect(run.errors == """
      aloud: there is no terminal to ask on: answer with --answer, or play keys with --keys

      """)
  }

  /// A reader that keeps its end open is waited for until the time is up, not longer.
  @Test func timeIsUpWithoutALine() throws {
    let run = try CommandRun(
      Aloud.shell(
        #"mkfifo "$FIFO"; exec 3<>"$FIFO"; exec setsid --wait "$ALOUD" ask a b --timeout 0.2 <&3"#,
        ["FIFO": folder.path + "/fifo"]))
    #expect(run.ending == .status(124))
    #expect(run.output == "")
  }

  private let folder = TemporaryFolder()
}

extension Launch {
  /// The same with further arguments.
  func adding(_ arguments: [String]) -> Launch {
    var launch = self
    launch.arguments += arguments.map { Array($0.utf8) }
    return launch
  }
}
