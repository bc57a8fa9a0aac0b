// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import Testing

/// What scripts type into a secret is in no report, whatever fails.
@Suite struct SecretTests {
  private static let form = """
    { fields: [
      { kind: "text", name: "name", label: "Name" }, { kind: "secret", name: "pin", label: "PIN" },
    ] }
    """

  private func played(_ steps: String) throws -> (text: String, script: Script, ScriptResult) {
    let folder = try TemporaryScripts([
      "form.json5": Self.form, "a.aloud": "form: form.json5\n" + steps,
    ])
    let path = folder.path("a.aloud")
    let script = try #require(Scripts.player.read(path: path).script)
    return ("form: form.json5\n" + steps, script, Scripts.player.play(script))
  }

  @Test(arguments: [
    "type \"hunter2\"\npress Enter Enter\n", "press text:hunter2\npress Enter Enter\n",
    "press h u n t e r 2\npress Enter Enter\n",
    // Keys before the secret may lead to it.
    "press S-Tab Tab text:hunter2 Enter Enter\n",
    "type \"hunter2\"\n  hear containing \"hunter2\"\npress Enter Enter\n",
  ])
  func noReportHasASecret(typing: String) throws {
    let (_, _, result) = try played(
      "type \"Anna\"\npress Enter\n\(typing)  answer pin wrong\n  answer name Bob\n")
    try #require(result.problems.isEmpty, "\(result.problems)")
    let checks = result.steps.flatMap(\.checks)
    let last = checks.suffix(2)
    #expect(last.map(\.actual) == [["not shown, since it is a secret"], ["Anna"]])
    #expect(last.map(\.isHidden) == [true, nil])
    #expect(last.map(\.text) == ["answer pin xxxxx", "answer name Bob"])
    for format in ReportFormat.allCases {
      let text = Runs.text(format, ScriptRun(results: [result]))
      #expect(text.contains("xxxxxxx") || format == .github || typing.hasPrefix("press "))
      #expect(text.contains("Anna"))
      #expect(!text.contains("hunter2") && !text.contains("h u n t e r 2"), "\(format) \(text)")
    }
  }

  /// The right answer holds, and the signs in its place are never written into a script.
  @Test func theSignsAreNoAnswer() throws {
    let steps = "press Enter\ntype \"hunter2\"\npress Enter Enter\n"
    let (_, _, right) = try played(steps + "  answer pin hunter2\n")
    #expect(right.steps.flatMap(\.checks).map(\.outcome) == [.held])
    #expect(right.steps.flatMap(\.checks).map(\.text) == ["answer pin xxxxxxx"])
    let (_, _, signs) = try played(steps + "  answer pin xxxxxxx\n")
    #expect(signs.steps.flatMap(\.checks).map(\.outcome) == [.failed])
    let (text, script, wrong) = try played(steps + "  answer pin wrong\n")
    let update = ScriptUpdate(text, of: script, results: [wrong], extent: .failed)
    #expect(update.text == text)
    #expect(update.remainders.map(\.text) == ["answer pin wrong"])
  }

  /// A secret that stands somewhere else as well, as where a program echoes it.
  @Test func aSecretThatIsShownIsInNoReport() throws {
    let steps = """
      type "hunter2"
        hear "no"
      press Enter text:hunter2 Enter
        hear nothing
        screen row 1 "no"

      """
    let (text, script, result) = try played(steps)
    try #require(result.steps.contains { $0.screen.contains { $0.contains("xxxxxxx") } })
    for format in ReportFormat.allCases {
      let report = Runs.text(format, ScriptRun(results: [result]))
      #expect(!report.contains("hunter2"), "\(format) \(report)")
    }
    // What would be written has signs in its place, and would not hold.
    let update = ScriptUpdate(text, of: script, results: [result], extent: .failed)
    #expect(!update.text.contains("xxx"), "\(update.text)")
  }
}
