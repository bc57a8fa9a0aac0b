// SPDX-License-Identifier: GPL-3.0-or-later
import FoundationEssentials
import LabelTables
import Testing

@Suite struct GettextFolderTests {
  @Test(arguments: [
    (["pt_BR"], ["pt_BR", "pt"]), (["sr@latin"], ["sr@latin", "sr"]),
    (["ca@valencia"], ["ca@valencia", "ca"]),
    (["zh_TW"], ["zh_TW", "zh_CN"]), (["zh_HK"], ["zh_TW", "zh_CN"]),
    (["de_AT", "fr"], ["de", "fr"]),
    (["xx"], []), (["pt_PT"], ["pt", "pt_BR"]),
  ])
  func cataloguesAreFoundByTheNamesOfGettext(names: [String], expected: [String]) throws {
    let all = ["pt", "pt_BR", "sr", "sr@latin", "ca", "ca@valencia", "zh_TW", "zh_CN", "de", "fr"]
    let files = all.map { ("locale/\($0)/LC_MESSAGES/shop.mo", "") }
    let folder = try TemporaryTables(Dictionary(uniqueKeysWithValues: files))
    let wanted = names.compactMap(LocaleChoice.tag)
    for path in [folder.path, "\(folder.path)/locale"] {
      let found = try GettextFolder(path: path, domain: "shop")
      #expect(found.catalogues.count == all.count)
      #expect(
        found.chain(languages: wanted).map(\.path)
          == expected.map { "\(folder.path)/locale/\($0)/LC_MESSAGES/shop.mo" })
    }
    #expect(throws: TableError.folderWithoutTables(path: folder.path)) {
      try GettextFolder(path: folder.path, domain: "other")
    }
  }

  @Test func sourcesAreFoundToo() throws {
    let folder = try TemporaryTables(["po/de.po": "", "po/pt_BR.po": "", "po/shop.pot": ""])
    let found = try GettextFolder(path: folder.path, domain: "shop")
    #expect(found.catalogues.map(\.language) == ["de", "pt-BR"])
    #expect(found.chain(languages: ["de"]).map(\.path) == ["\(folder.path)/po/de.po"])
  }

  /// The catalogues of the system are those that it uses itself.
  @Test func theFolderOfTheSystemHasItsLanguages() throws {
    let found = try GettextFolder(path: "/usr/share/locale", domain: "gettext-runtime")
    let chain = found.chain(languages: ["de-AT"])
    #expect(chain.first?.path == "/usr/share/locale/de/LC_MESSAGES/gettext-runtime.mo")
    let message = "too many arguments"
    let catalogue = try MessageCatalogue(path: try #require(chain.first).path)
    let shown = try Tool.run(
      ["gettext", "-d", "gettext-runtime", message], environment: ["LANGUAGE": "de"])
    #expect(try catalogue.entry(for: message)?.forms == [shown])
  }
}
