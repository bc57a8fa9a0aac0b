// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import RadioNavigator
import Testing

/// Lines that are nearly right: the message says what is wrong, and how the line should be.
@Suite struct SpellingTests {
  private static func messages(_ text: String) -> [String] {
    Scripts.read(text).mistakes.map {
      "\($0.place.line):\($0.place.column) \(Scripts.environment.words.message($0.reason))"
    }
  }

  private static let colon = "a setting is written with a colon and a space behind its name: "

  /// A wrong setting, and as it should be.
  @Test(arguments: [
    ("form ../x", "form: ../x"), ("form = ../x", "form: ../x"), ("form : ../x", "form: ../x"),
    ("form:../x", "form: ../x"), ("language de", "language: de"),
    ("text size AX1", "text size: AX1"), ("Time limit 3 s", "time limit: 3 s"),
    ("option deep = Deep dish", "option: deep = Deep dish"),
    ("matrix language all", "matrix language: all"),
    ("matrix text size L AX5", "matrix text size: L AX5"),
    ("matrix language:de en", "matrix language: de en"),
  ])
  func settingsHaveAColon(wrong: String, right: String) {
    #expect(Self.messages(wrong) == ["1:1 " + Self.colon + right])
    // Other things may be missing, such as what is asked.
    #expect(!Self.messages(right).contains { $0.contains(Self.colon) || $0.contains("unknown") })
  }

