// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import SpeechOutput
import Testing

/// Forms with more, and longer, than anyone should write are looked at all the same.
@Suite struct AuditGrowthTests {
  private func findings(labels: [String]) throws -> [AuditFinding] {
    let options = labels.enumerated().map { "{key: 'k\($0.offset)', label: '\($0.element)'}" }
    var settings = FormAudit.Settings()
    settings.rules = [.duplicateLabel]
    return try AuditedForm(
      "{fields: [{kind: 'radio', name: 'f', label: 'F', options: [\(options.joined(separator: ","))]}]}"
    ).findings(settings)
  }

  /// One finding for each label that is there several times, which names some and counts them all.
  @Test(arguments: [2, 3, 9, 10, 500])
  func equalLabelsAreOneFinding(count: Int) throws {
    let found = try findings(labels: Array(repeating: "Same", count: count) + ["Other"])
    #expect(found.count == 1)
    #expect(found[0].option == "k1")
    let others = ([0] + Array(2..<max(2, count))).prefix(8).map { "f/k\($0)" }
    #expect(found[0].details == ["Same"] + others + (count > 9 ? ["×\(count)"] : []))
    let two = try findings(labels: (0..<count * 2).map { $0.isMultiple(of: 2) ? "A" : "b" })
    #expect(two.map(\.details.first) == ["A", "b"])
  }

  /// One of many that are alike tells of the others; the labels are too long to be judged by their
  /// letters alone.
  @Test func notEachOfManyAlikeIsMeasured() throws {
    let options = (0..<2000).map { "'option \($0)'" }.joined(separator: ",")
    let count = try AuditedForm(
      "{fields: [{kind: 'radio', name: 'f', label: 'F', options: [\(options)]}]}"
    ).countOfMeasurements()
    #expect((1..<60).contains(count), "\(count)")
  }

  /// A question for each answer to the one before it: each option is looked at once, not once for
  /// every way that leads there. Nobody can answer the first, so nobody can any other.
  @Test(.timeLimit(.minutes(1)), arguments: [true, false])
  func aChainOfConditionsIsWalkedOnce(isFirstDisabled: Bool) throws {
    let count = 200
    let fields = (0..<count).map { index in
      let options = ["a", "b", "c"].map { key in
        let when =
          index > 0
          ? "reason: 'later', enabledWhen: {any: [{field: 'q\(index - 1)', equals: 'a'}, "
            + "{field: 'q\(index - 1)', equals: 'b'}, {field: 'q\(index - 1)', answered: true}]}"
          : isFirstDisabled ? "disabled: 'no'" : ""
        return "{key: '\(key)', label: 'L \(key)', \(when)}"
      }
      return
        "{kind: 'radio', name: 'q\(index)', label: 'Q', required: false, options: "
        + "[\(options.joined(separator: ","))]}"
    }
    var settings = FormAudit.Settings()
    settings.rules = [.unreachableOption]
    let found = try AuditedForm("{title: 'T', fields: [\(fields.joined(separator: ","))]}")
      .findings(settings)
    #expect(found.count == (isFirstDisabled ? 3 * (count - 1) : 0))
  }

  @Test func theRestOfALongTextIsCountedLikeItsBeginning() throws {
    let measure = try #require(SpeechMeasure(settings: SpeechSettings()))
    func seconds(_ count: Int) -> Double {
      let text = String(repeating: "some words, ", count: count)
      return measure.seconds(of: [Utterance(text: text, language: "en")])
    }
    let (some, many) = (seconds(800), seconds(40_000))
    #expect(abs(many / some / 50 - 1) < 0.02, "\(some) \(many)")
  }
}
