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

  /// A value with signs that mean something in a line: a line, and what it is read as.
  @Test(arguments: [
    #"5" disk"#, #"""#, #"\"#, #"a " b " c"#, "a # b", "${", "$", "x = y", "name: ", #""a" "b""#,
  ])
  func aValueMayHaveAnySigns(value: String) throws {
    let line = value.hasPrefix("\"") ? nil : "let q = \(value)\n"
    let (script, mistakes) = ScriptReader.read(
      Array(
        """
        command: cat
        wait for "${q}" 3 s
          hear containing "${q}"
          SHOULD screen row 2 "${q}"
        type "${q}"
        wait for "${q}${q}"

        """.utf8), path: Scripts.path, languages: ["en"], variables: ["q": value])
    #expect(mistakes == [])
    let steps = try #require(script?.steps)
    guard case .waitFor(value, 3000) = steps[0].action else {
      Issue.record("\(steps[0])")
      return
    }
    #expect(steps[0].expectations[0].text == "hear containing \"\(value)\"")
    #expect(steps[0].expectations[1].text == "screen row 2 \"\(value)\"")
    guard case .type(value) = steps[1].action, case .waitFor(value + value, 5000) = steps[2].action
    else {
      Issue.record("\(steps)")
      return
    }
    // A comment is none of a value, and quotation marks around all of it are left out.
    guard let line, !value.contains("#") else { return }
    let set = Scripts.read(line + "command: cat\ntype \"${q}\"\n")
    guard case .type(let typed)? = set.script?.steps[0].action else {
      Issue.record("\(set)")
      return
    }
    #expect(typed == (value.hasSuffix(" ") ? String(value.dropLast()) : value))
  }

  /// A line that lacks quotation marks around a variable, and as it should be.
  @Test(arguments: [
    ("hear ${greeting}", "hear \"${greeting}\""),
    ("MUST hear containing ${greeting}", "MUST hear containing \"${greeting}\""),
    ("cut ${greeting}", "cut \"${greeting}\""),
    ("type ${greeting} now", "type \"${greeting} now\""),
    ("screen containing ${greeting} now", "screen containing \"${greeting} now\""),
  ])
  func aVariableWithoutQuotationMarks(line: String, mended: String) {
    let (_, mistakes) = Scripts.read(
      "let greeting = \"How do you do\"\n" + Scripts.crusts + "open\n  \(line)\n")
    #expect(mistakes.map(\.reason) == [.unquoted(mended)])
    #expect(
      Scripts.read(
        "let greeting = \"How do you do\"\n" + Scripts.crusts + "open\n  \(mended)\n"
      ).mistakes == [])
  }

  /// What variables put in has an end, in one line and in all of them together.
  @Test(.timeLimit(.minutes(1)), arguments: [(1, 20_000), (20_000, 1)])
  func tooMuchIsNotPutIn(lines: Int, each: Int) {
    let value = String(repeating: "a", count: 60_000)
    let line = "  hear \"" + String(repeating: "${a}", count: each) + "\"\n"
    let (script, mistakes) = Scripts.read(
      "let a = \(value)\n\(Scripts.crusts)open\n" + String(repeating: line, count: lines))
    #expect(script == nil)
    #expect(mistakes.count == 1)
    guard case .outOfRange("${}", _, 0...16_777_216)? = mistakes.first?.reason else {
      Issue.record("\(mistakes)")
      return
    }
  }

  @Test func aValueHasAnEnd() {
    let value = String(repeating: "a", count: 40_000)
    let messages = Scripts.read("let a = \(value)\nlet b = ${a}${a}\nform: ${b}\n").mistakes.map {
      "\($0.place.line):\($0.place.column) \(Scripts.environment.words.message($0.reason))"
    }
    #expect(messages == ["2:5 let b: 80000 is out of range, 0 to 65536 are possible"])
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
