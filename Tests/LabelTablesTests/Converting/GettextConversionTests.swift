// SPDX-License-Identifier: GPL-3.0-or-later
import FoundationEssentials
import LabelTables
import TestSupport
import Testing

@Suite struct GettextConversionTests {
  private let folder = try! TemporaryTables([
    "de.po": header("de", "nplurals=2; plural=n != 1;") + """

      # A translator's word
      #. From the source
      #, c-format
      msgid "%s of %d"
      msgstr "%2$d von %1$s"

      #, c-format
      msgid "%d file"
      msgid_plural "%d files"
      msgstr[0] "%d Datei"
      msgstr[1] "%d Dateien"

      msgctxt "menu"
      msgid "Open"
      msgstr "Öffnen"

      #, fuzzy
      msgid "Close"
      msgstr "Zu"

      msgid "Save"
      msgstr ""
      """,
    "pl.po": header(
      "pl",
      "nplurals=3; plural=n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2;") + """

        #, c-format
        msgid "%d file"
        msgid_plural "%d files"
        msgstr[0] "%d plik"
        msgstr[1] "%d pliki"
        msgstr[2] "%d plików"

        #, c-format
        msgid "%s of %d"
        msgstr "%s"

        msgid "Save"
        msgstr "Zapisz"

        msgid "Close"
        msgstr "Zamknij"
        """,
  ])

  private static func header(_ language: String, _ plural: String) -> String {
    """
    msgid ""
    msgstr ""
    "MIME-Version: 1.0\\n"
    "Content-Type: text/plain; charset=UTF-8\\n"
    "Content-Transfer-Encoding: 8bit\\n"
    "Language: \(language)\\n"
    "Plural-Forms: \(plural)\\n"

    """
  }

  @Test(arguments: [
    ("de", "@%d file", 3, "3 Dateien"), ("pl", "@%d file", 3, "3 pliki"),
    ("pl", "@%d file", 5, "5 plików"), ("pl", "@Save", 0, "Zapisz"),
  ])
  func labelsComeFromCatalogues(
    language: String, label: String, count: Int, text: String
  ) throws {
    let tables = try PersonTables(
      arguments: ["App=\(folder.path)/\(language).po"], languages: [language])
    #expect(try tables.resolve(label, [.number(count)]).text == text)
  }

  @Test func cataloguesAreCheckedAgainstTheirMessages() throws {
    let found = TableChecker(try TableCollection(path: folder.path)).findings()
    let brief = Set(
      found.map { "\($0.language) \($0.rule.rawValue) \($0.key ?? "") \($0.details)" })
    #expect(
      brief == [
        "de missing-key Save []", "de needs-review Close []", "pl missing-key Open []",
        "pl different-arguments %s of %d [\"{1}\"]",
      ])
  }

  @Test func aCatalogueIsTheSameAfterAStringCatalogue() throws {
    let german = try TableCollection(path: folder.path + "/de.po").tables()
    let files = try TableConversion.files(from: german, to: "x.po", isFolder: false)
    #expect(files[0].content.losses == [])
    try folder.write(Data(files[0].content.bytes), to: "other/de.po")
    let read = try TableCollection(path: folder.path + "/other/de.po").tables()
    func brief(_ tables: [ResourceTable]) -> [TableEntry] {
      tables[0].entries.map { entry in
        var entry = entry
        entry.line = 0
        return entry
      }
    }
    #expect(brief(read) == brief(german))
  }

  /// A compiled catalogue has what gettext's own msgfmt makes of the same file, and tells what it
  /// leaves out.
  @Test(arguments: ["de", "pl"])
  func compiledCataloguesAreThoseOfGettext(language: String) throws {
    let source = try TableCollection(path: "\(folder.path)/\(language).po").tables()
    let files = try TableConversion.files(from: source, to: "x.mo", isFolder: false)
    try folder.write(Data(files[0].content.bytes), to: "made/\(language).mo")
    let made = "\(folder.path)/made/\(language).mo"
    let usual = "\(folder.path)/made/usual.mo"
    try Tool.run(["msgfmt", "--use-fuzzy", "-o", usual, "\(folder.path)/\(language).po"])
    func messages(_ path: String) throws -> String {
      // The header may be written otherwise.
      let text = try Tool.run(["msgunfmt", "--sort-output", "--no-wrap", path])
      return String(try #require(text.split(separator: "\n\n", maxSplits: 1).last))
    }
    #expect(try messages(made) == messages(usual))
    let losses = files[0].content.losses.map { "\($0.key) \($0.kind)" }
    #expect(losses == (language == "de" ? ["%s of %d comment", "Close state"] : ["%d file form"]))
    let tables = try PersonTables(arguments: ["App=\(made)"], languages: [language])
    #expect(
      try tables.resolve("@%d file", [.number(3)]).text
        == (language == "de" ? "3 Dateien" : "3 pliki"))
  }

  /// gettext's own msgfmt takes what is written.
  @Test(arguments: ["ar", "pl", "ru", "cs", "ja", "fr", "lt", "sl", "ga"])
  func pluralFormsOfLanguagesGoThere(language: String) throws {
    let categories = PluralCategories.categories(of: language, .plural)
    let number = Placeholder(TextArgument(position: 1), conversion: Conversion("d"))
    let choice = TextChoice(
      .plural, by: TextArgument(position: 1), conversion: Conversion("d"),
      forms: TextChoice.categories.filter(categories.contains).map {
        TextChoice.Form($0, TableText([.placeholder(number), .literal(" \($0)")]))
      })
    let table = ResourceTable(
      name: "a", language: language, path: "a", format: .stringsdict,
      entries: [
        TableEntry(key: "%d file", pluralKey: "%d files", text: TableText([.choice(choice)]))
      ])
    let files = try TableConversion.files(from: [table], to: "a.po", isFolder: false)
    try folder.write(Data(files[0].content.bytes), to: "\(language)/a.po")
    let tables = try PersonTables(
      arguments: ["a=\(folder.path)/\(language)/a.po"], languages: [language])
    // What ICU would have shown before is shown from the catalogue too.
    let source = try TemporaryTables([
      "\(language).lproj/T.strings": "\"k\" = \"\(TableText([.choice(choice)]).pattern)\";"
    ])
    let before = try PersonTables(arguments: ["T=\(source.path)"], languages: [language])
    for count in [0, 1, 2, 3, 5, 7, 11, 20, 21, 22, 25, 100, 101, 102, 111] {
      #expect(
        try tables.resolve("@%d file", [.number(count)]).text
          == before.resolve("@k", [.number(count)]).text, "\(language) \(count)")
    }
  }

  @Test func questionsOfDebianPackagesAreTables() throws {
    let tables = try TemporaryTables([
      "a.templates": """
      Template: tz/area
      Type: select
      Choices: Africa, Europe
      Choices-de.UTF-8: Afrika, Europa
      Description: Geographic area:
       Please choose.
      Description-de.UTF-8: Geographisches Gebiet:
       Bitte wählen.

      """
    ])
    let table = try LayeredTable(
      named: "a", in: TableCollection(path: tables.path + "/a.templates"), languages: ["de"])
    #expect(table.keys == ["tz/area/choices", "tz/area/description", "tz/area/extended"])
    let steps = table.steps(for: "tz/area/extended")
    #expect(steps.map(\.language) == ["de", "en"])
    #expect(steps.map { $0.entry?.text.plainWords } == ["Bitte wählen.", "Please choose."])
    #expect(steps.map { $0.entry?.line } == [7, 5])
  }
}
