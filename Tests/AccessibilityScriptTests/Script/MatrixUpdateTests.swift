// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import FoundationEssentials
import Testing

/// Rewriting what a script with a matrix expects: what is written holds in every combination.
@Suite struct MatrixUpdateTests {
  /// Rewrites a script, and plays it as it is then.
  ///
  /// - Returns: the update, and all checks of the script that was rewritten.
  private func rewritten(
    _ text: String, _ extent: ScriptUpdate.Extent
  ) throws -> (update: ScriptUpdate, checks: [CheckResult]) {
    let (script, mistakes) = Scripts.read(text)
    try #require(mistakes.isEmpty, "\(mistakes)")
    let update = ScriptUpdate(
      text, of: try #require(script), results: try Scripts.play(text), extent: extent,
      in: Scripts.environment)
    let again = try Scripts.play(update.text)
    try #require(again.allSatisfy { $0.problems.isEmpty }, "\(update.text)")
    return (update, again.flatMap(\.steps).flatMap(\.checks))
  }

  @Test func fieldsAreWrittenInEnglish() throws {
    let text =
      Scripts.crusts + """
        matrix language: de ar hi
        open
        press Down
          hear "x"
          selected thin
        press Down
          hear label "x" state "selected" availability "unavailable: x" position "3 of 3"
        press Down Down
          SHOULD hear containing "Regular"  # one more
        """
    let (update, checks) = try rewritten(text, .failed)
    #expect(
      update.text == Scripts.crusts + """
        matrix language: de ar hi
        open
        press Down
          hear label "Deep dish" role "radio button" state "selected" position "2 of 3"
          selected deep
        press Down
          hear label "Thin crust" state "not selected" availability "unavailable: out of dough" position "3 of 3"
        press Down Down
          SHOULD hear containing "Regular"  # one more
          hear label "Deep dish" role "radio button" state "selected" position "2 of 3"
        """)
    #expect(update.remainders == [])
    #expect(checks.count == 15)
    #expect(checks.allSatisfy { $0.outcome == .held })
  }

  @Test func labelsAreKeysOfTheFormsTables() throws {
    let text = """
      form: survey.json5
      matrix language: de fr ar
      matrix verbosity: normal verbose
      open
      press Down
      """
    let (update, checks) = try rewritten(text, .missing)
    #expect(
      update.text.contains("\n  hear label \"@satisfied.very\" role \"radio button\""),
      "\(update.text)")
    #expect(update.text.contains("group \"@title\" role \"form\""), "\(update.text)")
    #expect(checks.count == 4 * 6)
    #expect(checks.allSatisfy { $0.outcome == .held })
  }

  /// Entries stand in sentences of ours wherever those have them, and what begins like an entry
  /// without being one is written as a text.
  @Test func sentencesHaveEntriesInThem() throws {
    let folder = try TemporaryScripts([
      "form.json5": """
      { tables: { Trip: "Tables" }, title: "@trip", fields: [
        { kind: "radio", name: "by", label: "@by", options: [
          { key: "bus", label: "@bus" }, { key: "@@home", label: "@@home" },
          { key: "tram", label: "@tram", disabled: "@strike" } ] },
        { kind: "text", name: "note", label: "@note" },
      ] }
      """,
      "Tables/en.lproj/Trip.strings":
        "trip = Trip;\nby = \"Travel by\";\nbus = Bus;\ntram = Tram;\n"
        + "strike = Strike;\nnote = Note;\n",
      "Tables/de.lproj/Trip.strings":
        "trip = Reise;\nby = \"Reise mit\";\nbus = Omnibus;\ntram = Bahn;\n"
        + "strike = Streik;\nnote = Notiz;\n",
      "a.aloud": """
      form: form.json5
      matrix language: en de
      press Down Down Enter
        hear "x"
      press Up Up Enter
        hear "x"
      press Enter
        hear "x"
      press Down
        hear "x"
      """,
    ])
    let path = folder.path("a.aloud")
    let text = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    let script = try #require(Scripts.player.read(path: path).script)
    let update = ScriptUpdate(
      text, of: script, results: Scripts.player.play(path: path), extent: .failed,
      in: Scripts.environment)
    #expect(update.remainders == [])
    #expect(
      update.text.contains(
        "availability \"unavailable: @strike\" selection \"@@home stays selected\"\n"),
      "\(update.text)")
    #expect(update.text.contains("hear label \"@by: @bus\""), "\(update.text)")
    try Data(update.text.utf8).write(to: URL(filePath: path))
    for result in Scripts.player.play(path: path) {
      #expect(result.problems == [], "\(update.text)")
      #expect(result.failures(from: .may) == [], "\(update.text)")
    }
  }

  /// What only some combinations say is left open; what is the same everywhere is exact.
  @Test func moreInSomeCombinations() throws {
    let text =
      Scripts.crusts + """
        matrix verbosity: brief verbose
        press Down
          hear "x"
        press Down wait:60000
          hear "y"
          hear anything
        press Up wait:60000
          hear anything
          hear anything
        wait 60 s
          hear nothing
        """
    // Who wants to hear little hears no hint when time passes.
    let (update, checks) = try rewritten(text, .failed)
    let line = "hear label \"Thin crust\" state \"not selected\""
    #expect(update.text.contains("\n  \(line)"), "\(update.text)")
    #expect(update.text.contains("3 of 3\"\n  hear more\npress Up wait:60000\n"))
    #expect(update.text.contains("\n  hear anything\nwait 60 s\n"))
    #expect(checks.allSatisfy { $0.outcome == .held })
    #expect(update.remainders == [])
  }

  /// Every kind of utterance in many matrices: whatever is written holds, and what is not is told.
  @Test(arguments: [
    "language: all", "language: de he ja\nmatrix verbosity: all", "text size: L AX5",
    "selection: all\nmatrix language: en fr", "verbosity: all", "language: de fr\nmode: lines",
  ])
  func whatIsWrittenHolds(matrix: String) throws {
    for steps in [
      "open\npress Down\npress Down\npress F1\npress F2\npress Up Up Up\npress Enter\n",
      "open\nwait 20 s\npress x\npress S-Tab\npress Escape\nend\n",
    ] {
      let steps =
        matrix.contains("lines")
        ? "open\ntype \"2\"\npress Enter\nend\n" : steps
      let filled = try rewritten("matrix \(matrix)\n" + Scripts.crusts + steps, .missing)
      #expect(
        filled.checks.allSatisfy { $0.outcome == .held },
        "\(filled.update.text) \(filled.checks.first { $0.outcome == .failed }.debugDescription)")
      let wrong = steps.replacing("\n", with: "\n  hear \"no\"\n  SHOULD hear \"never\"\n")
      let (update, checks) = try rewritten("matrix \(matrix)\n" + Scripts.crusts + wrong, .failed)
      let lines = Set(update.remainders.map(\.text))
      #expect(
        checks.allSatisfy { $0.outcome == .held || lines.contains($0.text) }, "\(update.text)")
      #expect(update.text.contains("\n  hear "))
      // Rewriting once more changes nothing.
      #expect(try rewritten(update.text, .failed).update.text == update.text)
    }
  }

  @Test func whatNoLineCanSayIsTold() throws {
    let text =
      Scripts.crusts + """
        matrix language: en de
        press Down
          cut "x"
          screen row 5 "x"
          screen row 4 "x"
        """
    let (update, _) = try rewritten(text, .failed)
    #expect(
      update.text == text.replacing("row 4 \"x\"", with: "row 4 \"> (•) Deep dish\""))
    #expect(update.remainders.map(\.line) == [8, 9])
    #expect(update.remainders.allSatisfy { $0.reason != .demand })
  }

  /// Without an environment there are only the words that were heard.
  @Test func wordsThatWereHeardAreEnoughForOneLanguage() throws {
    let text = Scripts.crusts + "matrix text size: L AX5\npress Down\n  hear \"x\"\n"
    let update = ScriptUpdate(
      text, of: try #require(Scripts.read(text).script), results: try Scripts.play(text),
      extent: .failed)
    #expect(
      update.text.hasSuffix("  hear \"Deep dish, radio button, selected, 2 of 3\"\n"))
  }
}
