// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import TestSupport
import Testing

/// Scripts that call whiptail get from Aloud what they got from whiptail.
struct WhiptailTests {
  @Test(arguments: BoxCase.whiptailAnswered)
  func answersTheSame(asked: BoxCase) throws {
    let run = try BoxRun(
      .aloudWhiptail, asked.arguments, keys: asked.keys, shown: shown(by: asked.arguments))
    #expect(run.ending == .status(asked.status))
    #expect(run.answer == asked.answer)
  }

  @Test(arguments: BoxCase.whiptailRefused)
  func refusesTheSame(asked: BoxCase) throws {
    let run = try BoxRun(.aloudWhiptail, asked.arguments, keys: "", shown: "")
    #expect(run.ending == .status(asked.status))
    if asked.answer == BoxCase.usage {
      #expect(run.answer == (try CommandRun(["whiptail", "--help"])).output)
    } else {
      #expect(run.answer == asked.answer)
    }
  }

  @Test(arguments: [["--help"], ["-h"], ["-vh"], ["--version"], ["-v", "--zzz"]])
  func tellsTheSameAboutItself(arguments: [String]) throws {
    try BoxRun.expectTheSame(["whiptail"] + arguments)
  }

  /// Without a terminal whiptail says so in these bytes.
  @Test(
    arguments: [
      ("--yesno", [], 255, "Failed to open terminal."),
      ("--infobox", [], 0, "Failed to open terminal."),
      ("--gauge", ["5"], 255, "open /dev/tty: No such device or address\n"),
    ] as [(String, [String], Int32, String)])
  func needsATerminal(box: String, rest: [String], status: Int32, errors: String) throws {
    let run = try CommandRun(["whiptail", box, "Ready", "8", "30"] + rest)
    #expect(run.ending == .status(status))
    #expect(run.errors == errors)
    #expect(run.output == "")
  }

  /// A gauge that nothing can be told ends with whiptail's words.
  @Test(arguments: [["aloud", "whiptail"], ["whiptail"]])
  func aGaugeNeedsStandardInput(command: [String]) throws {
    let folder = TemporaryFolder()
    let script =
      "\(command.joined(separator: " ")) --gauge Baking 8 40 5 <&- 2>\(folder.path)/errors"
    let session = try TerminalSession(Aloud.shell(script), terminalDescriptors: [0, 1, 2])
    #expect(try session.end() == .status(255))
    #expect(
      folder.bytes(of: "errors") == Array("dup/close stdin: Bad file descriptor\n".utf8))
  }

  /// Pasted lines become one, and their words stay apart.
  @Test func pastedLinesAreOne() throws {
    let run = try BoxRun(
      .aloudWhiptail, BoxCase.name, keys: "lit:\u{1B}[200~one\rtwo\r\u{1B}[201~ Enter",
      shown: "Name?")
    #expect(run.answer == "one two")
  }

  /// Both programs drop what was typed before there was a question.
  @Test(arguments: [["aloud", "whiptail"], ["aloud", "dialog"], ["whiptail"], ["dialog"]])
  func earlierKeysAreNoAnswer(command: [String]) throws {
    let asked = command + ["--yesno", "Erase", "8", "40"]
    let session = try TerminalSession(
      Aloud.shell("printf ready; \(asked.joined(separator: " "))"), typedAhead: Key.enter)
    try session.wait(for: "Erase")
    session.type("\t" + Key.enter)
    #expect(try session.end() == .status(1))
  }

  @Test func theAnswerGoesToTheDescriptorThatTheScriptNames() throws {
    let folder = TemporaryFolder()
    let script =
      "aloud whiptail --output-fd 7 --menu Size 9 40 2 s Small m Medium 7>\(folder.path)/answer"
    let session = try TerminalSession(Aloud.shell(script), terminalDescriptors: [0, 1])
    try session.wait(for: "s: Small")
    session.type(Key.down + Key.enter)
    #expect(try session.end() == .status(0))
    #expect(folder.bytes(of: "answer") == Array("m".utf8))
    #expect(session.program.written[2] == [])
  }

  /// The usual way of scripts to catch the answer.
  @Test func swappedDescriptors() throws {
    let script = "answer=$(aloud whiptail --inputbox Name? 9 40 3>&1 1>&2 2>&3); echo \"<$answer>\""
    let session = try TerminalSession(Aloud.shell(script))
    try session.wait(for: "Name?")
    session.type("Ada" + Key.enter)
    try session.wait(for: "<Ada>")
    #expect(try session.end() == .status(0))
  }

  /// What a person set and cannot be used is told on the terminal, not among the answer.
  @Test func warningsStayOutOfTheAnswer() throws {
    let run = try BoxRun(
      .aloudWhiptail, BoxCase.size, keys: "Enter", shown: "s: Small", ["ALOUD_RATE": "fast"])
    #expect(run.ending == .status(0))
    #expect(run.answer == "s")
  }

  @Test func controlCLeaves() throws {
    let run = try BoxRun(.aloudWhiptail, BoxCase.cut, keys: "lit:\u{3}", shown: "Cut it?")
    #expect(run.ending == .status(255))
    #expect(run.answer == "")
  }

  /// Each exemption is one: whiptail answers something else to the same keys.
  @Test(arguments: BoxCase.whiptailExempt)
  func differsWhereItIsDocumented(asked: BoxCase, own: String) throws {
    let text = shown(by: asked.arguments)
    let run = try BoxRun(.aloudWhiptail, asked.arguments, keys: asked.keys, shown: text)
    #expect(run.ending == .status(asked.status))
    #expect(run.answer == own)
    let real = try BoxRun(.whiptail, asked.arguments, keys: asked.keys, shown: text)
    #expect(real.ending == .status(asked.status))
    #expect(real.answer == asked.answer)
  }

  @Test(arguments: ["--infobox", "--gauge"])
  func tellsWithoutAsking(box: String) throws {
    let launch = Aloud.launch(
      ["whiptail", box, "Baking", "8", "40"] + (box == "--gauge" ? ["0"] : []))
    let session = try TerminalSession(
      launch, terminalDescriptors: [1], input: Array("10\nXXX\n50\nHalf done\nXXX\n100\n".utf8))
    #expect(try session.end() == .status(0))
    #expect(session.screen.shows("Baking"))
    #expect(session.program.written[2] == [])
  }

  /// The part of the screen that is there when a box takes keys: its text's first line.
  private func shown(by arguments: [String]) -> String {
    let texts = ["Crust", "Toppings", "Size", "Cut it?", "Name?", "Code?", "Ready"]
    return texts.first { text in arguments.contains(text) } ?? "a"
  }
}
