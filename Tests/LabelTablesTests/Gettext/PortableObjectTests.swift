// SPDX-License-Identifier: GPL-3.0-or-later
import FoundationEssentials
import Glibc
import LabelTables
import Testing

@Suite struct PortableObjectTests {
  static let text = """
    # Pizza.
    # Copyright nobody.
    msgid ""
    msgstr ""
    "Language: pl\\n"
    "Content-Type: text/plain; charset=UTF-8\\n"
    "Plural-Forms: nplurals=3; plural=n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2;\\n"

    # A translator’s word.
    #. What the source says.
    #: order.sh:12 cart.sh
    #, c-format
    msgctxt "cart"
    msgid "%d pizza"
    msgid_plural "%d pizzas"
    msgstr[0] "%d pizza"
    msgstr[1] "%d pizze"
    msgstr[2] "%d pizz"

    #, fuzzy
    msgid "Perhaps"
    msgstr "Może"

    msgid "Later"
    msgstr ""

    #~ msgid "Old"
    #~ msgstr "Stary"

    msgid "a\\tb\\n\\"c\\" \\\\"
    msgstr ""
    "żółw\\n"
    "drugi"

    """

  private func file(_ text: String) throws -> (TemporaryTables, PortableObjectFile) {
    let folder = try TemporaryTables(["x.po": text])
    return (folder, try PortableObjectFile(path: "\(folder.path)/x.po"))
  }

