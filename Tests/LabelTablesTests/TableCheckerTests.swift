// SPDX-License-Identifier: GPL-3.0-or-later
import LabelTables
import Testing

@Suite struct TableCheckerTests {
  private func findings(_ language: String, english: String, other: String) throws -> [TableFinding]
  {
    let tables = try TemporaryTables.announcements(
      language == "en" ? ["en": other] : ["en": english, language: other])
    return try TableChecker(folder: TableFolder(path: tables.path)).findings(language: language)
  }

  private let table = "Announcements"

  @Test func aCompleteTableHasNoFindings() throws {
    let english =
      "a = \"{0} x\"; n = \"{0, plural, one{{1} x} other{{1} xs}}\"; \"order.f\" = \"a b\";"
    #expect(
      try findings(
        "ja", english: english, other: "a = \"エ{0}\"; n = \"{1}個\"; \"order.f\" = \"b a\";") == [])
    #expect(
      try findings(
        "pl", english: english,
        other:
          "a = \"{0}\"; n = \"{0, plural, one{{1} a} few{{1} b} many{{1} c} other{{1} d}}\"; \"order.f\" = \"a  b\";"
      ) == [])
  }

  /// A voice without words for digits needs the number spelled out (CLDR's rule-based formats).
  @Test func aNumberThatIsSpelledOutStandsForItsDigits() throws {
    let english = "n = \"{0, plural, one{{1} x} other{{1} xs}}\";"
    let other = "n = \"{0, plural, one{x} two{xx} other{{0, spellout} xs}}\";"
    #expect(try findings("he", english: english, other: other) == [])
    let tables = try TemporaryTables.announcements(["he": other])
    #expect(try tables.labels(["he"]).text("n", [.number(3)]) == "שלוש xs")
  }

  @Test func keysThatAreMissingExtraOrRepeatedAreFound() throws {
    let found = try findings("de", english: "a = x; b = y;", other: "a = x;\nc = z;\na = w;")
    #expect(
      Set(found) == [
        .missingKey(language: "de", table: table, key: "b"),
        .extraKey(language: "de", table: table, key: "c", line: 2),
        .repeatedKey(language: "de", table: table, key: "a", line: 3),
      ])
  }

  @Test func argumentsThatDifferAreFound() throws {
    let found = try findings("de", english: "a = \"{0} {1}\";", other: "a = \"{0} {2}\";")
    #expect(
      found == [
        .differentArguments(
          language: "de", table: table, key: "a", line: 1, missing: ["1"], extra: ["2"])
      ])
  }

  /// The forms of CLDR's plural rules chart.
  @Test(arguments: [
    ("pl", "plural", ["few", "many"]), ("ru", "plural", ["few", "many"]),
    ("ar", "plural", ["few", "many", "two", "zero"]), ("he", "plural", ["two"]),
    ("de", "plural", []), ("ja", "plural", []), ("fr", "plural", ["many"]),
    ("en", "selectordinal", ["few", "two"]),
  ])
  func pluralFormsThatTheLanguageNeedsAreFound(
    language: String, kind: String, forms: [String]
  ) throws {
    let pattern = "a = \"{0, \(kind), one{x} other{y}}\";"
    let found = try findings(language, english: pattern, other: pattern)
    #expect(
      found
        == forms.map {
          .missingPluralForm(language: language, table: table, key: "a", line: 1, form: $0)
        })
  }

  @Test func eachPluralOfAPatternIsChecked() throws {
    let found = try findings(
      "en", english: "",
      other:
        "a = \"{0, plural, other{{1, plural, one{x} other{y}}}} {1, plural, one{x} other{y}}\";")
    #expect(
      found == [.missingPluralForm(language: "en", table: table, key: "a", line: 1, form: "one")])
  }

  @Test func aListOfFieldsMustHaveTheSameNames() throws {
    let found = try findings(
      "de", english: "\"order.f\" = \"a b\";", other: "\"order.f\" = \"a c\";")
    #expect(found == [.differentFields(language: "de", table: table, key: "order.f", line: 1)])
  }

  @Test func tablesThatAreMissingOrDoNotParseAreFound() throws {
    let tables = try TemporaryTables([
      "en.lproj/Announcements.strings": "a = x;", "en.lproj/Interface.strings": "a = x;",
      "de.lproj/Announcements.strings": "\n a = ",
    ])
    let found = try TableChecker(folder: TableFolder(path: tables.path)).findings(language: "de")
    let path = "\(tables.path)/de.lproj/Announcements.strings"
    #expect(
      found == [
        .unreadable(language: "de", .tableMalformed(path: path, line: 2)),
        .missingTable(language: "de", table: "Interface"),
      ])
  }
}
