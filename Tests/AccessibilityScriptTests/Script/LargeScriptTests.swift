// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import Testing

/// Scripts that are as large as files may be are read in a time that grows with them.
@Suite(.timeLimit(.minutes(1))) struct LargeScriptTests {
  @Test func manyRowsOfAScreen() throws {
    let rows = (1...100_000).map { "| \($0)\n" }
    let (read, mistakes) = Scripts.read(
      Scripts.crusts + "open\n  screen is\n" + rows.joined() + "  selected nothing\n")
    #expect(mistakes == [])
    let expectations = try #require(read?.steps[0].expectations)
    try #require(expectations.count == 2)
    guard case .screen(.whole(let read)) = expectations[0].kind else {
      Issue.record("\(expectations[0].kind)")
      return
    }
    #expect(read.count == 100_000)
    #expect(read.last == "100000")
  }

  @Test func manyThingsHeard() {
    let lines = String(repeating: "  hear anything\n", count: 40_000)
    let (script, mistakes) = Scripts.read(Scripts.crusts + "open\n" + lines)
    #expect(mistakes == [])
    #expect(script?.steps[0].expectations.count == 40_000)
    // What is wrong behind all of them is found.
    let wrong = Scripts.read(Scripts.crusts + "open\n" + lines + "  hear nothing\n").mistakes
    #expect(wrong.map(\.reason) == [.heardOrder])
  }

  @Test func manyUnknownVariables() {
    let lets = (1...20_000).map { "let a\($0) = b\n" }.joined()
    let lines = (1...20_000).map { "  hear \"${c\($0)}\"\n" }.joined()
    let mistakes = Scripts.read(lets + Scripts.crusts + "open\n" + lines).mistakes
    #expect(mistakes.count == 20_000)
  }

  /// What stands below one whole screen is none of it, nor of an earlier one.
  @Test func rowsBelongToTheScreenAboveThem() throws {
    let (script, mistakes) = Scripts.read(
      Scripts.crusts + "open\n  screen is\n| a\n  selected nothing\n  screen is\n| b\n|\n\npress Up"
    )
    #expect(mistakes == [])
    let kinds = try #require(script?.steps[0].expectations).map(\.kind)
    let screens = kinds.compactMap { kind -> [String]? in
      if case .screen(.whole(let rows)) = kind { rows } else { nil }
    }
    #expect(screens == [["a"], ["b", ""]])
  }
}
