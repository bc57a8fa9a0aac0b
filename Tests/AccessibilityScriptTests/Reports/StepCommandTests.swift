// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import Testing

/// The command that plays a step alone.
@Suite struct StepCommandTests {
  @Test(arguments: [
    "", "a b", "it's", "$HOME `x` \"y\" \\", "Größe", "a\nb", "~", "*", "plain-1.2",
  ])
  func aShellReadsTheWord(text: String) throws {
    let run = try ReadingProgram(["sh", "-c", "printf '%s' " + ShellWord.quoted(text)])
    #expect(run.output == text)
  }

  @Test func allThatIsNotUsualIsAnOption() throws {
    let result = try Scripts.result(
      """
      question: What's up?
      description: Say
      option: a = A b
      option: b
      disabled: b = it's gone
      disabled: a
      default: a
      required: no
      language: de
      text size: AX1
      verbosity: brief
      terminal: 40x12
      selection: manual
      mode: lines
      disabled options: skip
      wrap: no
      columns: 2
      placement: trailing
      time limit: 1500 ms
      open
      """)
    #expect(
      result.arguments == [
        "ask", "--language", "de", "--text-size", "AX1", "--verbosity", "brief", "--size", "40x12",
        "--select", "manual", "--mode", "lines", "--disabled-options", "skip", "--no-wrap",
        "--columns", "2", "--placement", "trailing", "--timeout", "1.5", "--title", "What's up?",
        "--description", "Say", "--default", "a", "--disabled", "b=it's gone", "--disabled", "a",
        "--optional", "a=A b", "b",
      ])
  }

  /// Nothing of a script is taken for an option of the command.
  @Test func whatBeginsWithAHyphenIsNoOption() throws {
    let asked = try Scripts.result("question: Q\noption: -x\noption: --keys = K\nopen\n")
    #expect(asked.arguments.suffix(5) == ["--title", "Q", "--", "-x", "--keys=K"])
    let form = try #require(
      ScriptReader.read(
        Array("form: -f.json5\nopen\n".utf8), path: "a.aloud", languages: ["en"]
      ).script)
    #expect(form.arguments().last == "./-f.json5")
  }

  /// A box takes no keys, and long ones are left out: the script is played up to the line.
  @Test func theScriptIsPlayedWhereKeysAreNotTaken() {
    func lines(_ result: ScriptResult) -> [String] {
      PrettyReport(ScriptRun(results: [result]), words: Runs.words).lines.filter {
        $0.contains("to play this step")
      }.map { String($0.drop { $0 != ":" }.dropFirst(2)) }
    }
    let check = CheckResult(
      line: 8, column: 3, level: .must, text: "hear nothing", outcome: .failed, actual: ["a"])
    var step = StepResult(line: 7, text: "press Down", keys: nil)
    step.checks = [check]
    var result = ScriptResult(path: "it's.aloud", steps: [step])
    #expect(lines(result) == [#"aloud test 'it'\''s.aloud:7'"#])
    result.arguments = ["ask", "a", "b"]
    #expect(lines(result) == [#"aloud test 'it'\''s.aloud:7'"#])
    result.combination = [Setting(name: "language", value: "de")]
    #expect(lines(result) == [#"aloud test 'it'\''s.aloud:7' --filter '\(language: de\)$'"#])
    result.steps[0].path = "included.aloud"
    #expect(lines(result) == [])
    (result.steps[0].path, result.path, result.combination) = (nil, "-b.aloud", [])
    #expect(lines(result) == ["aloud test ./-b.aloud:7"])
    result.path = "-"
    #expect(lines(result) == [])
  }
}
