// SPDX-License-Identifier: GPL-3.0-or-later
import FoundationEssentials
import LabelTables
import TestSupport
import Testing

@Suite struct TableConversionTests {
  /// Writes files to where they go and reads the folder or file that they make.
  private func read(_ files: [TableConversion.File], in folder: TemporaryTables, at path: String)
    throws -> [ResourceTable]
  {
    for file in files {
      #expect(file.path.hasPrefix(folder.path + "/"))
      try folder.write(
        Data(file.content.bytes), to: String(file.path.dropFirst(folder.path.count + 1)))
    }
    return try TableCollection(path: path).tables()
  }

  private func texts(_ tables: [ResourceTable]) -> [String: [String: TableText]] {
    var texts: [String: [String: TableText]] = [:]
    for table in tables {
      for entry in table.entries {
        texts[table.language ?? "", default: [:]][entry.key] = entry.text.withoutVariableNames
      }
    }
    return texts
  }

  private func randomTables() -> (tables: [ResourceTable], seeds: [UInt64]) {
    var seeds: [UInt64] = []
    let tables = ["ar", "en", "pl"].map { language in
      var random = RandomAppleText(generator: SeededGenerator(), language: language)
      seeds.append(random.generator.seed)
      return ResourceTable(
        name: "Pizza", language: language, path: "", format: .xcstrings,
        entries: (0..<150).map { TableEntry(key: "key\($0)", text: random.text()) })
    }
    return (tables, seeds)
  }

  @Test func aTableIsTheSameAfterAFolderAndACatalogue() throws {
    let (tables, seeds) = randomTables()
    let folder = try TemporaryTables()
    let there = try TableConversion.files(from: tables, to: folder.path + "/T/", isFolder: false)
    #expect(there.allSatisfy { $0.content.losses.isEmpty })
    let read = try read(there, in: folder, at: folder.path + "/T")
    #expect(texts(read) == texts(tables), "seeds \(seeds)")
    let catalogue = folder.path + "/Pizza.xcstrings"
    let back = try TableConversion.files(from: read, to: catalogue, isFolder: false)
    #expect(back.allSatisfy { $0.content.losses.isEmpty })
    let last = try self.read(back, in: folder, at: catalogue)
    #expect(texts(last) == texts(tables), "seeds \(seeds)")
    #expect(Set(last.compactMap(\.sourceLanguage)) == ["en"])
  }

  /// A comment ends where it ends, whatever it says and whatever marks its signs have.
  @Test(arguments: ["x */\u{301} \"k2\" = v; /*", "x\r\nmsgid \"k2\"\r\nmsgstr \"v\"", "*/ y"])
  func commentsHoldNoEntries(comment: String) throws {
    let entry = TableEntry(key: "k", text: TableText(literal: "v"), comment: comment)
    let table = ResourceTable(
      name: "Pizza", language: "en", path: "", format: .xcstrings, entries: [entry])
    for target in ["T/", "Pizza.xcstrings", "en.po"] {
      let folder = try TemporaryTables()
      let path = folder.path + "/" + target
      let files = try TableConversion.files(from: [table], to: path, isFolder: false)
      let read = try read(files, in: folder, at: path)
      #expect(read.flatMap { $0.entries.map { $0.key } } == ["k"], "\(target)")
    }
  }

  /// Patterns with ordinals, words and exact numbers have no place in a catalogue: each is told.
  @Test(arguments: [
    ("{0, selectordinal, one {#st} other {#th}}", TableLoss.Kind.ordinal),
    ("{0, select, a {x} other {y}}", .select), ("{0, plural, =5 {five} other {#}}", .exactForm),
    ("{0, plural, offset:1 one {# more} other {# more}}", .offset),
    ("{0, number, percent}", .style),
  ])
  func whatACatalogueCannotHoldIsTold(pattern: String, kind: TableLoss.Kind) throws {
    let table = ResourceTable(
      name: "a", language: "en", path: "a.strings", format: .strings,
      entries: [TableEntry(key: "k", text: try #require(TableText(pattern: pattern)), line: 7)])
    let files = try TableConversion.files(from: [table], to: "b.xcstrings", isFolder: false)
    let losses = files[0].content.losses
    #expect(losses.map(\.kind).contains(kind))
    #expect(losses.allSatisfy { $0.key == "k" && $0.line == 7 && $0.path == "a.strings" })
  }

  @Test func aStarIsTheLanguage() throws {
    let (tables, _) = randomTables()
    let files = try TableConversion.files(
      from: tables, to: "x/*.lproj/Pizza.stringsdict", isFolder: false)
    #expect(
      files.map(\.path)
        == ["ar", "en", "pl"].map { "x/\($0).lproj/Pizza.stringsdict" })
  }

  @Test func oneFileHoldsOneLanguageOrTable() throws {
    let (tables, _) = randomTables()
    func files(_ target: String, language: String? = nil) throws -> [TableConversion.File] {
      try TableConversion.files(from: tables, to: target, isFolder: false, language: language)
    }
    #expect(try files("a.stringsdict", language: "pl").count == 1)
    #expect(
      throws: TableError.severalLanguages(path: "a.strings", languages: ["ar", "en", "pl"])
    ) { try files("a.strings") }
    #expect(throws: TableError.languageMissing("de", available: ["ar", "en", "pl"])) {
      try files("a.strings", language: "de")
    }
    #expect(throws: TableError.formatUnknown(path: "a.txt")) { try files("a.txt") }
    var other = tables[0]
    other.name = "Pasta"
    #expect(throws: TableError.severalTables(path: "a.xcstrings", names: ["Pasta", "Pizza"])) {
      try TableConversion.files(from: tables + [other], to: "a.xcstrings", isFolder: false)
    }
  }

  @Test func entriesOfSeveralFilesArePutTogether() throws {
    func table(_ format: TableFormat, _ entries: [(String, String)]) -> ResourceTable {
      ResourceTable(
        name: "a", language: "en", path: "", format: format,
        entries: entries.map { TableEntry(key: $0, text: TableText(literal: $1)) })
    }
    let files = try TableConversion.files(
      from: [
        table(.stringsdict, [("b", "forms")]),
        table(.strings, [("a", "first"), ("b", "words"), ("a", "last")]),
      ], to: "a.strings", isFolder: false)
    #expect(
      files.map { String(decoding: $0.content.bytes, as: UTF8.self) }
        == ["\"a\" = \"last\";\n\"b\" = \"forms\";\n"])
  }
}
