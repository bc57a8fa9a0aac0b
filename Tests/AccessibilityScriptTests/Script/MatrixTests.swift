// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import Testing

/// One script in many combinations, and expectations that hold in all of them.
@Suite struct MatrixTests {
  @Test func englishWordsOfFieldsHoldInEveryLanguage() throws {
    let results = try Scripts.play(
      "matrix language: all\n" + Scripts.crusts + """
        open
          hear group "Pizza crust" role "radio group" kind group
          hear label "Regular crust" role "radio button" state "not selected" position "1 of 3"
        press Down
          hear label "Deep dish" role "radio button" state "selected" position "2 of 3"
        press Down
          hear label "Thin crust" state "not selected" availability "unavailable: out of dough"
        press Down
          hear label "Regular crust" boundary "back to the first" state "selected"
        press End
          hear anything
          selected regular
        """)
    #expect(results.count == 34)
    for result in results {
      #expect(result.problems.isEmpty)
      #expect(result.failures(from: .may).isEmpty, "\(result.combination)")
      #expect(result.steps.flatMap(\.checks).count == 7)
    }
    // It is not the English words that were heard.
    let german = results.first { $0.combination == [Setting(name: "language", value: "de")] }
    #expect(german?.steps[1].heard[0].text == "Deep dish, Auswahlschalter, ausgewählt, 2 von 3")
  }

  @Test func formsAndTheirTablesHoldInEveryLanguageTheyHave() throws {
    let results = try Scripts.play(
      """
      matrix language: en de fr ar
      matrix verbosity: normal verbose
      form: survey.json5
      open
        hear group "@title" role "form" count "4 questions"
        hear group "@satisfied" role "radio group" step "question 1 of 4"
        hear label "@satisfied.very" position "1 of 3"
      press Down Down Enter
        hear label "@satisfied.rather"
        hear label "@satisfied.not"
        hear more
        field why
      type "no"
      press Enter
        hear more
        field readers
      press Space Enter
        hear state "checked"
        hear role "number edit" constraint "0 to 100, @years.unit"
      """)
    #expect(results.count == 8)
    for result in results {
      #expect(result.problems.isEmpty)
      #expect(result.failures(from: .may).isEmpty, "\(result.combination)")
    }
    #expect(results[2].combination.map(\.value) == ["de", "normal"])
    #expect(
      results[2].settings.map(\.name)
        == ["language", "text size", "verbosity", "terminal", "selection", "mode"])
  }

  @Test func aWrongEnglishWordFailsInAnotherLanguageWithItsWords() throws {
    let checks = try Scripts.checks(
      "language: de\n" + Scripts.crusts + "press Down\n  hear state \"not selected\"\n")
    #expect(checks[0].outcome == .failed)
    #expect(checks[0].expected == ["state: nicht ausgewählt"])
    #expect(checks[0].actual.first == "state: ausgewählt")
  }

  @Test func variablesIncludesAndComments() throws {
    let folder = try TemporaryScripts([
      "sub.aloud": """
      let crust = Deep dish     # what Down leads to
      let price = 5$
      question: "Pizza # crust"
      option: regular = Regular crust
      option: deep = ${crust} ${price}
      """,
      "main.aloud": """
      # A script that takes in another.
      include: sub.aloud
        language: en   # and so on

      press Down # moves
        hear "${crust} 5$$, radio button, selected, 2 of 2" # in full
        screen row 1 "Pizza # crust"
      """,
    ])
    let results = Scripts.player.play(path: folder.path("main.aloud"))
    #expect(results.flatMap(\.problems) == [])
    #expect(results.flatMap(\.steps).flatMap(\.checks).map(\.outcome) == [.held, .held])
    #expect(results[0].steps[0].text == "press Down")
    #expect(
      results[0].steps[0].checks[0].text == "hear \"Deep dish 5$, radio button, selected, 2 of 2\"")
  }

  @Test func stepsFromAnIncludedFileNameIt() throws {
    let folder = try TemporaryScripts([
      "steps.aloud": "open\n  selected deep\n",
      "main.aloud": Scripts.crusts + "include: steps.aloud\npress Down\n",
    ])
    let result = Scripts.player.play(path: folder.path("main.aloud"))[0]
    #expect(result.steps.map(\.path) == [folder.path("steps.aloud"), nil])
    #expect(result.steps.map(\.line) == [1, 7])
    #expect(result.steps[0].checks.map(\.path) == [folder.path("steps.aloud")])
    #expect(result.steps.map(\.keys) == ["", "Down"])
  }

  @Test func everyWayOfTypingCanBePlayedAlone() throws {
    let result = try Scripts.result(
      Scripts.crusts + "press Down\ntype \"a \\\"b\"\nwait 1500 ms\nend\n")
    #expect(result.steps.last?.keys == #"Down text:"a " " text:"b" wait:1500"#)
    #expect(try KeyScript(parsing: result.steps.last!.keys).steps.count == 6)
  }

  /// In line mode, characters make a line, and what is shown is what was printed.
  @Test func lineModeIsPlayedByLines() throws {
    let result = try Scripts.result(
      "mode: lines\n" + Scripts.crusts + "type \"2\"\npress Enter\n  answer deep\n")
    #expect(result.steps.flatMap(\.checks).map(\.outcome) == [.held])
    #expect(result.steps.map(\.screen.first) == ["Pizza crust", "Pizza crust"])
    #expect(result.steps.map(\.screen.count) == [4, 5])
    #expect(result.steps.last?.screen.last == "answer: Deep dish")
  }
}
