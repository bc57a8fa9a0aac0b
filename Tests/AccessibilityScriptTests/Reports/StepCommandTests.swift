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
}
