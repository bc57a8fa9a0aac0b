// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import AccessibilityScript

/// The suites find what is wrong: played on sessions that are wrong in one way, they fail.
@Suite struct FaultTests {
  /// The scripts of a suite that fail where a session has a fault.
  private static func failing(_ fault: Fault, in suite: String) throws -> [String] {
    try Suites.scripts.filter { $0.hasPrefix("Suites/\(suite)/") }.filter { try fails($0, fault) }
  }

  /// Whether a script fails, in the first combination of its matrix in which all is said.
  private static func fails(_ name: String, _ fault: Fault) throws -> Bool {
    let script = try #require(Scripts.player.read(path: Suites.path(name)).script)
    let combination =
      script.combinations.first { !$0.map(\.value).contains("brief") } ?? script.combinations[0]
    let conditions = script.conditions(in: combination)
    let stage = try ScriptStaging(
      script: script, environment: Scripts.environment, conditions: conditions
    ).stage()
    var result = ScriptResult(path: script.path)
    do throws(ScriptMistakes) {
      try Scripts.player.play(
        script, on: FaultyStage(stage, fault), conditions, into: &result)
    } catch {
      // That the session ended otherwise than the script has it is the suite's finding, any other
      // mistake one of this test.
      let endings = error.all.filter {
        if case .sessionOver = $0.reason { true } else { false }
      }
      try #require(endings == error.all, "\(name), \(fault): \(error.all)")
      return true
    }
    return !result.failures(from: .must).isEmpty
  }

  @Test(
    arguments: [
      (
        "announcements",
        [
          .saysNothing, .saysAllTwice, .saysFocusOnly, .withoutLabel, .withoutRole, .withoutState,
          .withoutPosition, .withoutGroup, .withoutAvailability, .withoutBoundary, .withoutStep,
          .alwaysSelected, .alwaysFirst, .repeatsGroup, .selectsNothing, .losesFocus,
        ]
      ),
      (
        "keyboard",
        [
          .saysNothing, .saysAllTwice, .withoutLabel, .withoutState, .withoutAvailability,
          .withoutBoundary, .selectsNothing, .losesFocus, .losesField, .answersOnEveryEnd,
          .neverEnds, .answersSomethingElse,
        ]
      ),
      (
        "groups",
        [
          .saysNothing, .withoutLabel, .withoutState, .withoutAvailability, .withoutBoundary,
          .alwaysSelected, .selectsNothing, .losesFocus, .answersOnEveryEnd, .neverEnds,
          .answersSomethingElse,
        ]
      ),
      (
        "reports",
        [
          .saysNothing, .saysAllTwice, .withoutLabel, .withoutPosition, .withoutAvailability,
          .repeatsGroup, .selectsNothing, .losesFocus, .answersOnEveryEnd, .neverEnds,
          .answersSomethingElse, .hasWideRows, .hasNoRows,
        ]
      ),
      (
        "form",
        [
          .saysNothing, .saysAllTwice, .withoutRole, .withoutGroup, .answersOnEveryEnd, .neverEnds,
          .hasWideRows,
        ]
      ),
    ] as [(String, [Fault])])
  func suitesFindFaults(suite: String, faults: [Fault]) throws {
    for fault in faults {
      #expect(try !Self.failing(fault, in: suite).isEmpty, "\(fault)")
    }
  }

  @Test(arguments: Suites.scripts) func everyScriptFindsSome(name: String) throws {
    #expect(try Fault.allCases.contains { try Self.fails(name, $0) })
  }

  /// A stage that is not wrong in the way a script looks at is no failure.
  @Test func otherFaultsAreNotNoticed() throws {
    #expect(try !Self.fails("Suites/groups/exact-keys.aloud", .withoutRole))
    #expect(try !Self.fails("Suites/form/cancelled.aloud", .hasWideRows))
  }
}
