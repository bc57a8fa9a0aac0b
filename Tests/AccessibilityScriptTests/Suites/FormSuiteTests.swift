// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import Testing

/// The suite for anyone's form, played on forms that it was not written for.
@Suite struct FormSuiteTests {
  private static func play(_ name: String, form: String) -> [ScriptResult] {
    var environment = Scripts.environment
    environment.variables = ["form": form]
    return ScriptPlayer(environment: environment).play(path: Suites.path(name))
  }

  @Test(arguments: Suites.forms, Suites.formScripts)
  func everyExamplePasses(form: String, script: String) {
    let results = Self.play(script, form: Suites.path(form))
    let failures = Suites.failures(in: results)
    #expect(failures.isEmpty, "\(failures.prefix(6).joined(separator: "\n"))")
  }

  /// The scripts of the other suites that are played on each question of a form that has what they
  /// want to know of it.
  @Test(arguments: Suites.forms, Suites.questionScripts)
  func everyQuestionOfEveryExamplePasses(form: String, script: String) throws {
    let wanted = try Suites.facts(wantedBy: script)
    for stop in try Suites.stops(of: form) where wanted.isSubset(of: stop.variables.keys) {
      var environment = Scripts.environment
      environment.variables = stop.variables
      environment.variables["form"] = Suites.path(form)
      let player = ScriptPlayer(environment: environment)
      let read = try #require(player.read(path: Suites.path(script)).script)
      // In some of the languages: the shipped scripts are played in all.
      for combination in read.combinations.filter(Suites.isInFewLanguages) {
        let failures = Suites.failures(in: [player.play(read, in: combination)])
        #expect(failures.isEmpty, "\(stop.field): \(failures.prefix(6).joined(separator: "\n"))")
      }
    }
  }

  /// What scripts are told of the example is what they have as usual values themselves.
  @Test(arguments: Suites.questionScripts)
  func usualValuesAreThoseOfTheExample(script: String) throws {
    let usual = try Suites.usualValues(in: script)
    let stops = try Suites.stops(of: "Suites/form/example.json5")
    let stop = try #require(stops.first { $0.field == usual["field"] })
    for (name, value) in usual where name != "form" {
      #expect(stop.variables[name] == value, "\(name)")
    }
  }

  /// Questions that other answers bring up are not asked at first, and an option that they make
  /// available is not; the facts are what the form file says.
  @Test func factsAreThoseOfTheFormFile() throws {
    let text = """
      {title: 'T', fields: [
        {kind: 'radio', name: 'a', label: 'A', options: [
          {key: 'x', label: 'X', disabled: true}, {key: 'y', label: 'Y'}, {key: 'z', label: 'Z'}]},
        {kind: 'text', name: 'b', label: 'B', shownWhen: {field: 'a', equals: 'z'}},
        {kind: 'checklist', name: 'c', label: 'C', options: [
          {key: 'u', label: 'U', reason: 'r', enabledWhen: {field: 'a', equals: 'z'}},
          {key: 'v', label: 'V'}]},
      ]}
      """
    let stops = try #require(
      FormStop.stops(of: Array(text.utf8), at: "/form.json5", words: Scripts.english))
    #expect(stops.map(\.field) == ["a", "c"])
    #expect(
      stops[0].variables == [
        "field": "a", "after": "c", "way": "F4", "group": "radio group", "role": "radio button",
        "on": "selected", "off": "not selected", "count": "3", "first": "x", "second": "y",
        "last": "z", "entry": "y", "entryBack": "z", "chosen": "z", "chosenKeys": "Home C-n C-n",
        "number": "3", "other": "y", "otherKeys": "Home C-n", "unavailable": "x",
        "unavailableKeys": "Home",
      ])
    #expect(
      stops[1].variables == [
        "field": "c", "before": "a", "ahead": "F4", "way": "F4 Tab", "group": "check list",
        "role": "check box", "on": "checked", "off": "not checked", "count": "2", "first": "u",
        "second": "v", "last": "v", "entry": "v", "entryBack": "v", "unavailable": "u",
        "unavailableKeys": "Home",
      ])
    #expect(FormStop.stops(of: Array("{".utf8), at: "/form.json5", words: Scripts.english) == nil)
  }

  /// One field of each kind alone, which has neither a title of its own nor a summary.
  @Test(
    arguments: [
      #"{ kind: "radio", label: "Crust", name: "a", options: ["deep", "thin"] }"#,
      #"{ kind: "confirm", label: "Deliver?", name: "a" }"#,
      #"{ kind: "checklist", label: "Toppings", name: "a", options: ["ham", "olives"] }"#,
    ], Suites.formScripts)
  func aFieldThatStandsAlonePasses(field: String, script: String) throws {
    let folder = try TemporaryScripts(["form.json5": "{ fields: [\(field)] }"])
    let results = Self.play(script, form: folder.path("form.json5"))
    let failures = Suites.failures(in: results, from: .must)
    #expect(failures.isEmpty, "\(failures.prefix(6).joined(separator: "\n"))")
  }

  /// Where a text is typed, most keys are text.
  @Test(arguments: Suites.formScripts)
  func aTextThatStandsAlonePasses(script: String) throws {
    let folder = try TemporaryScripts([
      "form.json5": #"{ fields: [{ kind: "text", label: "Name", name: "a" }] }"#
    ])
    let results = Self.play(script, form: folder.path("form.json5"))
    let failures = Suites.failures(in: results, from: .must)
    #expect(failures.isEmpty, "\(failures.prefix(6).joined(separator: "\n"))")
  }

  /// A form whose table in one language is broken, though the others have words for everything.
  @Test(arguments: Suites.formScripts) func aBrokenTableBreaksIt(script: String) throws {
    let words = "\"t\" = \"Form\"; \"a\" = \"A\"; \"b\" = \"B\";\n"
    let folder = try TemporaryScripts([
      "form.json5": #"""
      { title: "@t", tables: { W: "." }, fields: [
        { kind: "radio", label: "@a", name: "a", options: ["x", "y"] },
        { kind: "confirm", label: "@b", name: "b" } ] }
      """#,
      "en.lproj/W.strings": words, "de.lproj/W.strings": words + "x = \n",
    ])
    let results = Self.play(script, form: folder.path("form.json5"))
    for result in results {
      let language = result.settings.first { $0.name == "language" }?.value
      #expect(result.isBroken == (language == "de"), "\(result.combination)")
    }
  }

  private static let fields = #"""
    { kind: "radio", label: "Crust", name: "a", options: ["deep", "thin"] },
    { kind: "text", label: "Name", name: "b" },
    """#

  @Test func aFormWithoutATitleFails() throws {
    let folder = try TemporaryScripts(["form.json5": "{ fields: [\(Self.fields)] }"])
    let path = folder.path("form.json5")
    let results = Self.play("Suites/form/opening.aloud", form: path)
    #expect(results.allSatisfy { $0.failures(from: .must).map(\.line) == [10] })
    #expect(Suites.failures(in: Self.play("Suites/form/cancelled.aloud", form: path)).isEmpty)
  }

  @Test func aFormThatIsNotThereBreaksEveryScript() {
    for script in Suites.formScripts {
      let results = Self.play(script, form: "/nowhere/form.json5")
      #expect(results.allSatisfy { $0.problems.count == 1 })
      #expect(results[0].problems[0].message.contains("/nowhere/form.json5"))
    }
  }
}
