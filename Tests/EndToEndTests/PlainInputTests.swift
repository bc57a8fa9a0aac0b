// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import TestSupport
import Testing

/// Where there is no terminal, standard input is read line by line, and never waited for in vain;
/// where there is one, what stands in a script's own input is no answer.
struct PlainInputTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let input: String
    var arguments: [String] = []
    let status: Int32
    var output = ""
    /// What standard error has to tell.
    var told: [String] = []
    /// How often it asks for a line.
    var prompts = 1

    var testDescription: String { "\(input.debugDescription) \(arguments)" }
  }

  static let cases: [Case] = [
    .init(input: "2\n", status: 0, output: "deep\n"),
    .init(input: "2", status: 0, output: "deep\n"),
    .init(input: "2\r\n", status: 0, output: "deep\n"),
    .init(input: " \u{FF12}\t\n", status: 0, output: "deep\n"),
    .init(input: "deep dish\n", status: 0, output: "deep\n"),
    .init(input: "Deep\nregular\n", status: 0, output: "deep\n"),
    .init(
      input: "nonsense\n2\n", status: 0, output: "deep\n", told: ["nonsense is no option"],
      prompts: 2),
    .init(
      input: "3\n9\n2\n", status: 0, output: "deep\n",
      told: ["Thin crust, unavailable: out of dough", "9 is out of range: 1 to 3"],
      prompts: 3),
    .init(input: "\n", arguments: ["--default", "deep"], status: 0, output: "deep\n"),
    .init(input: "\n\n", status: 3, told: ["end of input"], prompts: 3),
    .init(
      input: "", status: 3,
      told: [
        "end of input, no answer given",
        "there is no terminal to ask on: answer with --answer, or play keys with --keys",
      ]),
    .init(input: "", arguments: ["--default", "deep"], status: 3, told: ["end of input"]),
    .init(
      input: "nonsense", arguments: ["--default", "deep"], status: 3, told: ["end of input"],
      prompts: 2),
    .init(
      input: "1\n", arguments: ["--disabled", "regular", "--disabled", "deep"], status: 4,
      told: ["no option can be selected"]),
  ]

  static let list = """
    Pizza crust
    1. Regular crust
    2. Deep dish
    3. Thin crust  unavailable: out of dough

    """

  /// Without any terminal: the question and what is wrong go to standard error, since a person may
  /// be at the other end.
  @Test(arguments: cases)
  func withoutATerminal(_ example: Case) throws {
    let run = try CommandRun(
      Crusts.question + Crusts.disabled + example.arguments, input: example.input)
    #expect(run.output == example.output)
    #expect(run.ending == .status(example.status))
    for text in example.told { #expect(run.errors.contains(text)) }
    let advises = run.errors.contains("--answer")
    #expect(advises == (example.input == ""))
    // The prompt again for each line that is no answer.
    #expect(run.errorLines.count { $0.hasPrefix("Number from 1 to 3") } == example.prompts)
    guard example.arguments.isEmpty else { return }
    #expect(run.errors.hasPrefix(Self.list + "Number from 1 to 3, or a label:\n"))
  }

  /// A long list comes whole: nobody presses Enter for more.
  @Test func longListsAreNotPaged() throws {
    let options = (1...200).map { "o\($0)=Option \($0)" }
    let run = try CommandRun(["ask"] + options, input: "150\n")
    #expect(run.output == "o150\n")
    #expect(
      run.errorLines.prefix(200).map(String.init) == (1...200).map { "\($0). Option \($0)" })
    #expect(run.errorLines.count == 203)
  }

  /// Scripts whose standard input is their own, in each mode with the keys that answer 2.
  static let scripts = [
    #"printf 'sda\nsdb\n' | while read -r disk; do aloud ask --title "$disk" a b; done"#,
    #"printf '%s\n' '"$ALOUD" ask --title sda a b' '"$ALOUD" ask --title sdb a b' | bash"#,
    #"exec </dev/null; aloud ask --title sda a b; aloud ask --title sdb a b"#,
    #"exec <&-; aloud ask --title sda a b; aloud ask --title sdb a b"#,
    #"echo 1 | aloud ask --title sda a b; yes | aloud ask --title sdb a b"#,
  ]

  @Test(arguments: scripts, [("keys", "2\r"), ("lines", "2\r")])
  func theTerminalIsAsked(script: String, way: (mode: String, answer: String)) throws {
    let session = try TerminalSession(Aloud.shell(script, ["ALOUD_MODE": way.mode]))
    for title in ["sda", "sdb"] {
      try session.wait(for: title) { screen in
        screen.text.contains(title)
          && (way.mode == "keys" || screen.cursorLine.hasPrefix("Number from 1 to 2"))
      }
      session.type(way.answer)
    }
    #expect(try session.end() == .status(0))
    #expect(session.screen.text.filter { $0 == "b" }.count == 2)
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
    let run = try CommandRun(Crusts.question + ["--mode", "keys"], input: "")
    #expect(run.ending == .status(2))
    #expect(run.output == "")
    #expect(
      run.errors == """
        aloud: there is no terminal to ask on: answer with --answer, or play keys with --keys

        """)
  }

  /// A reader that keeps its end open is waited for until the time is up, not longer.
  @Test func timeIsUpWithoutALine() throws {
    let run = try CommandRun(
      Aloud.shell(
        #"mkfifo "$FIFO"; exec 3<>"$FIFO"; exec "$ALOUD" ask a b --timeout 0.2 <&3"#,
        ["FIFO": folder.path + "/fifo"]))
    #expect(run.ending == .status(124))
    #expect(run.output == "")
  }

  private let folder = TemporaryFolder()
}
