// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import LabelTables
import Testing

@testable import aloud

/// The words of messages and help, in English and in the pseudo-language that would show any
/// word that does not come from a table.
@Suite struct WordsTests {
  static func tables(_ language: String) throws -> LabelTables {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    return try LabelTables(
      folder: TableFolder(path: "/\(root)/Localization"), languages: [language])
  }

  static let place = ConfigurationPlace(
    file: "/c.json", position: TextPosition(line: 2, column: 9))

  static let messages: [(UsageError, String)] = [
    (
      .unknownOption("--titel", known: ["--title", "--tables"]),
      "there is no option --titel; did you mean --title? (see aloud --help)"
    ),
    (
      .outOfRange(.variable("ALOUD_RATE"), given: "1000", range: 80...900),
      "ALOUD_RATE: 1000 is out of range, 80 to 900 are possible"
    ),
    (
      .notANumber(
        .member("pitch", at: place), given: "high", range: 0...100),
      "pitch in /c.json:2:9: high is not a number from 0 to 100"
    ),
    (
      .unknownChoice(.option(.select), given: "folow", known: ["follow", "manual"]),
      "--select: folow is none of follow, manual; did you mean follow?"
    ),
    (
      .duplicateKey("a", first: .argument(1), second: .line(1200)),
      "two options have the key a: option 1 on the command line and line 1200"
    ),
    (
      .unreadableFile(.file(path: "/x"), reason: 2), "/x cannot be read: No such file or directory"
    ),
    (
      .unknownKey(.defaultKey, given: "dep", known: ["regular", "deep", "thin"]),
      "--default: no option has the key dep; did you mean deep?"
    ),
    (
      .table(.tableMalformed(path: "/t/en.lproj/Main.strings", line: 7)),
      "/t/en.lproj/Main.strings, line 7: the table is not written as a property list"
    ),
  ]

  @Test(arguments: messages)
  func messagesSayWhatIsWrongAndHowToMendIt(error: UsageError, message: String) throws {
    #expect(error.message(using: try Self.tables("en")) == message)
  }

