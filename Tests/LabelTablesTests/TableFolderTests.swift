// SPDX-License-Identifier: GPL-3.0-or-later
import FoundationEssentials
import LabelTables
import Testing

@Suite struct TableFolderTests {
  @Test func theFolderNamedComesFirstThenTheEnvironment() throws {
    let (one, two) = (
      try TemporaryTables.announcements(["en": ""]),
      try TemporaryTables.announcements(["fr": "", "de": ""])
    )
    let environment = ["ALOUD_TABLES": two.path]
    let explicit = try TableFolder.locate(
      explicit: one.path, environment: environment, executable: "/bin/x")
    #expect(explicit.path == one.path)
    let named = try TableFolder.locate(
      explicit: nil, environment: environment, executable: "/bin/x")
    #expect(named.path == two.path)
    #expect(named.languages == ["de", "fr"])
  }

  @Test(arguments: [
    ("bin/Localization", "bin/aloud"), ("share/aloud/Localization", "bin/aloud"),
    ("Localization", ".build/x86_64/debug/aloud"),
  ])
  func theFolderIsFoundFromTheExecutable(folder: String, executable: String) throws {
    let root = try TemporaryTables([
      "\(folder)/en.lproj/Interface.strings": "", executable: "",
    ])
    let found = try TableFolder.locate(
      explicit: nil, environment: ["ALOUD_TABLES": ""], executable: "\(root.path)/\(executable)")
    #expect(found.path.hasSuffix("/\(folder)"))
    #expect(found.languages == ["en"])
  }

  @Test func besideTheExecutableComesBeforeShare() throws {
    let root = try TemporaryTables([
      "bin/Localization/en.lproj/Interface.strings": "",
      "share/aloud/Localization/fr.lproj/Interface.strings": "", "bin/aloud": "",
    ])
    let found = try TableFolder.locate(
      explicit: nil, environment: [:], executable: "\(root.path)/bin/aloud")
    #expect(found.languages == ["en"])
  }

  @Test func aMissingFolderSaysWhereItWasSought() throws {
    let root = try TemporaryTables(["bin/aloud": ""])
    let error = #expect(throws: TableError.self) {
      try TableFolder.locate(explicit: nil, environment: [:], executable: "\(root.path)/bin/aloud")
    }
    guard case .folderMissing(let searched) = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    // How another one can be given.
    #expect(searched.first == "ALOUD_TABLES")
    #expect(searched.map { $0.hasSuffix("/bin/Localization") } == [false, true, false])
    #expect(searched.last?.hasSuffix("/share/aloud/Localization") == true)
  }

  @Test func aPackageThatDependsOnThisOneFindsItsTables() throws {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let folder = try TableFolder.ofPackage()
    #expect(folder.path == "/\(root)/Localization")
    #expect(folder.languages.contains("en"))
  }

  @Test func aNamedFolderThatIsMissingIsNotReplaced() throws {
    let root = try TemporaryTables([
      "bin/Localization/en.lproj/Interface.strings": "", "bin/aloud": "",
    ])
    for environment in [[:], ["ALOUD_TABLES": "/nonexistent/a"]] {
      let explicit = environment.isEmpty ? "/nonexistent/a" : nil
      #expect(throws: TableError.folderMissing(searched: ["/nonexistent/a"])) {
        try TableFolder.locate(
          explicit: explicit, environment: environment, executable: "\(root.path)/bin/aloud")
      }
    }
  }

  @Test func aFolderWithoutLanguagesIsAnError() throws {
    let root = try TemporaryTables(["readme": ""])
    #expect(throws: TableError.folderWithoutTables(path: root.path)) {
      try TableFolder(path: root.path)
    }
    let empty = try TemporaryTables(["en.lproj/Other.strings": ""])
    #expect(throws: TableError.folderWithoutTables(path: empty.path)) { try empty.labels(["en"]) }
  }
}
