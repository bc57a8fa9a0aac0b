// SPDX-License-Identifier: GPL-3.0-or-later
import FoundationEssentials
import LabelTables
import TestSupport
import Testing

@Suite struct StringsdictTests {
  private func table(_ members: String, language: String = "en") throws -> ResourceTable {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "">
      <plist version="1.0">
      <dict>
      \(members)
      </dict>
      </plist>
      """
    let folder = try TemporaryTables(["a.stringsdict": text])
    return try #require(
      try ResourceTable(
        stringsdict: folder.path + "/a.stringsdict", name: "a", language: language))
  }

  /// Lists in lists are told as what is wrong, however many there are.
  @Test(arguments: [
    ("<plist version=\"1.0\">", "<dict><key>a</key>"), ("<plist version=\"1.0\">", "<array>"),
    ("<plist version=\"1.0\"><dict><key>a</key>", "<array >"), ("", "{a="), ("", "("),
    ("{a=\"", "("),
  ])
  func manyListsInOneAnotherAreRefused(beginning: String, list: String) throws {
    let text = beginning + String(repeating: list, count: 100_000)
    for name in ["a.stringsdict", "a.strings"] {
      let folder = try TemporaryTables([name: text])
      #expect(throws: TableError.self) {
        name == "a.strings"
          ? try ResourceTable(strings: folder.path + "/a.strings", name: "a", language: "en")
          : try ResourceTable(
            stringsdict: folder.path + "/a.stringsdict", name: "a", language: "en")
      }
    }
  }

  /// A binary list (bplist00) whose dictionaries hold themselves: {a = itself} and {a = itself, b =
  /// itself}.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      [[0xD1, 1, 0], [0x51, 0x61]], [[0xD2, 1, 2, 0, 0], [0x51, 0x61], [0x51, 0x62]],
    ] as [[[UInt8]]])
  func aListMayHoldItself(objects: [[UInt8]]) throws {
    var bytes = Array("bplist00".utf8)
    var places: [UInt8] = []
    for object in objects {
      places.append(UInt8(bytes.count))
      bytes += object
    }
    let table = UInt8(bytes.count)
    bytes += places + [0, 0, 0, 0, 0, 0, 1, 1]
    for number in [UInt8(objects.count), 0, table] { bytes += [0, 0, 0, 0, 0, 0, 0, number] }
    for name in ["a.strings", "a.stringsdict"] {
      let folder = try TemporaryTables()
      try folder.write(Data(bytes), to: name)
      let found = TableChecker(try TableCollection(path: folder.path + "/" + name)).findings()
      // Of a list of plurals each entry is told.
      let count = name == "a.strings" ? 1 : objects.count - 1
      #expect(found.map(\.rule) == Array(repeating: .unreadable, count: count), "\(name)")
    }
  }

  private func dictionary(_ members: [(String, String)]) -> String {
    "<dict>"
      + members.map { name, value in
        "<key>\(name)</key>" + (value.hasPrefix("<") ? value : "<string>\(value)</string>")
      }.joined() + "</dict>"
  }

  private func variable(_ type: String?, _ forms: [(String, String)]) -> String {
    dictionary(
      [("NSStringFormatSpecTypeKey", "NSStringPluralRuleType")]
        + (type.map { [("NSStringFormatValueTypeKey", $0)] } ?? []) + forms)
  }

  private func entry(_ format: String, _ variables: [(String, String)]) -> String {
    "<key>k</key>" + dictionary([("NSStringLocalizedFormatKey", format)] + variables)
  }

  private func pattern(_ format: String, _ variables: [(String, String)], language: String = "en")
    throws -> String?
  {
    try table(entry(format, variables), language: language).entries.first?.text.pattern
  }

  @Test(arguments: ["d", "ld", "lld", "lu", "llu", "i", "zd", "u", ".0f"])
  func valueTypesAreKept(type: String) throws {
    let table = try table(
      entry(
        "%#@n@", [("n", variable(type, [("one", "%\(type) file"), ("other", "%\(type) files")]))]))
    let choice = try #require(table.entries.first?.text.choices.first)
    #expect(choice.conversion?.text == type)
    #expect(table.entries[0].text.pattern == "{0, plural, one {# file} other {# files}}")
  }

  @Test func wordsStandAroundAVariable() throws {
    #expect(
      try pattern(
        "%@ has %#@n@ left, 5%% off", [("n", variable("ld", [("one", "one"), ("other", "%ld")]))])
        == "{0} has {1, plural, one {one} other {#}} left, 5% off")
  }

  @Test func variablesStandSideBySideAndInEachOther() throws {
    let files = variable(
      "d", [("one", "%d file in %#@folders@"), ("other", "%d files in %#@folders@")])
    let folders = variable("d", [("one", "one folder"), ("other", "%d folders")])
    #expect(
      try pattern(
        "%#@a@ %#@b@",
        [("a", variable("d", [("other", "%d")])), ("b", variable("d", [("other", "%d")]))])
        == "{0, plural, other {#}} {1, plural, other {#}}")
    #expect(
      try pattern("%#@files@", [("files", files), ("folders", folders)])
        == "{0, plural, one {# file in {1, plural, one {one folder} other {# folders}}} "
        + "other {# files in {1, plural, one {one folder} other {# folders}}}}")
  }

  @Test func positionsCount() throws {
    #expect(
      try pattern("%2$#@n@ of %1$@", [("n", variable("d", [("other", "%2$d for %1$@")]))])
        == "{1, plural, other {# for {0}}} of {0}")
  }

  @Test func otherMayBeMissing() throws {
    let table = try table(
      entry("%#@n@", [("n", variable("d", [("one", "%d x"), ("few", "%d y")]))]))
    let choice = try #require(table.entries[0].text.choices.first)
    #expect(choice["other"] == nil)
    #expect(choice.fallback.pattern == "{0} y")
  }

  /// Foundation takes `zero` for 0 in every language, CLDR's rules have it in Arabic and Latvian.
  @Test(arguments: [("en", "=0"), ("ar", "zero"), ("lv", "zero"), ("ja", "=0")])
  func zeroIsANumberOrACategory(language: String, selector: String) throws {
    let table = try table(
      entry("%#@n@", [("n", variable("d", [("zero", "none"), ("other", "%d")]))]),
      language: language)
    #expect(table.entries[0].text.choices[0].forms.map(\.selector) == [selector, "other"])
  }

  @Test func widthsAndDevicesAreForms() throws {
    let table = try table(
      "<key>w</key>"
        + dictionary([("NSStringVariableWidthRuleType", dictionary([("20", "Long"), ("5", "L")]))])
        + "<key>d</key>"
        + dictionary([
          ("NSStringDeviceSpecificRuleType", dictionary([("mac", "Click"), ("other", "Tap")]))
        ]))
    #expect(table.entries.map(\.key) == ["w", "d"])
    #expect(table.entries[0].text.choices[0].forms.map(\.selector) == ["5", "20"])
    #expect(table.entries[1].text.pattern == "Tap")
  }

  @Test func aVariableWithoutFormsHasItsLine() throws {
    let folder = try TemporaryTables([
      "a.stringsdict": "<plist version=\"1.0\"><dict>\n\n<key>k</key>"
        + dictionary([("NSStringLocalizedFormatKey", "%#@n@")]) + "</dict></plist>"
    ])
    let path = folder.path + "/a.stringsdict"
    let table = try ResourceTable(stringsdict: path, name: "a", language: "en")
    #expect(table?.unreadable == [.entryMalformed(path: path, key: "k", line: 3)])
  }

  @Test func aVariableThatHoldsItselfEnds() throws {
    let table = try table(entry("%#@n@", [("n", variable("d", [("other", "%#@n@")]))]))
    #expect(table.entries == [] && table.unreadable.count == 1)
  }

  @Test func anEmptyFileIsAnEmptyTable() throws {
    let folder = try TemporaryTables(["a.stringsdict": ""])
    let table = try ResourceTable(
      stringsdict: folder.path + "/a.stringsdict", name: "a", language: nil)
    #expect(table?.entries == [])
    #expect(
      try ResourceTable(stringsdict: folder.path + "/b.stringsdict", name: "b", language: nil)
        == nil)
  }

  @Test func aTableIsTheSameAfterItsFile() throws {
    for language in ["en", "ar"] {
      var random = RandomAppleText(generator: SeededGenerator(), language: language)
      let entries = (0..<300).map { TableEntry(key: "key\(1000 + $0)", text: random.text()) }
      let written = StringsdictWriter.write(
        ResourceTable(
          name: "a", language: language, path: "", format: .stringsdict, entries: entries))
      #expect(written.losses == [])
      let folder = try TemporaryTables()
      try folder.write(Data(written.bytes), to: "a.stringsdict")
      let read = try #require(
        try ResourceTable(
          stringsdict: folder.path + "/a.stringsdict", name: "a", language: language))
      #expect(read.entries.count == entries.count)
      for (entry, copy) in zip(entries, read.entries) {
        #expect(
          copy.text.withoutVariableNames == entry.text,
          "seed \(random.generator.seed): \(entry.text.pattern)")
      }
    }
  }
}
