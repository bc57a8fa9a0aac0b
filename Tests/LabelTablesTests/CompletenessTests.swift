// SPDX-License-Identifier: GPL-3.0-or-later
import FoundationEssentials
import LabelTables
import Testing

/// The tables that Aloud comes with.
@Suite struct CompletenessTests {
  private static let folder: TableFolder = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try! TableFolder(path: root.appending(path: "Localization").path)
  }()

  private static let checker = TableChecker(try! TableCollection(path: folder.path))

  @Test(arguments: folder.languages)
  func everyLanguageHasEveryEntry(language: String) throws {
    let findings = Self.checker.findings(language: language)
    let list = findings.map { "\($0)" }.joined(separator: "\n")
    #expect(findings.isEmpty, "\(list)")
  }

  /// A table with an escape is read whole at each start, others are looked up in place: what needs
  /// quotation marks of a shell, such as a command, is an argument.
  @Test(arguments: folder.languages)
  func noTableHasEscapes(language: String) throws {
    for table in ["Announcements", "Interface"] {
      let path = "\(Self.folder.path)/\(language).lproj/\(table).strings"
      #expect(try !FileReading.bytes(of: path).contains(UInt8(ascii: "\\")), "\(path)")
    }
  }

  @Test func theLanguagesOfTheFirstReleaseAreThere() {
    let languages: Set = [
      "ar", "de", "en", "es", "fr", "he", "hi", "ja", "pl", "pt-BR", "ru", "zh-Hans",
      "ca", "it", "nl", "pt-PT", "ro", "sv",
      "cs", "sk", "hu", "uk", "bg", "el",
      "da", "fi", "ko", "nb", "zh-Hant",
      "tr", "fa", "vi", "th", "id",
    ]
    #expect(languages.isSubset(of: Self.folder.languages))
  }

  /// Who hears "buttons" and the first of them hears two things.
  @Test(arguments: folder.languages)
  func aRowOfButtonsIsNotCalledAButton(language: String) throws {
    let tables = try LabelTables(folder: Self.folder, languages: [language])
    #expect(tables.text("role.buttons") != tables.text("role.button"))
  }

  @Test(arguments: folder.languages)
  func everyFolderIsNamedByItsCanonicalTag(language: String) {
    #expect(LocaleChoice.tag(for: language) == language)
  }
}
