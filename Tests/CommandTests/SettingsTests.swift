// SPDX-License-Identifier: GPL-3.0-or-later
import RadioModel
import Testing

@testable import aloud

/// Option before environment before configuration file before default, for every setting alike.
@Suite struct SettingsTests {
  @Test(
    arguments: [
      (nil, nil, nil, 175), (nil, nil, "200", 200), (nil, "300", "200", 300),
      ("450", "300", "200", 450),
      ("450", nil, nil, 450), (nil, "300", nil, 300), (nil, "", "200", 200),
    ] as [(String?, String?, String?, Int)])
  func theStrongestSourceWins(option: String?, variable: String?, member: String?, rate: Int) throws
  {
    let words = ["ask", "a"] + (option.map { ["--rate", $0] } ?? [])
    let parsed = parse(
      words.map { Array($0.utf8) }, environment: variable.map { ["ALOUD_RATE": $0] } ?? [:],
      configuration: member.map { "{rate: \($0)}" })
    #expect(try #require(parsed.ask).settings.voicePreferences.rate == rate)
  }

  /// Each setting, its value in each of the ways that are not options.
  static let values: [(variable: String, member: String, value: String)] = [
    ("ALOUD_RATE", "rate", "300"), ("ALOUD_PITCH", "pitch", "60"), ("ALOUD_VOLUME", "volume", "80"),
    ("ALOUD_VOICE", "voice", "'de'"), ("ALOUD_PUNCTUATION", "punctuation", "'all'"),
    ("ALOUD_CAPITALS", "capitals", "'pitch'"), ("ALOUD_WORD_GAP", "wordGap", "3"),
    ("ALOUD_VERBOSITY", "verbosity", "'brief'"), ("ALOUD_TEXT_SIZE", "textSize", "'AX3'"),
    ("ALOUD_LARGE_TEXT", "largeText", "'off'"), ("ALOUD_SPEECH", "speech", "'off'"),
    ("ALOUD_MODE", "mode", "'lines'"), ("ALOUD_SELECT", "select", "'manual'"),
    ("ALOUD_DISABLED_OPTIONS", "disabledOptions", "'skip'"), ("ALOUD_WRAP", "wrap", "false"),
    ("ALOUD_PLACEMENT", "placement", "'trailing'"), ("ALOUD_LANGUAGE", "language", "'he'"),
    ("ALOUD_TABLES", "tables", "'/t'"),
  ]

  @Test(arguments: values)
  func everySettingHasAVariableAndAMember(variable: String, member: String, value: String) throws {
    let text = value.replacing("'", with: "")
    let byVariable = try #require(parse("ask", "a", environment: [variable: text]).ask)
    let byMember = try #require(parse("ask", "a", configuration: "{\(member): \(value)}").ask)
    #expect(byVariable.settings != PersonalSettings())
    #expect(byVariable.settings == byMember.settings)
  }

  @Test func noSettingIsLeftOut() {
    #expect(
      OptionTable.personalOptions.map(\.variable).sorted() == Self.values.map(\.variable).sorted())
  }

  @Test func whatBelongsToTheScriptIsNoSetting() throws {
    let ask = try #require(
      parse("ask", "a", environment: ["ALOUD_TITLE": "x", "ALOUD_KEYS": "Enter"]).ask)
    #expect(ask.title == nil)
    #expect(ask.keys == nil)
  }

  @Test func errorsNameTheirSource() {
    #expect(
      parse("ask", "a", environment: ["ALOUD_RATE": "quick"]).failure
        == .notANumber(.variable("ALOUD_RATE"), given: "quick", range: 80...900))
    #expect(
      parse("ask", "a", configuration: "{pitch: 101}").failure
        == .outOfRange(.member("pitch", file: "config.json"), given: "101", range: 0...100))
    #expect(
      parse("ask", "a", configuration: "{mode: 'loud'}").failure
        == .unknownChoice(
          .member("mode", file: "config.json"), given: "loud", known: ["auto", "keys", "lines"]))
    #expect(
      parse("ask", "a", environment: ["ALOUD_WRAP": "maybe"]).failure
        == .unknownChoice(.variable("ALOUD_WRAP"), given: "maybe", known: ["yes", "no"]))
  }

  @Test(arguments: ["yes", "true", "on", "1"])
  func wordsForYes(word: String) throws {
    let parsed = parse(
      "ask", "a", environment: ["ALOUD_WRAP": word], configuration: "{wrap: false}")
    #expect(try #require(parsed.ask).settings.wraps)
  }

  @Test func theFileMayHaveCommentsAndTrailingCommas() throws {
    let ask = try #require(
      parse(
        "ask", "a",
        configuration: """
          // fast
          { rate: 350, 'voice': "en+f3", /* large */ textSize: 'AX2', }
          """
      ).ask)
    #expect(ask.settings.voicePreferences.rate == 350)
    #expect(ask.settings.voice == "en+f3")
    #expect(ask.settings.textSize == .accessibility2)
  }

  @Test(arguments: ["", "{", "[1]", "{rate 3}", "rate: 3", "\u{1}"])
  func aFileThatIsNoObject(text: String) {
    #expect(
      parse("ask", "a", configuration: text).failure == .malformedConfiguration(file: "config.json")
    )
  }

  @Test func membersThatAreNoSettings() {
    guard
      case .unknownMember("rat", "config.json", let known) =
        parse("ask", "a", configuration: "{rat: 3}").failure
    else {
      Issue.record("an unknown member passed")
      return
    }
    #expect(known.contains("rate"))
    #expect(
      parse("ask", "a", configuration: "{title: 'x'}").failure.map { "\($0)" }?.hasPrefix(
        "unknownMember")
        == true)
  }

  @Test(arguments: ["[1]", "{}", "null"])
  func membersThatAreNoText(value: String) {
    #expect(
      parse("ask", "a", configuration: "{rate: \(value)}").failure
        == .malformedMember("rate", file: "config.json"))
  }

  @Test func aBrokenFileDoesNotKeepHelpAway() {
    #expect(parse("--help", configuration: "{").invocation == .help(.general))
    #expect(parse("doctor", configuration: "{").invocation == .doctor)
  }

  @Test(
    arguments: [
      (["XDG_CONFIG_HOME": "/x", "HOME": "/h"], "/x/aloud/config.json"),
      (["XDG_CONFIG_HOME": "x", "HOME": "/h"], "/h/.config/aloud/config.json"),
      (["XDG_CONFIG_HOME": "", "HOME": "/h"], "/h/.config/aloud/config.json"), ([:], nil),
    ] as [([String: String], String?)])
  func whereTheFileIs(environment: [String: String], path: String?) {
    #expect(Configuration.path(environment: environment) == path)
  }

  @Test func aFileThatIsNotThereSetsNothing() throws {
    let none = try Configuration.ofPerson(environment: ["HOME": "/nonexistent"])
    #expect(none.members.isEmpty)
  }
}