  /// Help is told where the mistake was made.
  @Test(arguments: [
    (["ask", "--titel", "x"], "aloud ask --help"), (["ask", "a", "--title"], "aloud ask --help"),
    (["ask", "--wrap=no"], "aloud ask --help"), (["ask", "--t", "x"], "aloud ask --help"),
    (["voices", "--titel"], "aloud voices --help"), (["voices", "a", "b"], "aloud voices --help"),
    (["doctor", "now"], "aloud doctor --help"), (["--titel"], "aloud --help"),
    ([], "aloud --help"), (["aks"], "aloud --help"),
  ])
  func helpIsNamedWhereTheMistakeIs(words: [String], command: String) throws {
    let parsed = parse(words.map { Array($0.utf8) })
    let message = try #require(parsed.failure).message(
      using: try Self.tables("en"), topic: parsed.topic)
    #expect(message.hasSuffix("(see \(command))"))
  }

  /// Spellings of other programs and keyboards.
  @Test(arguments: [
    ("Ctrl-C", "C-c"), ("Control-N", "C-n"), ("ctrl+p", "C-p"), ("CTRL-X", "C-x"), ("C-C", "C-c"),
    ("^D", "C-d"), ("Alt-P", "M-p"), ("alt+g", "M-g"), ("Meta-c", "M-c"), ("Alt-+", "M-+"),
    ("Alt+-", "M--"),
    ("Shift-Tab", "S-Tab"),
    ("shift+f5", "S-F5"), ("Esc", "Escape"), ("ESC", "Escape"), ("escape", "Escape"),
    ("Return", "Enter"), ("enter", "Enter"), ("Del", "Delete"), ("PgUp", "PageUp"),
    ("PgDn", "PageDown"), ("pagedown", "PageDown"), ("Page-Up", "PageUp"), ("ArrowDown", "Down"),
    ("Spacebar", "Space"), ("BackTab", "S-Tab"), ("f1", "F1"), ("tab", "Tab"),
  ])
  func otherSpellingsOfKeys(given: String, name: String) throws {
    let error = UsageError.unknownKeyName(given: given, known: ["Up", "Down", "Enter"])
    #expect(error.nearMatches == [name])
  }

  @Test(arguments: ["Ctrl-", "Ctrl-F99", "Hyper-x", "^", "wait:long", "Ctrl-Ü"])
  func spellingsOfNoKey(given: String) {
    #expect(KeySpelling.name(for: given) == nil)
  }

  /// One of each, so that a message without an entry in the table shows.
  static let errors: [UsageError] =
    messages.map(\.0) + [
      .missingCommand(known: ["ask"]), .unknownCommand("aks", known: ["ask"]),
      .ambiguousOption("--t", candidates: ["--title", "--table"]), .missingValue(option: "--title"),
      .unexpectedValue(option: "--wrap"), .unexpectedArgument("x"),
      .sharedStandardOutput(.option(.transcript), .variable("ALOUD_SPEECH")),
      .unknownVoice(.option(.voice), given: "x", known: []),
      .unknownKeyName(given: "Dwn", known: ["Down"]),
      .noOptions, .malformedArgument("="), .malformedLine(.standard, .record(2)),
      .emptyAnswer, .disabledKey(.defaultKey, "x"), .unwritableFile(.standard, reason: 28),
      .unknownMember("rat", at: place, known: ["rate"]), .duplicateMember("rate", at: place),
      .malformedMember("rate", at: place), .table(.folderMissing(searched: ["/a", "/b"])),
      .table(.folderUnreadable(path: "/a")), .table(.folderWithoutTables(path: "/a")),
      .table(.tableUnreadable(path: "/a")),
      .table(.patternMalformed(path: "/a", key: "k", line: 1)),
      .table(.unknownLanguage("xq", nearest: ["xh"])), .table(.unknownKey("k", nearest: ["l"])),
      .table(.malformedTableArgument("x")), .badShard(given: "x"), .noScripts(["a", "b"]),
    ]

  static let problems: [(JSONProblem.Reason, String)] = [
    (
      .unexpected("]", expected: .commaOrBrace),
      "/c.json:2:9: ] is not expected here, there should be a comma or a closing brace"
    ),
    (
      .unfinished(expected: .value),
      "/c.json:2:9: the file ends too early, there should be a value"
    ),
    (.notUnicode, "/c.json:2:9: this is not UTF-8"),
    (.wideUnicode, "/c.json:2:9: this is UTF-16 or UTF-32: save it as UTF-8"),
    (.notObject, "/c.json:2:9 is not an object in JSON or JSON5"),
    (.halfCharacter("\\ud83d"), "/c.json:2:9: \\ud83d is only half of a character"),
  ]

  @Test(arguments: problems)
  func problemsOfTheConfigurationTellPlaceAndMending(
    reason: JSONProblem.Reason, expected: String
  ) throws {
    let problem = JSONProblem(reason: reason, position: Self.place.position)
    let error = UsageError.malformedConfiguration(problem, file: "/c.json")
    #expect(error.message(using: try Self.tables("en")) == expected)
  }

  @Test(arguments: JSONExpectation.allCases)
  func everyExpectationHasItsWords(expectation: JSONExpectation) throws {
    let words = InterfaceWords(tables: try Self.tables("en"))
    #expect(!words.what(.unfinished(expected: expectation)).contains("json."))
  }

  @Test(arguments: errors, ["en", "en-XA"])
  func everyMessageHasItsEntries(error: UsageError, language: String) throws {
    let message = error.message(using: try Self.tables(language))
    // A missing entry shows as its key; an argument left out shows its braces.
    for sign in ["error.", "source.", "place.", "origin.", "list.", "{", "}"] {
      #expect(!message.contains(sign))
    }
  }

  @Test func warningsHaveTheirWords() throws {
    let words = InterfaceWords(tables: try Self.tables("en"))
    #expect(words.text("warning.leftOut", .text("x")) == "x; this is left out until you mend it")
  }

  @Test(arguments: HelpTopic.allCases)
  func helpNamesEveryOptionOfItsCommand(topic: HelpTopic) throws {
    let lines = HelpText(topic, tables: try Self.tables("en")).lines
    for entry in OptionTable.entries(for: topic) {
      let name = entry.option.spelling
      #expect(
        lines.contains {
          $0 == "  " + name || $0.hasPrefix("  \(name) ") || $0.hasPrefix("  \(name)[=")
            || $0 == "  -h, " + name
        })
    }
    for sign in ["help.", "usage.", "placeholder.", "status."] {
      #expect(!lines.contains { $0.contains(sign) })
    }
  }

  @Test func helpOfTheCommandNamesItsSubcommands() throws {
    let lines = HelpText(.general, tables: try Self.tables("en")).lines
    for name in ["aloud ask ", "aloud voices ", "aloud doctor "] {
      #expect(lines.contains { $0.hasPrefix("  " + name) })
    }
  }

  @Test func helpTellsTheStatuses() throws {
    let lines = HelpText(.ask, tables: try Self.tables("en")).lines
    for (status, meaning) in [
      (0, "answered"), (1, "cancelled"), (2, "bad usage or bad input"),
      (3, "end of input before an answer"), (4, "nothing can be selected"), (124, "time is up"),
      (130, "interrupted"),
    ] {
      #expect(lines.contains("  \(status)  \(meaning)"))
    }
  }

  /// Commands with statuses of their own tell those, and no others.
  @Test(arguments: [
    (HelpTopic.record, ["0", "2"]), (.test, ["0", "1", "2"]), (.audit, ["0", "1", "2"]),
    (.listen, ["2", "3", "126, 127"]), (.voices, []),
  ])
  func helpTellsTheStatusesOfItsCommand(topic: HelpTopic, statuses: [String]) throws {
    let lines = HelpText(topic, tables: try Self.tables("en")).lines
    let start = lines.firstIndex(of: "Exit statuses:") ?? lines.endIndex
    let told = lines[start...].dropFirst()
    let numbers = told.compactMap { $0.firstMatch(of: #/^ {2}([0-9, ]*[0-9]) {2}/#)?.1 }
    #expect(numbers.map(String.init) == statuses)
    #expect(!told.contains { $0.contains("cancelled") })
  }

  /// In the accented pseudo-language a word written in Swift would stay as it is.
  @Test func noWordOfHelpIsWrittenInSwift() throws {
    let lines = HelpText(.general, tables: try Self.tables("en-XA")).lines
    for word in ["Usage", "Options", "Commands", "Asks"] {
      #expect(!lines.contains { $0.contains(word) })
    }
  }
}
