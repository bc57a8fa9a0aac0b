// SPDX-License-Identifier: GPL-3.0-or-later

import FoundationEssentials
import TestSupport
import Testing

/// `aloud listen --keys`: another program played without a terminal.
struct ListenPlayedTests {
  private func listen(
    keys: String, options: [String] = [], _ command: [String]
  ) throws -> (run: CommandRun, lines: [TranscriptLine]) {
    let run = try CommandRun(
      ["listen", "--keys", keys, "--transcript", "-"] + options + ["--"] + command)
    let lines = try run.output.split(separator: "\n").map {
      try JSONDecoder().decode(TranscriptLine.self, from: Data($0.utf8))
    }
    return (run, lines)
  }

  @Test func theTranscript() throws {
    let (run, lines) = try listen(
      keys: "Down Enter",
      ["whiptail", "--menu", "Crust", "12", "40", "2", "a", "Apple", "b", "Banana"])
    #expect(run.ending == .status(0))
    #expect(run.errors == "")
    #expect(
      lines.map(\.event) == [
        "open", "say", "say", "say", "say", "say", "screen", "key", "cut", "say", "screen", "key",
        "cut", "say", "screen", "close",
      ])
    #expect(
      lines.compactMap(\.text) == [
        "Crust", "a Apple", "b Banana", "<Ok> <Cancel>", "a Apple", "b Banana", "b",
      ])
    #expect(lines[5].kind == "focus")
    #expect(lines[9].kind == "focus")
    #expect(lines[13].kind == "output")
    #expect(lines.first?.mode == "listen")
    #expect(lines.last?.status == "exited")
    #expect(lines[6].lines?.contains { $0.contains("a Apple") } == true)
  }

  /// Programs, keys, the status and how the transcript names the end.
  static let endings: [([String], String, Int32, String)] = [
    (["true"], "", 0, "exited"), (["bash", "-c", "exit 42"], "", 42, "exited"),
    (["bash", "-c", "kill -SEGV $$"], "", 139, "killed"),
    (["bash", "-c", "read; exit 5"], "a Enter", 5, "exited"),
    (["bash", "-c", "read; exit 5"], "a", 3, "endOfInput"), (["cat"], "C-d", 0, "exited"),
    (["cat"], "C-c", 130, "killed"),
  ]

  @Test(arguments: endings)
  func theStatusIsThatOfTheProgram(
    command: [String], keys: String, status: Int32, name: String
  ) throws {
    let (run, lines) = try listen(keys: keys, command)
    #expect(run.ending == .status(status))
    #expect(lines.last?.status == name)
  }

  @Test(arguments: [
    (["--", "no-such-program"], Int32(127), "aloud: no-such-program cannot be started: "),
    (["--", "/"], 126, "aloud: / cannot be started: "),
    ([], 2, "aloud: COMMAND is missing (see aloud listen --help)"),
    (["--size", "80", "--", "true"], 2, "aloud: --size: 80 is no size: "),
    (["--size", "0x24", "--", "true"], 2, "aloud: --size: 0x24 is no size: "),
    (["--size", "80x2000", "--", "true"], 2, "aloud: --size: 80x2000 is no size: "),
    (["--keys", "Dwon", "--", "true"], 2, "aloud: --keys: Dwon is no key"),
    (
      ["--keys", "wait:3000000000", "--", "true"], 2,
      "aloud: --keys: wait:3000000000 is out of range, 0 to 600000 are possible"
    ),
  ])
  func mistakes(arguments: [String], status: Int32, message: String) throws {
    let run = try CommandRun(["listen", "--keys", ""] + arguments)
    #expect(run.ending == .status(status))
    #expect(run.output == "")
    #expect(run.errors.hasPrefix(message), "\(run.errors)")
    #expect(run.errorLines.count == 2)
  }

  @Test func withoutATerminalOnlyKeysHelp() throws {
    let run = try CommandRun(["listen", "--", "ls"])
    #expect(run.output == "")
    #expect(
      run.errors == "aloud: there is no terminal to run the program on: play keys with --keys\n")
  }

  /// Where neither speech nor a transcript tells it.
  @Test func whatIsHeardIsPrinted() throws {
    let run = try CommandRun([
      "listen", "--keys", "b Enter", "--", "sh", "-c", "echo a; read x; exit 3",
    ])
    #expect(run.output == "a\nb\n")
    #expect(run.errors == "")
    #expect(run.ending == .status(3))
  }

  /// A program that writes what libvterm would write over memory with.
  @Test func manyParametersDoNoHarm() throws {
    let (run, lines) = try listen(
      keys: "", ["bash", "-c", "printf '\\033['; printf '1;%.0s' {1..400}; printf 'mhi'"])
    #expect(run.ending == .status(0))
    #expect(lines.compactMap(\.text) == ["hi"])
  }

  @Test func keysWaitForThePrompt() throws {
    let (run, lines) = try listen(
      keys: "A Enter", ["sh", "-c", "sleep 1; printf 'Name: '; read x; echo \"Hello $x\""])
    #expect(run.ending == .status(0))
    #expect(lines.compactMap(\.text) == ["Name:", "A", "Hello A"])
  }

  @Test func theSizeOfTheTerminal() throws {
    let (_, lines) = try listen(keys: "", options: ["--size", "40x12"], ["stty", "size"])
    #expect(lines.compactMap(\.text) == ["12 40"])
  }

  @Test func whatFollowsTheProgramIsItsOwn() throws {
    let run = try CommandRun(
      ["listen", "--keys", "", "--transcript", "-", "echo", "--help", "--keys", "x"])
    #expect(run.output.contains(#""text":"--help --keys x""#))
  }

  @Test func aPasswordIsNotWrittenDown() throws {
    let (run, lines) = try listen(
      keys: "x 7 Enter", ["bash", "-c", "read -s -p 'Password: ' x; echo"])
    #expect(lines.filter { $0.event == "key" }.map(\.key) == ["hidden", "hidden", "hidden"])
    #expect(run.ending == .status(0))
  }

  @Test func spacesAndEmptyLinesAreNamed() throws {
    let (_, lines) = try listen(
      keys: "a Space Left Enter", ["bash", "-c", "read -e x"])
    #expect(lines.compactMap(\.text) == ["a", "space", "blank"])
  }

  @Test func busyProgramsAreTold() throws {
    let (run, lines) = try listen(
      keys: "C-c",
      ["perl", "-e", "$| = 1; while (1) { print '.'; select undef, undef, undef, 0.02 }"])
    #expect(lines.map(\.event).contains("busy"))
    #expect(run.ending == .status(130))
  }

  @Test func speechIntoAFile() throws {
    let folder = TemporaryFolder()
    let run = try CommandRun(
      ["listen", "--keys", "", "--speech", "wav:\(folder.path)/a.wav", "echo", "hello there"])
    #expect(run.ending == .status(0))
    #expect(run.errors == "")
    let sound = try #require(folder.bytes(of: "a.wav"))
    #expect(sound.starts(with: Array("RIFF".utf8)))
    // More than a tenth of a second of 16-bit samples at 22,050 hertz.
    #expect(sound.count > 4410)
  }
}
