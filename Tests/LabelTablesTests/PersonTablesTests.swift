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

  @Test func withoutTablesLabelsStayAsTheyAre() throws {
    let none = try PersonTables(arguments: [], languages: ["de"])
    #expect(none.isEmpty)
    #expect(try none.resolve("@home").text == "@home")
    #expect(try none.resolve("@@").text == "@@")
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
