// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import Testing

/// What a script asks, and what can be expected of it.
@Suite struct SubjectTests {
  private static func messages(_ text: String) -> [String] {
    Scripts.read(text).mistakes.map {
      "\($0.place.line):\($0.place.column) \(Scripts.environment.words.message($0.reason))"
    }
  }

  private static let subject =
    "a script asks one thing: write one of form:, question:, command:, box:"

  @Test(arguments: [
    ("open\n", "1:1"), ("language: de\nopen\n", "1:1"),
    ("form: a\nquestion: Q\noption: b\noption: c\nopen\n", "2:11"),
    ("question: Q\noption: b\nform: a\nopen\n", "3:1"),
    ("form: a\ncommand: b\ncommand: c\nopen\n", "2:1"),
    ("command: a\noption: b = c\nopen\n", "2:9"),
  ])
  func oneThingIsAsked(text: String, place: String) {
    let messages = Self.messages(text).filter { !$0.contains("twice") }
    #expect(messages == ["\(place) \(Self.subject)"])
  }

  @Test(arguments: [
    ("option: b =", "option: KEY = LABEL"), ("option: b = \"\"", "option: KEY = LABEL"),
    ("option: = c", "option: KEY = LABEL"), ("option:", "option: KEY = LABEL"),
    ("option: a = A\ndisabled: a =", "disabled: KEY = REASON"),
  ])
  func anOptionHasAKeyAndALabel(lines: String, usage: String) {
    let messages = Self.messages("question: Q\noption: z = Z\n" + lines + "\nopen\n")
    #expect(messages.count == 1)
    #expect(messages[0].hasSuffix("this is not complete, write it like this: \(usage)"))
  }

  /// An expectation that says nothing of someone else's program: where, and its words.
  @Test(arguments: [
    ("selected deep", 3, "selected"), ("selected nothing", 3, "selected"),
    ("focused deep", 3, "focused"), ("field crust", 3, "field"), ("field nothing", 3, "field"),
    ("answer deep", 3, "answer"), ("no answer", 3, "no answer"), ("cut \"a\"", 3, "cut"),
    ("SHOULD cut nothing", 10, "cut"), ("hear label \"a\"", 8, "hear label"),
    ("hear kind focus state nothing", 19, "hear state"), ("status answered", 3, "status answered"),
  ])
  func isNotForCommand(expectation: String, column: Int, words: String) {
    #expect(
      Self.messages("command: true\nopen\n  hear more\n" + "press a\n  " + expectation)
        == ["5:\(column) \(words) is not for command:"])
    // It may be expected of a question, for all that reading tells.
    #expect(Self.messages(Scripts.crusts + "press a\n  " + expectation) == [])
  }

  @Test(arguments: [
    "hear \"a\"", "hear containing \"a\"", "hear kind output", "hear kind echo language en",
    "hear anything", "screen containing \"a\"", "screen contrast 4.5", "status 0", "status open",
    "status endOfInput", "first sound within 50 ms", "cut within 50 ms",
  ])
  func isForCommand(expectation: String) {
    #expect(Self.messages("command: true\nopen\n  " + expectation) == [])
  }

  @Test(arguments: [
    (Scripts.crusts, "status 1", "7:10 status: 1 is none of answered, cancelled"),
    (Scripts.crusts, "hear kind output", "7:13 hear: output is none of group, focus"),
    ("command: true\n", "hear kind group", "3:13 hear: group is none of focus, echo, output"),
  ])
  func namesOfOtherSubjects(asked: String, expectation: String, message: String) {
    let messages = Self.messages(asked + "open\n  " + expectation)
    #expect(messages.count == 1)
    #expect(messages[0].hasPrefix(message))
  }

  /// The label of an option where its key should be.
  @Test(arguments: [
    ("selected Deep dish", "7:12 Deep dish is unknown here; did you mean deep?"),
    ("selected \"Deep dish\"", "7:12 Deep dish is unknown here; did you mean deep?"),
    ("selected \"Deep dsh\"", "7:12 Deep dsh is unknown here; did you mean deep?"),
    ("focused Deep dish", "7:11 Deep dish is unknown here; did you mean deep?"),
    ("focused deep dish", "7:11 deep dish is unknown here; did you mean deep?"),
    ("focused deep thin", "7:16 this is not complete, write it like this: focused KEY"),
    ("selected nothin", "7:12 nothin is unknown here; did you mean nothing, thin?"),
  ])
  func aLabelIsNoKey(expectation: String, message: String) throws {
    let result = try Scripts.result(Scripts.crusts + "open\n  " + expectation)
    #expect(result.problems.map { "\($0.line):\($0.column) \($0.message)" } == [message])
  }

  @Test func aLabelIsNoDefault() {
    #expect(
      Self.messages(Scripts.crusts + "default: Deep dish\nopen\n")
        == ["6:10 Deep dish is unknown here; did you mean deep?"])
  }

  @Test(arguments: ["99", "22", "0.5", "21.01"]) func contrastHasARange(ratio: String) {
    #expect(
      Self.messages(Scripts.crusts + "open\n  screen contrast \(ratio)")
        == ["7:19 screen contrast: \(ratio) is out of range, 1 to 21 are possible"])
  }
}
