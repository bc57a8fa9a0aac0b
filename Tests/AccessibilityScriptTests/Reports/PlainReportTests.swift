// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import FoundationEssentials
import Testing

/// Reports in lines: for people, as TAP, as annotations, as JSON.
@Suite struct PlainReportTests {
  @Test func failuresShowBothTextsAndWhereTheyDiffer() throws {
    let results = try Scripts.play(
      Scripts.crusts + """
        open
        press Down
          hear "Deep dish, radio button, not selected, 2 of 3"
          MAY focused thin
        """)
    let lines = PrettyReport(ScriptRun(results: results), words: Runs.words).lines
    let path = Scripts.path
    #expect(lines[0] == "FAILED: \(path)")
    #expect(lines[1].hasPrefix("  \(path):8:3: FAILED: press Down"))
    let expected = try #require(lines.firstIndex { $0.hasPrefix("      expected") })
    #expect(lines[expected].hasSuffix("Deep dish, radio button, not selected, 2 of 3"))
    #expect(lines[expected + 1].hasSuffix("Deep dish, radio button, selected, 2 of 3"))
    // The mark stands below the s of selected.
    let mark = lines[expected + 2].count - 1
    #expect(lines[expected + 2].last == "^")
    #expect(String(lines[expected + 1].dropFirst(mark)).hasPrefix("selected, 2"))
    #expect(String(lines[expected].dropFirst(mark)).hasPrefix("not selected, 2"))
    #expect(lines[expected + 3].hasSuffix("  differs at word 5: selected instead of not"))
    #expect(lines.contains { $0.contains("selected: deep") })
    #expect(lines.contains { $0.contains("warning: press Down") })
    #expect(lines.contains { $0.contains("aloud ask --keys Down --transcript - ") })
    #expect(
      lines.last == "0 of 1 scripts hold, 1 failed, 0 are broken; 0 of 2 expectations hold, "
        + "1 warning")
  }

  @Test func noControlCharacterReachesTheReader() throws {
    let run = try Runs.mixed()
    for line in PrettyReport(run, words: Runs.words).lines {
      #expect(line.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }, "\(line)")
    }
  }

  /// Logs of services are read in terminals too, and bidirectional overrides make them lie.
  @Test(arguments: [ReportFormat.tap, .github])
  func noControlCharacterReachesTheLog(format: ReportFormat) throws {
    let results = try Scripts.play(
      "question: Q\noption: a = A\noption: b = B\n"
        + "type \"\u{1B}]0;t\u{7} \u{202E} \u{9B}31m\"\n  selected \"a\"\n  hear \"\u{1B}\u{202E}\"\n"
    )
    let (_, mistakes) = Scripts.read("question: Q\noption: a = A\nopne\n")
    let broken = ScriptPlayer(environment: Scripts.environment).broken(
      "a\u{1B}[31m\n\u{85}::error::\u{202E}.aloud", mistakes)
    let text = Runs.text(format, ScriptRun(results: results + [broken]))
    for line in text.split(separator: "\n") {
      let controls = line.unicodeScalars.filter {
        $0.properties.generalCategory == .control || $0.value == 0x202E
      }
      #expect(controls.isEmpty, "\(line.debugDescription)")
    }
    #expect(text.contains("␛"))
  }

  /// The level of the command takes the place of each script's.
  @Test(arguments: [
    ("", "must", ScriptVerdict.held), ("", "should", .failed), ("must", "should", .held),
    ("should", "must", .failed), ("may", "must", .failed),
  ])
  func levels(run: String, script: String, verdict: ScriptVerdict) throws {
    let results = try Scripts.play(
      Scripts.crusts + """
        level: \(script)
        press Down
          selected deep
          SHOULD selected regular
        """)
    #expect(ScriptRun(results: results, level: ExpectationLevel(rawValue: run)).verdict == verdict)
  }

  @Test func theStatusIsThatOfTheWorstScript() throws {
    let run = try Runs.mixed()
    #expect(run.verdict == .broken)
    #expect(ScriptRun(results: Array(run.results.dropLast())).verdict == .failed)
    #expect(ScriptRun(results: Array(run.results.prefix(1))).verdict == .held)
    #expect(ScriptRun().verdict == .held)
  }

  @Test func annotationsAreOneLineEach() throws {
    let lines = Runs.text(.github, try Runs.mixed()).split(
      separator: "\n", omittingEmptySubsequences: false)
    let commands = lines.filter { $0.hasPrefix("::") }
    // Two problems; in each language two utterances that differ, and a warning.
    #expect(commands.count { $0.hasPrefix("::error ") } == 2 + 2 * 2)
    #expect(commands.count { $0.hasPrefix("::warning ") } == 2)
    for command in commands {
      // As the runner of GitHub Actions reads it: properties, divided by commas, then the data.
      let end = try #require(command.dropFirst(2).firstRange(of: "::")).lowerBound
      let properties = command[..<end].drop { $0 != " " }.dropFirst().split(separator: ",")
      #expect(properties.map { $0.prefix { $0 != "=" } } == ["file", "line", "col", "title"])
      for property in properties {
        #expect(!property.drop { $0 != "=" }.dropFirst().contains(":"), "\(property)")
      }
    }
    #expect(commands.contains { $0.contains(",title=odd%2C 100%25 %3A ") })
    #expect(commands.contains { $0.contains("%0A- ") && $0.contains("%0A+ ") })
    #expect(commands.allSatisfy { !$0.contains("\r") })
  }

  @Test func jsonIsOneDocument() throws {
    struct Report: Decodable {
      struct Script: Decodable {
        let name, verdict, path: String
        let level: ExpectationLevel
        let combination, settings: [Setting]?
        let steps: [StepResult]?
        let problems: [ScriptProblem]?
      }
      let version: Int
      let verdict: String
      let milliseconds: Double
      let scriptCounts, expectationCounts: [String: Int]
      let warningCount: Int
      let scripts: [Script]
    }
    let run = try Runs.mixed()
    let report = try JSONDecoder().decode(Report.self, from: Data(Runs.text(.json, run).utf8))
    #expect(report.version == 1)
    #expect(report.verdict == "broken")
    #expect(report.milliseconds == 1234.5678)
    #expect(report.scriptCounts == ["held": 1, "failed": 2, "broken": 1])
    #expect(report.expectationCounts == ["held": 4, "failed": 6])
    #expect(report.warningCount == 2)
    #expect(report.scripts.map(\.verdict) == ["held", "failed", "failed", "broken"])
    #expect(report.scripts[2].combination == [Setting(name: "language", value: "de")])
    #expect(report.scripts.map { $0.steps ?? [] } == run.results.map(\.steps))
    #expect(report.scripts.map { $0.problems ?? [] } == run.results.map(\.problems))
    #expect(report.scripts.map { $0.problems == nil } == [true, true, true, false])
  }

  /// As the manual says; the list of scripts, and rows of a screen, may be empty.
  @Test func jsonLeavesOutWhatThereIsNot() throws {
    let run = try Runs.mixed()
    let text = Runs.text(.json, run)
    #expect(text.contains(#/"reason" : ".+"/#))
    #expect(!text.contains(#/" : (\[\s*\]|\{\s*\}|""|null)/#))
    #expect(Runs.text(.json, ScriptRun()).contains(#/"scripts" : \[\s*\]/#))
    // What workers tell comes back as it was.
    let results = try JSONDecoder().decode(
      [ScriptResult].self, from: JSONEncoder().encode(run.results))
    #expect(results == run.results)
  }

  /// Perl's harness reads both versions that it may get, and takes warnings for no failures.
  @Test func proveReadsTAP() throws {
    let run = try Runs.mixed()
    let files = try TemporaryScripts([
      "mixed.tap": Runs.text(.tap, run, tapVersion: 13),
      "warned.tap": Runs.text(
        .tap,
        ScriptRun(results: try Scripts.play(Scripts.crusts + "press Down\n  MAY selected thin\n")),
        tapVersion: 13),
    ])
    let failed = try ReadingProgram(["prove", "-v", "--exec", "cat", files.path("mixed.tap")])
    #expect(failed.ending == .status(1))
    #expect(failed.output.contains("Tests: 4 Failed: 3"), "\(failed.output)")
    #expect(failed.output.contains("Failed tests:  2-4"))
    #expect(!(failed.output + failed.errors).contains("Parse errors"), "\(failed.output)")
    let warned = try ReadingProgram(["prove", "--exec", "cat", files.path("warned.tap")])
    #expect(warned.ending == .status(0))
    #expect(warned.output.contains("Result: PASS"), "\(warned.output)")
  }

  /// Subtests are TAP themselves, four columns further on.
  @Test func proveReadsTheSubtests() throws {
    let text = Runs.text(.tap, try Runs.mixed())
    #expect(text.hasPrefix("TAP version 14\n1..4\n"))
    var subtests: [[Substring]] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("# Subtest: ") { subtests.append([]) }
      if line.hasPrefix("    ") { subtests[subtests.count - 1].append(line.dropFirst(4)) }
    }
    #expect(subtests.count == 3)
    let files = try TemporaryScripts([
      "en.tap": (["TAP version 13"] + subtests[1]).joined(separator: "\n") + "\n"
    ])
    let run = try ReadingProgram(["prove", "--exec", "cat", files.path("en.tap")])
    #expect(run.output.contains("Tests: 4 Failed: 2"), "\(run.output)")
    #expect(!run.output.contains("Parse errors"))
  }
}
