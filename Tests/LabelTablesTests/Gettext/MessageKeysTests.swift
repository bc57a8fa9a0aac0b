// SPDX-License-Identifier: GPL-3.0-or-later
import FoundationEssentials
import LabelTables
import Testing

/// What gettext(3) gives for a message that has no translation: the message itself.
@Suite struct MessageKeysTests {
  private static let german = """
    msgid ""
    msgstr "Content-Type: text/plain; charset=UTF-8\\n"

    msgid "Login name"
    msgstr "Anmeldename"

    #, fuzzy
    msgid "Groups: all"
    msgstr "Gruppen"

    msgid "Not yet"
    msgstr ""

    msgid "Save"
    msgstr "Sichern"

    msgid "crust.deep"
    msgstr "Tiefer Boden"

    #, fuzzy
    msgid "crust.thin"
    msgstr "Dick"

    """

  private static let french = """
    msgid ""
    msgstr "Content-Type: text/plain; charset=UTF-8\\n"

    msgid "Only here"
    msgstr "Seulement ici"

    """

  private let folder = try! TemporaryTables([
    "one/de.po": german, "two/de.po": german, "two/fr.po": french,
    "strings/en.lproj/S.strings": "\"crust.deep\" = \"Deep dish\"; \"crust.thin\" = \"Thin\";",
  ])

  @Test(arguments: [
    ("one", ["de"], "Login name", "Anmeldename", "de"),
    ("one", ["en"], "Login name", "Login name", "en"),
    ("one", ["fr"], "Login name", "Login name", "en"),
    ("one", ["fr", "de"], "Login name", "Anmeldename", "de"),
    ("one", ["en-GB", "de"], "Login name", "Login name", "en"),
    ("one", ["en", "de"], "Save", "Save", "en"),
    // A fuzzy or empty translation is none.
    ("one", ["de"], "Groups: all", "Groups: all", "en"),
    ("one", ["de"], "Not yet", "Not yet", "en"),
    ("one", ["de"], "crust.thin", "crust.thin", "en"),
    // A name is no English text.
    ("one", ["fr"], "crust.deep", "crust.deep", "en"),
    ("one", ["en", "de"], "crust.deep", "Tiefer Boden", "de"),
    // A catalogue that is behind the others.
    ("two", ["de"], "Only here", "Only here", "en"),
    ("two", ["fr"], "Login name", "Login name", "en"),
    ("two", ["fr"], "Only here", "Seulement ici", "fr"),
  ])
  func aLanguageWithoutTheMessageHasTheMessageItself(
    place: String, languages: [String], message: String, text: String, language: String
  ) throws {
    let tables = try PersonTables(
      arguments: ["U=\(folder.path)/\(place)"], languages: languages)
    #expect(tables.problems == [])
    #expect(try tables.resolve("@" + message) == ResolvedLabel(text: text, language: language))
  }

  @Test func anotherTableHasTheNameInALanguageOfTheChain() throws {
    let tables = try PersonTables(
      arguments: ["U=\(folder.path)/one", "S=\(folder.path)/strings"], languages: ["fr"])
    #expect(try tables.resolve("@crust.deep").text == "Deep dish")
    #expect(try tables.resolve("@crust.thin").text == "Thin")
    #expect(try tables.resolve("@Login name").text == "Login name")
  }

  @Test func aMessageThatNoCatalogueHasIsUnknown() throws {
    let tables = try PersonTables(arguments: ["U=\(folder.path)/one"], languages: ["fr"])
    #expect(throws: TableError.unknownKey("@Login nam", nearest: ["@Login name"])) {
      try tables.resolve("@Login nam")
    }
  }

  /// msgfmt leaves out what is fuzzy or not translated.
  @Test(arguments: [
    ("de", "Login name", "Anmeldename"), ("fr", "Login name", "Login name"),
    ("de", "Groups: all", "Groups: all"), ("fr", "crust.deep", "crust.deep"),
  ])
  func compiledCatalogues(language: String, message: String, text: String) throws {
    let place = folder.path + "/mo/de/LC_MESSAGES"
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    try Tool.run(["msgfmt", "-o", place + "/U.mo", folder.path + "/one/de.po"])
    let tables = try PersonTables(arguments: ["U=\(folder.path)/mo"], languages: [language])
    #expect(try tables.resolve("@" + message).text == text)
    #expect(throws: TableError.self) { try tables.resolve("@crust.thin") }
  }

  /// A name in the place of a message does not tell what is put in.
  @Test func argumentsAreMeasuredAgainstMessagesAlone() throws {
    let tables = try TemporaryTables([
      "de.po": "msgid \"bye\"\nmsgstr \"Danke %s\"\n\nmsgid \"Thank you\"\nmsgstr \"Danke %s\"\n"
    ])
    let person = try PersonTables(arguments: ["U=\(tables.path)"], languages: ["de"])
    #expect(try person.resolve("@bye", [.text("x")]).text == "Danke x")
    #expect(try person.resolve("@Thank you").text == "Thank you")
    let found = TableChecker(try TableCollection(path: tables.path)).findings()
    #expect(found.map(\.key) == ["Thank you"])
  }
}
