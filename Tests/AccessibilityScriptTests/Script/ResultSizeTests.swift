// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import RadioNavigator
import Testing

/// Results grow with the steps of a script, and not with their square.
@Suite struct ResultSizeTests {
  @Test(arguments: ["press Down", "type \"ab c\"", "wait 3 s"])
  func keysAreTakenAsLongAsTheyCanBePlayed(step: String) throws {
    let count = 1500
    let script = Scripts.crusts + String(repeating: step + "\n", count: count)
    let steps = try Scripts.result(script).steps
    #expect(steps.count == count)
    let played = steps.prefix { $0.leavesKeysOut == nil }
    #expect((300..<count).contains(played.count))
    #expect(steps[played.count...].allSatisfy { $0.leavesKeysOut == true && $0.keys.isEmpty })
    let lengths = played.map { $0.keys.utf8.count }
    #expect(zip(lengths, lengths.dropFirst()).allSatisfy { $0 < $1 })
    #expect(lengths.last! <= StepResult.longestKeys)
    #expect(lengths.last! > StepResult.longestKeys - 20)
    let keys = try KeyScript(parsing: played.last!.keys)
    #expect(keys.steps.count == played.count * (step.hasPrefix("type") ? 4 : 1))
  }

  @Test(.timeLimit(.minutes(1))) func aQuestionOfManyOptionsIsRead() {
    let count = 20_000
    let options = (0..<count).map { "option: a\($0) = A \($0)\n" }.joined()
    let (script, mistakes) = Scripts.read("question: P\n" + options + "press Down\n")
    #expect(mistakes.isEmpty)
    guard case .question(let question) = script?.subject else {
      Issue.record("no question")
      return
    }
    #expect(question.options.count == count)
    #expect(question.options.last?.text == "A 19999")
  }
}
