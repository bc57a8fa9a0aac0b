// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import LabelTables
import RadioModel
import Testing

@Suite struct FormReaderTests {
  private func read(_ text: String) -> (form: Form?, mistakes: [FormMistake]) {
    FormReader.read(Array(text.utf8), usualLanguage: "en", yesAndNo: ("Yes", "No")) {
      _ throws(TableError) in
      FormWords { text throws(TableError) in
        guard text != "@gone" else { throw .unknownKey(text, nearest: ["@gene"]) }
        return ResolvedLabel(text: text, language: nil)
      }
    }
  }

  /// Each mistake, where it stands (line and column from 1), and what resembles it.
  @Test(arguments: [
    (#"{fields: []}"#, FormMistake.Reason.noFields, 1, 2),
    (
      #"{titel: "x", fields: [{kind: "note", name: "a", label: "A"}]}"#,
      .unknownMember("titel", nearest: ["title"]), 1, 2
    ),
    (
      "{fields: [\n  {kind: 'note', name: 'a', label: 'A',\n   label: 'B'}]}",
      .duplicateMember("label"), 3, 4
    ),
    ("{fields: [\n  {kind: 'note', label: 'A'}]}", .missingMember("name"), 2, 3),
    (
      "{fields: [{kind: 'txet', name: 'a', label: 'A'}]}",
      .unknownKind("txet", nearest: ["text"]), 1, 18
    ),
    ("{fields: [{kind: 'note', name: '1a', label: 'A'}]}", .badName("1a"), 1, 26),
    (
      "{fields: [{kind: 'note', name: 'a', label: 'A'},\n{kind: 'note', name: 'a', label: 'A'}]}",
      .duplicateName("a"), 2, 16
    ),
    (
      "{fields: [{kind: 'radio', name: 'a', label: 'A', options: ['x', 'x']}]}",
      .duplicateOption("x"), 1, 65
    ),
    ("{fields: [{kind: 'radio', name: 'a', label: 'A', options: []}]}", .noOptions("a"), 1, 50),
    (
      "{fields: [{kind: 'radio', name: 'a', label: 'A', options: ['x'], default: 'y'}]}",
      .unknownDefault("y", nearest: []), 1, 75
    ),
    (
      "{fields: [{kind: 'radio', name: 'a', label: 'A', options: [{key: 'x', disabled: true}],"
        + " default: 'x'}]}", .disabledDefault("x"), 1, 98
    ),
    (
      "{fields: [{kind: 'text', name: 'a', label: 'A', shownWhen: {field: 'b', equals: 1}}]}",
      .unknownField("b", nearest: []), 1, 60
    ),
    (
      "{fields: [{kind: 'radio', name: 'a', label: 'A', options: ['x']},\n"
        + "{kind: 'note', name: 'b', label: 'B', shownWhen: {field: 'a', equals: 'z'}}]}",
      .unreachable(field: "a", value: "z", nearest: []), 2, 50
    ),
    (
      "{fields: [{kind: 'text', name: 'a', label: 'A', shownWhen: {field: 'a', answered: true}}]}",
      .circle(["a"]), 1, 60
    ),
    (
      "{fields: [{kind: 'radio', name: 'a', label: 'A', options: ['x', 'y']},\n"
        + "{kind: 'note', name: 'b', label: 'B', shownWhen: {all: [{field: 'a', equals: 'x'},"
        + " {field: 'a', equals: 'y'}]}}]}", .neverTrue(field: "a"), 2, 50
    ),
    ("{fields: [{kind: 'note', name: 'a', label: 'A', shownWhen: {}}]}", .badCondition, 1, 60),
    ("{fields: [{kind: 'text', name: 'a', label: 'A', pattern: '('}]}", .badPattern("("), 1, 58),
    (
      "{fields: [{kind: 'text', name: 'a', label: 'A', pattern: '(a+)+b', default: '"
        + String(repeating: "a", count: 40) + "'}]}", .slowPattern("(a+)+b"), 1, 58
    ),
    ("{fields: [{kind: 'number', name: 'a', label: 'A', min: 3, max: 2}]}", .emptyRange, 1, 51),
    (
      "{fields: [{kind: 'number', name: 'a', label: 'A', max: 2, default: 3}]}",
      .invalidDefault("3", .tooLarge(DecimalNumber(3), maximum: DecimalNumber(2))), 1, 59
    ),
    (
      "{fields: [{kind: 'text', name: 'a', label: 3}]}",
      .wrongType(member: "label", .text), 1, 44
    ),
    (
      "{tables: {t: 'd'}, fields: [{kind: 'note', name: 'a', label: '@gone'}]}",
      .table(.unknownKey("@gone", nearest: ["@gene"])), 1, 62
    ),
    ("{fields: [", .notJSON(.unfinished(expected: .valueOrBracket)), 1, 11),
    ("{fields: [\n\"x", .notJSON(.unfinishedText), 2, 1),
    ("[1]", .wrongType(member: "form", .fields), 1, 1),
  ])
  func tellsWhatIsWrongAndWhere(
    text: String, reason: FormMistake.Reason, line: Int, column: Int
  ) throws {
    let (form, mistakes) = read(text.replacing("'", with: "\""))
    #expect(form == nil)
    let mistake = try #require(mistakes.first { $0.reason == reason }, "\(mistakes)")
    #expect(mistake.position == TextPosition(line: line, column: column))
  }

  /// All mistakes of a file at once, in its order.
  @Test func tellsEverythingAtOnce() {
    let (_, mistakes) = read(
      "{a: 1,\nfields: [{kind: 'note'},\n{kind: 'text', name: 'b', label: 2}]}"
        .replacing("'", with: "\""))
    #expect(mistakes.map(\.position.line) == [1, 2, 2, 3])
  }

  @Test func readsAWholeForm() throws {
    let (form, mistakes) = read(
      """
      // JSON5: comments, bare keys, trailing commas
      {title: 'T', fields: [
        {kind: 'group', label: 'G', enabledWhen: {field: 'c', equals: true}, fields: [
          {kind: 'radio', name: 'a', label: 'A', options: [
            {section: 'S'}, 'x', {section: ''}, {key: 'y', label: 'Y', enabledWhen:
              {not: {any: [{field: 'n', equals: 2.0}, {field: 'l', contains: 'x'}]}}, reason: 'R'}],
            default: 'x', required: false, shownWhen: {field: 'l', answered: false}},
        ]},
        {kind: 'confirm', name: 'c', label: 'C', default: false, yes: 'Ja'},
        {kind: 'number', name: 'n', label: 'N', min: -.5, step: +0.25, default: 0.75, unit: 'm'},
        {kind: 'checklist', name: 'l', label: 'L', options: ['x', 'y'], default: ['y'], max: 1},
      ]}
      """)
    #expect(mistakes == [])
    let read = try #require(form)
    #expect(read.fields.map(\.name) == ["a", "c", "n", "l"])
    let radio = read.fields[0]
    #expect(radio.groups == ["G"])
    #expect(radio.enabledWhen == .equals(field: "c", value: "yes"))
    #expect(radio.shownWhen == .not(.isAnswered(field: "l")))
    #expect(
      radio.sections == [.init(first: "x", label: "S"), .init(first: "y", label: nil)])
    #expect(radio.kind.group?.selectedKey == "x")
    #expect(radio.kind.group?.isRequired == false)
    #expect(
      radio.optionsEnabledWhen == [
        "y": .not(.any([.equals(field: "n", value: "2.0"), .contains(field: "l", value: "x")]))
      ])
    #expect(read.fields[1].kind.group?.option(for: "yes")?.label == "Ja")
    #expect(read.fields[1].kind.group?.option(for: "no")?.label == "No")
    guard case .entry(let number) = read.fields[2].kind, case .number(let range) = number.content
    else {
      Issue.record("no number")
      return
    }
    #expect(range.minimum == DecimalNumber("-0.5") && range.step == DecimalNumber("0.25"))
    #expect(number.answer == .number(DecimalNumber("0.75")!))
  }
}
