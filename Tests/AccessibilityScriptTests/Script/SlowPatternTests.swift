// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import LabelTables
import RadioModel
import Testing

/// Regular expressions that take too long to decide, by a repetition inside a repetition.
@Suite struct SlowPatternTests {
  private static let long = String(repeating: "a", count: 40)

  @Test func whatCannotBeDecidedIsNeitherTrueNorFalse() throws {
    for (pattern, text, matches) in [("(a+)+b", "aab", true), ("(a+)+b", "c", false)] {
      let expression = try #require(TextExpression(pattern))
      #expect(expression.match(whole: text) == matches)
      #expect(!expression.wasTooSlow)
      #expect(expression.match(whole: Self.long) == nil)
      #expect(expression.wasTooSlow)
    }
  }

  /// The fault is the pattern's, not that of what was said.
  @Test(arguments: ["(([A-Za-z, ]+)+)+z|.*", "((.+)+)+§"])
  func aScriptWithOneIsBroken(pattern: String) throws {
    let result = try Scripts.result(
      Scripts.crusts + "press Down\n  hear matching \".*Deep.*\"\npress Up\n  selected regular\n"
        + "  hear matching \"\(pattern)\"\npress Down\n")
    #expect(result.steps.map { $0.checks.map(\.outcome) } == [[.held]])
    #expect(result.problems.map(\.line) == [10])
    let words = Scripts.environment.words
    #expect(result.problems.map(\.message) == [words.message(.slowPattern(pattern))])
    #expect(result.problems[0].message.contains("takes too long"))
  }

  @Test func anExpectationOfATestTellsIt() throws {
    let session = PlayedSession(
      group: try RadioGroup([RadioOption(key: "a", label: "A long label, with words")]),
      tables: Scripts.english)
    let mismatch = session.mismatch(
      expecting: #"""
        hear anything
        hear matching "((.+)+)+§"
        """#)
    let text = mismatch?.description ?? ""
    #expect(text.contains("takes too long"), "\(text)")
  }

  /// Whoever types cannot mend the form, and would never come to its end.
  @Test func anAnswerThatCannotBeDecidedIsTaken() throws {
    let pattern = try #require(TextEntry.Pattern(expression: "(a+)+b|c"))
    var entry = TextEntry(text: "c", pattern: pattern)
    #expect(entry.problem == nil)
    entry.text = "d"
    #expect(entry.problem == .otherForm)
    #expect(!pattern.wasTooSlow())
    entry.text = Self.long
    #expect(entry.problem == nil)
    #expect(pattern.wasTooSlow())
  }
}
