// SPDX-License-Identifier: GPL-3.0-or-later
import LabelTables
import Testing

@Suite struct TableCheckerTests {
  private struct Brief: Hashable, CustomStringConvertible {
    let rule: TableRule
    var key: String? = nil
    var line: Int? = nil
    var details: [String] = []

    var description: String { "\(rule) \(key ?? "") \(line ?? 0) \(details)" }
  }

  private func findings(
    _ language: String, english: String, other: String,
    sound: ((String, String) -> String?)? = nil
  ) throws -> [Brief] {
    let tables = try TemporaryTables.announcements(
      language == "en" ? ["en": other] : ["en": english, language: other])
    let checker = TableChecker(try TableCollection(path: tables.path))
    return checker.findings(language: language, sound: sound).map {
      Brief(rule: $0.rule, key: $0.key, line: $0.line, details: $0.details)
    }
  }

  @Test func aCompleteTableHasNoFindings() throws {
    let english =
      "a = \"{0} x\"; n = \"{0, plural, one{{1} x} other{{1} xs}}\"; \"order.f\" = \"a b\";"
    #expect(
      try findings(
        "ja", english: english, other: "a = \"エ{0}\"; n = \"{1}個\"; \"order.f\" = \"b a\";") == [])
    #expect(
      try findings(
        "pl", english: english,
        other:
          "a = \"{0}\"; n = \"{0, plural, one{{1} a} few{{1} b} many{{1} c} other{{1} d}}\"; \"order.f\" = \"a  b\";"
      ) == [])
  }

  /// A voice without words for digits needs the number spelled out (CLDR's rule-based formats).
  @Test func aNumberThatIsSpelledOutStandsForItsDigits() throws {
    let english = "n = \"{0, plural, one{{1} x} other{{1} xs}}\";"
    let other = "n = \"{0, plural, one{x} two{xx} other{{0, spellout} xs}}\";"
    #expect(try findings("he", english: english, other: other) == [])
    // Also where the digits of several numbers are wanted, and only one decides the form.
    #expect(
      try findings(
        "he", english: "n = \"{2, plural, one{{1} to {3} x} other{{1} to {3} xs}}\";",
        other: "n = \"{2, plural, one{{0, spellout}} two{x} other{{0, spellout} {2, spellout}}}\";")
        == [])
    let tables = try TemporaryTables.announcements(["he": other])
    #expect(try tables.labels(["he"]).text("n", [.number(3)]) == "שלוש xs")
  }

  @Test func keysThatAreMissingExtraOrRepeatedAreFound() throws {
    let found = try findings("de", english: "a = x; b = y;", other: "a = x;\nc = z;\na = w;")
    #expect(
      Set(found) == [
        Brief(rule: .missingKey, key: "b"), Brief(rule: .extraKey, key: "c", line: 2),
        Brief(rule: .repeatedKey, key: "a", line: 3),
      ])
  }

  @Test(arguments: [
    ("{0} {1}", "{0} {2}", ["{1}", "{2}"]), ("%1$@ %2$ld", "%2$ld", ["{0}"]),
    ("%@", "{0}", []), ("%d files", "%@ Dateien", ["{0}"]), ("%@", "%d", ["{0}"]),
    ("%d", "%.2f", ["{0}"]),
    ("%ld", "%d", []), ("%s", "%@", []), ("%1$@ %2$d", "%2$d %1$d", ["{0}"]), ("%d", "{0}", []),
    ("%(n)d", "%(n)s", ["{n}"]), ("%(who)s", "{whom}", ["{who}", "{whom}"]),
    ("{0, plural, one {# x} other {# xs}}", "{0, plural, one {# y} other {# ys {1}}}", ["{1}"]),
  ])
  func argumentsThatDifferAreFound(english: String, german: String, details: [String]) throws {
    let found = try findings("de", english: "a = \"\(english)\";", other: "a = \"\(german)\";")
    #expect(
      found
        == (details.isEmpty
          ? [] : [Brief(rule: .differentArguments, key: "a", line: 1, details: details)]))
  }

  /// The forms of CLDR's plural rules chart.
  @Test(arguments: [
    ("pl", "plural", ["few", "many"]), ("ru", "plural", ["few", "many"]),
    ("ar", "plural", ["few", "many", "two", "zero"]), ("he", "plural", ["two"]),
    ("de", "plural", []), ("ja", "plural", []), ("fr", "plural", ["many"]),
    ("en", "selectordinal", ["few", "two"]),
  ])
  func pluralFormsThatTheLanguageNeedsAreFound(
    language: String, kind: String, forms: [String]
  ) throws {
    let pattern = "a = \"{0, \(kind), one{x} other{y}}\";"
    #expect(
      try findings(language, english: pattern, other: pattern)
        == (forms.isEmpty
          ? [] : [Brief(rule: .missingPluralForm, key: "a", line: 1, details: forms)]))
  }

  @Test func eachPluralOfAPatternIsChecked() throws {
    let found = try findings(
      "en", english: "",
      other:
        "a = \"{0, plural, other{{1, plural, one{x} other{y}}}} {1, plural, one{x} other{y}}\";")
    #expect(found == [Brief(rule: .missingPluralForm, key: "a", line: 1, details: ["one"])])
  }

  @Test func aListOfFieldsMustHaveTheSameNames() throws {
    let found = try findings(
      "de", english: "\"order.f\" = \"a b\";", other: "\"order.f\" = \"a c\";")
    #expect(found == [Brief(rule: .differentFields, key: "order.f", line: 1)])
  }

  @Test func tablesThatAreMissingOrDoNotParseAreFound() throws {
    let tables = try TemporaryTables([
      "en.lproj/Announcements.strings": "a = x;", "en.lproj/Interface.strings": "a = x;",
      "de.lproj/Announcements.strings": "\n a = ",
    ])
    let found = TableChecker(try TableCollection(path: tables.path)).findings(language: "de")
    let path = "\(tables.path)/de.lproj/Announcements.strings"
    #expect(
      found == [
        TableFinding(
          .unreadable, language: "de", table: "Announcements", path: path, line: 2,
          error: .tableMalformed(path: path, line: 2)),
        TableFinding(
          .missingTable, language: "de", table: "Interface",
          path: "\(tables.path)/de.lproj/Interface.strings"),
      ])
  }

  /// What is wrong with one file alone is found as in a folder.
  @Test(arguments: [
    ("T.strings", "a = b;\n\"c\" = \"d\"\n e = f;", 2), ("T.strings", "hello world", 1),
    ("T.strings", "a = (b);", 1), ("T.stringsdict", "<plist version=\"1.0\"><dict>", 1),
    ("T.xcstrings", "{\n\"sourceLanguage\": \"en\",\n\"strings\": {", 3), ("T.xcstrings", "[]", 1),
    ("T.po", "msgid \"a\nmsgstr \"b\"\n", 2), ("de.po", "x", 1), ("T.mo", "hello", 1),
    ("de.mo", "hello", 1), ("T.templates", "Template: a\nType: note\nnothing\n", 3),
    ("templates", "Template: a\nType: note\nnothing\n", 3),
  ])
  func aLoneFileThatDoesNotParseIsFound(name: String, content: String, line: Int) throws {
    let tables = try TemporaryTables([name: content])
    let path = "\(tables.path)/\(name)"
    for place in [path, tables.path] {
      let found = TableChecker(try TableCollection(path: place)).findings()
      #expect(found.map(\.rule) == [.unreadable])
      #expect(found.first?.line == line)
      #expect(found.first?.path.hasSuffix("/" + name) == true)
    }
  }

  /// An entry that cannot be read hides nothing else of its file, and is not missing besides.
  @Test func anEntryThatCannotBeReadHidesNoOther() throws {
    let found = try findings(
      "de", english: "a = \"{0}\"; b = \"{0, plural, one {x} other {y}}\"; c = C; d = D;",
      other: "a = \"{0\";\nb = \"{0, plural, one {x}}\";\nc = \"C{0}\";\ne = E;")
    #expect(
      Set(found) == [
        Brief(rule: .unreadable, key: "a", line: 1),
        Brief(rule: .missingPluralForm, key: "b", line: 2, details: ["other"]),
        Brief(rule: .differentArguments, key: "c", line: 3, details: ["{0}"]),
        Brief(rule: .missingKey, key: "d"), Brief(rule: .extraKey, key: "e", line: 4),
      ])
  }

  @Test func whatTranslatesAnEntryThatCannotBeReadIsNotTooMuch() throws {
    #expect(try findings("de", english: "a = \"{0\";", other: "a = b;") == [])
  }

  /// debconf takes a translation into English before the untranslated text, so that both are right.
  @Test(arguments: ["tz.templates", "templates"])
  func aTranslationIntoEnglishIsNoRepetition(name: String) throws {
    let tables = try TemporaryTables([
      name: """
      Template: tz/area
      Type: select
      Choices-C: America, Indian
      Choices: Americas the, Indian Ocean
      Choices-en.UTF-8: Americas the, Indian Ocean
      Choices-de.UTF-8: Americas the, Indian Ocean
      Description: Area
      Description-en.UTF-8: Geographic area:
      Description-de.UTF-8: Gebiet:

      """
    ])
    let path = tables.path + "/" + name
    #expect(TableChecker(try TableCollection(path: path)).findings() == [])
    let table = try LayeredTable(
      named: "a", in: TableCollection(path: path), languages: ["en"])
    #expect(
      table.steps(for: "tz/area/description").map { $0.entry?.text.plainWords }
        == ["Geographic area:"])
  }

  /// Groups end at the last full stop; what translates words that are the same in English may be
  /// the same too, and a comment can say that it is right.
  @Test(arguments: [
    ("c.a = Thin; c.b = Light;", "c.a = Leicht;\nc.b = Leicht;", ["c.a"]),
    ("c.a = Thin; d.b = Light;", "c.a = Leicht;\nd.b = Leicht;", []),
    ("c.a = Thin; c.b = Thin;", "c.a = Leicht;\nc.b = Leicht;", []),
    ("c.a = Thin; c.b = Light;", "c.a = Leicht;\n/* same as c.a */ c.b = Leicht;", []),
    ("c.a = \"-\"; c.b = \"=\";", "c.a = \"-\";\nc.b = \"-\";", []),
  ])
  func labelsThatAreTheSameAreFound(english: String, german: String, others: [String]) throws {
    let found = try findings("de", english: english, other: german)
    #expect(
      found == others.map { Brief(rule: .duplicateLabel, key: "c.b", line: 2, details: [$0]) })
  }

  @Test func labelsThatSoundAlikeAreFound() throws {
    let found = try findings(
      "en", english: "", other: "c.a = more;\nc.b = moor;\nc.c = less;\nd.e = moor;",
      sound: { text, language in language == "en" ? ["more": "mO@", "moor": "mO@"][text] : nil })
    #expect(found == [Brief(rule: .soundsAlike, key: "c.b", line: 2, details: ["c.a"])])
  }

  @Test(arguments: [
    ("en", "a\u{200B}b", TableRule.invisibleCharacter, ["U+200B"]),
    ("en", "a\u{00AD}\u{2060}b\u{00AD}", .invisibleCharacter, ["U+00AD", "U+2060"]),
    ("en", "a\u{200D}b", .invisibleCharacter, ["U+200D"]),
    ("en", "a\u{0007}", .invisibleCharacter, ["U+0007"]),
    ("fa", "می\u{200C}خواهم", nil, []), ("en", "👩\u{200D}👧 ❤\u{FE0F}", nil, []),
    ("hi", "क्\u{200D}ष", nil, []), ("fr", "a\u{00A0}: b", nil, []),
    ("en", "a\u{202E}b", .bidiControl, ["U+202E"]), ("en", "a\u{200F}", .bidiControl, ["U+200F"]),
    ("he", "א\u{200F}", nil, []), ("he", "א\u{2068}b\u{2069}", nil, []),
    ("he", "א\u{2068}b", .bidiControl, ["U+2068"]), ("ar", "\u{202B}א", .bidiControl, ["U+202B"]),
  ])
  func charactersThatNobodySeesAreFound(
    language: String, text: String, rule: TableRule?, details: [String]
  ) throws {
    let found = try findings(language, english: "a = x;", other: "a = \"\(text)\";")
    #expect(found == (rule.map { [Brief(rule: $0, key: "a", line: 1, details: details)] } ?? []))
  }

  @Test(arguments: [
    ("de", "Say it again", "", true), ("de", "Say again", "", false),
    ("en-GB", "Say it again", "", false), ("de", "Say it again", "/* same as English */", false),
    ("de", "Say it again", "/* Words\n same as en\n */", false),
    ("de", "{0} = {1} | {2}", "", false),
    ("de", "{0} of the {1}", "", false), ("de", "all of the {1}", "", true),
  ])
  func copiesOfMoreThanTwoWordsAreFound(
    language: String, text: String, comment: String, isFound: Bool
  ) throws {
    let found = try findings(
      language, english: "a = \"\(text)\";", other: "\(comment) a = \"\(text)\";")
    #expect(found.map(\.rule) == (isFound ? [.untranslatedCopy] : []))
  }

  @Test func everyFormatIsChecked() throws {
    let tables = try TemporaryTables([
      "Pizza.xcstrings": """
      {"sourceLanguage": "fr", "version": "1.0", "strings": {
        "a": {"localizations": {
          "fr": {"stringUnit": {"state": "translated", "value": "%lld pâtes"}},
          "pl": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld ciasto"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld ciasta"}}}}},
          "de": {"stringUnit": {"state": "new", "value": ""}}}},
        "Aloud": {"shouldTranslate": false},
        "b": {"localizations": {
          "de": {"stringUnit": {"state": "needs_review", "value": "B"}},
          "pl": {"stringUnit": {"state": "translated", "value": "B %@"}}}}}}
      """
    ])
    let path = tables.path + "/Pizza.xcstrings"
    let found = TableChecker(try TableCollection(path: path)).findings()
    func finding(
      _ rule: TableRule, _ language: String, _ key: String, _ line: Int?, _ details: [String] = []
    ) -> TableFinding {
      TableFinding(
        rule, language: language, table: "Pizza", key: key, path: path, line: line,
        details: details)
    }
    #expect(
      Set(found) == [
        finding(.missingKey, "de", "a", nil), finding(.needsReview, "de", "b", 9),
        finding(.missingPluralForm, "pl", "a", 2, ["few", "many"]),
        finding(.differentArguments, "pl", "b", 9, ["{0}"]),
      ])
  }
}