  /// A word that is no setting, and the line as it should be.
  @Test(arguments: [
    ("let: a = b", "let a = b"), ("matrix: language de", "matrix language: de"),
    ("matrix: language: de", "matrix language: de"),
  ])
  func otherWordsHaveNone(wrong: String, right: String) {
    let word = wrong.prefix { $0 != " " }
    #expect(
      Self.messages(Scripts.crusts + wrong)
        == ["6:1 \(word) is unknown here; did you mean \(right)?"])
    #expect(Self.messages(Scripts.crusts + right) == [])
  }

  /// A wrong step, where, what is wrong, and the step as it should be.
  @Test(arguments: [
    ("press \"Hello\"", 7, "\"Hello\" is unknown here; did you mean ", "type \"Hello\""),
    ("press Hello", 7, "Hello is unknown here; did you mean ", "type \"Hello\""),
    ("press “Hello”", 7, "“Hello” is unknown here; did you mean ", "type \"Hello\""),
    ("press Down \"a b\" Enter", 12, "\"a b\" is unknown here; did you mean ", "type \"a b\""),
    ("press Good morning", 7, "Good is unknown here; did you mean ", "type \"Good morning\""),
    ("type Anna Smith", 6, "a text stands in straight quotation marks: ", "type \"Anna Smith\""),
    ("type “Anna”", 6, "a text stands in straight quotation marks: ", "type \"Anna\""),
    ("press: Down", 1, "press: is unknown here; did you mean ", "press Down"),
    ("open:", 1, "open: is unknown here; did you mean ", "open"),
    ("type 'abc'", 6, "a text stands in straight quotation marks: ", "type \"abc\""),
    ("press Down Foo Shift-Tab Ctrl-C", 12, "Foo is unknown here; did you mean ", "type \"Foo\""),
    ("press shift-tab Control-C", 7, "shift-tab is unknown here; did you mean ", "S-Tab"),
  ])
  func steps(wrong: String, column: Int, message: String, right: String) {
    let found = Self.messages(Scripts.crusts + wrong + "\n  hear nothing")
    let end = message.hasSuffix("mean ") ? "?" : ""
    #expect(found == ["6:\(column) \(message)\(right)\(end)"])
    let mended = KeyTable.keyNames.contains(right) ? "press " + right : right
    #expect(Self.messages(Scripts.crusts + mended) == [])
  }

  private static let quotes = "a text stands in straight quotation marks: "

  /// A text in other quotation marks or in none: where, and the line as it should be.
  @Test(arguments: [
    ("hear Pizza crust", 8, "hear \"Pizza crust\""), ("hear Pizza", 8, "hear \"Pizza\""),
    ("SHOULD hear Pizza crust", 15, "SHOULD hear \"Pizza crust\""),
    ("hear “Pizza crust”", 8, "hear \"Pizza crust\""),
    ("hear „Pizza crust“", 8, "hear \"Pizza crust\""),
    ("hear « Pizza crust »", 8, "hear \"Pizza crust\""),
    ("hear 'Pizza crust'", 8, "hear \"Pizza crust\""),
    ("hear \"Pizza crust”", 8, "hear \"Pizza crust\""),
    ("hear label “Deep dish” state ”selected”", 14, "hear label \"Deep dish\" state \"selected\""),
    ("hear label Deep dish state selected", 19, "hear label \"Deep dish\" state selected"),
    ("hear Choose a label now", 8, "hear \"Choose a label now\""),
    ("hear containing Pizza crust", 19, "hear containing \"Pizza crust\""),
    ("hear matching Pizza.*", 17, "hear matching \"Pizza.*\""),
    ("cut Deep dish", 7, "cut \"Deep dish\""), ("cut “Deep dish”", 7, "cut \"Deep dish\""),
    ("screen containing Deep dish", 21, "screen containing \"Deep dish\""),
    ("screen row 3 Deep dish", 16, "screen row 3 \"Deep dish\""),
    ("screen focused row “Deep”", 22, "screen focused row \"Deep\""),
  ])
  func textsStandInStraightQuotationMarks(wrong: String, column: Int, right: String) {
    #expect(
      Self.messages(Scripts.crusts + "open\n  " + wrong)
        == ["7:\(column) \(Self.quotes)\(right)"])
    #expect(Self.messages(Scripts.crusts + "open\n  " + right) == [])
  }

  private static let order =
    "each line with hear is one announcement, by its text or by its fields; hear nothing stands "
    + "alone below a step, and hear more stands once, as the last of them"

  @Test(arguments: [
    ("hear nothing\n  hear \"a\"", "8:3"), ("hear \"a\"\n  hear nothing", "8:3"),
    ("hear more\n  hear \"a\"", "8:3"), ("hear more\n  hear more", "8:3"),
    ("hear nothing\n  hear nothing", "8:3"), ("hear \"a\" \"b\"", "7:12"),
    ("hear more \"a\"", "7:13"), ("hear nothing more", "7:16"),
    ("hear \"a\" anything else", "7:12"),
  ])
  func whatIsHeardHasAnOrder(wrong: String, place: String) {
    #expect(Self.messages(Scripts.crusts + "open\n  " + wrong) == ["\(place) \(Self.order)"])
  }

  @Test func aTextBesideFieldsIsTheLabel() {
    let right = "hear label \"Deep dish\" role \"radio button\""
    #expect(
      Self.messages(Scripts.crusts + "open\n  hear \"Deep dish\" role \"radio button\"")
        == ["7:20 this is not complete, write it like this: \(right)"])
    #expect(Self.messages(Scripts.crusts + "open\n  \(right)") == [])
  }

  /// A word of an expectation that is nearly right, and the right one.
  @Test(arguments: [
    ("hear contains \"a\"", "contains", "containing"),
    ("hear matches \"a\"", "matches", "matching"),
    ("hear mor", "mor", "more"), ("hear nothng", "nothng", "nothing"),
    ("hear \"a\" rol \"b\"", "rol", "role"), ("cut nothin", "nothin", "nothing"),
    ("cut wihtin 5 ms", "wihtin", "within"), ("first sond within 5 ms", "sond", "sound"),
    ("first sound withn 5 ms", "withn", "within"), ("no anser", "anser", "answer"),
    ("screen focused roww \"a\"", "roww", "row"),
    ("screen not by color alone", "color", "colour"),
    ("screen no widr than 3", "widr", "wider"), ("must hear nothing", "must", "MUST"),
  ])
  func wordsOfExpectations(wrong: String, word: String, right: String) {
    let column =
      3
      + wrong.distance(
        from: wrong.startIndex, to: wrong.ranges(of: word)[0].lowerBound)
    #expect(
      Self.messages(Scripts.crusts + "open\n  " + wrong)
        == ["7:\(column) \(word) is unknown here; did you mean \(right)?"])
  }

  /// A word too much or too little, where, and the line as it should be.
  @Test(arguments: [
    ("hear exactly \"a\"", "7:8 exactly is unknown here; did you mean ", "hear \"a\"", "?"),
    (
      "hear \"a\" label", "7:12 this is not complete, write it like this: ", "hear label \"a\"", ""
    ),
    (
      "screen \"a\"", "7:3 this is not complete, write it like this: ", "screen containing \"a\"",
      ""
    ),
    ("selected: deep", "7:3 selected: is unknown here; did you mean ", "selected deep", "?"),
  ])
  func linesOfExpectations(wrong: String, message: String, right: String, end: String) {
    #expect(Self.messages(Scripts.crusts + "open\n  " + wrong) == [message + right + end])
    #expect(Self.messages(Scripts.crusts + "open\n  " + right) == [])
  }

  private static let negation =
    "nothing can be expected not to be: expect what there is instead, or hear nothing, cut nothing, "
    + "selected nothing"

  @Test(arguments: [
    ("not hear \"a\"", 3), ("NOT selected deep", 3), ("MUST NOT selected deep", 8),
    ("SHOULD not hear \"a\"", 10), ("hear not \"a\"", 8), ("selected not deep", 12),
    ("answer not deep", 10), ("screen not containing \"a\"", 10), ("status not answered", 10),
  ])
  func thereIsNoNegation(wrong: String, column: Int) {
    #expect(
      Self.messages(Scripts.crusts + "open\n  " + wrong) == ["7:\(column) \(Self.negation)"])
  }

  /// Options may be called so.
  @Test(arguments: [
    "selected not", "focused not", "answer not", "field not", "selected \"not\" deep",
  ])
  func theWordAloneIsAName(right: String) {
    #expect(Self.messages(Scripts.crusts + "open\n  " + right) == [])
  }

  /// A word of another language of tests, and what a script has for it.
  @Test(arguments: [
    ("say \"a\"", "say", "hear"), ("expect \"a\"", "expect", "hear"),
    ("MUST say \"a\"", "say", "hear"), ("sleep 3 s", "sleep", "wait"), ("key Down", "key", "press"),
  ])
  func wordsOfOtherLanguagesOfTests(line: String, word: String, right: String) {
    let messages = Self.messages(Scripts.crusts + "open\n" + line)
    #expect(
      messages.map { $0.drop { $0 != " " } } == [" \(word) is unknown here; did you mean \(right)?"]
    )
  }

  /// Apostrophes are typed where they are no quotation marks.
  @Test(arguments: ["type '", "type 'tis", "type rock'n'roll", "type \"'abc'\""])
  func apostrophesAreTyped(step: String) {
    #expect(Self.messages(Scripts.crusts + step) == [])
  }

  @Test(arguments: ["label", "role", "state", "kind", "language", "position"])
  func aFieldStandsOnce(field: String) {
    let value = field == "kind" ? "focus" : "\"a\""
    #expect(
      Self.messages(Scripts.crusts + "open\n  hear \(field) \(value) \(field) \(value)")
        == ["7:\(10 + field.count + value.count) \(field) is there twice"])
  }

  /// Fields that one announcement may have several of.
  @Test(arguments: ["section", "boundary", "message"])
  func someFieldsRepeat(field: String) {
    #expect(
      Self.messages(Scripts.crusts + "open\n  hear \(field) \"a\" \(field) \"b\"") == [])
  }

  @Test func aRowOfAScreenHasASign() {
    #expect(
      Self.messages(Scripts.crusts + "open\n  screen is\n    Pizza crust\n    | Deep")
        == ["8:5 Pizza is unknown here; did you mean | Pizza crust?"])
  }

  @Test func theFirstWordOfAScreen() {
    #expect(
      Self.messages(Scripts.crusts + "open\n  screen contains \"a\"") == [
        "7:10 screen: contains is none of row, focused, containing, is, not, no, contrast; "
          + "did you mean containing?"
      ])
  }

  /// What is wrong with one line is told once, and nothing of what stands below it.
  @Test(arguments: [
    "press Dwon\n  hear nothing", "pres Down\n  hear nothing", "type \"${x}\"\n  hear nothing",
    "type \"open\n  hear nothing", "wait long\n  hear nothing",
    "open\n  hear nothing\npress Dwon\n  hear \"a\"",
    "open\n  hear nothing\npres Down\n  hear \"a\"",
    "end\npress Down\n  hear nothing\npress Up\n  hear \"a\"",
    "open\n  screen iss\n  | a\n  | b", "press Down\nopen\n  hear nothing\n  selected deep",
  ])
  func oneCauseIsToldOnce(steps: String) {
    #expect(Self.messages(Scripts.crusts + steps).count == 1)
  }
}
