// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import Testing

/// Files that are no scripts, or more than anybody can play: told instead of played without end.
@Suite struct ScriptFileTests {
  @Test func filesThatIncludeEachOther() throws {
    let folder = try TemporaryScripts([
      "a.aloud": "include: b.aloud\n", "b.aloud": "# b\n  include: a.aloud\n",
    ])
    let results = Scripts.player.play(path: folder.path("a.aloud"))
    #expect(
      results.map(\.problems) == [
        [
          ScriptProblem(
            path: folder.path("b.aloud"), line: 2, column: 12,
            message: "these files include each other: "
              + ["a.aloud", "b.aloud", "a.aloud"].map(folder.path).joined(separator: ", "))
        ]
      ])
  }

  /// Each file that includes the next takes room of the stack, of which there is an end.
  @Test func filesThatIncludeFurtherAndFurther() throws {
    let last = 120
    var files = ["0.aloud": "include: 1.aloud\n", "\(last).aloud": Scripts.crusts]
    for number in 1..<last { files["\(number).aloud"] = "include: \(number + 1).aloud\n" }
    let folder = try TemporaryScripts(files)
    let problems = Scripts.player.play(path: folder.path("0.aloud")).map(\.problems)
    #expect(
      problems == [
        [
          ScriptProblem(
            path: folder.path("99.aloud"), line: 1, column: 10,
            message: "include: 101 is out of range, 1 to 100 are possible")
        ]
      ])
    #expect(Scripts.player.play(path: folder.path("30.aloud"))[0].problems == [])
  }

  @Test(
    arguments: [
      ([0x66, 0xFF, 0x0A], 1, 2), (Array("form: a\r\n# ä".utf8) + [0xC3, 0x28], 2, 4),
      (Array("a\rb\n\n".utf8) + [0x80], 4, 1), (Array("# ".utf8) + [0xE2, 0x82], 1, 3),
    ] as [([UInt8], Int, Int)])
  func aFileThatIsNoUnicode(bytes: [UInt8], line: Int, column: Int) throws {
    let (script, mistakes) = ScriptReader.read(bytes, path: "x.aloud", languages: ["en"])
    #expect(script == nil)
    #expect(
      mistakes.map(Scripts.environment.words.problem) == [
        ScriptProblem(path: "x.aloud", line: line, column: column, message: "this is not UTF-8")
      ])
  }

  @Test func moreCombinationsThanAnyRunHasTimeFor() {
    let seeds = (1...300).map(String.init).joined(separator: " ")
    let (script, mistakes) = Scripts.read(
      "form: a\nmatrix seed: \(seeds)\nmatrix language: all\nmatrix text size: all\nopen\n")
    #expect(script == nil)
    #expect(
      mistakes.map(Scripts.environment.words.problem) == [
        ScriptProblem(
          path: Scripts.path, line: 4, column: 1,
          message: "matrix: 122400 is out of range, 1 to 50000 are possible")
      ])
  }

  @Test func moreCombinationsThanCanBeCounted() {
    let values = (1...600).map { "\($0)" }.joined(separator: " ")
    let sizes = (20...300).map { "\($0)x24" }.joined(separator: " ")
    let times = (1...3000).map { "\($0)ms" }.joined(separator: " ")
    let (_, mistakes) = Scripts.read(
      "form: a\nmatrix seed: \(values)\nmatrix time limit: \(times)\n"
        + "matrix terminal: \(sizes)\nmatrix language: all\nmatrix text size: all\nopen\n")
    #expect(mistakes.map(\.place.line) == [3])
  }

  @Test func moreStepsThanAScriptMayHave() {
    let (script, mistakes) = Scripts.read(
      "form: a\n" + String(repeating: "press Down\n", count: 10_005))
    #expect(script == nil)
    #expect(mistakes.map(\.place.line) == [10_002])
    #expect(
      Scripts.read("form: a\n" + String(repeating: "press Down\n", count: 10_000)).script?
        .steps.count == 10_000)
  }

  /// A device that never ends, in the place of a script, of what it includes and of its form.
  @Test func aFileWithoutEnd() throws {
    let message = "/dev/zero cannot be read: File too large"
    let included = Scripts.read("include: /dev/zero\nform: a\nopen\n").mistakes
    #expect(included.map(Scripts.environment.words.problem).map(\.message) == [message])
    let played = try Scripts.result("form: /dev/zero\nopen\n")
    #expect(played.problems.map(\.message) == [message])
    #expect(Scripts.player.play(path: "/dev/zero").flatMap(\.problems).map(\.message) == [message])
  }

  @Test func aScriptThatIsMissing() {
    let results = Scripts.player.play(path: "/nowhere/x.aloud")
    #expect(
      results.flatMap(\.problems) == [
        ScriptProblem(
          path: "/nowhere/x.aloud", line: 1, column: 1,
          message: "/nowhere/x.aloud cannot be read: No such file or directory")
      ])
  }
}
