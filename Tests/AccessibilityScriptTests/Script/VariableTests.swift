// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import Testing

/// Variables that come from outside, and fields that are there whatever they are.
@Suite struct VariableTests {
  private static let script = """
    let crust = Deep dish
    question: Pizza crust
    option: regular = Regular crust
    option: other = ${crust}
    press Down
      hear label "${crust}"
      hear more

    """

  @Test func thoseFromOutsideCountFirst() throws {
    var environment = Scripts.environment
    environment.variables = ["crust": "Thin $ crust", "unused": "no matter"]
    let player = ScriptPlayer(environment: environment)
    let folder = try TemporaryScripts(["crust.aloud": Self.script])
    let results = player.play(path: folder.path("crust.aloud"))
    #expect(results[0].problems == [])
    #expect(results[0].steps[0].heard[0].fields[0].value == "Thin $ crust")
    #expect(results[0].steps[0].checks[0].outcome == .held)
    let usual = Scripts.player.play(path: folder.path("crust.aloud"))
    #expect(usual[0].steps[0].heard[0].fields[0].value == "Deep dish")
  }

  @Test func aScriptSetsEachOnce() {
    let twice = "let crust = Thin\n" + Self.script
    for variables in [[:], ["crust": "Flat"]] {
      let (script, mistakes) = ScriptReader.read(
        Array(twice.utf8), path: Scripts.path, languages: ["en"], variables: variables)
      #expect(script == nil)
      #expect(mistakes.map(\.place.line) == [2])
    }
  }

  @Test func thoseThatNobodySetsAreNear() {
    let (script, mistakes) = ScriptReader.read(
      Array("form: ${from}\nopen\n".utf8), path: Scripts.path, languages: ["en"],
      variables: ["form": "survey.json5"])
    #expect(script == nil)
    #expect(Scripts.environment.words.message(mistakes[0].reason).contains("${form}"))
  }

  /// Each name once in a line, whether it stands in one word or in several.
  @Test func thoseThatNobodySetsAreToldOnceInALine() {
    for line in ["${a}${a}", "${a} ${a} \"${a}\"", "${a} ${b} ${a}${b}"] {
      let (_, mistakes) = ScriptReader.read(
        Array("question: \(line)\noption: ${a} = ${a}\n".utf8), path: Scripts.path,
        languages: ["en"])
      let names = line.contains("b") ? ["${a}", "${b}", "${a}"] : ["${a}", "${a}"]
      #expect(mistakes.map(\.reason) == names.map { .unknown($0, nearest: []) })
      #expect(mistakes.map(\.place.line) == names.indices.map { $0 == names.count - 1 ? 2 : 1 })
    }
  }

  @Test func anythingIsAnyTextThatIsThere() throws {
    let steps = "press Down\n  hear label anything state anything kind anything\n"
    #expect(try Scripts.checks(Scripts.crusts + steps)[0].outcome == .held)
    let check = try Scripts.checks(
      Scripts.crusts + "press Down\n  hear label anything group anything\n")[0]
    #expect(check.outcome == .failed)
    #expect(check.expected == ["label: …", "group: …"])
    #expect(
      check.actual == [
        "label: Deep dish", "group: nothing", #"hear "Deep dish, radio button, selected, 2 of 3""#,
      ])
    #expect(check.reason == "the announcement has no group; it has: label, role, state, position")
    // In quotation marks it is a text.
    let quoted = try Scripts.checks(Scripts.crusts + "press Down\n  hear label \"anything\"\n")[0]
    #expect(quoted.outcome == .failed)
  }

  @Test func anythingStaysWhenTheRestIsRewritten() throws {
    let text =
      Scripts.crusts + "press Down\n  hear label anything state \"checked\" group anything\n"
    let script = try #require(Scripts.read(text).script)
    let update = ScriptUpdate(text, of: script, results: try Scripts.play(text), extent: .failed)
    #expect(
      update.text == Scripts.crusts
        + "press Down\n  hear label anything state \"selected\" role \"radio button\" "
        + "position \"2 of 3\"\n")
  }

  /// In Hebrew, numbers are words: 3 of 3 tells not by itself how an entry takes its numbers.
  @Test(arguments: ["he", "de", "ar"]) func theSameNumberTwice(language: String) throws {
    let checks = try Scripts.checks(
      "language: \(language)\n" + Scripts.crusts + """
        press End
          hear position "3 of 3"
        press F3
          hear position "3 of 4"
        """)
    #expect(checks.map(\.outcome) == [.held, .failed])
  }
}
