// SPDX-License-Identifier: GPL-3.0-or-later
import LabelTables
import TestSupport
import Testing

@Suite struct TableCollectionTests {
  private let folder = try! TemporaryTables([
    "en.lproj/Pizza.strings":
      "size = \"%@, %ld cm\"; files = \"words\"; only = Only;\nopen = \"{0}\";",
    "en.lproj/Pizza.stringsdict": stringsdict("%ld file", "%ld files"),
    "de.lproj/Pizza.strings": "size = \"%2$ld cm: %1$@\";",
    "de.lproj/Pizza.stringsdict": stringsdict("%ld Datei", "%ld Dateien"),
    "Drinks.xcstrings": """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "cola": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Cola (deutsch)"}},
        "fr": {"stringUnit": {"state": "new", "value": ""}}}}}}
    """,
    "README": "nothing",
  ])

  private static func stringsdict(_ one: String, _ other: String) -> String {
    """
    <plist version="1.0"><dict><key>files</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
    <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>ld</string>
    <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string>
    </dict></dict></dict></plist>
    """
  }

  @Test func filesAreFoundByFormatAndLanguage() throws {
    let files = try TableCollection(path: folder.path).files
    #expect(
      files.map { "\($0.name) \($0.format) \($0.language ?? "-")" } == [
        "Drinks xcstrings -", "Pizza strings de", "Pizza stringsdict de", "Pizza strings en",
        "Pizza stringsdict en",
      ])
  }

  @Test(arguments: [
    ("de", "@size", "30 cm: Funghi"), ("en", "@size", "Funghi, 30 cm"),
    ("de", "@only", "Only"), ("de", "@Drinks:cola", "Cola (deutsch)"), ("fr", "@cola", "cola"),
  ])
  func labelsPutInWhatTheyAreGiven(language: String, label: String, text: String) throws {
    let tables = try PersonTables(
      arguments: ["Pizza=\(folder.path)", "Drinks=\(folder.path)/Drinks.xcstrings"],
      languages: [language])
    #expect(try tables.resolve(label, [.text("Funghi"), .number(30)]).text == text)
  }

  @Test(arguments: [("de", 1, "1 Datei"), ("de", 7, "7 Dateien"), ("en", 1, "1 file")])
  func pluralFormsWinOverWords(language: String, count: Int, text: String) throws {
    let tables = try PersonTables(arguments: ["Pizza=\(folder.path)"], languages: [language])
    #expect(try tables.resolve("@files", [.number(count)]).text == text)
  }

  @Test func anArgumentThatTheSourceDoesNotHaveIsAnErrorWithItsLine() throws {
    let tables = try TemporaryTables([
      "en.lproj/T.strings": "a = \"%@\";", "de.lproj/T.strings": "\n\na = \"%2$@ %1$@\";",
    ])
    let path = tables.path + "/de.lproj/T.strings"
    let error = TableError.placeholderWithoutArgument(
      path: path, key: "a", line: 3, argument: "{1}")
    let person = try PersonTables(arguments: ["T=\(tables.path)"], languages: ["de"])
    #expect(person.problems == [error])
    #expect(try person.resolve("@a", [.text("x")]) == ResolvedLabel(text: "x", language: "en"))
  }

  @Test func everyStepToAnEntryIsTold() throws {
    let table = try LayeredTable(
      named: "Pizza", in: TableCollection(path: folder.path), languages: ["de-AT"])
    let steps = table.steps(for: "only")
    #expect(steps.map(\.language) == ["de", "de", "en", "en"])
    #expect(
      steps.map { $0.path.split(separator: "/").suffix(2).joined(separator: "/") } == [
        "de.lproj/Pizza.stringsdict", "de.lproj/Pizza.strings", "en.lproj/Pizza.stringsdict",
        "en.lproj/Pizza.strings",
      ])
    #expect(steps.map { $0.entry != nil } == [false, false, false, true])
  }

  @Test func placesWithoutTablesAreErrors() throws {
    let empty = try TemporaryTables(["a.txt": ""])
    #expect(throws: TableError.folderWithoutTables(path: empty.path)) {
      try TableCollection(path: empty.path)
    }
    #expect(throws: TableError.formatUnknown(path: empty.path + "/a.txt")) {
      try TableCollection(path: empty.path + "/a.txt")
    }
    #expect(throws: TableError.folderMissing(searched: [empty.path + "/b"])) {
      try TableCollection(path: empty.path + "/b")
    }
  }

  /// A label must not wait for the size of its table.
  @Test func aLabelOfALargeTableIsFoundAtOnce() throws {
    let lines = (0..<20_000).map { "\"key.\($0)\" = \"Label {0} of \($0)\";\n" }.joined()
    let tables = try TemporaryTables(["en.lproj/Large.strings": lines])
    let person = try PersonTables(arguments: ["Large=\(tables.path)"], languages: ["en"])
    let small = try PersonTables(arguments: ["Pizza=\(folder.path)"], languages: ["en"])
    func time(_ body: () throws -> Void) rethrows -> Duration {
      try ContinuousClock().measure { for _ in 0..<200 { try body() } }
    }
    _ = try person.resolve("@key.1", [.text("x")])
    let many = try time { _ = try person.resolve("@key.19999", [.text("x")]) }
    let few = try time { _ = try small.resolve("@open", [.text("x")]) }
    #expect(many < few * 20 + .milliseconds(20), "\(many) \(few)")
  }
}
