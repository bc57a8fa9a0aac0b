// SPDX-License-Identifier: GPL-3.0-or-later
import FoundationEssentials
import LabelTables
import Testing

@Suite struct MessageCatalogueTests {
  static let messages = """
    msgid "Open"
    msgstr "Öffnen"

    msgctxt "door"
    msgid "Open"
    msgstr "Aufmachen"

    msgctxt ""
    msgid "Open"
    msgstr "Offen"

    msgctxt "cart"
    msgid "%d pizza"
    msgid_plural "%d pizzas"
    msgstr[0] "%d Pizza"
    msgstr[1] "%d Pizzen"

    msgid "Größe"
    msgstr "size"

    """

  static let layouts = [
    [], ["--endianness=big"], ["--no-hash"], ["--endianness=big", "--no-hash"], ["--alignment=16"],
  ]

  @Test(arguments: layouts)
  func messagesAreFoundInEveryLayout(options: [String]) throws {
    let tables = try CompiledCatalogues()
    let catalogue = try tables.catalogue(
      CompiledCatalogues.header() + Self.messages, options: options)
    #expect(catalogue.count == 6)
    #expect(catalogue.header.language == "de")
    #expect(try catalogue.entry(for: "Open")?.forms == ["Öffnen"])
    #expect(try catalogue.entry(for: "Open", context: "door")?.forms == ["Aufmachen"])
    #expect(try catalogue.entry(for: "Open", context: "")?.forms == ["Offen"])
    #expect(try catalogue.entry(for: "Open", context: "window") == nil)
    #expect(try catalogue.entry(for: "%d pizza") == nil)
    #expect(
      try catalogue.entry(for: "%d pizza", context: "cart")
        == GettextEntry(
          context: "cart", message: "%d pizza", plural: "%d pizzas",
          forms: ["%d Pizza", "%d Pizzen"]))
    #expect(try catalogue.entry(for: "Größe")?.forms == ["size"])
    #expect(try catalogue.entry(for: "Ope") == nil)
    #expect(try catalogue.entry(for: "Openx") == nil)
    let forms = try [0, 1, 2].map {
      try catalogue.translation(of: "%d pizza", context: "cart", count: $0)
    }
    #expect(forms == ["%d Pizzen", "%d Pizza", "%d Pizzen"])
    let all = try Set((0..<catalogue.count).map { try catalogue.entry($0).message })
    #expect(all == ["", "Open", "%d pizza", "Größe"])
  }

  /// Bytes of the same words by iconv(1).
  @Test(arguments: [
    ("KOI8-R", "Пицца"), ("ISO-8859-2", "Łódź"), ("EUC-JP", "日本語"), ("SHIFT_JIS", "表示"),
    ("BIG5", "功能"), ("GB18030", "披萨🍕"), ("CP1251", "Піца"), ("ISO-8859-15", "5 €"),
    ("UTF-8", "🍕"),
  ])
  func textsComeFromTheCharacterSetOfTheHeader(characterSet: String, word: String) throws {
    let tables = try CompiledCatalogues()
    let text =
      CompiledCatalogues.header(characterSet: characterSet)
      + "msgid \"pizza\"\nmsgstr \"\(word)\"\n\nmsgid \"\(word)\"\nmsgstr \"found\"\n"
    try tables.folder.write(Data(text.utf8), to: "utf8")
    try Tool.run([
      "iconv", "-f", "UTF-8", "-t", characterSet, "-o", "\(tables.path)/other",
      "\(tables.path)/utf8",
    ])
    let bytes = try Data(contentsOf: URL(filePath: "\(tables.path)/other"))
    let catalogue = try MessageCatalogue(path: tables.compile(Array(bytes)))
    #expect(try catalogue.entry(for: "pizza")?.forms == [word])
    #expect(try catalogue.entry(for: word)?.forms == ["found"])
    #expect(try catalogue.entry(for: "\u{1F9FF}") == nil)
  }

  @Test func macrosOfPlatformsReadAsInThePoFile() throws {
    let tables = try CompiledCatalogues()
    let catalogue = try tables.catalogue(
      CompiledCatalogues.header() + """
        #, c-format
        msgid "%<PRIu64> of %<PRIuMAX> bytes"
        msgstr "%<PRIu64> von %<PRIuMAX> Bytes"

        #, c-format
        msgid "%<PRId32> file"
        msgid_plural "%<PRId32> files"
        msgstr[0] "%<PRId32> Datei"
        msgstr[1] "%<PRId32> Dateien"

        msgid "plain"
        msgstr "schlicht"

        """)
    #expect(catalogue.count == 4)
    #expect(
      try catalogue.entry(for: "%<PRIu64> of %<PRIuMAX> bytes")?.forms == [
        "%<PRIu64> von %<PRIuMAX> Bytes"
      ])
    #expect(
      try catalogue.entry(for: "%<PRId32> file")?.forms == ["%<PRId32> Datei", "%<PRId32> Dateien"])
    #expect(try catalogue.entry(for: "plain")?.forms == ["schlicht"])
    #expect(try catalogue.entry(for: "nothing") == nil)
  }

  /// As msgunfmt(1) writes the same file.
  @Test func everyCatalogueOfTheSystemIsReadWhole() throws {
    let found = try Tool.run(["find", "/usr/share/locale", "-name", "*.mo", "-size", "+0"])
      .split(separator: "\n").map(String.init).sorted()
    var generator = SeededChoice()
    print("catalogues by seed \(generator.seed)")
    for path in found.shuffled(using: &generator.generator).prefix(60) {
      let catalogue = try MessageCatalogue(path: path)
      for index in 0..<catalogue.count {
        let entry = try catalogue.entry(index)
        let looked = try catalogue.entry(for: entry.message, context: entry.context)
        #expect(looked == entry, "\(path)")
      }
      let unformatted = try Tool.run(["msgunfmt", "--no-wrap", path])
      let count = unformatted.split(separator: "\n").count { $0.hasPrefix("msgid ") }
      // msgunfmt writes no file that would hold an empty header alone.
      #expect(count == catalogue.count || (count == 0 && catalogue.count == 1), "\(path)")
    }
  }

  @Test func aCharacterSetThatNobodyKnowsIsNamed() throws {
    let tables = try CompiledCatalogues()
    let path = try tables.compile(
      CompiledCatalogues.header(characterSet: "NONSENSE-7") + "msgid \"a\"\nmsgstr \"b\"\n")
    #expect(throws: GettextError(path: path, fault: .unknownCharacterSet("NONSENSE-7"))) {
      try MessageCatalogue(path: path)
    }
  }

  @Test func aTextOutsideItsCharacterSetNamesTheMessage() throws {
    let tables = try CompiledCatalogues()
    let path = try tables.compile(
      Array("\(CompiledCatalogues.header(characterSet: "ASCII"))msgid \"a\"\nmsgstr \"".utf8)
        + [0x62, 0x22, 0x0A])
    var bytes = try Data(contentsOf: URL(filePath: path))
    let place = try #require(bytes.lastIndex(of: 0x62))
    bytes[place] = 0xE9
    try tables.folder.write(bytes, to: "test.mo")
    let catalogue = try MessageCatalogue(path: path)
    #expect(throws: GettextError(path: path, fault: .undecodable(message: "a"))) {
      try catalogue.entry(for: "a")
    }
  }

  @Test func aRuleThatDoesNotParseIsToldAndTheGermanicOneTaken() throws {
    let tables = try CompiledCatalogues()
    let catalogue = try tables.catalogue(
      CompiledCatalogues.header(plural: "nplurals=INTEGER; plural=EXPRESSION;") + Self.messages)
    #expect(catalogue.header.pluralFault == .formCountMissing)
    #expect(
      try catalogue.translation(of: "%d pizza", context: "cart", count: 7) == "%d Pizzen")
  }

  /// Reading all of a catalogue a hundred times as large would take a hundred times as long.
  @Test(arguments: [[], ["--no-hash"]])
  func aLargeCatalogueIsOpenedAndAskedAsFastAsASmallOne(options: [String]) throws {
    func time(_ count: Int) throws -> Duration {
      let tables = try CompiledCatalogues()
      let path = try tables.compile(
        CompiledCatalogues.header()
          + (0..<count).map { "msgid \"key \($0)\"\nmsgstr \"word \($0)\"\n" }.joined(),
        options: options)
      var best = Duration.seconds(60)
      for attempt in 0..<5 {
        let key = count / 5 * attempt
        best = min(
          best,
          try ContinuousClock().measure {
            let catalogue = try MessageCatalogue(path: path)
            for _ in 0..<20 {
              #expect(try catalogue.entry(for: "key \(key)")?.forms == ["word \(key)"])
            }
          })
      }
      return best
    }
    let (small, large) = (try time(1000), try time(100_000))
    print("opened and asked 20 times: \(small) of 1000 messages, \(large) of 100000")
    #expect(large < small * 20)
  }
}
