// SPDX-License-Identifier: GPL-3.0-or-later
import FoundationEssentials
import TestSupport
import Testing

@testable import LabelTables

/// What is looked up while a person waits is what Foundation and ICU read in the whole file.
@Suite struct PatternTableTests {
  private static let folder: TableFolder = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try! TableFolder(path: root.appending(path: "Localization").path)
  }()

  @Test(arguments: folder.languages, TableName.allCases)
  func everyEntryIsAsFoundationReadsIt(language: String, name: TableName) throws {
    let path = Self.folder.path(ofTable: name.rawValue, language: language)
    let expected = try PropertyListDecoder().decode(
      [String: String].self, from: Data(contentsOf: URL(filePath: path)))
    let table = try #require(try PatternTable(path: path))
    #expect(table.texts == expected)
    #expect(Set(table.keys) == Set(expected.keys))
    for (key, pattern) in expected { #expect(table[key] == pattern) }
    #expect(table["no such entry"] == nil)
  }

  /// With escapes and without; quoted and bare; a key alone, and one that stands twice.
  @Test(arguments: [
    "a = b; \"c d\" = \"\"; 'e' = 'f\"g'; h; a = last;", #""a\"b" = "x\ty\\"; c = "\U00e9\101";"#,
    "{ a = \"é 😀\nline\"; }", "",
    "<plist version=\"1.0\"><dict><key>a</key><string>&lt;b</string></dict></plist>",
  ])
  func oddListsAreAsFoundationReadsThem(text: String) throws {
    let tables = try TemporaryTables(["t.strings": text])
    let expected =
      text.isEmpty
      ? [:] : try PropertyListDecoder().decode([String: String].self, from: Data(text.utf8))
    let table = try #require(try PatternTable(path: tables.path + "/t.strings"))
    #expect(table.texts == expected)
    for (key, pattern) in expected { #expect(table[key] == pattern) }
  }

  @Test func whatParsesPlainlyParses() {
    var generator = SeededGenerator()
    let seed = generator.seed
    let pieces = ["{", "}", "0", "1", "12", "123", "'", "{0}", "{12}", "{0,number}", "a", " ", "é"]
    var plain = 0
    for _ in 0..<20_000 {
      let pattern = (0..<Int.random(in: 0...6, using: &generator))
        .map { _ in pieces.randomElement(using: &generator)! }.joined()
      guard Message.plainlyParses(Array(pattern.utf8)[...]) else { continue }
      plain += 1
      #expect(Message(pattern: pattern, locale: "en") != nil, "seed \(seed): \(pattern)")
    }
    #expect(plain > 1_000)
  }

  @Test(arguments: [("{0} of {12}", true), ("{0,number}", false), ("it's", false), ("}", false)])
  func mostPatternsParsePlainly(pattern: String, isPlain: Bool) {
    #expect(Message.plainlyParses(Array(pattern.utf8)[...]) == isPlain)
  }

  /// A broken pattern is told when the table is loaded, however many are plain.
  @Test func aBrokenPatternHasItsLine() throws {
    let tables = try TemporaryTables(["t.strings": "a = \"{0}\";\nb = \"{0, plural}\";\n"])
    let path = tables.path + "/t.strings"
    #expect(throws: TableError.patternMalformed(path: path, key: "b", line: 2)) {
      try PatternTable(path: path)
    }
  }
}
