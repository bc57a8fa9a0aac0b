// SPDX-License-Identifier: GPL-3.0-or-later
import FoundationEssentials
import LabelTables
import Testing

@Suite struct GettextTableTests {
  /// The form that a table chooses is the form that gettext chooses.
  @Test(arguments: [
    ("de", "nplurals=2; plural=n != 1;", ["one", "other"]),
    ("ja", "nplurals=1; plural=0;", []),
    (
      "pl",
      "nplurals=3; plural=n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2;",
      ["one", "few", "many", "other"]
    ),
    ("fr", "nplurals=2; plural=n != 1;", ["=0", "one", "many", "other"]),
  ])
  func pluralFormsBecomeCategories(
    language: String, rule: String, selectors: [String]
  ) throws {
    let count = try PluralRule(field: rule).formCount
    let forms = (0..<count).map { "msgstr[\($0)] \"f\($0) %d\"\n" }.joined()
    let text =
      CompiledCatalogues.header(plural: rule) + "msgid \"%d s\"\nmsgid_plural \"%d p\"\n" + forms
    let tables = try CompiledCatalogues()
    try tables.compile(text, to: "\(language).mo")
    let file = try #require(TableFile(path: "\(tables.path)/\(language).mo"))
    let table = try #require(try file.tables()?.first)
    let entry = try #require(table.entries.first)
    #expect((entry.text.choices.first?.forms ?? []).map(\.selector) == selectors)
    let source = CatalogueSource(
      try MessageCatalogue(path: "\(tables.path)/\(language).mo"), language: language)
    #expect(source.entry(for: "%d s") == entry)
    #expect(source.entry(for: "absent") == nil)
    #expect(source.keys == ["%d s"])
  }

  @Test func aSourceFileIsATable() throws {
    let folder = try TemporaryTables(["po/pl.po": PortableObjectTests.text])
    let file = try #require(TableFile(path: "\(folder.path)/po/pl.po"))
    let table = try #require(try file.tables()?.first)
    #expect(table.language == "pl")
    #expect(table.entries.map(\.key) == ["%d pizza", "Perhaps", "Later", "a\tb\n\"c\" \\"])
    #expect(table.entries.map(\.state) == [.ready, .needsReview, .untranslated, .ready])
    #expect(table.entries.map(\.line) == [16, 22, 25, 31])
    #expect(table.entries[0].text.choices[0]["few"] != nil)
  }
}
