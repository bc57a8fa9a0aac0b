// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import Glibc
import LabelTables

/// What `aloud test` was told. Paths are text that carries bytes, see ``PathText``.
struct TestArguments: Equatable, Sendable {
  /// One part of several of all scripts, both from 1.
  struct Shard: Equatable, Sendable {
    let number: Int
    let count: Int
  }

  /// Which expectations are rewritten (`--update`).
  enum UpdateExtent: String, CaseIterable, Sendable { case all, new }

  /// Scripts and folders; with a suite, the forms that it is played on.
  var paths: [String]
  /// A regular expression that a part of a result's name has to match.
  var filter: String?
  /// The level from which on a failed expectation fails; nil is each script's own.
  var level: ExpectationLevel?
  /// How many workers play at once; nil is one for each processor.
  var jobs: Int?
  var shard = Shard(number: 1, count: 1)
  var reporter = ReportFormat.pretty
  var output = StreamPlace.standard
  var update: UpdateExtent?
  /// Whether nothing is played after the first script that does not hold.
  var bails = false
  /// Whether scripts that hold are told of as well.
  var isVerbose = false
  /// Whether scripts are named rather than played.
  var lists = false
  /// What the order of playing is drawn by; nil plays in the order of reports.
  var seed: Int?
  /// A suite that came with Aloud.
  var suite: String?
  /// Whether a report has the sound of what was said.
  var hasAudio = false
  /// How the person is asked whether a script is rewritten.
  let asking: AskArguments

  /// - Throws: What is wrong with the first thing that cannot be used.
  init(_ line: ArgumentLine, _ sources: SettingSources) throws(UsageError) {
    asking = try AskArguments(asking: line, sources)
    paths = line.operands.map { PathText.text(carrying: $0) }
    filter = try sources.value(.filter, .expression)
    level = try sources.value(.level, .choice())
    jobs = try sources.value(.jobs, .integer(1...1024))
    shard = try sources.value(.shard, .shard) ?? shard
    reporter = try sources.value(.reporter, .choice()) ?? reporter
    output = try sources.value(.output, .path).map(StreamPlace.init) ?? output
    if let extent = line.last(.update) {
      update = extent.isEmpty ? .all : try sources.value(.update, .choice())
    }
    bails = line.has(.bail)
    isVerbose = line.has(.verbose)
    lists = line.has(.list)
    seed = try sources.value(.seed, .integer(0...Int.max))
    suite = try sources.value(.suite, .path)
    hasAudio = line.has(.audio)
    try check(line)
  }

  /// Refuses what would be passed over otherwise.
  private func check(_ line: ArgumentLine) throws(UsageError) {
    // With a pattern of names right behind the option it would be the first script.
    if let path = output.path, path.hasSuffix(ScriptFinding.ending) {
      throw .outputIsScript(output)
    }
    if update != nil {
      if suite != nil { throw .optionsTogether(.suite, .update) }
      // What is rewritten has to hold in all combinations, and a part has only some.
      if shard.count > 1 { throw .optionsTogether(.shard, .update) }
      if bails { throw .optionsTogether(.bail, .update) }
      if paths.contains(ScriptJob.standardInput) {
        throw .unwritableFile(.file(path: ScriptJob.standardInput), reason: EINVAL)
      }
    }
    if lists {
      if reporter != .pretty { throw .optionsTogether(.list, .reporter, value: reporter.rawValue) }
      for option in [CommandOption.output, .update, .audio] where line.has(option) {
        throw .optionsTogether(.list, option)
      }
    }
    if hasAudio, ![.json, .html].contains(reporter) {
      throw .optionNeeds(.audio, .reporter, value: "json|html")
    }
  }
}

extension ValueReader<String> {
  /// A regular expression as ICU has them.
  fileprivate static var expression: ValueReader {
    ValueReader { text, source throws(UsageError) in
      guard TextExpression(text) != nil else { throw .badPattern(.filter, given: text) }
      return text
    }
  }
}

extension ValueReader<TestArguments.Shard> {
  /// `I/N`.
  fileprivate static var shard: ValueReader {
    ValueReader { text, source throws(UsageError) in
      let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2 else { throw .badShard(given: text) }
      let count = try ValueReader<Int>.integer(1...1_000_000).read(parts[1], source)
      let number = try ValueReader<Int>.integer(1...count).read(parts[0], source)
      return TestArguments.Shard(number: number, count: count)
    }
  }
}
