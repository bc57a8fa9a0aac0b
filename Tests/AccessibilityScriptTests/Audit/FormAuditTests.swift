// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import FoundationEssentials
import LabelTables
import Testing

/// The walk through a form: what is met, in which languages, and how findings are put together.
@Suite struct FormAuditTests {
  private static let examples: String = {
    let root = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    return "/\(root)/Examples"
  }()

  /// The forms that people learn from, in every language of their tables.
  @Test(arguments: ["pizza-order", "server-install", "survey"], ["en", "de", "fr", "ar", "ja"])
  func theExamplesAreClean(name: String, language: String) throws {
    let path = "\(Self.examples)/\(name).json5"
    let text = try String(contentsOf: URL(filePath: path), encoding: .utf8)
    #expect(try AuditedForm(text, path: path).findings(in: [language]) == [])
  }

  /// The forms of the suites, in the language of their words.
  @Test(arguments: [
    "announcements/colours", "announcements/texts", "announcements/toppings", "form/example",
    "groups/conditions", "groups/independent", "keyboard/tab", "reports/descriptions",
    "reports/two-questions", "reports/yes-by-default", "reports/yes-or-no",
  ])
  func theFormsOfTheSuitesAreClean(name: String) throws {
    let path = "\(Self.examples)/Suites/\(name).json5"
    let text = try String(contentsOf: URL(filePath: path), encoding: .utf8)
    #expect(try AuditedForm(text, path: path).findings() == [])
  }