  @Test func everythingOfAFileIsRead() throws {
    let (_, file) = try file(Self.text)
    #expect(file.header.language == "pl")
    #expect(file.header.pluralRule.formCount == 3)
    #expect(file.headerComments == ["Pizza.", "Copyright nobody."])
    #expect(file.obsoleteCount == 1)
    #expect(file.fuzzyEntries.map(\.message) == ["Perhaps"])
    #expect(file.fuzzyEntries.map(\.line) == [22])
    #expect(
      file.entries == [
        GettextEntry(
          context: "cart", message: "%d pizza", plural: "%d pizzas",
          forms: ["%d pizza", "%d pizze", "%d pizz"], comments: ["A translator’s word."],
          extractedComments: ["What the source says."], references: ["order.sh:12", "cart.sh"],
          formats: ["c-format"], line: 16),
        GettextEntry(message: "Later", forms: [""], line: 25),
        GettextEntry(message: "a\tb\n\"c\" \\", forms: ["żółw\ndrugi"], line: 31),
      ])
    #expect(file.entries.map(\.isTranslated) == [true, false, true])
  }

  @Test func whatIsWrittenReadsTheSameAndIsValid() throws {
    let (folder, file) = try file(Self.text)
    try folder.write(Data(file.written()), to: "y.po")
    try Tool.run(["msgfmt", "--check", "-o", "/dev/null", "\(folder.path)/x.po"])
    let again = try PortableObjectFile(path: "\(folder.path)/y.po")
    func withoutLines(_ entries: [GettextEntry]) -> [GettextEntry] {
      entries.map { entry in
        var entry = entry
        entry.line = nil
        return entry
      }
    }
    #expect(withoutLines(again.entries) == withoutLines(file.entries))
    #expect(withoutLines(again.fuzzyEntries) == withoutLines(file.fuzzyEntries))
    #expect(again.header == file.header)
    #expect(again.headerComments == file.headerComments)
  }

  @Test(arguments: ["KOI8-R", "EUC-JP", "ISO-8859-2", "SHIFT_JIS", "BIG5"])
  func textsComeFromTheCharacterSetOfTheHeader(characterSet: String) throws {
    let words = [
      "KOI8-R": "Пицца", "EUC-JP": "日本語", "ISO-8859-2": "Łódź", "SHIFT_JIS": "表示", "BIG5": "功能",
    ]
    let word = try #require(words[characterSet])
    let text =
      CompiledCatalogues.header(characterSet: characterSet) + "msgid \"a\"\nmsgstr \"\(word)\"\n"
    let folder = try TemporaryTables(["utf8": text])
    try Tool.run([
      "iconv", "-f", "UTF-8", "-t", characterSet, "-o", "\(folder.path)/x.po",
      "\(folder.path)/utf8",
    ])
    let file = try PortableObjectFile(path: "\(folder.path)/x.po")
    #expect(file.entries.map(\.forms) == [[word]])
    try folder.write(Data(file.written()), to: "y.po")
    #expect(try PortableObjectFile(path: "\(folder.path)/y.po").entries.map(\.forms) == [[word]])
  }

  /// The lines are those that msgfmt tells.
  @Test(arguments: [
    ("msgid \"a\"\nmsgstr \"b\n", [3]), ("msgid \"a\"\nmsgstr \"b\\q\"\n", [2]),
    ("msgid \"a\"\nmsgstr \"b\"\n\nmsgid \"a\"\nmsgstr \"c\"\n", [4]), ("\n\nfoo\n", [3, 3]),
    ("msgid \"a\"\n\n", [1]),
  ])
  func everyFaultTellsItsLine(text: String, lines: [Int]) throws {
    let folder = try TemporaryTables(["x.po": text])
    let problems = PortableObjectFile.problems(path: "\(folder.path)/x.po")
    #expect(problems.map(\.line) == lines, "\(problems)")
    #expect(throws: GettextError.self) { try PortableObjectFile(path: "\(folder.path)/x.po") }
  }

  @Test func filesThatCannotBeReadSayWhy() throws {
    let folder = try TemporaryTables(["a/b": ""])
    for (name, number) in [("none.po", ENOENT), ("a", EISDIR)] {
      let path = "\(folder.path)/\(name)"
      #expect(throws: GettextError(path: path, fault: .unreadable(number))) {
        try PortableObjectFile(path: path)
      }
    }
  }

  @Test func textOutsideItsCharacterSetTellsItsLine() throws {
    let folder = try TemporaryTables()
    try folder.write(
      Data(
        Array((CompiledCatalogues.header() + "msgid \"a\"\nmsgstr \"").utf8) + [0xE9, 0x22, 0x0A]),
      to: "x.po")
    #expect(PortableObjectFile.problems(path: "\(folder.path)/x.po").first?.line == 8)
    let nonsense = CompiledCatalogues.header(characterSet: "NONSENSE-7")
    try folder.write(Data(nonsense.utf8), to: "n.po")
    #expect(
      PortableObjectFile.problems(path: "\(folder.path)/n.po").map(\.fault)
        == [.unknownCharacterSet("NONSENSE-7")])
  }

  @Test func whatAFileCannotHoldIsAnError() throws {
    func fault(_ entries: [GettextEntry]) -> GettextError.Fault? {
      let file = PortableObjectFile(path: "x", header: GettextHeader(fields: []), entries: entries)
      do throws(GettextError) {
        _ = try file.written()
        return nil
      } catch {
        return error.fault
      }
    }
    let entry = GettextEntry(message: "a", forms: ["b"])
    #expect(fault([entry, entry]) == .repeatedMessage("a"))
    #expect(fault([GettextEntry(message: "", forms: [""])]) == .repeatedMessage(""))
    #expect(fault([GettextEntry(message: "a", forms: ["b\0c"])]) == .nulInText(message: "a"))
    #expect(fault([entry, GettextEntry(context: "", message: "a", forms: ["b"])]) == nil)
  }

  /// Nothing that is no `.po` file may end the process or reach the terminal.
  @Test func randomBytesNeverHarm() throws {
    var choice = SeededChoice()
    print("random .po files, seed \(choice.seed)")
    let folder = try TemporaryTables()
    for _ in 0..<200 {
      var bytes = Array(Self.text.utf8)
      for _ in 0..<Int.random(in: 1...20, using: &choice.generator) {
        bytes[.random(in: 0..<bytes.count, using: &choice.generator)] = .random(
          in: 0...255, using: &choice.generator)
      }
      try folder.write(Data(bytes), to: "x.po")
      let problems = PortableObjectFile.problems(path: "\(folder.path)/x.po")
      #expect(problems.allSatisfy { ($0.line ?? 1) >= 1 })
    }
  }
}
