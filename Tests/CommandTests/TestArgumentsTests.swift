// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import Testing

@testable import aloud

/// What `aloud test` understands of its command line.
@Suite struct TestArgumentsTests {
  private func test(_ words: String...) throws -> TestArguments {
    let command = parse((["test"] + words).map { Array($0.utf8) })
    guard case .success(.test(let arguments)) = command.outcome else {
      throw try #require(command.failure)
    }
    return arguments
  }

  @Test func allOptions() throws {
    let arguments = try test(
      "a.aloud", "--filter", "x", "--level", "should", "--jobs=3", "--shard", "2/5", "--reporter",
      "html", "--output", "o.html", "--bail", "--seed", "7", "--audio", "b")
    #expect(arguments.paths == ["a.aloud", "b"])
    #expect(arguments.filter == "x")
    #expect(arguments.level == .should)
    #expect(arguments.jobs == 3)
    #expect(arguments.shard == .init(number: 2, count: 5))
    #expect(arguments.reporter == .html)
    #expect(arguments.output == .file(path: "o.html"))
    #expect(arguments.bails && arguments.hasAudio && !arguments.isVerbose)
    #expect(try test("--verbose").isVerbose)
    #expect(try test("--list", "--filter", "x", "--shard", "2/5", "--reporter", "pretty").lists)
    #expect(arguments.seed == 7)
    #expect(try test("--suite", "s").suite == "s")
  }

  @Test func whatIsUsual() throws {
    let arguments = try test()
    #expect(arguments.paths == [])
    #expect(arguments.reporter == .pretty)
    #expect(arguments.output == .standard)
    #expect(arguments.shard == .init(number: 1, count: 1))
    #expect(arguments.update == nil && arguments.level == nil && arguments.seed == nil)
    #expect(!arguments.bails && !arguments.lists && !arguments.hasAudio)
  }

  /// As where a pattern of names stands right behind the option.
  @Test(arguments: ["a.aloud", "x/.aloud", "/tmp/new.aloud"])
  func noReportHasTheNameOfAScript(path: String) throws {
    #expect(throws: UsageError.outputIsScript(.file(path: path))) {
      try test("b.aloud", "--reporter", "junit", "--output", path)
    }
    #expect(try test("--output", path + ".xml").output == .file(path: path + ".xml"))
  }

  /// The extent stands after an equals sign only: what follows is a script.
  @Test func theExtentOfAnUpdate() throws {
    #expect(try test("--update").update == .all)
    #expect(try test("--update=all").update == .all)
    #expect(try test("--update=new").update == .new)
    let arguments = try test("--update", "new")
    #expect(arguments.update == .all)
    #expect(arguments.paths == ["new"])
  }

  @Test(arguments: ["", "1", "1/", "/2", "1/2/3", "a/b"])
  func partsThatAreNone(text: String) {
    #expect(throws: UsageError.self) { _ = try test("--shard", text) }
  }

  /// Sounds are in some reports only, whether another one was named or not.
  @Test(arguments: [[], ["--reporter", "tap"], ["--reporter", "junit"]])
  func soundsNeedAReportThatHasThem(options: [String]) throws {
    let command = parse((["test", "--audio"] + options).map { Array($0.utf8) })
    #expect(command.failure == .optionNeeds(.audio, .reporter, value: "json|html"))
  }

  /// What would be passed over is refused.
  @Test(arguments: [
    ["--list", "--reporter", "json"], ["--list", "--output", "x"], ["--list", "--update"],
    ["--list", "--audio", "--reporter", "html"], ["--shard", "1/2", "--update"],
    ["--suite", "form", "--update=new"], ["--bail", "--update"],
  ])
  func whatCannotGoTogether(options: [String]) throws {
    let command = parse((["test"] + options).map { Array($0.utf8) })
    guard case .optionsTogether(let first, let second, _)? = command.failure else {
      Issue.record("\(options)")
      return
    }
    let given = options.map { $0.prefix { $0 != "=" } } + ["--reporter"]
    #expect(first != second)
    #expect([first, second].allSatisfy { given.contains($0.spelling[...]) })
  }

  /// Perl's harness took version 14 for an error before its own version 3.48.
  @Test(arguments: [(nil, 14), ("3.44", 13), ("3.47", 13), ("3.48", 14), ("3.50", 14)])
  func theVersionOfTAP(harness: String?, version: Int) {
    let environment = harness.map { ["HARNESS_VERSION": $0] } ?? [:]
    #expect(TapVersion.understood(in: environment) == version)
  }
}