  @Test func aFormIsInTheLanguagesOfItsTables() throws {
    let path = "\(Self.examples)/survey.json5"
    let bytes = try Data(contentsOf: URL(filePath: path))
    #expect(
      try FormSource(bytes: Array(bytes), path: path).languages() == ["ar", "de", "en", "fr"])
    #expect(try FormSource(bytes: Array("{fields: []}".utf8), path: nil).languages() == [])
  }

  /// A field behind a condition is met with its options.
  @Test func fieldsBehindConditionsAreMet() throws {
    let form = AuditedForm(
      """
      {title: 'Title', fields: [
        {kind: 'confirm', name: 'a', label: 'Hungry?'},
        {kind: 'group', label: 'Food', shownWhen: {field: 'a', equals: true}, fields: [
          {kind: 'radio', name: 'f', label: 'Size', options: ['Small', {key: 'b', label: §'small'}]},
        ]},
      ]}
      """)
    let found = try form.findings()
    #expect(found.map(\.rule) == [.duplicateLabel])
    #expect(found.map(\.field) == ["f"])
    #expect(found.first?.position == form.position)
    #expect(found.first?.heard == ["small, radio button, not selected, 2 of 2"])
  }

  /// What depends on no language is one finding; what each language says is one for each.
  @Test func findingsOfSeveralLanguagesAreJoined() throws {
    let form = AuditedForm(
      "{fields: [{kind: 'radio', name: 'f', label: 'Size', options: ['Small', {key: 'b', "
        + "label: 'Large', disabled: §true}]}]}")
    let found = try form.findings(in: ["en", "de", "fr"])
    #expect(found.map(\.rule) == [.disabledWithoutReason])
    #expect(found.map(\.languages) == [["en", "de", "fr"]])
    #expect(found.map(\.heard) == [["Large, radio button, not selected, unavailable, 2 of 2"]])
  }

  /// The rules of an entry that another language only has: Russian voices cannot tell й from Latin.
  @Test func eachLanguageHasItsOwnFindings() throws {
    let tables = FileManager.default.temporaryDirectory
      .appending(path: "aloud-audit-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: tables) }
    for (language, words) in [("en", "Large"), ("de", "Klein"), ("fr", "Grand")] {
      let folder = tables.appending(path: "\(language).lproj")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("a = Klein; b = \(words); \"c.d\" = Title;".utf8)
        .write(to: folder.appending(path: "T.strings"))
    }
    let form = AuditedForm(
      "{tables: {T: '.'}, fields: [{kind: 'radio', name: 'f', label: '@c.d', options: "
        + "[{key: 'x', label: '@a'}, {key: 'y', label: §'@b'}]}]}",
      path: tables.appending(path: "form.json5").path)
    let found = try form.findings(in: ["en", "de", "fr"])
    #expect(found.map(\.rule) == [.duplicateLabel])
    #expect(found.map(\.languages) == [["de"]])
    // A key of the tables without its sign.
    let raw = AuditedForm(
      "{tables: {T: '.'}, fields: [{kind: 'text', name: 'f', label: §'c.d'}]}",
      path: tables.appending(path: "form.json5").path)
    let keys = try raw.findings()
    #expect(keys.map(\.rule) == [.rawTableKey])
    #expect(keys.map(\.position) == [raw.position])
    // One that is missing there, beside others of its family; a name of something else is none.
    let missing = AuditedForm(
      "{tables: {T: '.'}, fields: [{kind: 'radio', name: 'f', label: 'F', options: ["
        + "{key: 'k', label: §'c.deep'}, {key: 'n', label: 'notes.txt'}]}]}",
      path: tables.appending(path: "form.json5").path)
    #expect(try missing.findings().map(\.position) == [missing.position])
    // Tables that cannot be read are told, as by a check of the form.
    try Data("a = ;".utf8).write(to: tables.appending(path: "de.lproj/T.strings"))
    let broken = try form.findings(in: ["en", "de"])
    #expect(broken.map(\.rule) == [.formMistake])
    #expect(broken.map(\.languages) == [["de"]])
    #expect(try form.findings(in: ["en"]) == [])
  }

  /// An entry that falls back to another language, and one that no other language has.
  @Test func entriesThatALanguageLacksAreFound() throws {
    let tables = FileManager.default.temporaryDirectory
      .appending(path: "aloud-audit-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: tables) }
    for (language, words) in [
      ("en", "a = Small; b = Large;"), ("de", "a = Klein; b = Weit; c = Format;"),
      ("fr", "a = Petit; c = Taille;"),
    ] {
      let folder = tables.appending(path: "\(language).lproj")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(words.utf8).write(to: folder.appending(path: "T.strings"))
    }
    let form = AuditedForm(
      "{tables: {T: '.'}, fields: [{kind: 'radio', name: 'f', label: '@c', options: "
        + "[{key: 'x', label: '@a'}, {key: 'y', label: §'@T:b'}]}]}",
      path: tables.appending(path: "form.json5").path)
    let found = try form.findings(in: ["en", "de", "fr", "ja"])
    #expect(found.map(\.rule) == [.missingTranslation, .missingTranslation])
    #expect(found.map(\.languages) == [["en"], ["fr"]])
    #expect(found.map(\.field) == ["f", "f"])
    #expect(found.map(\.option) == [nil, "y"])
    #expect(found.map { $0.details.first } == ["@c", "@T:b"])
    #expect(
      found.map { $0.details.last?.hasSuffix("\($0.languages[0]).lproj/T.strings") }
        == [true, true])
    #expect(found.last?.position == form.position)
    #expect(try form.findings(in: ["de"]) == [])
    // What a broken file would say is no finding of its own.
    try Data("a = Klein; b = ; c = ;".utf8).write(to: tables.appending(path: "de.lproj/T.strings"))
    #expect(Set(try form.findings(in: ["de"]).map(\.rule)) == [.formMistake])
  }

  /// A description of 30 lines has no room in 24 rows, and one of 8 lines none beside four options
  /// in 12 rows, at any text size.
  @Test(arguments: [
    (30, ["80×24", "40×12"]), (8, ["40×12"]), (2, []),
  ])
  func textsAreCutBySize(lines: Int, sizes: [String]) throws {
    var settings = FormAudit.Settings()
    settings.rules = [.textCut]
    // Words of 30 letters: one a line on the small terminal, two on the usual one.
    let word = String(repeating: "x", count: 30)
    let text = Array(repeating: word, count: lines == 30 ? 60 : lines).joined(separator: " ")
    let form = AuditedForm(
      "{fields: [{kind: 'radio', name: 'f', label: 'Size', description: §'\(text)', options: "
        + "['A', 'B', 'C', 'D']}]}")
    let found = try form.findings(settings)
    #expect(found.map(\.sizes) == (sizes.isEmpty ? [] : [sizes]))
    #expect(found.allSatisfy { $0.position == form.position && $0.details == [text] })
  }

  /// A text that has room until an option with a long description has the focus: the option is to be
  /// mended, and the text is what is missing, where somebody wrote one.
  @Test func whatAnOptionPushesOutIsNamed() throws {
    var settings = FormAudit.Settings()
    settings.rules = [.textCut]
    let long = Array(repeating: "word", count: 60).joined(separator: " ")
    func form(_ description: String, _ option: String) -> AuditedForm {
      AuditedForm(
        "{title: 'T', fields: [{kind: 'radio', name: 'p', label: 'Plan', \(description)options: ['a', "
          + "'b', {key: 'f', label: 'Long', description: §'\(option)'}]}, {kind: 'confirm', name: 'q', "
          + "label: 'Sure?'}]}")
    }
    for (description, cut) in [("", long), ("description: 'What it is.', ", "What it is.")] {
      let pushed = form(description, long)
      let found = try pushed.findings(settings)
      #expect(found.map(\.details) == [[cut]])
      #expect(found.map(\.option) == ["f"])
      #expect(found.map(\.position) == [pushed.position])
      #expect(found.allSatisfy { $0.sizes.allSatisfy { $0.hasPrefix("40×12") } })
      #expect(try form(description, "short").findings(settings).isEmpty)
    }
  }

  /// The option that has the focus from the start takes the room as well.
  @Test func whatTheFirstOptionPushesOutIsNamed() throws {
    var settings = FormAudit.Settings()
    settings.rules = [.textCut]
    let long = Array(repeating: "word", count: 60).joined(separator: " ")
    let form = AuditedForm(
      "{title: 'T', fields: [{kind: 'radio', name: 'p', label: 'Plan', options: ["
        + "{key: 'f', label: 'Long', description: §'\(long)'}, 'a', 'b']}, {kind: 'confirm', "
        + "name: 'q', label: 'Sure?'}]}")
    let found = try form.findings(settings)
    #expect(found.map(\.details) == [[long]])
    #expect(found.map(\.option) == ["f"])
    #expect(found.map(\.position) == [form.position])
  }

  /// Each announcement is one by itself.
  @Test func whatIsHeardIsNotRunTogether() throws {
    let found = try AuditedForm(
      "{fields: [{kind: 'radio', name: 'f', label: §'', options: ['Small', 'Large']}]}"
    ).findings()
    let heard = try #require(found.first?.heard)
    #expect(heard.count == 2)
    #expect(heard.last == "Small, radio button, not selected, 1 of 2")
  }

  /// Lines may move; what is found must be the same.
  @Test func aBaselineKnowsItsFindingsWhereverTheyMove() throws {
    let form =
      "{fields: [{kind: 'radio', name: 'f', label: 'Size', options: ['Small', {key: 'b', "
      + "label: 'Large', disabled: true}, 'small']}]}"
    let found = try AuditedForm(form).findings()
    #expect(found.map(\.rule) == [.disabledWithoutReason, .duplicateLabel])
    let json = AuditBaseline([found[0]]).json
    let baseline = try #require(AuditBaseline(json: json))
    #expect(baseline.json == json)
    let moved = try AuditedForm("// A line more\n" + form).findings()
    #expect(moved.map(baseline.contains) == [true, false])
    #expect(AuditBaseline(json: Array("{}".utf8)) == nil)
  }

  @Test(arguments: AuditRule.allCases)
  func everyRuleHasAStandardWithAnAddress(rule: AuditRule) {
    #expect(!rule.standards.isEmpty)
    for standard in rule.standards {
      #expect(standard.address.hasPrefix("https://www.w3.org/"))
      #expect(!standard.address.hasSuffix("#"))
    }
  }
}
