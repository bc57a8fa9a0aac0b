// SPDX-License-Identifier: GPL-3.0-or-later
import LabelTables
import Testing

@Suite struct PersonTablesTests {
  private let folder = try! TemporaryTables([
    "en.lproj/Pizza.strings":
      "crust = \"Crust\"; thin = \"Thin\"; \"a:b\" = \"both\"; q = \"it''s\";",
    "de.lproj/Pizza.strings": "crust = \"Boden\";",
    "en.lproj/Drinks.strings": "thin = \"Light\"; cola = Cola;",
    "fi.lproj/Sauna.strings": "warm = Kuuma;",
  ])

  private func tables(_ names: String..., languages: [String]) throws -> PersonTables {
    try PersonTables(arguments: names.map { "\($0)=\(folder.path)" }, languages: languages)
  }

  @Test(arguments: [
    ("@crust", "Boden", "de"), ("@thin", "Thin", "en"), ("@Drinks:thin", "Light", "en"),
    ("@cola", "Cola", "en"), ("@a:b", "both", "en"), ("@Pizza:a:b", "both", "en"),
    ("crust", "crust", nil), ("@@crust", "@crust", nil), ("", "", nil), ("a@b", "a@b", nil),
    ("@q", "it's", "en"),
  ])
  func keysAreLookedUp(label: String, text: String, language: String?) throws {
    let resolved = try tables("Pizza", "Drinks", languages: ["de-CH"]).resolve(label)
    #expect(resolved == ResolvedLabel(text: text, language: language))
  }

  /// The file that lacks an entry; nothing for languages that no table is in, and other regions.
  @Test(arguments: [
    ("de", "@thin", "de.lproj/Pizza.strings"), ("de-CH", "@Pizza:thin", "de.lproj/Pizza.strings"),
    ("de", "@crust", nil), ("de-AT", "@crust", nil), ("de", "thin", nil), ("de", "@@thin", nil),
    ("en", "@thin", nil), ("ja", "@thin", nil), ("fi", "@thin", nil), ("de", "@none", nil),
  ])
  func entriesThatALanguageLacksHaveAFile(language: String, label: String, file: String?) throws {
    let path = try tables("Pizza", languages: [language]).fileWithout(label)
    #expect(path == file.map { folder.path + "/" + $0 })
  }

  /// Chinese in two scripts is two languages for a reader; Norwegian by two names is one.
  @Test(arguments: [
    ("zh-Hant", "zh-Hans", true), ("zh-TW", "zh-Hans", false), ("nb", "no", false),
    ("pt-PT", "pt-BR", false),
  ])
  func scriptsAreLanguagesAndRegionsAreNot(wanted: String, other: String, isFound: Bool) throws {
    let folder = try TemporaryTables([
      "\(other).lproj/T.strings": "a = A; b = B;",
      "\(wanted == "zh-TW" ? "en" : wanted).lproj/T.strings": "b = B;",
    ])
    let tables = try PersonTables(arguments: ["T=\(folder.path)"], languages: [wanted])
    #expect((tables.fileWithout("@a") != nil) == isFound)
    #expect(tables.fileWithout("@b") == nil)
  }

  @Test func withoutTablesLabelsStayAsTheyAre() throws {
    let none = try PersonTables(arguments: [], languages: ["de"])
    #expect(none.isEmpty)
    #expect(try none.resolve("@home").text == "@home")
    #expect(try none.resolve("@@").text == "@@")
  }

  @Test(arguments: [("@@", "@"), ("@@ at", "@ at"), ("@@foo", "@foo"), ("a@b", "a@b"), ("", "")])
  func whereKeysNeedTablesTwoSignsAreOne(label: String, text: String) throws {
    let none = try PersonTables(arguments: [], languages: ["de"], keysNeedTables: true)
    #expect(try none.resolve(label).text == text)
    #expect(throws: TableError.keyWithoutTables("@foo")) { try none.resolve("@foo") }
  }

