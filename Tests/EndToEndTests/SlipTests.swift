// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import TestSupport
import Testing

/// A slip in the person's own settings: the question is asked all the same, without what cannot be
/// used, and they are told, in whatever way it is asked.
struct SlipTests {
  struct Slip: Sendable, CustomTestStringConvertible {
    var variables: [String: String] = [:]
    var configuration: String?
    /// What they are told.
    let told: String

    var testDescription: String { configuration ?? variables.description }
  }

  static let slips: [Slip] = [
    .init(
      variables: ["ALOUD_RATE": "fast"], told: "ALOUD_RATE: fast is not a number from 80 to 900"),
    .init(variables: ["ALOUD_MODE": "key"], told: "ALOUD_MODE: key is none of auto, keys, lines"),
    .init(variables: ["ALOUD_LANGUAGE": "dee"], told: "there is no language dee"),
    .init(variables: ["ALOUD_TABLES": "/dev/null/tables"], told: "/dev/null/tables"),
    .init(variables: ["ALOUD_VOICE": "gemran"], told: "ALOUD_VOICE: there is no voice gemran"),
    .init(configuration: "{ rate: 'fast' }", told: "fast is not a number"),
    .init(configuration: "{ rat: 300 }", told: "did you mean rate?"),
    .init(configuration: "{ rate: [300] }", told: "must be a text, a number, true or false"),
    .init(configuration: "{ voice: 'gemran' }", told: "there is no voice gemran"),
    .init(configuration: "{ rate", told: "/config.json:1:7: "),
  ]

  /// The variables that bring a slip about.
  private func variables(_ slip: Slip) throws -> [String: String] {
    guard let configuration = slip.configuration else { return slip.variables }
    _ = try CommandRun(Aloud.shell(#"mkdir "$F/aloud""#, ["F": folder.path]))
    folder.write(configuration, to: "aloud/config.json")
    return ["XDG_CONFIG_HOME": folder.path]
  }

  private let folder = TemporaryFolder()

  private func expectWarning(_ run: CommandRun, _ slip: Slip) {
    #expect(run.errorLines.count == 2 && run.errors.hasPrefix("aloud: "))
    #expect(run.errors.contains(slip.told))
    #expect(run.errors.hasSuffix("; this is left out until you mend it\n"))
  }

  @Test(arguments: slips)
  func playedQuestionsAreAnswered(_ slip: Slip) throws {
    let session = try PlayedSession(["a", "b"], keys: "Down Enter", try variables(slip))
    #expect(session.run.ending == .status(0))
    #expect(session.answer == "b")
    expectWarning(session.run, slip)
    // Said once, after the question.
    #expect(session.saidByKey[0].count == 3)
    #expect(session.said("error").count == 1)
    #expect(session.said("error")[0].contains(slip.told))
  }

  @Test(arguments: slips)
  func answersGivenBeforehandAreTaken(_ slip: Slip) throws {
    let run = try CommandRun(["ask", "a", "b", "--answer", "b"], try variables(slip))
    #expect(run.ending == .status(0))
    #expect(run.output == "b\n")
    // Nothing is said, so that no voice is looked for.
    if slip.told.contains("voice") {
      #expect(run.errors == "")
    } else {
      expectWarning(run, slip)
    }
  }

  @Test(arguments: slips, ["keys", "lines"])
  func peopleAreAsked(_ slip: Slip, mode: String) throws {
    var variables = try variables(slip)
    let arguments = variables["ALOUD_MODE"] == nil ? ["--mode", mode] : []
    variables["TERM"] = mode == "keys" ? "xterm-256color" : "dumb"
    let session = try TerminalSession(
      Aloud.launch(Crusts.question + arguments, variables),
      screen: TerminalEmulator(columns: 250, rows: 24))
    try session.wait(for: "the question") {
      $0.shows("2. Deep dish") || $0.shows("( ) Deep dish")
    }
    session.type("2\r")
    #expect(try session.end() == .status(0))
    #expect(session.screen.text.last == "deep")
    #expect(session.screen.text.count { $0.contains(slip.told) } == 1)
    #expect(session.attributes == session.attributesBefore)
  }

  /// Where standard error is elsewhere, the terminal shows it.
  @Test(arguments: ["keys", "lines"])
  func terminalShowsIt(mode: String) throws {
    let session = try TerminalSession(
      Aloud.launch(Crusts.question + ["--mode", mode], ["ALOUD_RATE": "fast"]),
      terminalDescriptors: [0, 1])
    try session.wait(for: "ALOUD_RATE: fast is not a number")
    session.type("2\r")
    #expect(try session.end() == .status(0))
    #expect(String(decoding: session.program.written[2]!, as: UTF8.self).contains("ALOUD_RATE"))
  }

  /// Commands that ask nothing do their work too.
  @Test(arguments: [["--help"], ["voices", "de"], ["--version"]])
  func otherCommandsWork(arguments: [String]) throws {
    let run = try CommandRun(arguments, ["ALOUD_LANGUAGE": "dee"])
    #expect(run.ending == .status(0))
    #expect(run.output == (try CommandRun(arguments)).output)
    #expect(run.errors.contains("there is no language dee"))
  }

  /// The doctor tells each; none of them keeps a person from hearing Aloud.
  @Test(arguments: slips)
  func theDoctorTellsThem(_ slip: Slip) throws {
    let run = try CommandRun(["doctor"], try variables(slip))
    let lines = run.output.split(separator: "\n").filter { $0.contains(slip.told) }
    #expect(lines.contains { $0.hasPrefix("not good: ") })
  }

  /// What can be used is used, and what is on the command line is nobody's slip.
  @Test func theRestCounts() throws {
    _ = try CommandRun(Aloud.shell(#"mkdir "$F/aloud""#, ["F": folder.path]))
    folder.write(
      "{ textSize: 'AX2', /* so */ verbosity: 'brief', rat: 1 }", to: "aloud/config.json")
    let session = try PlayedSession(["a", "b"], keys: "Enter", ["XDG_CONFIG_HOME": folder.path])
    #expect(session.run.output.contains(#""textSize":"accessibilityLarge","verbosity":"brief""#))
    let run = try CommandRun(["ask", "a", "--rate", "fast", "--keys", "Enter"])
    #expect(run.ending == .status(2))
    #expect(run.errors == "aloud: --rate: fast is not a number from 80 to 900\n")
  }
}
