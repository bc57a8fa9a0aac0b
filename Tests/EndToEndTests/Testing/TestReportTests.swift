// SPDX-License-Identifier: GPL-3.0-or-later

import FoundationEssentials
import TestSupport
import Testing

/// Where reports of `aloud test` go, and what their readers make of them.
@Suite struct TestReportTests {
  private typealias Scripts = ScriptFolder

  private static let scripts = [
    "1.aloud": Scripts.holding, "2.aloud": Scripts.failing, "3.aloud": Scripts.crashing,
  ]

  /// Perl's harness calls the command itself for each script.
  @Test func proveRunsScripts() throws {
    let folder = ScriptFolder(Self.scripts)
    let run = try CommandRun(
      Aloud.shell(
        "cd '\(folder.path)' && prove --exec \"$ALOUD test --reporter tap\" 1.aloud 2.aloud 3.aloud"
      )
    )
    #expect(run.ending == .status(1))
    #expect(!run.output.contains("Parse errors"), "\(run.output)")
    #expect(run.output.contains("1.aloud .. ok"))
    #expect(run.output.contains("Files=3, Tests=3"))
    #expect(run.output.split(separator: "Failed test:  1").count == 3)
  }

  @Test func aFileHasTheReportAndPeopleTheirs() throws {
    let folder = ScriptFolder(Self.scripts)
    let run = try folder.test("--reporter", "junit", "--output", "reports/report.xml")
    #expect(run.ending == .status(2))
    #expect(run.output.hasPrefix("holds: 1.aloud\nFAILED: 2.aloud\n"))
    #expect(folder.text(of: "reports/report.xml").contains("<testsuites "))
    let pretty = try folder.test("--output", "report.txt")
    #expect(
      pretty.output == "1 of 3 scripts hold, 1 failed, 1 are broken; 1 of 2 expectations hold\n")
    #expect(folder.text(of: "report.txt") == run.output)
    let unwritable = try folder.test("--output", "1.aloud/report")
    #expect(unwritable.ending == .status(2))
    #expect(unwritable.errors.contains("1.aloud/report"))
  }

  /// The page has a sound for each step that says something, and only where it is asked for.
  @Test func theSoundIsInThePage() throws {
    let folder = ScriptFolder([
      "1.aloud": Scripts.question + "open\npress Down\nwait 1 ms\n  hear nothing\n"
    ])
    let page = try folder.test("--reporter", "html", "--audio").output
    let sounds = page.split(separator: "data:audio/wav;base64,").dropFirst().map {
      $0.prefix { $0 != "\"" }
    }
    #expect(sounds.count == 2)
    for sound in sounds {
      let bytes = try #require(Data(base64Encoded: String(sound)))
      // RIFF, the length of the rest, WAVE; a second has 44,100 bytes.
      #expect(bytes.prefix(4) == Data("RIFF".utf8))
      #expect(bytes[8..<12] == Data("WAVE".utf8))
      #expect(
        bytes[4..<8].enumerated().reduce(0) { $0 | Int($1.element) << (8 * $1.offset) }
          == bytes.count - 8)
      #expect(bytes.count > 22_050)
    }
    #expect(!(try folder.test("--reporter", "html").output.contains("<audio")))
  }

  /// The command in a failure plays the same up to that step.
  @Test func theCommandPlaysTheStep() throws {
    let folder = ScriptFolder([
      "1.aloud": """
      question: "it's"
      option: a = Apple pie
      option: b = Banana
      terminal: 40x12
      verbosity: brief
      language: de
      press Down
      press Up
        hear "x"
      """
    ])
    let run = try folder.test()
    let command = try #require(
      run.output.split(separator: "\n").first { $0.contains(": aloud ask ") })
    let words = command.drop { $0 != ":" }.dropFirst(2)
    let played = try CommandRun(Aloud.shell(String(words)))
    let said = try played.output.split(separator: "\n").map {
      try JSONDecoder().decode(TranscriptLine.self, from: Data($0.utf8))
    }
    let actual = try #require(run.output.split(separator: "\n").first { $0.contains("actual") })
    let last = try #require(said.last { $0.kind == "focus" }?.text)
    #expect(actual.hasSuffix("  " + last))
    #expect(last.contains("Apple pie"))
  }
}
