// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import Announcer
import RadioModel
import RadioNavigator
import TestSupport
import Testing

/// Forms and keys at random: whatever is pressed, a form ends in valid answers or in none.
@Suite struct RandomFormTests {
  private static let keys = [
    "Down", "Up", "Space", "Enter", "Enter", "Enter", "Tab", "S-Tab", "C-Home", "C-End", "a", "1",
    "2", "7", "Backspace", "Left", "Home", "End", "F2", "F3", "PageDown", "Escape", "+", "F1",
  ]

  private static func form(_ random: inout SeededGenerator) throws -> Form {
    let names = (0..<Int.random(in: 1...6, using: &random)).map { "f\($0)" }
    var fields: [FormField] = []
    for (index, name) in names.enumerated() {
      var field: FormField
      switch Int.random(in: 0...5, using: &random) {
      case 0, 1:
        field = try radioField(
          name, ["a", "b", "c"], selected: Bool.random(using: &random) ? "b" : nil,
          required: Bool.random(using: &random))
      case 2:
        field = try checklistField(
          name, ["a", "b", "c"], minimum: Int.random(in: 0...2, using: &random), maximum: 2)
      case 3:
        field = entryField(
          name,
          TextEntry(
            isRequired: Bool.random(using: &random),
            minimumLength: Int.random(in: 0...2, using: &random), maximumLength: 3))
      case 4:
        let range = TextEntry.NumberRange(minimum: DecimalNumber(1), maximum: DecimalNumber(20))
        field = entryField(
          name, TextEntry(.number(range), isRequired: Bool.random(using: &random)))
      default: field = FormField(name: name, kind: .note, label: name)
      }
      if index > 0, Bool.random(using: &random) {
        let other = names[Int.random(in: 0..<index, using: &random)]
        let conditions: [Condition] = [
          .isAnswered(field: other), .not(.isAnswered(field: other)),
          .equals(field: other, value: "b"), .contains(field: other, value: "a"),
        ]
        let condition = conditions.randomElement(using: &random)
        if Bool.random(using: &random) {
          field.shownWhen = condition
        } else {
          field.enabledWhen = condition
        }
      }
      fields.append(field)
    }
    return try Form(title: "random", fields: fields)
  }

  @Test(arguments: [Announcer.Mode.keys, .lines])
  func endInValidAnswersOrInNone(mode: Announcer.Mode) throws {
    var random = SeededGenerator()
    print("seed \(random.seed)")
    var answered = 0
    for _ in 0..<150 {
      let form = try Self.form(&random)
      let keys = (0..<40).map { _ in Self.keys.randomElement(using: &random)! }
        .joined(separator: " ")
      let play = try FormPlay(form, keys: keys, mode: mode)
      let end = play.session.form
      if case .answered = play.outcome {
        answered += 1
        #expect(end.problems.isEmpty, "\(keys)")
      }
      // Every key is answered with something, so that nobody is left in silence; keys that only
      // move where nothing moves are told of too.
      #expect(play.outcome != nil)
      // What is not asked has no answer.
      for index in form.fields.indices where !end.states[index].isAsked {
        #expect(end.answer(at: index) == .none)
      }
      // The states are those that the answers ask for; a text counts when its field is left.
      if end.current.kind != .entry {
        #expect(end.form.states(for: end.answers) == end.states, "\(keys)")
      }
      // Played again, it comes to the same.
      let again = try FormPlay(form, keys: keys, mode: mode)
      #expect(again.events.map(\.json) == play.events.map(\.json))
    }
    #expect(answered > 0)
  }
}