  /// Whatever is broken in a language, the next one is asked, and the rest of the file counts.
  @Test(arguments: [
    ("n = \"{0, plural, one {# j}}\";\na = A;", "A"), ("n = \"{0\";\na = A;", "A"),
    ("n = \"{1}\";\na = A;", "A"), ("n = N", "a"),
  ])
  func aBrokenTableKeepsNobodyOut(french: String, other: String) throws {
    let folder = try TemporaryTables([
      "fr.lproj/T.strings": french, "en.lproj/T.strings": "n = \"{0} d\"; a = a;",
    ])
    let tables = try PersonTables(arguments: ["T=\(folder.path)"], languages: ["fr"])
    #expect(tables.problems.count == 1)
    #expect(tables.problems.first?.line == 1)
    #expect(
      try tables.resolve("@n", [.text("3")]) == ResolvedLabel(text: "3 d", language: "en"))
    #expect(try tables.resolve("@a").text == other)
  }

  @Test func whereNothingElseIsLeftTheBrokenEntryIsTold() throws {
    let folder = try TemporaryTables(["fr.lproj/T.strings": "a = A;\nn = \"{0\";"])
    let tables = try PersonTables(arguments: ["T=\(folder.path)"], languages: ["fr"])
    let path = folder.path + "/fr.lproj/T.strings"
    #expect(throws: TableError.patternMalformed(path: path, key: "n", line: 2)) {
      try tables.resolve("@n")
    }
    let broken = try TemporaryTables(["fr.lproj/T.strings": "a = A"])
    #expect(
      throws: TableError.tableMalformed(path: broken.path + "/fr.lproj/T.strings", line: 1)
    ) {
      try PersonTables(arguments: ["T=\(broken.path)"], languages: ["fr"])
    }
  }

  @Test(arguments: [
    ("{0}", "{0}"), ("{name}", "{name}"), ("%@", "{0}"), ("%2$d", "{1}"),
    ("{0, plural, one {x} other {y}}", "{0}"),
  ])
  func anArgumentThatNothingGivesIsAMistake(text: String, argument: String) throws {
    let folder = try TemporaryTables(["en.lproj/T.strings": "\na = \"\(text)\";"])
    let tables = try PersonTables(arguments: ["T=\(folder.path)"], languages: ["en"])
    #expect(
      throws: TableError.argumentNotGiven(
        path: folder.path + "/en.lproj/T.strings", key: "a", line: 2, argument: argument)
    ) { try tables.resolve("@a") }
  }

  @Test func aScriptInOneLanguageOnlyIsUsed() throws {
    let resolved = try tables("Sauna", languages: ["ja"]).resolve("@warm")
    #expect(resolved == ResolvedLabel(text: "Kuuma", language: "fi"))
  }

  @Test(arguments: [
    ("@crsut", ["@crust"]), ("@Pizza:thn", ["@Pizza:thin"]), ("@zzzzzz", []), ("@", []),
  ])
  func anUnknownKeyHasNearMatches(label: String, nearest: [String]) throws {
    let tables = try tables("Pizza", languages: ["en"])
    #expect(throws: TableError.unknownKey(label, nearest: nearest)) { try tables.resolve(label) }
  }

  @Test(arguments: ["Pizza", "=/tmp", "Pizza=", "", "../x=/tmp"])
  func anArgumentWithoutNameOrFolderIsAnError(argument: String) {
    #expect(throws: TableError.malformedTableArgument(argument)) {
      try PersonTables(arguments: [argument], languages: ["en"])
    }
  }

  @Test func aTableThatIsNowhereIsAnError() {
    #expect(throws: TableError.tableUnreadable(path: "\(folder.path)/en.lproj/Pasta.strings")) {
      try tables("Pasta", languages: ["en"])
    }
    #expect(throws: TableError.folderMissing(searched: ["/nonexistent"])) {
      try PersonTables(arguments: ["Pizza=/nonexistent"], languages: ["en"])
    }
  }
}
