// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import LabelTables
import RadioModel
import Testing

/// What a form file says of values that do not fit each other.
@Suite struct FormMistakeTests {
  /// A form, what is wrong with it, and where: line and column from 1.
  struct Case: Sendable {
    let text: String
    let reason: FormMistake.Reason
    let position: TextPosition

    init(_ text: String, _ reason: FormMistake.Reason, _ line: Int, _ column: Int) {
      self.text = text
      self.reason = reason
      position = TextPosition(line: line, column: column)
    }
  }

  private func mistakes(_ text: String) -> [FormMistake] {
    FormReader.read(
      Array(text.replacing("'", with: "\"").utf8), usualLanguage: "en", yesAndNo: ("Yes", "No")
    ) { _ throws(TableError) in
      FormWords { text throws(TableError) in ResolvedLabel(text: text, language: nil) }
    }.mistakes
  }

  private static let cases: [Case] = [
    Case(
      "{fields: [{kind: 'checklist', name: 'a', label: 'A', options: ['x',\n"
        + "{key: 'y', enabledWhen: {field: 'a', contains: 'x'}}]}]}", .circle(["a"]), 2, 25
    ),
    Case(
      "{fields: [{kind: 'group', label: 'G',\nshownWhen: {field: 'b', equals: 'x'}, fields: ["
        + "{kind: 'text', name: 'a', label: 'A'}]},\n"
        + "{kind: 'text', name: 'b', label: 'B', shownWhen: {field: 'a', answered: true}}]}",
      .circle(["a", "b"]), 2, 12
    ),
    Case(
      "{fields: [{kind: 'number', name: 'a', label: 'A', step: 0}]}",
      .wrongType(member: "step", .positive), 1, 51
    ),
    Case(
      "{fields: [{kind: 'checklist', name: 'a', label: 'A', options: ['x', 'y'], min: 3}]}",
      .tooFewOptions(minimum: 3, count: 2), 1, 75
    ),
    Case(
      "{fields: [{kind: 'checklist', name: 'a', label: 'A', min: 2,"
        + " options: ['x', {key: 'y', disabled: true}]}]}",
      .tooFewOptions(minimum: 2, count: 1), 1, 54
    ),
    Case(
      "{fields: [{kind: 'checklist', name: 'a', label: 'A', min: 2, max: 1, options: ['x', 'y']}]}",
      .emptyRange, 1, 54
    ),
    Case(
      "{fields: [{kind: 'text', name: 'a', label: 'A', pattern: 'x', default: 'XX'}]}",
      .invalidDefault("XX", .otherForm), 1, 63
    ),
    Case(
      "{fields: [{kind: 'text', name: 'a', label: 'A', maxLength: 1, default: 'XX'}]}",
      .invalidDefault("XX", .tooLong(count: 2, maximum: 1)), 1, 63
    ),
    Case(
      "{fields: [{kind: 'number', name: 'a', label: 'A', step: 2, default: 3}]}",
      .invalidDefault(
        "3", .betweenSteps(DecimalNumber(3), step: DecimalNumber(2), base: DecimalNumber(0))), 1, 60
    ),
    Case(
      "{fields: [{kind: 'checklist', name: 'a', label: 'A', max: 1, options: ['x', 'y'],"
        + " default: ['x', 'y']}]}",
      .invalidDefault("x,y", .tooMany(count: 2, maximum: 1)), 1, 83
    ),
    Case(
      "{fields: [{kind: 'text', name: 'a', label: 'A', language: 'xx-foo'}]}",
      .table(.unknownLanguage("xx-foo", nearest: [])), 1, 59
    ),
    Case(
      "{fields: [{kind: 'radio', name: 'a', label: 'A', options: [{key: 'x', language: 'xq'}]}]}",
      .table(.unknownLanguage("xq", nearest: [])), 1, 81
    ),
    Case(
      "{fields: [{kind: 'number', name: 'a', label: 'A'},\n"
        + "{kind: 'note', name: 'b', label: 'B', shownWhen: {field: 'a', contains: 1}}]}",
      .incomparable(field: "a", with: "contains"), 2, 50
    ),
    Case(
      "{fields: [{kind: 'number', name: 'a', label: 'A'},\n"
        + "{kind: 'note', name: 'b', label: 'B', shownWhen: {field: 'a', equals: 'one'}}]}",
      .incomparable(field: "a", with: "one"), 2, 50
    ),
    Case(
      "{fields: [{kind: 'note', name: 'a', label: 'A'},\n"
        + "{kind: 'note', name: 'b', label: 'B', shownWhen: {field: 'a', equals: 'x'}}]}",
      .incomparable(field: "a", with: "x"), 2, 50
    ),
  ]

  @Test(arguments: cases) func tellsWhatDoesNotFitAndWhere(form: Case) {
    #expect(mistakes(form.text) == [FormMistake(form.reason, at: form.position)])
  }

  /// Conditions that fit what they look at.
  @Test(arguments: [
    ("kind: 'number'", "equals: 1e3"), ("kind: 'number'", "equals: '2.0'"),
    ("kind: 'text'", "contains: 'x'"), ("kind: 'secret'", "equals: 'x'"),
    ("kind: 'radio', options: ['x']", "contains: 'x'"), ("kind: 'confirm'", "equals: true"),
    ("kind: 'number'", "answered: true"),
  ])
  func takesWhatFits(field: String, comparison: String) {
    let text =
      "{fields: [{\(field), name: 'a', label: 'A'},"
      + " {kind: 'note', name: 'b', label: 'B', shownWhen: {field: 'a', \(comparison)}}]}"
    #expect(mistakes(text) == [])
  }
}
