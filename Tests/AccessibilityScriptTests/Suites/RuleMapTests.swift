// SPDX-License-Identifier: GPL-3.0-or-later

import FoundationEssentials
import Testing

/// Every rule of the shipped suites, in words, with the line of a script or the test that holds it, or
/// why nothing does.
@Suite struct RuleMapTests {
  struct Rule: CustomTestStringConvertible, Sendable {
    let name: String
    let places: [String]

    var testDescription: String { name }
  }

  private static let file = Scripts.root.appending(
    path: "Tests/AccessibilityScriptTests/Fixtures/RulesOfSuites.tsv")

  static let rules = String(decoding: try! Data(contentsOf: file), as: UTF8.self)
    .split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let parts = line.split(separator: "\t").map(String.init)
      return Rule(name: parts[0], places: Array(parts.dropFirst()))
    }

  /// The script and the line of a place; nil for a test and for a reason.
  private static func line(of place: String) -> (script: String, line: String)? {
    guard !place.hasPrefix("Tests/"), !place.hasPrefix("-: "),
      let colon = place.firstRange(of: ": ")
    else { return nil }
    return ("Suites/\(place[..<colon.lowerBound]).aloud", String(place[colon.upperBound...]))
  }

  @Test(arguments: rules) func isHeldWhereItIsSaidToBe(rule: Rule) throws {
    #expect(!rule.places.isEmpty)
    for place in rule.places {
      if let (script, line) = Self.line(of: place) {
        let lines = try Suites.text(script).split(separator: "\n")
        #expect(lines.contains { $0.drop { $0 == " " } == line }, "\(place)")
      } else if place.hasPrefix("Tests/") {
        let words = place.split(separator: " ")
        let source = try Data(contentsOf: Scripts.root.appending(path: String(words[0])))
        let name = "func \(words[1])("
        #expect(String(decoding: source, as: UTF8.self).contains(name), "\(place)")
      } else {
        // A reason is a sentence.
        #expect(place.split(separator: " ").count > 5, "\(place)")
      }
    }
  }

  @Test func noRuleIsThereTwice() {
    #expect(Set(Self.rules.map(\.name)).count == Self.rules.count)
    #expect(Self.rules.count > 100)
  }

  /// No script is without a rule, but those that hold the same on somebody's form.
  @Test func everyScriptHoldsARule() {
    let held = Set(Self.rules.flatMap(\.places).compactMap { Self.line(of: $0)?.script })
    let others = Suites.scripts.filter {
      !held.contains($0) && !Suites.questionScripts.contains($0) && !Suites.formScripts.contains($0)
    }
    #expect(others == [])
  }
}
