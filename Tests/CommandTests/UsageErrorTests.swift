// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import aloud

/// Every wrong command line says what is wrong with it, and nothing of it is guessed.
@Suite struct UsageErrorTests {
  static let subcommands = [
    "ask", "form", "audit", "test", "record", "debconf", "whiptail", "dialog", "listen", "voices",
    "tables",
    "doctor",
  ]

  @Test func wrongCommands() {
    #expect(parse().failure == .missingCommand(known: Self.subcommands))
    #expect(parse("--language", "de").failure == .missingCommand(known: Self.subcommands))
    #expect(parse("aks").failure == .unknownCommand("aks", known: Self.subcommands))
    #expect(parse("doctor", "now").failure == .unexpectedArgument("now"))
    #expect(parse("voices", "de", "fr").failure == .unexpectedArgument("fr"))
  }

  @Test(arguments: [
    (["ask", "--titel", "x"], "--titel"), (["ask", "a", "--titel=x"], "--titel"),
    (["ask", "-x"], "-x"), (["ask", "-xy"], "-x"), (["--titel"], "--titel"),
    (["voices", "--keys", "Down"], "--keys"),
  ])
  func unknownOptions(words: [String], name: String) {
    guard case .unknownOption(name, _) = parse(words.map { Array($0.utf8) }).failure else {
      Issue.record("\(words) gave \(String(describing: parse(words.map { Array($0.utf8) })))")
      return
    }
  }

  @Test func unknownOptionsCarryTheKnownOnesOfTheirCommand() {
    guard case .unknownOption(_, let known) = parse("doctor", "--titel").failure else {
      Issue.record("an unknown option passed")
      return
    }
    #expect(known == ["--language", "--tables", "--help", "--version"])
  }

  @Test func shortenedOptionsMustBeClear() {
    #expect(
      parse("ask", "--dis", "x").failure
        == .ambiguousOption("--dis", candidates: ["--disabled", "--disabled-options"]))
    #expect(parse("ask", "--disabled", "x", "a", "x").failure == nil)
  }

  @Test func valuesMissingOrTooMany() {
    #expect(parse("ask", "a", "--title").failure == .missingValue(option: "--title"))
    #expect(parse("ask", "--wrap=no").failure == .unexpectedValue(option: "--wrap"))
  }

  @Test(arguments: [
    ("rate", "79", 80...900), ("rate", "901", 80...900), ("rate", "99999999999999999999", 80...900),
    ("pitch", "101", 0...100), ("volume", "-1", 0...200), ("word-gap", "101", 0...100),
    ("columns", "0", 1...1000), ("lines", "-2", 0...1000),
  ])
  func numbersOutOfRange(name: String, value: String, range: ClosedRange<Int>) throws {
    let option = try #require(CommandOption(rawValue: name))
    #expect(
      parse("ask", "a", "--" + name, value).failure
        == .outOfRange(.option(option), given: value, range: range))
  }

  @Test(arguments: ["", "fast", "1e2", "175 ", "0x50", "१७५", "+200", "--5", "-", "2.0"])
  func whatIsNoNumber(value: String) {
    #expect(
      parse("ask", "a", "--rate", value).failure
        == .notANumber(.option(.rate), given: value, range: 80...900))
  }

  @Test(arguments: ["soon", "nan", "inf", "", "0x10", "+5", "1e3", "1.", ".5", "1.2.3", "--1"])
  func whatIsNoTime(value: String) {
    #expect(
      parse("ask", "a", "--timeout", value).failure
        == .notANumber(.option(.timeout), given: value, range: 0...31_536_000))
  }

  @Test(arguments: [("0", nil), ("0.0001", 1), ("0.5", 500), ("90", 90_000)] as [(String, Int?)])
  func timesInMilliseconds(value: String, milliseconds: Int?) throws {
    let ask = try #require(parse("ask", "a", "--timeout", value).ask)
    #expect(ask.timeout == milliseconds)
  }

  @Test(arguments: [
    (CommandOption.select, "folow", ["follow", "manual"]),
    (.disabledOptions, "hide", ["reach", "skip"]), (.placement, "left", ["leading", "trailing"]),
    (.largeText, "on", ["auto", "osc66", "dec", "off"]), (.mode, "key", ["auto", "keys", "lines"]),
    (.punctuation, "most", ["none", "some", "all"]),
    (.output, "value", ["key", "label", "index", "json"]),
    (.verbosity, "loud", ["brief", "normal", "verbose"]),
    (.speech, "wav:", ["auto", "off", "wav:"]),
    (.capitals, "", ["none", "sound", "word", "pitch"]),
  ])
  func unknownChoices(option: CommandOption, value: String, known: [String]) {
    #expect(
      parse("ask", "a", option.spelling, value).failure
        == .unknownChoice(.option(option), given: value, known: known))
  }

  @Test func oneThingOnlyGoesToStandardOutput() {
    let both = ["ask", "a", "--transcript", "-", "--speech", "wav:-"]
    for words in [both, both + ["--answer", "a"], both + ["--keys", "Enter"]] {
      #expect(
        parse(words.map { Array($0.utf8) }).failure
          == .sharedStandardOutput(.option(.transcript), .option(.speech)))
    }
    #expect(parse("ask", "a", "--transcript", "-", "--speech", "wav:/w").failure == nil)
    #expect(parse("ask", "a", "--transcript", "/t", "--speech", "wav:-").failure == nil)
    // Played keys are not spoken by a setting of the person's.
    #expect(
      parse(
        "ask", "a", "--transcript", "-", "--keys", "Enter", environment: ["ALOUD_SPEECH": "wav:-"]
      ).failure == nil)
  }

  @Test(arguments: ["", "=", "=label", "key="])
  func optionsWithoutKeyOrLabel(argument: String) {
    #expect(parse("ask", argument).failure == .malformedArgument(argument))
  }

  @Test(arguments: ["Main", "=/m", "Main=", ""])
  func tablesWithoutNameOrDirectory(value: String) {
    #expect(parse("ask", "a", "--table", value).failure == .table(.malformedTableArgument(value)))
  }

  @Test func theLanguageToComplainInIsKnownAllTheSame() {
    #expect(parse("ask", "--titel", "--language", "de").language == "de")
    #expect(parse("ask", "--titel", environment: ["ALOUD_LANGUAGE": "fr"]).language == "fr")
    #expect(parse("--language", "pl", "aks").language == "pl")
    #expect(parse("aks", configuration: "{language: 'ja'}").language == "ja")
  }
}
