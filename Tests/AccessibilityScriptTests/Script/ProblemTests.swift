// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import Testing

/// Everything that makes a script broken, with its place and what resembles it.
@Suite struct ProblemTests {
  /// A script that is wrong when it is read: text, line, column, message.
  @Test(arguments: [
    ("langauge: de", 1, 1, "langauge is unknown here; did you mean language?"),
    (
      "form: a\nverbosity: breif", 2, 12,
      "verbosity: breif is none of brief, normal, verbose; did you mean brief?"
    ),
    ("form: a\nlanguage: xx-nowhere", 2, 11, "there is no language xx-nowhere"),
    ("form: a\nterminal: 80", 2, 11, "this is not complete, write it like this: terminal: 80x24"),
    ("form: a\nseed: x", 2, 7, "this is not complete, write it like this: seed: 1"),
    ("form: a\nlevel: must\nlevel: may", 3, 1, "level is there twice"),
    ("form: a\nform: b", 2, 1, "form is there twice"),
    ("form: a\nmatrix language: en\nlanguage: de", 3, 1, "language is there twice"),
    ("form: a\nmatrix langauge: en", 2, 8, "langauge is unknown here; did you mean language?"),
    (
      "form: a\nmatrix terminal: all", 2, 18,
      "this is not complete, write it like this: matrix terminal: 80x24"
    ),
    ("", 1, 1, "a script asks one thing: write one of form:, question:, command:, box:"),
    ("option: a\noption: b\nopen", 1, 9, "question: is missing"),
    (
      "form: a\nmatrix form: b c", 2, 8,
      "matrix: form is none of language, text size, verbosity, terminal, selection, mode, disabled options, wrap, columns, placement, colours, time limit, seed"
    ),
    (
      "form: a\nmatrix level: must may", 2, 8,
      "matrix: level is none of language, text size, verbosity, terminal, selection, mode, disabled options, wrap, columns, placement, colours, time limit, seed"
    ),
    ("form: a\nmatrix language: en de en", 2, 24, "en is there twice"),
    ("form: a\nmatrix language: all en", 2, 22, "en is there twice"),
    ("form: a\nmatrix terminal: 80x24 080x24", 2, 24, "080x24 is there twice"),
    ("form: a\nmatrix time limit: 1s 1000ms", 2, 23, "1000ms is there twice"),
    ("form: a\ncolumns: 99999", 2, 10, "columns: 99999 is out of range, 1 to 1000 are possible"),
    (
      "form: a\nterminal: 100000x100000", 2, 11,
      "terminal: 100000x100000 is out of range, 1 to 1000 are possible"
    ),
    (
      "form: a\ntime limit: 40000000 s", 2, 13,
      "time limit: 40000000 s is out of range, 0 to 31536000000 are possible"
    ),
    ("form: a\nseed: +1", 2, 7, "this is not complete, write it like this: seed: 1"),
    (
      "form: a\nwait 31536000.5 s", 2, 6,
      "wait: 31536000500 is out of range, 0 to 31536000000 are possible"
    ),
    (
      "command: a\nopen\n  status +1", 3, 10,
      "status: +1 is none of answered, cancelled, interrupted, endOfInput, timedOut, wentBack, nothingSelectable, open"
    ),
    (
      "command: a\nopen\n  status 007", 3, 10,
      "status: 007 is none of answered, cancelled, interrupted, endOfInput, timedOut, wentBack, nothingSelectable, open"
    ),
    (
      "form: a\nopen\n  screen row +1 \"a\"", 3, 3,
      "this is not complete, write it like this: screen row 1 \"TEXT\""
    ),
    (
      "form: a\nopen\n  screen no wider than +40", 3, 3,
      "this is not complete, write it like this: screen no wider than 40"
    ),
    ("question: A", 1, 11, "option: is missing"),
    ("question: A\noption: b\noption: b", 3, 9, "b is there twice"),
    ("question: A\noption: deep\ndefault: dep", 3, 10, "dep is unknown here; did you mean deep?"),
    (
      "question: A\noption: deep\ndisabled: deeep = sold out", 3, 11,
      "deeep is unknown here; did you mean deep?"
    ),
    ("form: a\npres Down", 2, 1, "pres is unknown here; did you mean press?"),
    ("form: a\npress Down Dwon", 2, 12, "Dwon is unknown here; did you mean Down?"),
    ("form: a\npress PgDn", 2, 7, "PgDn is unknown here; did you mean PageDown?"),
    ("form: a\npress", 2, 1, "this is not complete, write it like this: press Down Enter"),
    (
      "command: a\nwait for", 2, 1,
      "this is not complete, write it like this: wait for \"TEXT\" 10 s"
    ),
    (
      "command: a\nwait for Your name", 2, 10,
      "a text stands in straight quotation marks: wait for \"Your name\""
    ),
    (
      "command: a\nwait for \"a\" soon", 2, 14,
      "this is not complete, write it like this: wait for \"TEXT\" 10 s"
    ),
    (
      "command: a\nwait for \"a\" 601 s", 2, 14,
      "wait for: 601000 is out of range, 0 to 600000 are possible"
    ),
    ("form: a\nwait for \"a\"", 2, 1, "wait for waits in real time and is only for command:"),
    (
      "question: a\noption: b\nwait for \"a\" 2 s", 3, 1,
      "wait for waits in real time and is only for command:"
    ),
    ("form: a\nwait a bit", 2, 6, "this is not complete, write it like this: wait 3 s"),
    (
      "form: a\nwait 31536001 s", 2, 6,
      "wait: 31536001000 is out of range, 0 to 31536000000 are possible"
    ),
    ("form: a\ntype \"open", 2, 6, "this is not complete, write it like this: \"TEXT\""),
    ("form: a\npress Up\nopen", 3, 1, "open is the first step, and end the last one"),
    ("form: a\nopen\nopen", 3, 1, "open is the first step, and end the last one"),
    ("form: a\nend\npress Up", 3, 1, "open is the first step, and end the last one"),
    (
      "form: a\nopen\nlanguage: de", 3, 1,
      "language cannot stand here: settings come first, then steps with their expectations below them"
    ),
    (
      "form: a\n  hear nothing", 2, 3,
      "hear cannot stand here: settings come first, then steps with their expectations below them"
    ),
    ("form: a\nopen\n  heer \"a\"", 3, 3, "heer is unknown here; did you mean hear?"),
    ("form: a\nopen\n  hear lable \"a\"", 3, 8, "lable is unknown here; did you mean label?"),
    (
      "form: a\nopen\n  hear label", 3, 8,
      "this is not complete, write it like this: label \"TEXT\""
    ),
    (
      "form: a\nopen\n  hear kind fokus", 3, 13,
      "hear: fokus is none of group, focus, selection, refusal, boundary, hint, where, setting, error, answer, echo; did you mean focus?"
    ),
    ("form: a\nopen\n  hear matching \"a(\"", 3, 17, "a( is no regular expression"),
    (
      "form: a\nopen\n  MUST hear nothing\n  hear \"a\"", 4, 3,
      "each line with hear is one announcement, by its text or by its fields; hear nothing stands alone below a step, and hear more stands once, as the last of them"
    ),
    (
      "form: a\nopen\n  hear more\n  hear \"a\"", 4, 3,
      "each line with hear is one announcement, by its text or by its fields; hear nothing stands alone below a step, and hear more stands once, as the last of them"
    ),
    (
      "form: a\nopen\n  status answred", 3, 10,
      "status: answred is none of answered, cancelled, interrupted, endOfInput, timedOut, wentBack, nothingSelectable, open; did you mean answered?"
    ),
    (
      "form: a\nopen\n  screen contrast high", 3, 3,
      "this is not complete, write it like this: screen contrast 4.5"
    ),
    (
      "form: a\nopen\n  screen row 0 \"a\"", 3, 14,
      "screen row: 0 is out of range, 1 to 1000 are possible"
    ),
    (
      "form: a\nopen\n  screen containig \"a\"", 3, 10,
      "screen: containig is none of row, focused, containing, is, not, no, contrast; did you mean containing?"
    ),
    (
      "form: a\nopen\n  | a", 3, 3,
      "| cannot stand here: settings come first, then steps with their expectations below them"
    ),
    (
      "form: a\nopen\n  first sound within 50", 3, 3,
      "this is not complete, write it like this: first sound within 50 ms"
    ),
    ("form: ${fil}\nopen", 1, 7, "${fil} is unknown here"),
    ("let file = a\nform: ${fil}", 2, 7, "${fil} is unknown here; did you mean ${file}?"),
    (
      "form: ${x}\nopen\nlet x = b", 1, 7,
      "${x} has no value yet: its let comes only later, at \(Scripts.path):3"
    ),
    ("let y = ${x}\nform: ${y}", 1, 9, "${x} is unknown here"),
    ("let x = 1\nlet x = 2\nform: a", 2, 5, "x is there twice"),
    ("let = 1\nform: a", 1, 1, "this is not complete, write it like this: let NAME = VALUE"),
    (
      "form: a\ninclude: missing.aloud", 2, 10,
      "\(Scripts.root.path)/Examples/missing.aloud cannot be read: No such file or directory"
    ),
  ])
  func isFoundWhenItIsRead(text: String, line: Int, column: Int, message: String) throws {
    let (script, mistakes) = Scripts.read(text)
    #expect(script == nil)
    let problem = try #require(mistakes.first.map(Scripts.environment.words.problem))
    #expect(
      problem
        == ScriptProblem(path: Scripts.path, line: line, column: column, message: message))
    #expect(mistakes.count == 1)
  }

  /// A script that is wrong when it is played: text, line, column, message.
  @Test(arguments: [
    (
      "form: nowhere.json5\nopen", 1, 7,
      "\(Scripts.root.path)/Examples/nowhere.json5 cannot be read: No such file or directory"
    ),
    (
      "form: survey.json5\nopen\n  selected verry", 3, 12,
      "verry is unknown here; did you mean very?"
    ),
    (
      "form: survey.json5\nopen\n  focused verry", 3, 11,
      "verry is unknown here; did you mean very?"
    ),
    (
      "form: survey.json5\nopen\n  field satisfid", 3, 9,
      "satisfid is unknown here; did you mean satisfied?"
    ),
    (
      "form: survey.json5\nopen\n  field zzzzzzzzz", 3, 9,
      "field: zzzzzzzzz is none of satisfied, why, readers, years, again"
    ),
    (
      "form: survey.json5\nopen\n  hear label anything error \"bad\"", 3, 29,
      "bad is unknown here; did you mean invalid?"
    ),
    (
      "form: survey.json5\nopen\n  screen row 25 \"a\"", 3, 14,
      "screen row: 25 is out of range, 1 to 24 are possible"
    ),
    (
      "form: survey.json5\nterminal: 80x3\nopen\n  SHOULD screen is\n| a\n|\n|\n| b", 4, 10,
      "screen is: 4 is out of range, 0 to 3 are possible"
    ),
    (
      "command: cat\nopen\n  screen row 25 \"a\"", 3, 14,
      "screen row: 25 is out of range, 1 to 24 are possible"
    ),
    (
      "form: survey.json5\nend\n  answer satisfid very", 3, 10,
      "satisfid is unknown here; did you mean satisfied?"
    ),
    (
      "form: survey.json5\nend\n  answer very", 3, 10,
      "a form with several fields wants answer FIELD VALUE; its fields are satisfied, why, readers, years, again"
    ),
    (
      "form: survey.json5\nend\n  answer satisfied Medium", 3, 20,
      "answer satisfied: Medium is none of very, rather, not"
    ),
    (
      "form: survey.json5\nend\n  answer satisfied very rather", 3, 25,
      "this is not complete, write it like this: answer satisfied KEY"
    ),
    (
      "form: survey.json5\nend\n  answer readers speech braile", 3, 25,
      "braile is unknown here; did you mean braille?"
    ),
    ("form: survey.json5\nend\n  answer years abc", 3, 16, "abc should be a number"),
    (
      "form: survey.json5\nend\n  answer years 1 2", 3, 18,
      "this is not complete, write it like this: answer years NUMBER"
    ),
    (
      "form: survey.json5\nend\n  answer why too slow", 3, 14,
      "a text stands in straight quotation marks: answer why \"too slow\""
    ),
    (
      "form: survey.json5\nopen\n  hear label \"@satisfid\"", 3, 14,
      "none of your tables has the entry @satisfid; did you mean @satisfied?"
    ),
    (
      "command: no-such-program\nopen", 1, 10,
      "no-such-program cannot be started: No such file or directory"
    ),
  ])
  func isFoundWhenItIsPlayed(text: String, line: Int, column: Int, message: String) throws {
    let result = try Scripts.result(text)
    #expect(
      result.problems
        == [ScriptProblem(path: Scripts.path, line: line, column: column, message: message)])
    #expect(result.isBroken)
  }

  /// Everything that is wrong is told at once, from the top down, though names are looked up only
  /// where the rest is right.
  @Test func namesAreToldBesideTheRest() throws {
    let survey = Scripts.root.appending(path: "Examples/survey.json5").path
    let folder = try TemporaryScripts([
      "a.aloud": """
      form: \(survey)
      verbosity: breif
      open
        selected verry
        heer "a"
        hear label "@satisfid"
      press Dwon
        field satisfid
        hear role "radiobutton"
      """
    ])
    let results = Scripts.player.play(path: folder.path("a.aloud"))
    #expect(results.flatMap(\.problems).map(\.line) == [2, 4, 5, 6, 7, 8, 9])
  }

  /// Without one of its options, every name of it would be wrong as well.
  @Test func aQuestionThatIsWrongHasNoNames() throws {
    let folder = try TemporaryScripts([
      "a.aloud": Scripts.crusts.replacing("option: deep", with: "optoin: deep")
        + "open\n  selected deep\n"
    ])
    let results = Scripts.player.play(path: folder.path("a.aloud"))
    #expect(results.flatMap(\.problems).map(\.line) == [3])
  }

  @Test func aSessionThatEndsBeforeItsSteps() throws {
    let result = try Scripts.result(
      Scripts.crusts + "press Down Enter\n  status answered\npress Up")
    #expect(
      result.problems == [
        ScriptProblem(
          path: Scripts.path, line: 8, column: 1,
          message: "the session is over before this step: answered")
      ])
    #expect(result.steps.count == 1)
    #expect(result.steps[0].checks.map(\.outcome) == [.held])
  }

  @Test func mistakesOfTheFormHaveTheirPlaceInIt() throws {
    let folder = try TemporaryScripts([
      "bad.json5": "{\n  fields: [ { kind: \"radioo\", name: \"a\" } ],\n}\n",
      "bad.aloud": "form: bad.json5\nopen\n",
    ])
    let results = Scripts.player.play(path: folder.path("bad.aloud"))
    #expect(
      results.map(\.problems) == [
        [
          ScriptProblem(
            path: folder.path("bad.json5"), line: 2, column: 21,
            message: "there is no kind of field radioo; did you mean radio?")
        ]
      ])
  }
}
