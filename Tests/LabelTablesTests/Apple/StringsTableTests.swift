// SPDX-License-Identifier: GPL-3.0-or-later
import FoundationEssentials
import LabelTables
import TestSupport
import Testing

@Suite struct StringsTableTests {
  private func table(_ bytes: [UInt8]) throws -> ResourceTable {
    let folder = try TemporaryTables()
    try folder.write(Data(bytes), to: "a.strings")
    return try #require(
      try ResourceTable(strings: folder.path + "/a.strings", name: "a", language: "en"))
  }

  private func table(_ text: String) throws -> ResourceTable { try table(Array(text.utf8)) }

  private func values(_ table: ResourceTable) -> [String] {
    table.entries.map { "\($0.key)=\($0.text.pattern)" }
  }

  private static let sample = "/* Größe */\n\"größe\" = \"Größe 😀\";\nb = c;\n"

  private static func utf16(_ text: String, isLittle: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
      let pair = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      return isLittle ? pair : pair.reversed()
    }
  }

  /// Encodings that Xcode, genstrings and editors have written.
  @Test(arguments: [
    Array(sample.utf8), [0xEF, 0xBB, 0xBF] + Array(sample.utf8),
    [0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF] + Array(sample.utf8),
    [0xFF, 0xFE] + utf16(sample, isLittle: true), [0xFE, 0xFF] + utf16(sample, isLittle: false),
    [0xFF, 0xFE, 0xFF, 0xFE] + utf16(sample, isLittle: true),
    [0xFE, 0xFF, 0xFE, 0xFF] + utf16(sample, isLittle: false), utf16(sample, isLittle: true),
    utf16(sample, isLittle: false),
  ])
  func encodingsAreKnown(bytes: [UInt8]) throws {
    let table = try table(bytes)
    #expect(values(table) == ["größe=Größe 😀", "b=c"])
    #expect(table.entries.map(\.comment) == ["Größe", nil])
    #expect(table.entries.map(\.line) == [2, 3])
  }

  @Test(arguments: [
    ("", []), ("\n \n", []), ("/* only words */", []), ("a;", ["a=a"]), ("{ a = b; }", ["a=b"]),
    ("key-with.signs/1:_$ = x;", ["key-with.signs/1:_$=x"]), ("'a' = 'b\"c';", ["a=b\"c"]),
    (#""a\"b" = "x\ty\\";"#, ["a\"b=x\ty\\"]), (#"a = "\U00e9\101";"#, ["a=éA"]),
    ("a = \"1\";\na = \"2\";", ["a=1", "a=2"]), ("a = b; // end\nc = d;", ["a=b", "c=d"]),
    ("a = \"x\ny\";", ["a=x\ny"]), ("a=b;c=d;", ["a=b", "c=d"]), ("a = \"\";", ["a="]),
    ("\r\na = b;\r\nc = d;\r\n", ["a=b", "c=d"]),
  ])
  func oddListsAreRead(text: String, expected: [String]) throws {
    #expect(values(try table(text)) == expected)
  }

  @Test func ofAKeyThatStandsTwiceTheLastCounts() throws {
    let table = IndexedTable(try table("a = first;\nb = x;\na = last;"))
    #expect(table.entry(for: "a")?.text.plainWords == "last")
    #expect(table.entry(for: "a")?.line == 3)
    #expect(table.entry(for: "c") == nil)
  }

  @Test func commentsGoWithTheirEntries() throws {
    let table = try table(
      """
      /* Licence */
      // of this file

      /* Section */

      /* First
         and second line */
      a = b; // beside
      c = d;
      """)
    #expect(table.header == "Licence\nof this file")
    #expect(
      table.entries.map(\.comment) == ["Section\nFirst\nand second line\nbeside", nil])
  }

  @Test(arguments: [
    ("a = b;\nc = ", 2), ("a = b;\n/* x", 2), ("a = b\nc = d;", 1), ("\na = (b);", 2),
    ("a = \"b", 1), ("a = b;\n= c;", 2), ("{ a = b;\n", 2),
  ])
  func aFaultHasItsLine(text: String, line: Int) throws {
    let folder = try TemporaryTables(["a.strings": text])
    let path = folder.path + "/a.strings"
    #expect(throws: TableError.tableMalformed(path: path, line: line)) {
      try ResourceTable(strings: path, name: "a", language: nil)
    }
  }

  @Test func formatsAndPatternsStandSideBySide() throws {
    let table = try table(
      #"a = "%@ {x}"; b = "{0} 100%"; c = "%2$ld of %1$@"; d = "5%%"; e = "it's";"#)
    #expect(
      values(table) == ["a={0} '{x}'", "b={0} 100%", "c={1} of {0}", "d=5%", "e=it''s"])
  }

  @Test func xmlListsAreRead() throws {
    let table = try table(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <!-- <key>no</key> -->
      <key>z &amp; y</key><string>1 &lt; 2</string>

      <key>a</key><string>b</string>
      </dict></plist>
      """)
    #expect(values(table) == ["z & y=1 < 2", "a=b"])
    #expect(table.entries.map(\.line) == [4, 6])
  }

  /// What a list of strings can hold comes back as it was.
  @Test(arguments: [true, false])
  func aTableIsTheSameAfterItsFile(hasConversions: Bool) throws {
    var random = RandomText(
      generator: SeededGenerator(), hasConversions: hasConversions, hasChoices: !hasConversions)
    let seed = random.generator.seed
    var entries: [TableEntry] = []
    for number in 0..<500 {
      let text = random.text()
      // A text of both kinds, or with choices around percent signs, has no value.
      guard hasConversions ? !text.arguments.isEmpty : !text.pattern.contains("%") else { continue }
      entries.append(
        TableEntry(
          key: "\(number) " + random.literal(), text: text,
          comment: number % 3 == 0 ? "about \(number)\nand more" : nil))
    }
    let table = ResourceTable(
      name: "a", language: "en", path: "", format: .strings, header: "Of all", entries: entries)
    let written = StringsWriter.write(table)
    #expect(written.losses.isEmpty)
    let read = try self.table(written.bytes)
    #expect(read.header == "Of all")
    #expect(read.entries.count == entries.count)
    for (entry, copy) in zip(entries, read.entries) {
      #expect(copy.key == entry.key, "seed \(seed)")
      #expect(copy.text == entry.text, "seed \(seed): \(entry.text.pattern)")
      #expect(copy.comment == entry.comment, "seed \(seed)")
    }
  }

  @Test func whatAListCannotHoldIsTold() throws {
    let number = Placeholder(TextArgument(position: 1), conversion: Conversion("d"))
    let plural = TextChoice(
      .plural, by: TextArgument(position: 1),
      forms: [.init("other", TableText([.placeholder(number), .literal(" files")]))])
    var entry = TableEntry(key: "a", text: TableText([.choice(plural)]), state: .needsReview)
    entry.context = "menu"
    let table = ResourceTable(
      name: "a", language: "en", path: "f", format: .po, entries: [entry])
    let written = StringsWriter.write(table)
    #expect(written.losses.map(\.kind) == [.conversion, .context, .state])
    #expect(
      String(decoding: written.bytes, as: UTF8.self)
        == "\"a\" = \"{0, plural, other {# files}}\";\n")
  }
}
