// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import Testing

/// Values that no announcement can have break a script, with what they resemble.
@Suite struct ImpossibleValueTests {
  /// A field with a value that it never has, and what is wrong.
  @Test(arguments: [
    ("role \"radiobutton\"", "radiobutton is unknown here; did you mean radio button?"),
    ("state \"unselected\"", "unselected is unknown here; did you mean not selected?"),
    ("state \"unchecked\"", "unchecked is unknown here; did you mean not checked?"),
    ("state \"deselected\"", "deselected is unknown here; did you mean not selected?"),
    ("state selectd", "selectd is unknown here; did you mean selected?"),
    ("position \"2 / 3\"", "2 / 3 is unknown here; did you mean 2 of 3?"),
    (
      "position \"1 of x\"",
      "this is not complete, write it like this: position \"1 of 3\""
    ),
    ("availability \"unavailabel\"", "unavailabel is unknown here; did you mean unavailable?"),
    ("boundary \"first opton\"", "first opton is unknown here; did you mean first option?"),
    ("step \"2 of 3\"", "2 of 3 is unknown here; did you mean question 2 of 3?"),
    ("required \"requird\"", "requird is unknown here; did you mean required?"),
    ("error \"wrong\"", "wrong is unknown here; did you mean invalid?"),
  ])
  func isToldBeforePlaying(field: String, message: String) throws {
    for language in ["en", "de", "ar"] {
      let result = try Scripts.result(
        "language: \(language)\n" + Scripts.crusts + "press Down\n  hear \(field)\n")
      // The word after hear and the name of the field.
      let column = 8 + field.prefix { $0 != " " }.count + 1
      #expect(
        result.problems
          == [ScriptProblem(path: Scripts.path, line: 8, column: column, message: message)],
        "\(language)")
    }
  }

  /// What may be, in English, in the language that is played, or with words of the form in it.
  @Test(arguments: [
    ("en", "role \"check box\""), ("de", "role \"Auswahlschalter\""),
    ("de", "role \"radio button\""),
    ("de", "position \"7 von 9\""), ("ar", "position \"١ من ٣\""), ("en", "position \"7 of 9\""),
    ("ja", "position \"3この うち 1ばんめ\""), ("en", "availability \"unavailable: anything at all\""),
    ("de", "availability \"nicht verfügbar: irgend etwas\""),
    ("en", "boundary \"end of Colours\""), ("en", "state \"selection cleared\""),
    ("en", "constraint \"kilometres\""), ("en", "label \"whatever\""), ("en", "count \"1 option\""),
    ("en", "count \"12 questions\""), ("en", "message \"whatever\""), ("en", "role nothing"),
    ("en", "state anything"), ("en", "step \"question 3 of 3\""),
  ])
  func whatMayBeIsPlayed(language: String, field: String) throws {
    let result = try Scripts.result(
      "language: \(language)\n" + Scripts.crusts + "press Down\n  hear \(field)\n")
    #expect(result.problems == [])
  }

  /// Everything that is said in any language may be expected, field by field.
  @Test func whatIsSaidMayBeExpected() throws {
    let heard = try Scripts.play(
      "matrix language: all\nmatrix verbosity: all\n" + Scripts.crusts
        + "press Down\npress Down\npress Down\npress Up\npress F2\npress Home\npress Enter\n")
    #expect(heard.count > 90)
    for result in heard {
      let settings = result.combination.map { "\($0.name): \($0.value)\n" }.joined()
      var script = settings + Scripts.crusts
      for step in result.steps {
        script += step.text + "\n"
        for utterance in step.heard {
          let fields = utterance.fields.filter { $0.name != "message" }
          script +=
            "  hear "
            + fields.map { "\($0.name) \"\($0.value)\"" }.joined(separator: " ") + "\n"
        }
      }
      let again = try Scripts.result(script)
      #expect(again.problems == [], "\(settings)")
      #expect(again.failures(from: .may) == [], "\(settings)")
    }
  }

  /// An answer to a question that stands alone: where, and what is wrong.
  @Test(arguments: [
    ("answer Medium", 10, "answer: Medium is none of regular, deep, thin"),
    ("answer Deep dish", 10, "Deep dish is unknown here; did you mean deep?"),
    ("answer dep", 10, "dep is unknown here; did you mean deep?"),
    ("answer deep thin", 15, "this is not complete, write it like this: answer KEY"),
  ])
  func anAnswerThatCannotBeGiven(expectation: String, column: Int, message: String) throws {
    let result = try Scripts.result(Scripts.crusts + "press Enter\n  " + expectation + "\n")
    #expect(
      result.problems
        == [ScriptProblem(path: Scripts.path, line: 7, column: column, message: message)])
  }
}
