// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import Announcer
import LabelTables
import RadioModel
import RadioNavigator
import Testing

/// Sessions as a person hears them, in English.
@Suite struct SessionTests {
  @Test func opensWithTheGroupThenTheFocusedOption() throws {
    let play = try Play(crusts)
    #expect(
      play.opening.prefix(2) == [
        "Pizza crust, radio group", "Regular crust, radio button, not selected, 1 of 3",
      ])
  }

  @Test func theGroupIsNotSaidAgainOnMoves() throws {
    let play = try Play(crusts, keys: "Down Down")
    #expect(
      play.keys == [
        ["Deep dish, radio button, selected, 2 of 3"],
        ["Thin crust, radio button, not selected, unavailable: out of dough, 3 of 3"],
      ])
  }

  @Test func wrappingIsSaidBeforeTheOption() throws {
    let play = try Play(crusts, keys: "Down Down Down")
    #expect(play.keys[2] == ["back to the first, Regular crust, radio button, selected, 1 of 3"])
    #expect(play.last?.kind == .focus)
  }

  @Test func theEdgeIsSaidWhereWrappingIsOff() throws {
    var settings = Navigator.Settings()
    settings.wraps = false
    let play = try Play(crusts, keys: "Up", settings: settings)
    #expect(play.keys == [["first option, Regular crust, radio button, not selected, 1 of 3"]])
    #expect(play.saidUnderKeys[1][0].kind == .boundary)
  }

  @Test func aDisabledOptionIsRefusedWithItsReasonAndWhatStays() throws {
    let play = try Play(crusts, selected: "deep", keys: "Down Space Enter")
    let refusal = "Thin crust, unavailable: out of dough, Deep dish stays selected"
    #expect(play.keys[1] == [refusal])
    #expect(play.keys[2] == [refusal])
    #expect(play.saidUnderKeys[1 + 1][0].kind == .refusal)
    #expect(play.outcome == .endOfInput)
  }

  @Test(arguments: [
    (Verbosity.brief, "Deep dish, selected, 2 of 2"),
    (.normal, "Deep dish, radio button, selected, thick, 2 of 2"),
    (.verbose, "Deep dish, radio button, selected, thick, 2 of 2"),
  ])
  func verbosityChoosesTheFields(verbosity: Verbosity, text: String) throws {
    let options = [
      crusts[0], RadioOption(key: "deep", label: "Deep dish", detail: "thick"),
    ]
    let play = try Play(options, keys: "Down", verbosity: verbosity)
    #expect(play.keys == [[text]])
  }

  @Test func briefStillSaysWhyAnOptionIsUnavailable() throws {
    let play = try Play(crusts, keys: "End", verbosity: .brief)
    #expect(play.keys == [["Thin crust, not selected, unavailable: out of dough, 3 of 3"]])
  }

  @Test func verboseAddsCountsAndRequiredAndTheKeysAtOnce() throws {
    let play = try Play(detail: "Pick one", crusts, keys: "wait:9000", verbosity: .verbose)
    #expect(
      play.opening[0].hasPrefix(
        "Pizza crust, radio group, required, 3 options, Pick one, Up and Down arrows choose"))
    #expect(!play.saidUnderKeys[0].contains { $0.kind == .hint }, "said once, at the opening")
  }

  @Test func selectionWithoutAMoveSaysTheStateWithTheLabelAtVerbose() throws {
    #expect(try Play(crusts, keys: "Space").keys == [["selected"]])
    #expect(
      try Play(crusts, keys: "Space", verbosity: .verbose).keys == [["Regular crust, selected"]])
  }

  @Test func theHintComesOnceAfterAPause() throws {
    let play = try Play(crusts, keys: "wait:2999 wait:1 wait:9000 Down wait:9000")
    let hints = play.saidUnderKeys.flatMap { $0 }.filter { $0.kind == .hint }
    #expect(hints.count == 1)
    #expect(play.opening.count == 3)
    #expect(hints[0].text.contains("Enter accepts"))
  }

  @Test func aKeyPutsTheHintOff() throws {
    let play = try Play(crusts, keys: "wait:2000 Down wait:2000 Up wait:3000")
    #expect(play.saidUnderKeys.map(\.count) == [2, 1, 3])
  }

  @Test func everyKeyButSilenceSaysExactlyOneThing() throws {
    for binding in KeyTable.bindings where binding.command != .silence {
      let play = try Play(crusts, selected: "deep", keys: "Up \(binding.key)")
      let said = play.saidUnderKeys[2].filter {
        play.outcome != .endOfInput || $0.kind != .answer
          || binding.command == .endOfInput
      }
      #expect(said.count == 1, "\(binding.key): \(said.map(\.text))")
    }
    #expect(try Play(crusts, keys: "F4").keys == [[]])
  }

  @Test func sayAgainRepeatsAndTwiceSpells() throws {
    let play = try Play(crusts, keys: "Down F3 F3 wait:1001 F3")
    #expect(play.keys[1] == play.keys[0])
    #expect(play.keys[2] == ["capital D, e, e, p, space, d, i, s, h"])
    #expect(play.keys[3] == play.keys[0])
  }

  @Test func sayAgainMeansWhatTheLastKeySaidNotTheHint() throws {
    let play = try Play(crusts, keys: "Down wait:3000 F3")
    #expect(play.keys[1] == [play.keys[0][0]])
  }

  @Test(arguments: [
    ("Down Enter", "answer: Deep dish", Outcome.answered("deep")),
    ("Escape", "cancelled, no answer given", .cancelled),
    ("C-c", "interrupted, no answer given", .interrupted),
    ("C-d", "end of input, no answer given", .endOfInput),
  ])
  func theEndIsSaid(keys: String, text: String, outcome: Outcome) throws {
    let play = try Play(crusts, keys: keys)
    #expect(play.last?.text == text)
    #expect(play.last?.kind == .answer)
    #expect(play.outcome == outcome)
  }

  @Test func allDisabledSaysSoAndEndsOnEnter() throws {
    let play = try Play([crusts[2]], keys: "Enter")
    #expect(play.opening[0] == "Pizza crust, radio group, no option can be selected")
    #expect(play.last?.text == "no option can be selected, no answer given")
    #expect(play.outcome == .nothingSelectable)
  }

  @Test func briefStillSaysTheDescriptionOfTheQuestionAndWhereAmIAgain() throws {
    let play = try Play(
      detail: "All will be erased", crusts, keys: "F2", verbosity: .brief)
    #expect(play.opening[0] == "Pizza crust, radio group, All will be erased")
    #expect(play.keys[0][0].hasPrefix("Pizza crust, radio group, All will be erased, Regular"))
  }

  @Test func whereAmINamesTheSelectionOnlyWhereItIsElsewhere() throws {
    let here = try Play(crusts, selected: "deep", keys: "F2").keys[0][0]
    #expect(!here.contains("selected: Deep dish"))
    let elsewhere = try Play(crusts, selected: "deep", keys: "C-p F2").keys[1][0]
    #expect(elsewhere.contains("selected: Deep dish"))
  }

  @Test(arguments: [("C-l", "Control L"), ("M-x", "Alt X"), ("F9", "F9")])
  func keysThatDoNothingAreNamedInWords(key: String, name: String) throws {
    #expect(
      try Play(crusts, keys: key).keys == [["\(name) does nothing here, F1 reads the keys"]])
  }

  @Test(arguments: [";", ",", "|", "…", "()", "-"])
  func labelsOfSignsAloneAreSpelled(label: String) throws {
    let play = try Play([RadioOption(key: "k", label: label)])
    let runs = play.saidUnderKeys[0][1].runs
    #expect(runs[0].isSpelled)
    #expect(runs[0].text == label)
    #expect(runs[1].text == "radio button, not selected, 1 of 1")
    #expect(!runs[1].isSpelled)
  }

  @Test(arguments: [
    ("en", "العربية", "ar"), ("en", "日本語", "zh"), ("en", "ひらがな", "ja"), ("en", "Русский", "ru"),
    ("en", "ελληνικά", "el"), ("en", "한국어", "ko"), ("en", "עברית", "he"), ("en", "हिन्दी", "hi"),
    ("en", "Русский (Russian)", "en"), ("en", "12", "en"), ("en", "Größe", "en"),
    ("ja", "日本語", "ja"), ("ja", "カナ", "ja"), ("ru", "Русский", "ru"), ("ar", "Berlin", "en"),
    ("zh-Hans", "简体", "zh-Hans"), ("de", "Ελλάδα", "el"),
  ])
  func aLabelInForeignLettersIsSpokenInALanguageThatHasThem(
    language: String, label: String, voice: String
  ) throws {
    let play = try Play([RadioOption(key: "k", label: label)], language: language)
    #expect(play.saidUnderKeys[0][1].runs[0].language == voice)
  }

  @Test func lineModeReadsTheListWithItsNumbers() throws {
    let play = try Play(crusts, selected: "deep", mode: .lines)
    #expect(
      play.opening.prefix(4) == [
        "Pizza crust, radio group", "1, Regular crust", "2, Deep dish, selected",
        "3, Thin crust, unavailable: out of dough",
      ])
  }

  @Test func aTimeLimitIsToldBeforeItEndsAndAKeyGivesMoreTime() throws {
    let play = try Play(
      crusts, keys: "wait:29999 Down wait:10000 wait:19999 wait:1", timeLimit: 30_000)
    #expect(
      play.opening[0]
        == "Pizza crust, radio group, 30 seconds left, any key gives more time")
    #expect(
      play.saidUnderKeys[1].map(\.text).dropFirst() == [
        "20 seconds left, any key gives more time", "time is up, no answer given",
      ])
    #expect(play.outcome == .timedOut)
  }

  @Test func outOfRangeSaysTheRange() throws {
    #expect(try Play(crusts, keys: "7").keys == [["7 is out of range: 1 to 3"]])
  }

  @Test func typeAheadIgnoresCaseAndAccentsAsTheLanguageDoes() throws {
    let cities = ["Berlin", "Évora", "Århus", "東京", "Москва"].map {
      RadioOption(key: OptionKey($0), label: $0)
    }
    for (keys, label) in [("e v", "Évora"), ("M", "Москва"), ("м", "Москва"), ("É", "Évora")] {
      let play = try Play(cities, keys: keys)
      #expect(play.last?[.label] == label)
    }
  }

  @Test func speechSettingsSayTheirNewValueAndStopAtTheirEnds() throws {
    #expect(try Play(crusts, keys: "F6").keys == [["200 words a minute"]])
    let slow = try Play(crusts, keys: "F5 F5 F5 F5 F5")
    #expect(slow.keys.last == ["80 words a minute, the slowest"])
    #expect(slow.session.preferences.voice.rate == 80)
    #expect(try Play(crusts, keys: "F8").keys == [["verbosity: verbose"]])
    #expect(try Play(crusts, keys: "M-p").keys == [["punctuation: some"]])
  }

  @Test func whatAnOptionIsSpokenAsAndInWhichLanguage() throws {
    let play = try Play(
      [
        RadioOption(key: "ja", label: "日本語", spokenText: "にほんご", language: "ja"),
        RadioOption(key: "en", label: "English"),
      ])
    let option = play.saidUnderKeys[0][1]
    #expect(option[.label] == "にほんご")
    #expect(option.runs.map(\.language) == ["ja", "en"])
    #expect(option.runs.map(\.text).joined() == option.text)
  }

  @Test(arguments: [
    ("a\u{1B}[31mred\u{1B}[0m", "ared"), ("tab\there", "tab here"),
    ("\u{202E}evil", "evil"), ("bell\u{07}", "bell"), ("\u{1B}]0;title\u{07}shown", "shown"),
    ("\u{1B}[2J", "blank"), ("", "blank"), ("<b> & \"q\" 'x'", "<b> & \"q\" 'x'"),
  ])
  func labelsAreMadeSafe(label: String, said: String) throws {
    let play = try Play([RadioOption(key: "k", label: label)])
    #expect(play.saidUnderKeys[0][1][.label] == said)
  }

  @Test func theTwinsOfALabelAreToldApartByPosition() throws {
    let twins = ["one", "two"].map { RadioOption(key: OptionKey($0), label: "Twin") }
    let play = try Play(twins, keys: "Down Enter")
    #expect(play.keys[0] == ["Twin, radio button, selected, 2 of 2"])
    #expect(play.outcome == .answered("two"))
  }

  @Test func anEmptyLineWithoutADefaultIsToldWhatToType() throws {
    let play = try Play(crusts, keys: "Enter", mode: .lines)
    #expect(
      play.keys == [["there is no default: type a number from 1 to 3, or the beginning of a label"]]
    )
  }

  @Test func typedLinesAnswerAndRefuse() throws {
    let play = try Play(crusts, keys: "3 Enter text:zebra Enter text:deep Enter", mode: .lines)
    #expect(play.keys[0] == ["Thin crust, unavailable: out of dough, nothing is selected"])
    #expect(play.keys[1][0].hasPrefix("zebra is no option"))
    #expect(play.outcome == .answered("deep"))
  }

  @Test func optionsThatChangeAreSaid() throws {
    var session = try Play(crusts, selected: "deep").session
    session = Session(
      question: Question(title: "Pizza crust", group: session.navigator.group), settings: .init(),
      typeAheads: [], tables: try tables("en"), preferences: Preferences())
    _ = session.open()
    let reactions = try session.updateOptions(typeAhead: nil) {
      try $0.setEnabled(true, for: "thin").map { [$0] } ?? []
    }
    let said = reactions.compactMap { if case .say(let said) = $0 { said.text } else { nil } }
    #expect(said == ["Thin crust is now available"])
  }
}
