// SPDX-License-Identifier: GPL-3.0-or-later

import FoundationEssentials
import Glibc
import TestSupport
import Testing

/// `aloud test`: which scripts are played, by whom, in which order, and what it ends with.
@Suite struct ScriptTestTests {
  private typealias Scripts = ScriptFolder

  private static let mixtures: [([String], Int32)] = [
    ([Scripts.holding], 0), ([Scripts.failing], 1), ([Scripts.broken], 2),
    ([Scripts.crashing], 2), ([Scripts.holding, Scripts.failing], 1),
    ([Scripts.failing, Scripts.broken, Scripts.holding], 2),
    ([Scripts.holding, Scripts.holding], 0),
  ]

  @Test(arguments: mixtures)
  func statuses(scripts: [String], status: Int32) throws {
    let folder = ScriptFolder(
      Dictionary(
        uniqueKeysWithValues: scripts.enumerated().map { ("\($0.offset).aloud", $0.element) }))
    #expect(try folder.test().ending == .status(status))
  }

  @Test func aCrashEndsItsScriptOnly() throws {
    let folder = ScriptFolder([
      "1.aloud": Scripts.crashing, "2.aloud": Scripts.holding, "3.aloud": Scripts.crashing,
      "4.aloud": Scripts.holding,
    ])
    for jobs in ["1", "2", "9"] {
      let run = try folder.test("--jobs", jobs, "--verbose")
      let lines = run.output.split(separator: "\n")
      #expect(
        lines.filter { !$0.hasPrefix(" ") } == [
          "BROKEN: 1.aloud", "holds: 2.aloud", "BROKEN: 3.aloud", "holds: 4.aloud",
          "2 of 4 scripts hold, 0 failed, 2 are broken; 2 of 2 expectations hold",
        ])
      // The C library's word for the signal KILL.
      #expect(lines.count { $0.contains("Killed") } == 2)
    }
  }

  @Test func resultsComeInOrderWhateverIsPlayedFirst() throws {
    var scripts: [String: String] = [:]
    for number in 10..<40 {
      scripts["\(number).aloud"] = number % 3 == 0 ? Scripts.failing : Scripts.holding
    }
    let folder = ScriptFolder(scripts)
    let usual = try folder.test("--jobs", "1")
    #expect(usual.ending == .status(1))
    for seed in ["0", "1", "9223372036854775807"] {
      let run = try folder.test("--jobs", "4", "--seed", seed)
      #expect(run.output == usual.output)
      #expect(run.ending == usual.ending)
    }
  }

  /// What the script names is in the present folder.
  @Test func aScriptMayComeFromStandardInput() throws {
    let folder = ScriptFolder([
      "q.json5": "{fields: [{kind: 'radio', name: 'q', label: 'Q', options: ['a', 'b']}]}",
      "more.aloud": "matrix language: en de\n", "other.aloud": Scripts.holding,
    ])
    func test(_ script: String, _ arguments: String...) throws -> CommandRun {
      try CommandRun(folder.launch(arguments), input: Array(script.utf8))
    }
    let script = "form: q.json5\ninclude: more.aloud\npress Down\n  selected b\n"
    let run = try test(script, "--verbose", "-", "other.aloud", "-")
    #expect(
      run.output == """
        holds: - (language: en)
        holds: - (language: de)
        holds: other.aloud
        3 of 3 scripts hold, 0 failed, 0 are broken; 3 of 3 expectations hold

        """)
    #expect(run.ending == .status(0))
    let wrong = try test("form: q.json5\npress Down\n  selected c\n", "-")
    #expect(wrong.output.contains("-:3:12"))
    #expect(wrong.ending == .status(2))
    // There is nothing to rewrite.
    #expect(try test(script, "--update", "-").ending == .status(2))
  }

  @Test func foldersAreSearched() throws {
    let folder = ScriptFolder([
      "b/2.aloud": Scripts.holding, "b/1.aloud": Scripts.holding, "B.aloud": Scripts.holding,
      ".hidden/x.aloud": Scripts.broken, "b/.x.aloud": Scripts.broken, "notes.txt": "no script",
      "any name": Scripts.holding,
    ])
    #expect(try folder.test("--list").output == "B.aloud\nb/1.aloud\nb/2.aloud\n")
    #expect(
      try folder.test("--list", "b/2.aloud", "b", "any name").output
        == "b/2.aloud\nb/1.aloud\nany name\n")
    #expect(try folder.test("--list", "./b/").output == "./b/1.aloud\n./b/2.aloud\n")
  }

  @Test func partsAreAllScriptsOnce() throws {
    let names = (10..<17).map { "\($0).aloud" }
    let folder = ScriptFolder(
      Dictionary(uniqueKeysWithValues: names.map { ($0, Scripts.holding) }))
    for count in 1...8 {
      let parts = try (1...count).map { number in
        try folder.test("--list", "--shard", "\(number)/\(count)").output.split(separator: "\n")
      }
      #expect(parts.joined().sorted() == names.map { Substring($0) })
      let sizes = parts.map(\.count)
      #expect(sizes.max()! - sizes.min()! <= 1)
    }
  }

  @Test func aFilterTakesPathsAndCombinations() throws {
    let folder = ScriptFolder([
      "one.aloud": "matrix language: en de\nmatrix text size: L AX5\n" + Scripts.holding,
      "two.aloud": Scripts.holding,
    ])
    func list(_ pattern: String) throws -> [Substring] {
      try folder.test("--list", "--filter", pattern).output.split(separator: "\n")
    }
    #expect(try list("one").count == 4)
    #expect(try list("^two") == ["two.aloud"])
    #expect(try list("language: de, .*AX5") == ["one.aloud (language: de, text size: AX5)"])
    #expect(try list("de|two").count == 3)
    for shard in ["1/1", "2/3"] {
      let none = try folder.test("--filter", "three", "--shard", shard)
      #expect(none.ending == .status(2))
      #expect(
        none.errors == "aloud: --filter three: there are scripts, but no name of one matches this\n"
      )
    }
    let bad = try folder.test("--filter", "(")
    #expect(bad.ending == .status(2))
  }

  /// A name from the list has parentheses, which a regular expression would take for a group.
  @Test func aFilterTakesNamesAsTheyAreListed() throws {
    let folder = ScriptFolder([
      "a.aloud": "matrix language: en de\n" + Scripts.holding, "a.aloud.aloud": Scripts.holding,
    ])
    let names = try folder.test("--list").output.split(separator: "\n").map(String.init)
    #expect(names.count == 3)
    for name in names.prefix(2) {
      for filter in [name, "^\(name)$", "^\(name)", "\(name)$", String(name.dropFirst())] {
        let run = try folder.test("--list", "--filter", filter)
        #expect(run.output == name + "\n", "\(filter) \(run.errors)")
      }
    }
    #expect(try folder.test("--list", "--filter", "^loud (language: de)").ending == .status(2))
    #expect(try folder.test("--list", "--filter", "(language: e").ending == .status(2))
  }

  /// A form that is not there is one mistake, whatever would be played on it.
  @Test func aFormThatIsNotThereIsToldOnce() throws {
    let folder = ScriptFolder([
      "club.json5": "{ fields: [{ kind: \"text\", name: \"n\", label: \"N\" }] }",
      "a.aloud": "form: club.json\nopen\n",
    ])
    let run = try folder.test("--suite", "form", "club.json")
    #expect(run.ending == .status(2))
    #expect(run.output == "")
    #expect(
      run.errors
        == "aloud: club.json cannot be read: No such file or directory; did you mean club.json5?\n")
    let script = try folder.test("a.aloud")
    #expect(script.ending == .status(2))
    #expect(script.output.contains("; did you mean club.json5?"), "\(script.output)")
    let both = try folder.test("--suite", "form", "club.json", "club.jsn5")
    #expect(both.errors.split(separator: "\n").count == 2)
  }

  /// Parts are of combinations, played as they are listed, and an empty one says so.
  @Test func partsArePlayed() throws {
    let folder = ScriptFolder([
      "one.aloud": "matrix language: en de fr\n" + Scripts.holding, "two.aloud": Scripts.broken,
    ])
    var played: [Substring] = []
    for number in 1...5 {
      let run = try folder.test("--shard", "\(number)/5", "--verbose")
      #expect(run.ending == .status(number == 4 ? 2 : 0))
      let names = run.output.split(separator: "\n").filter {
        $0.hasPrefix("holds: ") || $0.hasPrefix("BROKEN: ")
      }.map { $0[$0.index($0.firstIndex(of: ":")!, offsetBy: 2)...] }
      played += names
      #expect(names.isEmpty == (number == 5))
    }
    let listed = try folder.test("--list").output.split(separator: "\n")
    #expect(played == listed)
    let empty = try folder.test("--shard", "5/5")
    #expect(empty.output == "")
    #expect(empty.errors == "aloud: part 5/5 is empty: there are fewer scripts than parts\n")
    #expect(try folder.test("--shard", "5/5", "--list").errors == empty.errors)
    let report = try folder.test("--shard", "5/5", "--reporter", "tap")
    #expect(report.ending == .status(0))
    #expect(report.output == "TAP version 14\n1..0\n")
    // Where there is no script at all, no part is what was wanted.
    #expect(try ScriptFolder([:]).test("--shard", "1/2").ending == .status(2))
  }

  /// In a matrix too; and what was not played is told.
  @Test(arguments: ["1", "4"])
  func bailingEndsAtTheFirstResultThatDoesNotHold(jobs: String) throws {
    let folder = ScriptFolder([
      "1.aloud": "matrix language: en de fr\n" + Scripts.question
        + "press Down\n  hear matching \".*button.*\"\n",
      "2.aloud": Scripts.holding,
    ])
    let run = try folder.test("--bail", "--jobs", jobs)
    #expect(run.ending == .status(1))
    #expect(run.output.hasPrefix("FAILED: 1.aloud (language: de)\n"))
    #expect(
      run.output.hasSuffix(
        "\n1 of 2 scripts hold, 1 failed, 0 are broken; 1 of 2 expectations hold, "
          + "2 scripts were not played\n"))
    #expect(!run.output.contains("language: fr"))
  }

  /// Each report tells of what was not played; names are those of the list.
  @Test func whatWasNotPlayedIsInEachReport() throws {
    let folder = ScriptFolder([
      "1.aloud": "matrix language: en de\n" + Scripts.failing, "2.aloud": Scripts.holding,
    ])
    func report(_ reporter: String) throws -> String {
      try folder.test("--bail", "--reporter", reporter).output
    }
    let tap = try report("tap")
    #expect(tap.hasPrefix("TAP version 14\n1..3\n"))
    #expect(
      tap.hasSuffix("\nok 2 - 1.aloud (language: de) # SKIP\nok 3 - 2.aloud # SKIP\n"), "\(tap)")
    folder.write(tap.replacing("version 14", with: "version 13"), to: "report.tap")
    let prove = try CommandRun(
      Aloud.shell("prove --exec cat report.tap", folder: folder.path))
    #expect(prove.output.contains("Failed test:  1\n"), "\(prove.output)")
    #expect(prove.output.contains("(less 2 skipped subtests: 0 okay)"), "\(prove.output)")
    #expect(!prove.output.contains("Parse errors"))
    let junit = try report("junit")
    #expect(junit.ranges(of: "<skipped></skipped>").count == 2)
    #expect(junit.contains("<testsuites name=\"aloud\" tests=\"3\""))
    let json = try JSONDecoder().decode(NotPlayed.self, from: Data(try report("json").utf8))
    #expect(json.notPlayed == ["1.aloud (language: de)", "2.aloud"])
    for reporter in ["html", "github", "pretty"] {
      #expect(try report(reporter).contains("2 scripts were not played"), "\(reporter)")
    }
    #expect(try report("html").contains("<li>1.aloud (language: de)</li>"))
  }

  private struct NotPlayed: Decodable {
    let notPlayed: [String]
  }

  /// Scripts that hold go without saying, and what is wrong in several alike is told once.
  @Test func failuresAreToldOnceAndWhatHoldsIsNot() throws {
    let folder = ScriptFolder([
      "1.aloud": "matrix text size: all\n" + Scripts.failing, "2.aloud": Scripts.holding,
      "3.aloud": "form: bad.json5\nopen\n", "4.aloud": "form: bad.json5\nopen\n",
      "bad.json5": "{ fields: [{ kind: \"radoi\" }] }",
    ])
    let run = try folder.test()
    let lines = run.output.split(separator: "\n")
    #expect(lines.count { $0.contains(": FAILED: press Down") } == 1)
    #expect(lines.count { $0.contains("radoi") } == 1)
    #expect(!run.output.contains("2.aloud"))
    #expect(
      lines.contains {
        $0.hasPrefix(
          "FAILED: 1.aloud (text size: XS): the same is wrong in 11 more: (text size: S), ")
          && $0.hasSuffix("…")
      })
    #expect(lines.contains("BROKEN: 3.aloud: the same is wrong in 1 more: 4.aloud"))
    #expect(
      lines.last == "1 of 15 scripts hold, 12 failed, 2 are broken; 1 of 13 expectations hold")
    let verbose = try folder.test("--verbose")
    #expect(verbose.ending == run.ending)
    #expect(verbose.output.ranges(of: "FAILED: press Down").count == 12)
    #expect(verbose.output.contains("\nholds: 2.aloud\n"))
    #expect(!verbose.output.contains("the same"))
  }

  /// A mark below a row is for the eye alone.
  @Test func marksAreForThoseWhoSeeThem() throws {
    let folder = ScriptFolder(["1.aloud": Scripts.failing])
    let mark = "                ^\n"
    let words = "differs at word 1: b instead of a\n"
    let usual = try folder.test().output
    #expect(usual.contains(mark) && usual.contains(words))
    let plain = try folder.test(variables: ["ACCESSIBLE": "1"]).output
    #expect(!plain.contains("^") && plain.contains(words))
  }

  /// A script that was forgotten or written wrong would be green for ever.
  @Test func aScriptThatExpectsNothingIsAWarning() throws {
    let folder = ScriptFolder(["1.aloud": Scripts.question + "open\npress Down\n"])
    let warning = "no expectation stands in this script, so it holds whatever happens"
    for reporter in ["pretty", "tap", "junit", "html", "github"] {
      let run = try folder.test("--reporter", reporter)
      #expect(run.ending == .status(0))
      #expect(run.output.contains(warning), "\(reporter)")
    }
    #expect(try folder.test().output.hasSuffix("0 of 0 expectations hold, 1 warning\n"))
    #expect(try folder.test("--reporter", "json").output.contains("\"expectsNothing\" : true"))
    let annotation = try folder.test("--reporter", "github").output
    #expect(annotation.hasPrefix("::warning file=1.aloud,line=1"))
  }

  /// As of `aloud test | head`: whoever reads has seen enough.
  @Test(arguments: [[], ["--list"], ["--reporter", "tap"]])
  func aReaderThatIsGoneEndsItSilently(arguments: [String]) throws {
    let folder = ScriptFolder(["1.aloud": Scripts.failing, "2.aloud": Scripts.failing])
    var launch = folder.launch(arguments)
    launch.streams = [.null, .brokenPipe, .pipe]
    let run = try CommandRun(launch)
    #expect(run.ending == .signal(SIGPIPE))
    #expect(run.errors == "")
  }

  @Test(arguments: [
    (["--shard", "0/2"], "0"), (["--shard", "3/2"], "3"), (["--shard", "1"], "1/4"),
    (["--jobs", "0"], "--jobs"), (["--level", "shall"], "must"), (["--reporter", "tab"], "tap"),
    (["--update=none"], "new"), (["nothing-here"], "nothing-here"),
    (["--suite", "no-such"], "--suite"), (["--suite", "x", "--update"], "--update"),
    (["--audio"], "--audio needs --reporter json|html as well"),
    (["--list", "--reporter", "json"], "--reporter json"),
    (["--suite", "form/canceled"], "did you mean form/cancelled?"),
    (["--suite", "from"], "did you mean form?"),
    (["--suite", "frm/cancelled"], "did you mean form?"),
    (["--suite", "form/../../crust"], "form/opening"),
  ])
  func badUsage(arguments: [String], named: String) throws {
    let folder = ScriptFolder(["1.aloud": Scripts.holding])
    let run = try CommandRun(folder.launch(arguments))
    #expect(run.ending == .status(2))
    #expect((run.errors + run.output).contains(named), "\(run.errors)")
  }

  @Test func anEmptyFolderIsNoSuccess() throws {
    let run = try ScriptFolder([:]).test()
    #expect(run.ending == .status(2))
    #expect(run.errors.contains("*.aloud"))
  }

  /// Letters do in a text what they usually do, whatever the person bound them to.
  @Test func nobodysKeysCount() throws {
    let folder = ScriptFolder([
      "1.aloud": "form: text.json5\ntype \"ab\"\npress Enter\n  answer ab\n",
      "text.json5": "{ fields: [{ kind: \"text\", name: \"name\", label: \"Name\" }] }",
      "inputrc": "\"a\": \"x\"\n",
    ])
    let run = try folder.test(variables: ["INPUTRC": folder.path + "/inputrc"])
    #expect(run.ending == .status(0), "\(run.output)")
  }

  /// As with every command, a slip in the person's own settings is told and left out.
  @Test func aSlipInTheSettingsIsLeftOut() throws {
    let folder = ScriptFolder(["1.aloud": Scripts.holding])
    let run = try folder.test(variables: ["ALOUD_TABLES": "/nonexistent"])
    #expect(run.ending == .status(0), "\(run.output)")
    #expect(run.errors.contains("/nonexistent"))
    #expect(try folder.test("--tables", "/nonexistent").ending == .status(2))
  }

  @Test func progressIsForTerminalsOnly() throws {
    let folder = ScriptFolder([
      "1.aloud": "matrix language: en de fr\n" + Scripts.holding, "2.aloud": "command: cat\nopen\n",
    ])
    #expect(try folder.test().errors == "")
    for (variables, isShown) in [([:], true), (["ACCESSIBLE": "1"], false)] {
      var launch = folder.launch(["--jobs", "1"], variables)
      launch.streams = [.null, .pipe, .pipe]
      let session = try TerminalSession(launch, terminalDescriptors: [2])
      // Combinations are counted, and the other program lets wait for it.
      if isShown { try session.wait(for: "3 of 4 scripts are played") }
      let ending = try session.end()
      #expect(ending == .status(0))
      #expect(session.screen.text.joined().isEmpty, "progress is left: \(session.screen.text)")
      #expect(session.screen.touchedRows.isEmpty != isShown)
    }
  }
}
