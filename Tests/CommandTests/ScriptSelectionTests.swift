// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import FoundationEssentials
import Glibc
import LabelTables
import TestSupport
import Testing

@testable import aloud

/// What of scripts and their combinations `aloud test` plays.
@Suite struct ScriptSelectionTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let tables = try! TableFolder(path: root.appending(path: "Localization").path)
  private static let environment = ScriptEnvironment(
    folder: tables, words: try! LabelTables(folder: tables, languages: ["en"]))

  private func selection(_ jobs: [ScriptJob], _ words: [String]) throws -> ScriptSelection {
    let command = parse((["test"] + words).map { Array($0.utf8) })
    guard case .success(.test(let arguments)) = command.outcome else {
      throw try #require(command.failure)
    }
    return ScriptSelection(of: jobs, arguments, in: Self.environment)
  }

  /// What is played, by the paths and the places in their matrices.
  private func places(_ selection: ScriptSelection) -> [String] {
    selection.scripts.flatMap { script in
      (script.job.combinations ?? []).map { "\(script.job.path) \($0)" }
    }
  }

  private func names(_ selection: ScriptSelection) -> [String] {
    selection.scripts.flatMap(\.results).map(\.name)
  }

  /// Parts of random scripts, broken ones among them: each combination is in exactly one of them,
  /// always in the same one, and parts are about as large.
  @Test(arguments: 0..<12 as Range<UInt64>)
  func partsAreAllCombinationsOnce(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var files: [String: String] = [:]
    for number in 10..<(11 + Int.random(in: 0..<7, using: &random)) {
      var text = "question: Q\noption: a\noption: b\npress Down\n  selected b\n"
      for line in ["language: de en fr", "text size: L AX1 AX5", "verbosity: brief verbose"] {
        if Bool.random(using: &random) { text = "matrix \(line)\n" + text }
      }
      files["\(number).aloud"] = Int.random(in: 0..<5, using: &random) == 0 ? "prss\n" : text
    }
    let folder = try TemporaryFolder(files)
    let jobs = try ScriptFinding.scripts(at: [folder.path]).map { ScriptJob(path: $0) }
    for filter in [[], ["--filter", "language: (de|fr)"], ["--filter", "AX|1[0-3]"]] {
      let whole = try selection(jobs, filter)
      #expect(whole.count == places(whole).count)
      #expect(whole.count == names(whole).count)
      #expect(Set(names(whole)).count == whole.count)
      for count in 1...9 {
        let parts = try (1...count).map {
          try selection(jobs, filter + ["--shard", "\($0)/\(count)"])
        }
        #expect(parts.flatMap(places).sorted() == places(whole).sorted(), "seed \(seed)")
        #expect(parts.flatMap(names).sorted() == names(whole).sorted(), "seed \(seed)")
        #expect(parts.allSatisfy { $0.count == whole.count })
        let sizes = parts.map { places($0).count }
        #expect(sizes.max()! - sizes.min()! <= 1, "seed \(seed)")
        let again = try selection(jobs, filter + ["--shard", "1/\(count)"])
        #expect(places(again) == places(parts[0]))
      }
    }
  }

  /// What is rewritten has to hold in all combinations.
  @Test func whatIsRewrittenIsPlayedWhole() throws {
    let text = "matrix language: de en\nquestion: Q\noption: a\npress Down\n"
    let folder = try TemporaryFolder(["1.aloud": text, "2.aloud": "question: Q\noption: a\nopen\n"])
    let jobs = try ScriptFinding.scripts(at: [folder.path]).map { ScriptJob(path: $0) }
    #expect(try selection(jobs, ["--filter", "language: de"]).count == 1)
    let whole = try selection(jobs, ["--filter", "language: de", "--update"])
    #expect(places(whole) == ["\(folder.path)/1.aloud 0", "\(folder.path)/1.aloud 1"])
  }

  /// Reading it once more would find nothing.
  @Test func aPipeIsReadOnce() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    defer { close(ends[0]) }
    let text = "matrix language: de en\nquestion: Q\noption: a\nopen\n"
    write(ends[1], text, text.utf8.count)
    close(ends[1])
    let selection = try selection([ScriptJob(path: "/dev/fd/\(ends[0])")], [])
    #expect(selection.scripts.map(\.job.bytes).map { $0.map(Array.init) } == [Array(text.utf8)])
    #expect(selection.count == 2)
  }
}
