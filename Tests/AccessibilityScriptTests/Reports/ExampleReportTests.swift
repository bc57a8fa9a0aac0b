// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import FoundationEssentials
import Testing

/// Every report of all examples, read by the programs that it is for.
@Suite struct ExampleReportTests {
  /// Each script in the first, the middle and the last combination of its matrix, and what fails.
  private static let run: ScriptRun = {
    var results: [ScriptResult] = []
    for name in Suites.allScripts {
      guard let script = Scripts.player.read(path: Suites.path(name)).script else { continue }
      let combinations = script.combinations
      let places = Set([0, combinations.count / 2, combinations.count - 1])
      results += places.sorted().map { Scripts.player.play(script, in: combinations[$0]) }
    }
    let others = (try? Runs.mixed().results) ?? []
    var run = Runs.run(results + others)
    run.notPlayed = ["not # played.aloud (language: de)"]
    return run
  }()

  @Test func allExamplesAreThere() {
    #expect(Self.run.results.count > Suites.allScripts.count)
    #expect(Self.run.count(.failed) == 2 && Self.run.count(.broken) == 1)
  }

  @Test(arguments: [
    (ReportFormat.tap, ["prove", "--exec", "cat"]),
    (.junit, ["xmllint", "--noout", "--schema", MarkupReportTests.schema]),
    (.json, ["python3", "-m", "json.tool"]), (.html, ["tidy", "-e", "-q", "-utf8"]),
    (.html, ["xmllint", "--noout", "--nonet"]),
  ])
  func isReadByWhatItIsFor(format: ReportFormat, program: [String]) throws {
    let files = try TemporaryScripts(["report": Runs.text(format, Self.run, tapVersion: 13)])
    let read = try ReadingProgram(program + [files.path("report")])
    guard format == .tap else {
      #expect(read.ending == .status(0), "\(read.errors.prefix(2000))")
      return
    }
    let all = Self.run.results.count
    #expect(read.output.contains("Failed tests:  \(all - 2)-\(all)"), "\(read.output)")
    #expect(read.output.contains("Tests=\(all + 1), "), "\(read.output)")
    #expect(!(read.output + read.errors).contains("Parse errors"), "\(read.output)")
  }

  /// As the runner of GitHub Actions reads them: commands, and else what the log shows.
  @Test func annotationsAreCommands() throws {
    for line in Runs.text(.github, Self.run).split(separator: "\n").dropLast() {
      #expect(
        line.wholeMatch(
          of: #/::(error|warning|notice) file=[^,:]+,line=\d+,col=\d+,title=[^,:]+::.+/#) != nil,
        "\(line)")
    }
  }

  /// People are told of what is wrong, and how much there is.
  @Test func peopleAreToldOfWhatFails() throws {
    let text = Runs.text(.pretty, Self.run)
    #expect(text.split(separator: "\n").filter { $0.hasPrefix("holds: ") }.isEmpty)
    #expect(text.hasSuffix(", 2 warnings, 1 script was not played\n"))
  }
}
