// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer
import FoundationEssentials
import Testing

@testable import AccessibilityScript

/// The manual page of scripts has every word that the reader knows, and an example that holds.
@Suite struct ScriptManualTests {
  private static let manual = try! String(
    contentsOf: Scripts.root.appending(path: "Sources/aloud/Manual/aloud-script.5"), encoding: .utf8
  ).replacing("\\-", with: "-")

  private static let names: [String] =
    SettingName.allCases.map(\.rawValue) + SettingName.allCases.flatMap(\.values)
    + ScriptReader.subjectNames + LineWord.allCases.map(\.rawValue) + Expectation.words
    + FieldExpectation.Part.names + OutcomeName.all

  @Test(arguments: Set(names).sorted())
  func isInTheManual(name: String) {
    let words = Self.manual.split { !$0.isLetter && !$0.isNumber }
    for word in name.split(separator: " ") {
      // Accessibility sizes are told by the first and the last.
      if word.hasPrefix("AX") { continue }
      #expect(words.contains(word), "\(name)")
    }
  }

  @Test func theExampleHolds() throws {
    let example = try #require(Self.manual.split(separator: ".EX\n").last)
    let text = try #require(example.split(separator: ".EE").first)
    let result = try Scripts.result(String(text))
    #expect(result.problems.isEmpty)
    #expect(result.steps.flatMap(\.checks).count == 8)
    #expect(result.failures(from: .may) == [])
  }
}
