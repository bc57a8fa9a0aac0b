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

  /// Where a text is typed, the keys for text sizes are text.
  @Test(arguments: Suites.formScripts.filter { !$0.hasSuffix("text-sizes.aloud") })
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
