// SPDX-License-Identifier: GPL-3.0-or-later
import LabelTables
import RadioModel
import Testing

@testable import aloud

@Suite struct TemplatesFormTests {
  private static let root =
    "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
  private static let traps = root + "/Tests/CommandTests/Fixtures/Debconf/traps.templates"
  private static let tzdata = root + "/Tests/LabelTablesTests/Fixtures/Debconf/tzdata.templates"

  private func form(
    _ path: String, _ names: [String] = [], language: String = "de"
  ) throws -> TemplatesForm {
    let words = try LabelTables(
      folder: TableFolder(path: Self.root + "/Localization"), languages: [language])
    return try TemplatesForm(
      TemplatesFile(path: path), names: names, languages: [language], words: words)
  }

  @Test func everyTypeBecomesAField() throws {
    let form = try form(Self.traps).form
    let kinds = form.fields.map { field in
      switch field.kind {
      case .radio: "radio"
      case .checklist: "checklist"
      case .confirm: "confirm"
      case .entry(let entry): entry.isSecret ? "secret" : "text"
      case .actions: "menu"
      case .buttons: "buttons"
      case .note: field.hasError ? "error" : "note"
      }
    }
    #expect(kinds == ["radio", "checklist", "text", "text", "secret", "confirm", "error"])
    #expect(form.fields.map(\.label).first == "Farbe")
    #expect(form.fields[3].language == "en")
    #expect(form.fields[3].detail == "The first paragraph.\n\nThe second paragraph.")
  }

  /// What stands before a colon in each language's files is the label.
  @Test(arguments: [
    ("en", "Geographic area"), ("fr", "Lieu géographique"), ("de", "Geographisches Gebiet"),
    ("ja", "地理的領域"), ("he", "אזור גיאוגרפי"), ("th", "พื้นที่ภูมิศาสตร์"),
  ])
  func labelsEndWithoutColon(language: String, label: String) throws {
    let form = try form(Self.tzdata, ["tzdata/Areas"], language: language).form
    #expect(form.fields[0].label == label)
  }

  @Test func answersAreTheUntranslatedWords() throws {
    let fields = try form(Self.traps).form.fields
    let color = try #require(fields[0].kind.group)
    #expect(color.map(\.key) == ["red", "sky", "sea"])
    #expect(color.map(\.label) == ["rot", "blau", "blau"])
    #expect(color.map(\.detail) == [nil, "sky", "sea"])
    #expect(color.selectedKey == "sea")
    guard case .checklist(let toppings, let checked) = fields[1].kind else {
      Issue.record("no checklist")
      return
    }
    #expect(toppings.map(\.key) == ["salt, pepper", "oil", "water"])
    #expect(checked.keys == ["salt, pepper", "water"])
  }

  /// Areas and a zone of the real package, by whole name and by the end of one.
  @Test func namedQuestionsAreAskedInTheirOrder() throws {
    let form = try form(Self.tzdata, ["Zones/Europe", "tzdata/Areas"], language: "fr").form
    #expect(form.fields.map(\.name) == ["tzdata/Zones/Europe", "tzdata/Areas"])
    let areas = try #require(form.fields[1].kind.group)
    #expect(areas.option(for: "Indian")?.label == "Océan Indien")
  }

  /// Every language of the file can be asked in.
  @Test func everyLanguageHasEveryArea() throws {
    let file = try TemplatesFile(path: Self.tzdata)
    let areas = try #require(file["tzdata/Areas"])
    // As many as `Choices-` and `Description-` name in the file.
    #expect(areas.languages.count == 27)
    for language in areas.languages {
      let question = PackageQuestion(areas.localized(languages: [language]))
      #expect(question.choices.count == 12, "\(language)")
      #expect([question.language, question.choicesLanguage].contains(language), "\(language)")
    }
  }

  @Test func unknownNamesHaveNearMatches() throws {
    let failure = #expect(throws: UsageError.self) { try form(Self.tzdata, ["Aeras"]) }
    #expect(failure?.nearMatches.first == "Areas")
    let whole = #expect(throws: UsageError.self) { try form(Self.tzdata, ["tzdata/Areaz"]) }
    #expect(whole?.nearMatches.first == "tzdata/Areas")
  }

  @Test func whatTheScriptPutsInIsLeftOut() throws {
    let folder = try TemporaryFolder([
      "x.templates": """
      Template: x/model
      Type: select
      Choices: None, ${models}
      Description: Model

      Template: x/name
      Type: string
      Description: Name

      Template: x/empty
      Type: select
      Choices:
      Description: Empty

      Template: y/name
      Type: string
      Description: Another name

      """
    ])
    let made = try form(folder.path + "/x.templates")
    #expect(made.form.fields.map(\.name) == ["x/name", "y/name"])
    #expect(
      made.leftOut == [
        .init(name: "x/model", line: 1, variables: ["models"]),
        .init(name: "x/empty", line: 10, variables: []),
      ])
    let failure = #expect(throws: UsageError.self) {
      try form(folder.path + "/x.templates", ["name"])
    }
    #expect(
      failure
        == .severalQuestions(
          "name", .file(path: folder.path + "/x.templates"), ["x/name", "y/name"]))
    #expect(
      throws: UsageError.nothingToAsk(.file(path: folder.path + "/x.templates"))
    ) { try form(folder.path + "/x.templates", ["model"]) }
  }
}
