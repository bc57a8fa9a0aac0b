// SPDX-License-Identifier: GPL-3.0-or-later
import FoundationEssentials
import LabelTables
import Testing

@Suite struct TableErrorTests {
  /// The line is where a person must look: that of the sign that is missing, or where the string
  /// or comment that never ends begins.
  @Test(arguments: [
    ("a = b\nc = d;\n", 1), ("\"a\" = \"b\";\n\"c\" = \"d\"\n\n\ne = f;\n", 2),
    ("a = b;\n\n\"c = d;\ne = f;\n", 3), ("a = b;\nc = \"d;\n\n", 2), ("a = b;\n/* c\n\n", 2),
    ("a = b;\n// c\n= d;\n", 3), ("a = b;\nc = ;\n", 2), ("a = \"1\n2\n3\";\nb = \"x\" y;\n", 4),
    ("a = b;\nc =\n", 2), ("a = \"\\\"b;\n\";\nc = d e;", 3), ("a = b;\nc = ( d );\n", 2),
    ("a", 1), ("{ a = b;\n", 2), ("{ a = b; }\nc = d;", 2), ("a = b; }", 1),
  ])
  func aTableThatDoesNotParseNamesItsLine(content: String, line: Int) throws {
    let tables = try TemporaryTables.announcements(["en": content])
    let path = "\(tables.path)/en.lproj/Announcements.strings"
    #expect(throws: TableError.tableMalformed(path: path, line: line)) {
      try tables.labels(["en"])
    }
  }

  @Test func textThatIsNotUTF8NamesItsLine() throws {
    let tables = try TemporaryTables()
    try tables.write(
      Data(Array("a = \"é\";\nb = \"".utf8) + [0xE9, 0x22, 0x3B]), to: "en.lproj/Interface.strings")
    let path = "\(tables.path)/en.lproj/Interface.strings"
    #expect(throws: TableError.tableMalformed(path: path, line: 2)) { try tables.labels(["en"]) }
  }

  @Test(arguments: [
    "{0", "{0} }{", "{0, plural}", "{0, nonsense}", "{-1}",
    "{0, plural, other{x}",
  ])
  func aPatternThatICURejectsNamesKeyAndLine(pattern: String) throws {
    let tables = try TemporaryTables.announcements([
      "en": "/* two\n lines */ good = \"{0}\";\n\"bad.key\" = \"\(pattern)\";\n"
    ])
    let path = "\(tables.path)/en.lproj/Announcements.strings"
    #expect(throws: TableError.patternMalformed(path: path, key: "bad.key", line: 3)) {
      try tables.labels(["en"])
    }
  }

  @Test(arguments: [
    "{0, plural, one{x}}", "{0, select, a{x}}", "{0, selectordinal, one{x}}",
    "{0, plural, other{{1, plural, one{x}}}}",
  ])
  func aPatternWithoutOtherIsToldAsThat(pattern: String) throws {
    let tables = try TemporaryTables.announcements(["en": "\na = \"\(pattern)\";\n"])
    let path = "\(tables.path)/en.lproj/Announcements.strings"
    #expect(throws: TableError.formOtherMissing(path: path, key: "a", line: 2)) {
      try tables.labels(["en"])
    }
  }

  @Test func tablesInOtherFormsOfPropertyListsAreRead() throws {
    let tables = try TemporaryTables([
      "en.lproj/Announcements.strings": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>a</key><string>xml</string></dict></plist>
      """
    ])
    let units = Array("\u{FEFF}b = \"ünï\";".utf16)
    try tables.write(
      Data(units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }), to: "en.lproj/Interface.strings")
    let labels = try tables.labels(["en"])
    #expect(labels.text("a") == "xml")
    #expect(labels.text("b", table: .interface) == "ünï")
  }

  @Test func aListInBracesIsRead() throws {
    let tables = try TemporaryTables.announcements(["en": "/* c */ { a = 'b';\n}\n"])
    #expect(try tables.labels(["en"]).text("a") == "b")
  }

  @Test(arguments: ["", "/* nothing yet */\n", "\n\n"])
  func anEmptyTableIsNoFault(content: String) throws {
    let tables = try TemporaryTables.announcements(["de": content, "en": "a = x;"])
    #expect(try tables.labels(["de"]).text("a") == "x")
  }

  @Test func aTableThatCannotBeReadIsNamed() throws {
    let tables = try TemporaryTables(["en.lproj/Announcements.strings/x": ""])
    let path = "\(tables.path)/en.lproj/Announcements.strings"
    #expect(throws: TableError.tableUnreadable(path: path)) { try tables.labels(["en"]) }
  }
}
