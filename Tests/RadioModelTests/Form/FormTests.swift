// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel
import TestSupport
import Testing

@Suite struct FormTests {
  private static func text(_ name: String, shown: Condition? = nil, enabled: Condition? = nil)
    -> FormField
  {
    FormField(
      name: name, kind: .entry(TextEntry()), label: name, shownWhen: shown, enabledWhen: enabled)
  }

  @Test func refusesAFormThatMeansNothing() {
    #expect(throws: FormError.duplicateName("a")) {
      try Form(fields: [Self.text("a"), Self.text("a")])
    }
    #expect(throws: FormError.unknownField("b", in: "a")) {
      try Form(fields: [Self.text("a", shown: .isAnswered(field: "b"))])
    }
    #expect(throws: FormError.circle(["a"])) {
      try Form(fields: [Self.text("a", shown: .isAnswered(field: "a"))])
    }
    #expect(throws: FormError.circle(["a", "c", "b"])) {
      try Form(fields: [
        Self.text("a", shown: .not(.isAnswered(field: "c"))),
        Self.text("b", enabled: .equals(field: "a", value: "x")),
        Self.text("c", shown: .any([.isAnswered(field: "b")])),
      ])
    }
  }

  /// A field that is not asked counts as not answered, however long the chain.
  @Test func statesFollowOneAnother() throws {
    let count = 2000
    // The last one comes first in the form, so that order alone does not help.
    let fields = (0..<count).reversed().map { index in
      Self.text("f\(index)", shown: index == 0 ? nil : .isAnswered(field: "f\(index - 1)"))
    }
    let form = try Form(fields: fields)
    var answers = [FieldAnswer](repeating: .text("x"), count: count)
    #expect(form.states(for: answers).allSatisfy { $0.isShown })
    answers[count - 1 - 1000] = .none
    let states = form.states(for: answers)
    #expect(states.filter(\.isShown).count == 1001)
  }

  @Test(arguments: [
    (FieldAnswer.none, Condition.isAnswered(field: "a"), false),
    (.text("x"), .isAnswered(field: "a"), true),
    (.number(DecimalNumber("2.0")!), .equals(field: "a", value: "2"), true),
    (.number(DecimalNumber(2)), .equals(field: "a", value: "two"), false),
    (.choice("b"), .equals(field: "a", value: "b"), true),
    // Keys are bytes: two ways to write one letter are two keys.
    (.choice("\u{E9}"), .equals(field: "a", value: "e\u{301}"), false),
    (.choices(["b", "c"]), .contains(field: "a", value: "c"), true),
    (.choices(["b", "c"]), .equals(field: "a", value: "c"), false),
    (.choices(["c"]), .equals(field: "a", value: "c"), true),
    (.text("abc"), .contains(field: "a", value: "bc"), true),
    (.text("abc"), .contains(field: "a", value: "cb"), false),
    (.text("abc"), .contains(field: "a", value: ""), true),
    (.none, .not(.equals(field: "a", value: "b")), true),
    (.none, .all([]), true), (.none, .any([]), false),
  ])
  func conditions(answer: FieldAnswer, condition: Condition, isTrue: Bool) {
    #expect(condition.isTrue { _ in answer } == isTrue)
    #expect(Condition.not(condition).isTrue { _ in answer } == !isTrue)
  }

  /// Lengths count what people see as one character.
  @Test(
    arguments: [
      ("", 0, nil, nil), ("👨‍👩‍👧", 1, 1, nil), ("e\u{301}", 1, 1, nil),
      ("ab", 3, nil, AnswerProblem.tooShort(count: 2, minimum: 3)),
      ("abc", 0, 2, .tooLong(count: 3, maximum: 2)),
    ] as [(String, Int, Int?, AnswerProblem?)])
  func lengths(text: String, minimum: Int, maximum: Int?, problem: AnswerProblem?) {
    let entry = TextEntry(text: text, minimumLength: minimum, maximumLength: maximum)
    #expect(entry.problem == problem)
  }

  @Test func aTextOfSpacesIsNoAnswerAndASecretOfSpacesIs() {
    #expect(TextEntry(text: "  ", isRequired: true).problem == .missing)
    #expect(TextEntry(.secret, text: "  ", isRequired: true).problem == nil)
    #expect(TextEntry(.secret, text: "  ").answer == .text("  "))
  }

  @Test func numbersKeepToTheirRange() {
    let range = TextEntry.NumberRange(
      minimum: DecimalNumber(1), maximum: DecimalNumber(10), step: DecimalNumber("0.5"))
    func problem(_ text: String) -> AnswerProblem? {
      TextEntry(.number(range), text: text, isRequired: true).problem
    }
    #expect(problem(" 2.5 ") == nil)
    #expect(problem("0.5") == .tooSmall(DecimalNumber("0.5")!, minimum: DecimalNumber(1)))
    #expect(problem("11") == .tooLarge(DecimalNumber(11), maximum: DecimalNumber(10)))
    #expect(
      problem("2.25")
        == .betweenSteps(
          DecimalNumber("2.25")!, step: DecimalNumber("0.5")!, base: DecimalNumber(1)))
    #expect(problem("two") == .notANumber("two"))
    #expect(problem("") == .missing)
  }
}
