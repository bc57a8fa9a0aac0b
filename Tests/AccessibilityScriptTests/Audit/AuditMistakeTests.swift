// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import LabelTables
import Testing

/// Mistakes of the form file: each is a finding, and what else can be read is looked at.
@Suite struct AuditMistakeTests {
  private static func mistake(_ broken: String, _ mended: String) -> AuditRuleTests.Case {
    AuditRuleTests.Case(
      rule: .formMistake, broken: AuditRuleTests.form(broken), mended: AuditRuleTests.form(mended))
  }

  private static let size =
    "{kind: 'radio', name: 'a', label: 'Size', options: ['Small', 'Large']}, "

  /// A form with one mistake, and the same form mended.
  static let cases: [AuditRuleTests.Case] = [
    mistake(
      "{kind: 'checklist', name: 'a', label: 'Tops', §min: 3, options: ['Ham', 'Egg']}",
      "{kind: 'checklist', name: 'a', label: 'Tops', min: 2, options: ['Ham', 'Egg']}"),
    mistake(
      size + "{kind: 'text', name: 'b', label: 'Name', shownWhen: §{field: 'a', equals: 'XL'}}",
      size + "{kind: 'text', name: 'b', label: 'Name', shownWhen: {field: 'a', equals: 'Large'}}"),
    mistake(
      size + "{kind: 'group', label: 'You', shownWhen: §{field: 'a', equals: 'XL'}, fields: ["
        + "{kind: 'text', name: 'b', label: 'Name'}, {kind: 'text', name: 'c', label: 'Town'}]}",
      size + "{kind: 'group', label: 'You', shownWhen: {field: 'a', equals: 'Small'}, fields: ["
        + "{kind: 'text', name: 'b', label: 'Name'}, {kind: 'text', name: 'c', label: 'Town'}]}"),
    mistake(
      size + "{kind: 'text', name: 'b', label: 'Name', shownWhen: §{field: 'z', answered: true}}",
      size + "{kind: 'text', name: 'b', label: 'Name', shownWhen: {field: 'a', answered: true}}"),
    mistake(
      "{kind: 'text', name: 'a', label: 'Name', shownWhen: §{field: 'b', answered: true}}, "
        + "{kind: 'text', name: 'b', label: 'Town', shownWhen: {field: 'a', answered: true}}",
      "{kind: 'text', name: 'a', label: 'Name'}, "
        + "{kind: 'text', name: 'b', label: 'Town', shownWhen: {field: 'a', answered: true}}"),
    mistake(
      "{kind: 'radio', name: 'a', label: 'Size', default: §'XL', options: ['Small', 'Large']}",
      "{kind: 'radio', name: 'a', label: 'Size', default: 'Small', options: ['Small', 'Large']}"),
    mistake(
      "{kind: 'radio', name: 'a', label: 'Size', §options: []}",
      "{kind: 'radio', name: 'a', label: 'Size', options: ['Small']}"),
    mistake(
      size + "{kind: 'text', §name: 'a', label: 'Name'}",
      size + "{kind: 'text', name: 'b', label: 'Name'}"),
    mistake("§{kind: 'text', name: 'a'}", "{kind: 'text', name: 'a', label: 'Name'}"),
    mistake(
      "{kind: 'text', name: 'a', label: §7}", "{kind: 'text', name: 'a', label: 'Seven'}"),
    mistake(
      "{kind: 'text', name: 'a', label: §'@a.label'}",
      "{kind: 'text', name: 'a', label: '@@a.label'}"),
    mistake(
      "{kind: 'text', name: 'a', label: 'Name', pattern: §'('}",
      "{kind: 'text', name: 'a', label: 'Name', pattern: '.', invalid: 'one letter'}"),
    mistake(
      "{kind: 'number', name: 'a', label: 'Age', §min: 9, max: 3}",
      "{kind: 'number', name: 'a', label: 'Age', min: 3, max: 9}"),
    mistake(
      "{kind: 'text', name: 'a', label: 'Name', §colour: 1}",
      "{kind: 'text', name: 'a', label: 'Name'}"),
  ]

  /// What is wrong besides is found too, with the field of each mistake.
  @Test func theAuditGoesOn() throws {
    let form = AuditedForm(
      """
      {title: 'Title', fields: [
        {kind: 'checklist', name: 'a', label: 'Tops', min: 5, options: ['Ham', 'Egg', 'ham']},
        {kind: 'text', name: 'b', label: 'Name', shownWhen: {field: 'c', answered: true}},
        {kind: 'text', name: 'c', label: 'Town', shownWhen: {field: 'b', answered: true}},
        {kind: 'text', name: 'd', label: 'Name'},
      ]}
      """)
    let found = try form.findings()
    #expect(
      found.map(\.rule) == [.formMistake, .duplicateLabel, .formMistake, .duplicateLabel])
    #expect(found.map(\.field) == ["a", "a", "b", "d"])
    #expect(found.map { $0.position?.line } == [2, 2, 3, 5])
    #expect(Set(found.map(\.fingerprint)).count == 4)
    // Rules that are left out, mistakes among them.
    var settings = FormAudit.Settings()
    settings.rules.removeAll { $0 == .formMistake }
    #expect(try form.findings(settings).map(\.rule) == [.duplicateLabel, .duplicateLabel])
  }

  @Test(arguments: ["", "{", "[]", "{}", "{fields: []}", "{fields: [{kind: 'txt', name: 'a'}]}"])
  func aFormOfWhichNothingCanBeReadIsAnError(text: String) {
    #expect(throws: FormAuditError.self) { try AuditedForm(text).findings(in: ["en", "de"]) }
  }
}
