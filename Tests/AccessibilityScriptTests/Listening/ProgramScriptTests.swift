// SPDX-License-Identifier: GPL-3.0-or-later
import FoundationEssentials
import LabelTables
import TestSupport
import Testing

@testable import AccessibilityScript

/// Scripts whose `command:` plays someone else's program.
@Suite(.serialized) struct ProgramScriptTests {
  private static let tables: TableFolder = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try! TableFolder(path: root.appending(path: "Localization").path)
  }()

  /// Plays a script that lies in a folder of its own.
  private func play(_ text: String) throws -> ScriptResult {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "aloud-program-script-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "test.aloud").path
    try Data(text.utf8).write(to: URL(filePath: path))
    let environment = ScriptEnvironment(
      folder: Self.tables, words: try LabelTables(folder: Self.tables, languages: ["en"]))
    return try #require(ScriptPlayer(environment: environment).play(path: path).first)
  }

  private func failures(_ result: ScriptResult) -> [String] {
    result.problems.map(\.message)
      + result.steps.flatMap(\.checks).filter { $0.outcome == .failed }.map {
        "\($0.text): \($0.expected) \($0.actual)"
      }
  }

  @Test func aMenu() throws {
    let result = try play(
      """
      command: whiptail --menu "Pizza crust" 15 50 3 regular "Regular crust" deep "Deep dish" 2>/dev/null
      terminal: 60x20
      open
        hear "Pizza crust"
        hear "regular Regular crust"
        hear more
      press Down
        hear "deep Deep dish"
        screen containing "Deep dish"
        screen no wider than 60
      press Tab Tab
        hear "<Ok>"
        hear "<Cancel>"
        status open
      press Enter
        status 1
      """)
    #expect(failures(result) == [])
    #expect(result.steps.map(\.columns) == [60, 60, 60, 60])
    #expect(Set(result.steps.flatMap(\.checks).map(\.isTimed)) == [true])
    #expect(result.steps.flatMap(\.checks).count == 10)
  }

  /// A program whose output depends on chance is told what that begins with.
  @Test func aSeedIsInItsEnvironment() throws {
    let result = try play(
      "command: echo \"seed $ALOUD_SEED\"\nmatrix seed: 7 8\nopen\n  hear \"seed 7\"\n")
    #expect(failures(result) == [])
    #expect(
      result.arguments.suffix(6) == [
        "--", "env", "ALOUD_SEED=7", "sh", "-c", "echo \"seed $ALOUD_SEED\"",
      ])
  }

  /// The examples that are beside the same question asked by Aloud.
  @Test(arguments: ["aloud", "dialog-menu", "fzf", "whiptail-radiolist"])
  func examplesHold(name: String) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appending(path: "Examples/Listening/\(name).aloud")
    let result = try play(String(decoding: Data(contentsOf: file), as: UTF8.self))
    #expect(failures(result) == [])
    #expect(result.steps.flatMap(\.checks).count > 4)
  }

  @Test func aWrongExpectationFails() throws {
    let result = try play(
      """
      command: printf 'one\\ntwo\\n'
      open
        hear "one"
        hear "three"
        status 0
      """)
    let checks = result.steps.flatMap(\.checks)
    #expect(checks.map(\.outcome) == [.held, .failed, .held])
    #expect(checks[1].expected == ["three"])
    #expect(checks[1].actual == ["two"])
  }

  @Test func theEndOfInputHangsUp() throws {
    let result = try play(
      """
      command: cat
      type "ab"
        hear "a"
        hear "b"
      end
        status endOfInput
      """)
    #expect(failures(result) == [])
  }

  /// What a program started and ignores that its terminal is gone would stay for ever.
  @Test(arguments: ["", "end\n"])
  func nothingThatWasStartedStays(last: String) throws {
    let result = try play(
      """
      command: sh -c 'trap "" HUP TERM; echo $$$$; exec sleep 600' & wait
      open
        hear matching "[0-9]+"
      \(last)
      """)
    #expect(failures(result) == [])
    let heard = try #require(result.steps.first?.heard.first)
    let identifier = try #require(Int32(heard.text))
    // None where it is already gone.
    let watch = try? ProcessWatch(identifier)
    #expect(watch?.hasEnded(withinSeconds: TerminalSession.limit) ?? true)
  }

  @Test func coloursAreSeen() throws {
    let result = try play(
      """
      command: printf '\\033[48;5;231;38;5;255mpale\\033[m\\n'; read x
      open
        screen contrast 4.5
      """)
    #expect(result.steps.flatMap(\.checks).map(\.outcome) == [.failed])
  }

  @Test(arguments: ["no-such-program", "/etc/passwd"])
  func aProgramThatIsNotThereBreaksTheScript(command: String) throws {
    let result = try play("command: \(command)\nopen\n  hear nothing\n")
    let problem = try #require(result.problems.first)
    #expect(problem.line == 1)
    #expect(problem.message.contains(command))
  }

  /// A program that was under way has its own status, as where a tool of it is missing.
  @Test(arguments: [("echo installing; no-such-tool", 127), ("echo a; /etc/passwd", 126)])
  func aToolThatIsMissingIsAStatus(command: String, status: Int) throws {
    let result = try play("command: \(command)\nopen\n  hear more\n  status \(status)\n")
    #expect(failures(result) == [])
    #expect(result.steps.first?.heard.count == 2)
  }

  /// The end comes when it comes, within some seconds.
  @Test func anEndThatIsExpectedIsWaitedFor() throws {
    let result = try play(
      """
      command: read x; sleep 1; echo bye; exit 4
      press Enter
        hear "bye"
        status 4
      """)
    #expect(failures(result) == [])
  }

  /// Of a password, reports have a sign for each character.
  @Test func aPasswordIsInNoReport() throws {
    let result = try play(
      """
      command: stty -echo; printf 'Password: '; read x; stty echo; echo; read y; echo done
      type "hunter2"
      press Enter
      press a text:"hunter2" Enter
        hear "hunter2"
      """)
    try #require(result.problems.isEmpty)
    #expect(result.steps[0].text == "type \"xxxxxxx\"")
    #expect(result.steps.last?.keys.hasPrefix("text:\"xxxxxxx\" Enter") == true)
    #expect(result.steps.last?.checks.map(\.text) == ["hear \"xxxxxxx\""])
  }

  /// Each report tells that a step was cut short, with what failed.
  @Test func aStepThatDidNotComeToRestIsTold() throws {
    let result = try play(
      """
      command: while :; do printf x; sleep 0.05; done
      open
        hear "ready"
      """)
    let busy = "the program went on when the step was over"
    #expect(result.steps.first?.isBusy == true)
    for format in ReportFormat.allCases {
      #expect(Runs.text(format, ScriptRun(results: [result])).contains(busy), "\(format)")
    }
  }

  @Test(arguments: [
    ("wait 601 s", "601000"), ("press wait:3000000000", "3000000000"),
    ("wait for \"a\" 601 s", "601000"),
  ])
  func nobodyWaitsForEver(step: String, given: String) throws {
    let result = try play("command: sleep 100\nopen\n\(step)\n")
    let problem = try #require(result.problems.first)
    #expect(problem.line == 3)
    #expect(problem.message.contains(given) && problem.message.contains("600000"))
  }

  @Test func aTerminalOfOneColumnIsNone() throws {
    let result = try play("command: true\nterminal: 1x24\nopen\n")
    #expect(result.problems.first?.message.contains("1x24") == true)
  }

  @Test func aTextIsWaitedFor() throws {
    let result = try play(
      """
      command: sleep 1; printf 'Name: '; read x; sleep 1; echo "Hello $$x"
      open
        hear "Name:"
      type "Al"
        hear "A"
        hear "l"
      press Enter
      wait for "Hello Al" 60 s
        screen containing "Hello Al"
      """)
    #expect(failures(result) == [])
    #expect(result.steps.flatMap(\.checks).count == 4)
  }

  @Test func aTextThatDoesNotComeFails() throws {
    let result = try play(
      """
      command: printf 'Name: '; read x
      wait for "Nane:" 200 ms
        hear nothing
      press Enter
        status 0
      """)
    let checks = result.steps.flatMap(\.checks)
    #expect(checks.map(\.outcome) == [.held, .failed, .held])
    #expect(checks[1].text == #"wait for "Nane:" 200 ms"#)
    #expect(checks[1].line == 2)
    #expect(checks[1].isTimed)
    #expect(checks[1].actual == ["Name:"])
    #expect(checks[1].reason == "it was not shown within 200 ms")
  }

  @Test func keysAfterTheEndBreakTheScript() throws {
    let result = try play("command: true\npress a\n  hear nothing\n")
    #expect(result.problems.first?.line == 2)
  }
}
