// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import LabelTables
import Testing

/// Every rule: a form that breaks it and no other, and the same form mended.
@Suite struct AuditRuleTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let rule: AuditRule
    var option: String?
    var details: [String] = []
    let broken: String
    let mended: String

    var testDescription: String { "\(rule.rawValue) \(broken.prefix(60))" }
  }

  /// A radio group of these options.
  private static func group(_ options: String, _ others: String = "") -> String {
    "{fields: [\n{kind: 'radio', name: 'f', label: 'Which one?', \(others)options: [\(options)]}]}"
  }

  static func form(_ fields: String, title: String = "title: 'Title', ") -> String {
    "{\(title)fields: [\(fields)]}"
  }

  private static let long =
    "the words of this text go on and on until nobody who hears them knows how they began, and "

  static let cases: [Case] = [
    Case(
      rule: .duplicateLabel, option: "b", details: ["small", "f/a"],
      broken: group("{key: 'a', label: 'Small'},\n{key: 'b', label: §'small'}"),
      mended: group("{key: 'a', label: 'Small'}, {key: 'b', label: 'Large'}")),
    Case(
      rule: .duplicateLabel, details: ["Name", "a"],
      broken: form(
        "{kind: 'text', name: 'a', label: 'Name'}, {kind: 'text', name: 'b', label: §'Name'}"),
      mended: form(
        "{kind: 'group', label: 'You', fields: [{kind: 'text', name: 'a', label: 'Name'}]}, "
          + "{kind: 'group', label: 'Your guest', fields: [{kind: 'text', name: 'b', label: 'Name'}]}"
      )),
    Case(
      rule: .labelsSoundAlike, option: "b", details: ["Meat", "Meet"],
      broken: group("{key: 'a', label: 'Meat'}, {key: 'b', label: §'Meet'}"),
      mended: group("{key: 'a', label: 'Meat'}, {key: 'b', label: 'Fish'}")),
    Case(
      rule: .labelsSoundAlike, option: "b", details: ["to", "two"],
      broken: group("{key: 'a', label: 'to'}, {key: 'b', label: §'two'}"),
      mended: group("{key: 'a', label: 'to'}, {key: 'b', label: 'Fish'}")),
    Case(
      rule: .labelsSoundAlike, option: "b", details: ["Their", "There"],
      broken: group("{key: 'a', label: 'Their'}, {key: 'b', label: §'There'}"),
      mended: group("{key: 'a', label: 'Their'}, {key: 'b', label: 'Fish'}")),
    Case(
      rule: .labelsSoundAlike, option: "b", details: ["Sum", "Some"],
      broken: group("{key: 'a', label: 'Sum'}, {key: 'b', label: §'Some'}"),
      mended: group("{key: 'a', label: 'Sum'}, {key: 'b', label: 'Fish'}")),
    Case(
      rule: .labelsSoundAlike, option: "b", details: ["red", "Red!"],
      broken: group("{key: 'a', label: 'red'}, {key: 'b', label: §'Red!'}"),
      mended: group("{key: 'a', label: 'red'}, {key: 'b', label: 'Fish'}")),
    Case(
      rule: .labelsSoundAlike, option: "b", details: ["Knight", "night"],
      broken: group("{key: 'a', label: 'Knight'}, {key: 'b', label: §'night'}"),
      mended: group("{key: 'a', label: 'Knight'}, {key: 'b', label: 'Fish'}")),
    Case(
      rule: .groupWithoutLabel, broken: form("{kind: 'text', name: 'a', label: §' '}", title: ""),
      mended: form("{kind: 'text', name: 'a', label: 'Name'}", title: "")),
    Case(
      rule: .groupWithoutLabel,
      broken: form(
        "{kind: 'group', label: §'', fields: [{kind: 'text', name: 'a', label: 'Name'}, "
          + "{kind: 'text', name: 'b', label: 'Street'}]}"),
      mended: form(
        "{kind: 'group', label: 'You', fields: [{kind: 'text', name: 'a', label: 'Name'}, "
          + "{kind: 'text', name: 'b', label: 'Street'}]}")),
    Case(
      rule: .groupWithoutLabel,
      broken: form(
        "{kind: 'text', name: 'a', label: 'Name'}, {kind: 'text', name: 'b', label: 'Town'}",
        title: "title: §'', "),
      mended: form(
        "{kind: 'text', name: 'a', label: 'Name'}, {kind: 'text', name: 'b', label: 'Town'}")),
    Case(
      rule: .labelNotInAnnouncement, option: "a", details: ["Small"],
      broken: group("{key: 'a', label: 'Small', spoken: §'The little one'}, 'Large'"),
      mended: group("{key: 'a', label: 'Small', spoken: 'Small, the little one'}, 'Large'")),
    // Written otherwise, with the same sound.
    Case(
      rule: .labelNotInAnnouncement, details: ["Colour"],
      broken: form("{kind: 'text', name: 'a', label: 'Colour', spoken: §'Paint'}"),
      mended: form("{kind: 'text', name: 'a', label: 'Colour', spoken: 'Color'}")),
    Case(
      rule: .textCut, details: [String(repeating: "some digits ", count: 41)],
      broken: form(
        "{kind: 'text', name: 'a', label: 'Name', maxLength: 3, invalid: "
          + "§'\(String(repeating: "some digits ", count: 41))'}"),
      mended: form(
        "{kind: 'text', name: 'a', label: 'Name', maxLength: 3, invalid: 'three digits'}")),
    Case(
      rule: .textCut, details: [String(repeating: "Title ", count: 8)],
      broken: form(
        "{kind: 'text', name: 'a', label: 'Name'}, {kind: 'text', name: 'b', label: 'Town'}",
        title: "title: §'\(String(repeating: "Title ", count: 8))', "),
      mended: form(
        "{kind: 'text', name: 'a', label: 'Name'}, {kind: 'text', name: 'b', label: 'Town'}")),
    Case(
      rule: .unreachableOption, option: "b",
      broken: form(
        "{kind: 'text', name: 'a', label: 'Name'}, {kind: 'radio', name: 'f', label: 'Size', options: "
          + "['Small', {key: 'b', label: 'Large', reason: 'by name', enabledWhen: "
          + "§{all: [{field: 'a', answered: true}, {field: 'a', answered: false}]}}]}"),
      mended: form(
        "{kind: 'text', name: 'a', label: 'Name'}, {kind: 'radio', name: 'f', label: 'Size', options: "
          + "['Small', {key: 'b', label: 'Large', reason: 'by name', enabledWhen: "
          + "{field: 'a', answered: true}}]}")),
    // A field that depends on an option that nobody can choose, and on one that somebody can.
    Case(
      rule: .unreachableOption,
      broken: form(
        "{kind: 'radio', name: 'f', label: 'Size', options: ['Small', {key: 'b', label: 'Large', "
          + "disabled: 'sold out'}]}, {kind: 'text', name: 'a', label: 'Name', shownWhen: "
          + "§{field: 'f', equals: 'b'}}"),
      mended: form(
        "{kind: 'radio', name: 'f', label: 'Size', options: ['Small', {key: 'b', label: 'Large', "
          + "disabled: 'sold out'}]}, {kind: 'text', name: 'a', label: 'Name', shownWhen: "
          + "{field: 'f', equals: 'Small'}}")),
    // A question that has to be answered, and cannot be.
    Case(
      rule: .unreachableOption,
      broken: form(
        "{kind: 'radio', name: 'f', label: 'Size', options: §[{key: 'b', label: 'Large', "
          + "disabled: 'sold out'}]}"),
      mended: form(
        "{kind: 'radio', name: 'f', label: 'Size', required: false, options: "
          + "[{key: 'b', label: 'Large', disabled: 'sold out'}]}")),
    Case(
      rule: .disabledWithoutReason, option: "b",
      broken: group("'Small', {key: 'b', label: 'Large', disabled: §true}"),
      mended: group("'Small', {key: 'b', label: 'Large', disabled: 'sold out'}")),
    Case(
      rule: .disabledWithoutReason, option: "b",
      broken: form(
        "{kind: 'confirm', name: 'a', label: 'Hungry?'}, {kind: 'radio', name: 'f', label: 'Size', "
          + "options: ['Small', {key: 'b', label: 'Large', enabledWhen: "
          + "§{field: 'a', equals: true}}]}"),
      mended: form(
        "{kind: 'confirm', name: 'a', label: 'Hungry?'}, {kind: 'radio', name: 'f', label: 'Size', "
          + "options: ['Small', {key: 'b', label: 'Large', reason: 'for the hungry', enabledWhen: "
          + "{field: 'a', equals: true}}]}")),
    Case(
      rule: .repeatedWords, option: "b", details: ["radio button"],
      broken: group("'Switch', {key: 'b', label: §'A radio button'}"),
      mended: group("'Switch', {key: 'b', label: 'A button'}")),
    Case(
      rule: .noVoiceForLanguage, option: "b", details: ["xh"],
      broken: group("'Small', {key: 'b', label: 'Molo', language: §'xh'}"),
      mended: group("'Small', {key: 'b', label: 'Hallo', language: 'de'}")),
    Case(
      rule: .rawTableKey, option: "deep_dish", details: ["deep_dish"],
      broken: group("'Thin', §{key: 'deep_dish'}"),
      mended: group("'Thin', {key: 'deep_dish', label: 'Deep dish'}")),
    Case(
      rule: .rawTableKey, option: "b", details: ["{0} slices"],
      broken: group("'Thin', {key: 'b', label: §'{0} slices'}"),
      mended: group("'Thin', {key: 'b', label: 'Some slices'}")),
    Case(
      rule: .rawTableKey, details: ["Name of ${person}"],
      broken: form("{kind: 'text', name: 'a', label: §'Name of ${person}'}"),
      // A doubled sign is one that is meant.
      mended: form("{kind: 'text', name: 'a', label: '@@name.label'}")),
    Case(
      rule: .mixedScriptsWithoutLanguage, option: "b", details: ["Москва"],
      broken: group("'Berlin', {key: 'b', label: §'Москва (Moscow)'}"),
      // All of it in another script is read in a language of that script.
      mended: group("'Berlin', {key: 'b', label: 'Москва'}")),
    // A letter that looks like one of the others.
    Case(
      rule: .mixedScriptsWithoutLanguage, option: "b", details: ["Pаris"],
      broken: group("'Berlin', {key: 'b', label: §'Pаris, 100 Ω'}"),
      mended: group("'Berlin', {key: 'b', label: 'Paris, 100 Ω'}")),
    Case(
      rule: .duplicateLabel, option: "no", details: ["Yes", "a/yes"],
      broken: form("{kind: 'confirm', name: 'a', label: 'Hungry?', yes: 'Yes', no: §'Yes'}"),
      mended: form("{kind: 'confirm', name: 'a', label: 'Hungry?', yes: 'Yes', no: 'Not at all'}")),
    Case(
      rule: .numberKeysCollide, option: "a", details: ["2", "1 GB"],
      broken: group("{key: 'a', label: §'2 GB'}, {key: 'b', label: '1 GB'}, '三明治'"),
      mended: group("{key: 'a', label: '1 GB'}, {key: 'b', label: '2 GB'}, '8 GB', '4.5 GB'")),
    // Nothing but numbers: 9 would be out of range, though an option is called so.
    Case(
      rule: .numberKeysCollide, option: "9", details: ["9"],
      broken: group("'1', '2', §'9'"), mended: group("'1', '2', '3'")),
    // A key that is the number of another option: a typed line means the key.
    Case(
      rule: .numberKeysCollide, option: "2", details: ["2", "Large"],
      broken: group("{key: §'2', label: 'Small'}, {key: 'b', label: 'Large'}"),
      mended: group("{key: '1', label: 'Small'}, {key: '2', label: 'Large'}")),
  ]

  /// Labels that are no words: white space, signs that a voice passes over in a text, digits in
  /// circles, for which eSpeak NG 1.51 has no phonemes (`espeak-ng -q -x`).
  static let casesOfSilence: [Case] =
    [" ", "…", "—", "...", "①", "★"].map { label in
      Case(
        rule: .optionWithoutLabel, option: "b",
        broken: group("'Small', {key: 'b', label: §'\(label)'}"),
        mended: group("'Small', {key: 'b', label: 'Large'}, '+', '<='"))
    } + [
      Case(
        rule: .groupWithoutLabel, broken: form("{kind: 'text', name: 'a', label: §'①'}"),
        mended: form("{kind: 'text', name: 'a', label: 'Number 1'}"))
    ]

  /// Equal headings, questions that are never asked together, and words that nobody gives.
  static let casesOfParts: [Case] = [
    Case(
      rule: .duplicateLabel, details: ["hot", "f/a"],
      broken: group(
        "{section: 'Hot'}, {key: 'a', label: 'Tea'}, {section: 'Cold'}, 'Beer', §{section: 'hot'}, 'Soup'"
      ),
      mended: group(
        "{section: 'Hot'}, {key: 'a', label: 'Tea'}, {section: 'Cold'}, 'Beer', {section: 'Food'}, 'Soup'"
      )),
    Case(
      rule: .duplicateLabel, details: ["You", "a"],
      broken: form(
        "{kind: 'group', label: 'You', fields: [{kind: 'text', name: 'a', label: 'Name'}]}, "
          + "{kind: 'group', label: §'You', fields: [{kind: 'text', name: 'b', label: 'Street'}, "
          + "{kind: 'text', name: 'c', label: 'Town'}]}"),
      mended: form(
        "{kind: 'group', label: 'You', fields: [{kind: 'text', name: 'a', label: 'Name'}, "
          + "{kind: 'text', name: 'b', label: 'Street'}]}")),
    // Of two questions only one is asked, whatever is answered.
    Case(
      rule: .duplicateLabel, details: ["Size", "a"],
      broken: form(
        "{kind: 'confirm', name: 'f', label: 'Hungry?'}, {kind: 'text', name: 'a', label: 'Size', "
          + "shownWhen: {field: 'f', equals: true}}, {kind: 'text', name: 'b', label: §'Size'}"),
      mended: form(
        "{kind: 'confirm', name: 'f', label: 'Hungry?'}, {kind: 'text', name: 'a', label: 'Size', "
          + "shownWhen: {field: 'f', equals: true}}, {kind: 'text', name: 'b', label: 'Size', "
          + "shownWhen: {field: 'f', equals: false}}")),
    Case(
      rule: .patternWithoutExplanation, details: ["[0-9]{5}"],
      broken: form("{kind: 'text', name: 'a', label: 'Postcode', pattern: §'[0-9]{5}'}"),
      mended: form(
        "{kind: 'text', name: 'a', label: 'Postcode', pattern: '[0-9]{5}', invalid: 'five digits'}"
      )),
    Case(
      rule: .patternWithoutExplanation, details: ["[0-9]+"],
      broken: form(
        "{kind: 'secret', name: 'a', label: 'Number', description: ' ', pattern: §'[0-9]+'}"),
      mended: form(
        "{kind: 'secret', name: 'a', label: 'Number', description: 'digits', pattern: '[0-9]+'}")),
    Case(
      rule: .repeatedWords, option: "b", details: ["unavailable"],
      broken: group("'Green', {key: 'b', label: 'Red', disabled: §'unavailable'}"),
      mended: group("'Green', {key: 'b', label: 'Red', disabled: 'sold out'}")),
    Case(
      rule: .repeatedWords, option: "b", details: ["very"],
      broken: group("'Green', {key: 'b', label: §'very very red'}"),
      mended: group("'Green', {key: 'b', label: 'very red'}, 'Baden Baden am See', 'bye bye'")),
    Case(
      rule: .repeatedWords, details: ["the"],
      broken: form("{kind: 'text', name: 'a', label: 'Name', description: §'As in the the list.'}"),
      mended: form("{kind: 'text', name: 'a', label: 'Name', description: 'All that that has.'}")),
    // Names of files and locales are what is chosen; the name of the question's own entry is not.
    Case(
      rule: .rawTableKey, option: "deep", details: ["f.deep"],
      broken: group("'Thin', {key: 'deep', label: §'f.deep'}"),
      mended: group(
        "{key: 'en_US.UTF-8'}, {key: 'id_rsa'}, {key: 'file_name.txt'}, {key: 'a', label: 'notes.md'}"
      )),
    // A label that is the role cannot leave it out.
    Case(
      rule: .repeatedWords, details: ["password"],
      broken: form("{kind: 'secret', name: 'a', label: §'Your password'}"),
      mended: form("{kind: 'secret', name: 'a', label: 'Password'}")),
  ]

  private static let all = cases + casesOfSilence + casesOfParts + AuditMistakeTests.cases

  @Test(arguments: all)
  func findsWhatBreaksItAndNothingElse(test: Case) throws {
    let form = AuditedForm(test.broken)
    let all = try form.findings()
    // Where one number is at the place of another, so is the other.
    let found = test.rule == .numberKeysCollide ? Array(all.prefix(1)) : all
    #expect(Set(all.map(\.rule)) == [test.rule])
    #expect(found.map(\.rule) == [test.rule])
    #expect(found.first?.option == test.option)
    #expect(found.first?.details == test.details)
    #expect(found.first?.position == form.position)
    #expect(found.first?.languages == ["en"])
  }

  @Test(arguments: all)
  func findsNothingWhereItIsMended(test: Case) throws {
    #expect(try AuditedForm(test.mended).findings() == [])
  }

  @Test func everyRuleIsTested() {
    let here = Set(Self.all.map(\.rule))
    let elsewhere: Set<AuditRule> = [
      .hintTooLong, .announcementTooLong, .timeOutTooShort, .missingTranslation,
      .digitsOrPunctuationReadBadly,
    ]
    #expect(here.union(elsewhere) == Set(AuditRule.allCases))
  }
}
