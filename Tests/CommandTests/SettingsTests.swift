// SPDX-License-Identifier: GPL-3.0-or-later
import LabelTables
import RadioModel
import Testing

@testable import aloud

/// Option before environment before configuration file before default, for every setting alike.
@Suite struct SettingsTests {
  private func place(_ line: Int, _ column: Int) -> ConfigurationPlace {
    ConfigurationPlace(
      file: "config.json", position: TextPosition(line: line, column: column))
  }

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

  @Test func slipsNameTheirSource() {
    #expect(
      parse("ask", "a", environment: ["ALOUD_RATE": "quick"]).slips
        == [.notANumber(.variable("ALOUD_RATE"), given: "quick", range: 80...900)])
    #expect(
      parse("ask", "a", configuration: "{pitch: 101}").slips
        == [.outOfRange(.member("pitch", at: place(1, 9)), given: "101", range: 0...100)])
    #expect(
      parse("ask", "a", configuration: "{mode: 'loud'}").slips == [
        .unknownChoice(
          .member("mode", at: place(1, 8)), given: "loud", known: ["auto", "keys", "lines"])
      ])
    #expect(
      parse("ask", "a", environment: ["ALOUD_WRAP": "maybe"]).slips
        == [.unknownChoice(.variable("ALOUD_WRAP"), given: "maybe", known: ["yes", "no"])])
  }

  /// A slip of the person's leaves out that value and nothing else: the question is asked.
  @Test(arguments: values)
  func slipsAreLeftOut(variable: String, member: String, value: String) throws {
    // What takes any text is looked at where it is used.
    guard !["voice", "language", "tables"].contains(member) else { return }
    let wrong = "nonsense"
    let others = member == "rate" ? ("ALOUD_PITCH", "60") : ("ALOUD_RATE", "300")
    let byVariable = parse(
      "ask", "a", environment: [variable: wrong, others.0: others.1],
      configuration: "{\(member): \(value)}")
    #expect(byVariable.slips.count == 1)
    // The next weaker source counts.
    let expected = parse(
      "ask", "a", environment: [others.0: others.1], configuration: "{\(member): \(value)}")
    #expect(expected.slips.isEmpty)
    #expect(try #require(byVariable.ask).settings == #require(expected.ask).settings)
    let byMember = parse(
      "ask", "a", environment: [others.0: others.1], configuration: "{\(member): '\(wrong)'}")
    #expect(byMember.slips.count == 1)
    let usual = parse("ask", "a", environment: [others.0: others.1])
    #expect(try #require(byMember.ask).settings == #require(usual.ask).settings)
    // A stronger source is not kept from counting, and what is not looked at is no slip.
    let option = parse("ask", "a", "--rate", "200", environment: ["ALOUD_RATE": wrong])
    #expect(option.slips.isEmpty)
    #expect(try #require(option.ask).settings.voicePreferences.rate == 200)
  }

  @Test func everySlipIsTold() throws {
    let parsed = parse(
      "ask", "a", environment: ["ALOUD_RATE": "fast", "ALOUD_WRAP": "maybe"],
      configuration: "{rate: 10, rat: 3, pitch: 60, volume: [1]}")
    #expect(parsed.slips.count == 5)
    #expect(try #require(parsed.ask).settings.voicePreferences == .init(pitch: 60))
  }

  /// Whoever wrote the command line is told, and nobody is asked.
  @Test func optionsAreNoSlips() {
    let parsed = parse("ask", "a", "--rate", "fast", environment: ["ALOUD_PITCH": "high"])
    #expect(
      parsed.failure == .notANumber(.option(.rate), given: "fast", range: 80...900))
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

  /// Places as an editor shows them, counted by hand.
  @Test(
    arguments: [
      ("", .unfinished(expected: .value), 1, 1),
      ("{\n  rate: 300,\n", .unfinished(expected: .keyOrBrace), 3, 1),
      ("// mine\n[1]", .notObject, 2, 1),
      ("{rate 3}", .unexpected("3", expected: .colon), 1, 7),
      ("rate: 3", .unexpected("rate", expected: .value), 1, 1),
      ("{\n  'voice': 'e\u{301}', rate: 3oo}", .badNumber("3oo"), 2, 23),
      ("{rate: 3}\r\n}", .unexpected("}", expected: .end), 2, 1),
      // JSONDecoder ends the process here.
      ("{rate: 0x1e+1}", .badNumber("0x1e+1"), 1, 8),
    ] as [(String, JSONProblem.Reason, Int, Int)])
  func aFileThatIsNoObject(text: String, reason: JSONProblem.Reason, line: Int, column: Int) {
    let parsed = parse("ask", "a", configuration: text)
    let problem = JSONProblem(
      reason: reason, position: TextPosition(line: line, column: column), file: "config.json")
    #expect(parsed.slips == [.malformedConfiguration(problem, file: "config.json")])
    #expect(parsed.ask?.settings == PersonalSettings())
  }

  @Test func everySlipOfTheFileTellsItsPlace() {
    let parsed = parse(
      "ask", "a",
      configuration: """
        {
          rat: 300,
          pitch: 20,
          volume: [1], // loud
          pitch: 60,
          'mode':
            'loud',
        }
        """)
    #expect(
      parsed.slips.map { slip in
        switch slip {
        case .unknownMember("rat", let place, _), .malformedMember("volume", let place),
          .duplicateMember("pitch", let place), .unknownChoice(.member("mode", let place), _, _):
          place.position
        default: TextPosition(line: 0, column: 0)
        }
      }
        == [(2, 3), (4, 11), (5, 3), (7, 5)].map { TextPosition(line: $0.0, column: $0.1) })
    // Of two the last counts.
    #expect(parsed.ask?.settings.voicePreferences == .init(pitch: 60))
  }

  @Test(arguments: ["300", "3e2", "300.0", "0x12C", "+300"])
  func numbersAsJSON5WritesThem(number: String) {
    let parsed = parse("ask", "a", configuration: "{rate: \(number)}")
    #expect(parsed.slips == [])
    #expect(parsed.ask?.settings.voicePreferences.rate == 300)
  }

  @Test func membersThatAreNoSettings() {
    guard
      case .unknownMember("rat", place(1, 2), let known) =
        parse("ask", "a", configuration: "{rat: 3}").slips.first
    else {
      Issue.record("an unknown member passed")
      return
    }
    #expect(known.contains("rate"))
    #expect(
      parse("ask", "a", configuration: "{title: 'x'}").slips.first.map { "\($0)" }?.hasPrefix(
        "unknownMember")
        == true)
  }

  @Test(arguments: ["[1]", "{}", "null"])
  func membersThatAreNoText(value: String) {
    #expect(
      parse("ask", "a", configuration: "{rate: \(value)}").slips
        == [.malformedMember("rate", at: place(1, 8))])
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

  @Test func aFileThatIsNotThereSetsNothing() {
    let none = Configuration.ofPerson(environment: ["HOME": "/nonexistent"])
    #expect(none == Configuration())
  }
}
