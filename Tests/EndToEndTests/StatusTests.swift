// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing

/// How asking can end: the statuses, and that only an answer is printed as one.
struct StatusTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let status: Int32
    var output = ""

    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let cases: [Case] = [
    .init(arguments: ["a", "b", "--keys", "Space Enter"], status: 0, output: "a\n"),
    .init(arguments: ["a", "b", "--keys", "Enter"], status: 3),
    .init(arguments: ["a", "b", "--keys", "Down Down Enter"], status: 0, output: "a\n"),
    .init(arguments: ["a", "b", "--default", "b", "--keys", "Enter"], status: 0, output: "b\n"),
    .init(arguments: ["a", "b", "--answer", "b"], status: 0, output: "b\n"),
    .init(arguments: ["a", "b", "--keys", "Down Escape"], status: 1),
    .init(arguments: ["a", "b", "--default", "b", "--keys", "Escape"], status: 1),
    .init(arguments: ["a", "b", "--default", "c", "--keys", "Enter"], status: 2),
    .init(arguments: ["a", "b", "--default", "b", "--keys", ""], status: 3),
    .init(arguments: ["a", "b", "--default", "b", "--keys", "Down"], status: 3),
    .init(arguments: ["a", "b", "--default", "b", "--keys", "C-d"], status: 3),
    .init(
      arguments: ["a", "b", "--disabled", "a", "--disabled", "b", "--keys", "Enter"], status: 4),
    .init(
      arguments: ["a", "--default", "a", "--timeout", "30", "--keys", "wait:30000 Enter"],
      status: 124),
    .init(
      arguments: ["a", "--timeout", "30", "--keys", "wait:29000 Down wait:29000 Enter"],
      status: 0, output: "a\n"),
    .init(arguments: ["a", "b", "--default", "b", "--keys", "C-c"], status: 130),
    .init(arguments: ["a", "b", "--optional", "--select", "manual", "--keys", "Enter"], status: 0),
  ]

  @Test(arguments: cases)
  func onlyAnAnswerIsPrinted(_ example: Case) throws {
    let run = try CommandRun(["ask", "--title", "T"] + example.arguments)
    #expect(run.ending == .status(example.status))
    #expect(run.output == example.output)
    #expect(run.errors.isEmpty == (example.status != 2))
  }

  /// The transcript tells the same end in a word.
  @Test(arguments: [
    ("Down Enter", "answered"), ("Escape", "cancelled"), ("C-d", "endOfInput"), ("", "endOfInput"),
    ("C-c", "interrupted"), ("wait:60000", "timedOut"),
  ])
  func transcriptTellsTheEnd(keys: String, status: String) throws {
    let session = try PlayedSession(["a", "b", "--timeout", "60"], keys: keys)
    #expect(session.close?.status == status)
    #expect(session.close?.answer == (status == "answered" ? "b" : nil))
  }

  /// A time limit that a person waits for, by the real clock.
  @Test func timeIsUpAtATerminal() throws {
    let session = try TerminalSession(
      Aloud.launch(Crusts.question + ["--default", "deep", "--timeout", "0.2"]))
    #expect(try session.end() == .status(124))
    #expect(session.screen.text == ["Pizza crust: time is up, no answer given"])
    #expect(session.attributes == session.attributesBefore)
  }

  /// An answer given beforehand needs neither terminal nor input.
  @Test func answersWithoutAsking() throws {
    var launch = Aloud.launch(Crusts.question + ["--answer", "deep"])
    launch.streams[0] = .closed
    let run = try CommandRun(launch)
    #expect(run.ending == .status(0))
    #expect(run.output == "deep\n")
  }

  /// The transcript of a run that nobody watches: its beginning and its end.
  @Test(arguments: ["keys", "lines"])
  func transcriptOfAnAnswerGivenBeforehand(mode: String) throws {
    let opened =
      #"{"event":"open","language":"de","textSize":"accessibilityLarge","verbosity":"brief","#
      + #""mode":"\#(mode)"}"#
    let closed = #"{"event":"close","status":"answered","answer":"deep"}"#
    let arguments =
      Crusts.question + [
        "--answer", "deep", "--mode", mode, "--verbosity", "brief", "--text-size", "AX2",
        "--language", "de", "--transcript",
      ]
    let printed = try CommandRun(arguments + ["-"])
    #expect(printed.ending == .status(0))
    #expect(printed.output == "\(opened)\n\(closed)\n")
    let folder = TemporaryFolder()
    let written = try CommandRun(arguments + [folder.path + "/t"])
    #expect(written.output == "deep\n")
    #expect(folder.bytes(of: "t") == Array("\(opened)\n\(closed)\n".utf8))
    let unwritable = try CommandRun(arguments + ["/dev/null/t"])
    #expect(unwritable.ending == .status(2))
    #expect(unwritable.output == "")
  }

  /// No selection is an answer where none is required.
  @Test(arguments: [
    (["--optional"], Int32(0), "", ""), (["--optional", "--print0"], 0, "", ""),
    (["--optional", "--output", "json"], 0, "null\n", ""),
    (["--optional", "--default", "deep"], 0, "", ""),
    (
      ["--optional", "--transcript", "-", "--language", "en"], 0,
      #"{"event":"open","language":"en","textSize":"large","verbosity":"normal","mode":"keys"}"#
        + "\n" + #"{"event":"close","status":"answered","answer":null}"# + "\n", ""
    ),
    ([], 2, "", "aloud: --answer: an empty answer needs --optional\n"),
    (
      ["--required", "--default", "deep"], 2, "",
      "aloud: --answer: an empty answer needs --optional\n"
    ),
  ])
  func emptyAnswersGivenBeforehand(
    arguments: [String], status: Int32, output: String, errors: String
  ) throws {
    let run = try CommandRun(Crusts.question + ["--answer", ""] + arguments)
    #expect(run.ending == .status(status))
    #expect(run.output == output)
    #expect(run.errors == errors)
  }

  @Test(arguments: ["--answer", "--default"])
  func anUnavailableOptionIsRefused(option: String) throws {
    let run = try CommandRun(Crusts.question + Crusts.disabled + [option, "thin"], input: "1\n")
    #expect(run.ending == .status(2))
    #expect(run.output == "")
    #expect(
      run.errors == "aloud: \(option): the option thin is unavailable and cannot be selected\n")
  }
}
