// SPDX-License-Identifier: GPL-3.0-or-later
import LabelTables
import Testing

@testable import aloud

/// Whatever is wrong with the tables is said in words from a table that is there.
@Suite struct InterfaceTablesTests {
  private func load(
    _ words: String..., environment: [String: String], executable: String = "/nonexistent/bin/aloud"
  ) throws -> InterfaceTables {
    let command = parse(words.map { Array($0.utf8) }, environment: environment)
    return try InterfaceTables(command, environment: environment, executable: executable)
  }

  private static let files = [
    "en.lproj/Interface.strings": "\"version\" = \"English\";",
    "de.lproj/Interface.strings": "\"version\" = \"Deutsch\";",
  ]

  @Test func theLanguageOfTheOptionIsLoaded() throws {
    let folder = try TemporaryFolder(Self.files)
    let loaded = try load(
      "--language", "de", environment: ["ALOUD_TABLES": folder.path, "LANGUAGE": "en"])
    #expect(loaded.failure == nil)
    #expect(loaded.tables.text("version", table: .interface) == "Deutsch")
  }

  @Test func anUnknownLanguageIsSaidInTheUsualOne() throws {
    let folder = try TemporaryFolder(Self.files)
    let loaded = try load(
      "--language", "klingonese", environment: ["ALOUD_TABLES": folder.path, "LANGUAGE": "de"])
    guard case .table(.unknownLanguage("klingonese", _)) = loaded.failure else {
      Issue.record("an unknown language passed: \(String(describing: loaded.failure))")
      return
    }
    #expect(loaded.tables.text("version", table: .interface) == "Deutsch")
  }

  @Test func aBrokenTableIsSaidInEnglish() throws {
    var files = Self.files
    files["de.lproj/Interface.strings"] = "\"version\" = \"Deutsch\";\n\"broken\" = ;\n"
    let folder = try TemporaryFolder(files)
    let loaded = try load(environment: ["ALOUD_TABLES": folder.path, "LANGUAGE": "de"])
    let path = "\(folder.path)/de.lproj/Interface.strings"
    #expect(loaded.failure == .table(.tableMalformed(path: path, line: 2)))
    #expect(loaded.tables.text("version", table: .interface) == "English")
  }

  @Test func aFolderThatIsNotThereIsSaidInTheWordsThatWereInstalled() throws {
    let installed = try TemporaryFolder([
      "share/aloud/Localization/de.lproj/Interface.strings": "\"version\" = \"Deutsch\";",
      "bin/aloud": "",
    ])
    let loaded = try load(
      "--tables", "/nonexistent", environment: ["LANGUAGE": "de"],
      executable: installed.path + "/bin/aloud")
    #expect(loaded.failure == .table(.folderMissing(searched: ["/nonexistent"])))
    #expect(loaded.tables.text("version", table: .interface) == "Deutsch")
  }

  @Test func withoutAnyTableTheSystemsWordsAreLeft() {
    // 2 is ENOENT, whose words in the C locale are these.
    let error = TableError.folderMissing(searched: ["/a", "/b"])
    #expect(
      error.linesWithoutWords == [
        "/a: No such file or directory", "/b: No such file or directory",
      ])
    #expect(throws: TableError.folderMissing(searched: ["/nonexistent"])) {
      try load("--tables", "/nonexistent", environment: [:])
    }
  }
}
