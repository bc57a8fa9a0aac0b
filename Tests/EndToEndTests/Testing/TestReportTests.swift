// SPDX-License-Identifier: GPL-3.0-or-later

import FoundationEssentials
import Glibc
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
    // As Perl's own tests do, what is wrong is told where prove shows it.
    let errors = run.errors.split(separator: "\n").filter { $0.hasPrefix("#") }
    for text in [
      "# FAILED: 2.aloud", "2.aloud:5:3: FAILED: press Down", "expected  a", "actual    b",
      "to play this step: aloud ask --keys Down", "# BROKEN: 3.aloud", "Killed",
    ] {
      #expect(errors.contains { $0.contains(text) }, "\(text) \(run.errors)")
    }
    let verbose = try CommandRun(
      Aloud.shell(
        "cd '\(folder.path)' && prove -v --exec \"$ALOUD test --reporter tap\" 2.aloud"))
    #expect(!verbose.errors.contains("FAILED"))
    #expect(verbose.output.contains("command: \"aloud ask --keys Down"), "\(verbose.output)")
  }

  @Test func aFileHasTheReportAndPeopleTheirs() throws {
    let folder = ScriptFolder(Self.scripts)
    let run = try folder.test("--reporter", "junit", "--output", "reports/report.xml")
    #expect(run.ending == .status(2))
    #expect(run.output.hasPrefix("FAILED: 2.aloud\n"))
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

  /// Where no command takes the keys, the script is played up to the step: that of a box, in the
  /// combination of the matrix.
  @Test func theScriptIsPlayedUpToTheStep() throws {
    let folder = ScriptFolder([
      "my box.aloud": """
      matrix language: de en
      box: whiptail --yesno "Sure?" 8 40
      open
        hear more
      press Tab
        hear matching ".*button.*"
      press Enter
        hear "nothing of this"
      """
    ])
    let command = "aloud test 'my box.aloud:5' --filter '\\(language: de\\)$'"
    for reporter in ["pretty", "tap", "junit", "json", "html", "github"] {
      let report = try folder.test("--reporter", reporter).output
        .replacing("\\\\", with: "\\")
        .replacing("&#39;", with: "'")
      #expect(report.contains(command), "\(reporter) \(report)")
    }
    let played = try CommandRun(Aloud.shell(command, folder: folder.path))
    #expect(played.ending == .status(1))
    #expect(played.output.contains("FAILED: my box.aloud (language: de)"))
    #expect(!played.output.contains("language: en"))
    #expect(!played.output.contains("nothing of this"))
    // What the step did is told, and nothing of those before it.
    #expect(played.output.contains("my box.aloud:5: press Tab\n    said: "), "\(played.output)")
    #expect(!played.output.contains("Sure?\n    said"))
    #expect(played.output.ranges(of: "said: ").count == 1)
    #expect(played.output.contains("0 of 1 scripts hold"))
    // A file has the name that it has, whatever stands behind its colon.
    folder.write(ScriptFolder.holding, to: "a:5")
    #expect(try folder.test("a:5").output.hasPrefix("1 of 1 scripts hold"))
    #expect(try folder.test("nothing.aloud:5").ending == .status(2))
  }
}

/// What `aloud test` must not overwrite.
struct ScriptReportTests {
  /// `aloud test --output *.aloud` names a script as the place of the report.
  @Test(arguments: ["a.aloud", "link.aloud", "link"])
  func aScriptThatIsPlayedIsNoPlaceForTheReport(output: String) throws {
    let folder = TemporaryFolder()
    let text = "question: Q\noption: a = A\nopen\n"
    folder.write(text, to: "a.aloud")
    for link in ["link", "link.aloud"] {
      #expect(symlink("a.aloud", folder.path + "/" + link) == 0)
    }
    let place = folder.path + "/" + output
    let run = try CommandRun(["test", folder.path + "/a.aloud", "--output", place])
    #expect(run.ending == .status(2))
    #expect(
      run.errors.hasPrefix(
        "aloud: \(place) is "
          + (output == "link" ? "there already: give another name" : "the name of a script")))
    #expect(folder.bytes(of: "a.aloud") == Array(text.utf8))
  }
}
