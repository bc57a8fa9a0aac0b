// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import TestSupport
import Testing

/// Scripts that nobody would write.
@Suite struct RandomScriptTests {
  private static let pieces = [
    "open", "press Down", "press ", "type \"", "wait 3 s", "end", "hear \"", "hear label", "MUST ",
    "MAY", "cut nothing", "selected deep", "focused", "screen row 3 \"", "screen is", "| x", "\n",
    "\r\n", "\r", "  ", "# ", "\\", "\"", "${", "}", "$$", "let a = ", "${a}",
    "matrix language: en",
    "language: ", "option: a = b", "question: x", "default: a", "include: x", "form: ", "é",
    "مرحبا",
    "\u{0}", "\u{FEFF}", "👩‍👩‍👧", "=", ":", "first sound within 5", "answer a b", "no answer", "status",
  ]

  @Test(arguments: 0..<300) func areReadToTheirEnd(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let text = (0..<Int.random(in: 1...60, using: &random)).map { _ in
      Self.pieces.randomElement(using: &random)! + (Bool.random(using: &random) ? "\n" : "")
    }.joined()
    let (script, mistakes) = Scripts.read(text)
    #expect((script == nil) == !mistakes.isEmpty, "seed \(seed)")
    for mistake in mistakes {
      #expect(mistake.place.line >= 1 && mistake.place.column >= 1)
      #expect(mistake.place.bytes.upperBound <= text.utf8.count)
      #expect(!Scripts.environment.words.message(mistake.reason).isEmpty)
    }
  }

  private static let keys = [
    "Down", "Up", "Home", "End", "C-n", "C-p", "Space", "PageDown", "Tab", "S-Tab", "1", "3", "9",
    "d", "t", "+", "-", "=", "F1", "F2", "F3", "F4", "F7", "F8", "F12", "Backspace", "M-p",
  ]

  /// What happened is filled in, and then holds, in any language and way of asking.
  @Test(arguments: 0..<60) func whatHappenedHolds(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var text = Scripts.crusts
    text += "language: \(Scripts.folder.languages.randomElement(using: &random)!)\n"
    text += "verbosity: \(["brief", "normal", "verbose"].randomElement(using: &random)!)\n"
    text += "selection: \(["follow", "manual"].randomElement(using: &random)!)\n"
    text += "text size: \(["L", "AX1", "AX5"].randomElement(using: &random)!)\nopen\n"
    for _ in 0..<Int.random(in: 1...30, using: &random) {
      let keys = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        Self.keys.randomElement(using: &random)!
      }
      let milliseconds = Int.random(in: 1...5000, using: &random)
      text +=
        Bool.random(using: &random)
        ? "press \(keys.joined(separator: " "))\n" : "wait \(milliseconds) ms\n"
    }
    text += "press Enter\nend\n"
    let script = try #require(Scripts.read(text).script)
    let result = Scripts.player.play(script)
    try #require(result.problems == [], "seed \(seed)")
    let filled = ScriptUpdate(text, of: script, results: [result], extent: .missing)
    let checks = try Scripts.checks(filled.text)
    #expect(checks.count >= script.steps.count)
    #expect(checks.allSatisfy { $0.outcome == .held }, "seed \(seed)")
    // Each step can be played alone, by its keys.
    let last = try #require(result.steps.dropLast().last)
    let alone = try Scripts.result(
      Scripts.crusts
        + text.split(separator: "\n").filter { $0.contains(":") }.dropFirst(5)
        .joined(separator: "\n") + "\npress \(last.keys)\n")
    #expect(alone.steps[0].focused == last.focused)
    #expect(alone.steps[0].screen == last.screen, "seed \(seed)")
  }

  @Test func scriptsWithoutEndHaveOne() throws {
    let doubling = (1...40).map { "let v\($0) = ${v\($0 - 1)}${v\($0 - 1)}\n" }.joined()
    let (script, mistakes) = Scripts.read("let v0 = long\n" + doubling + Scripts.crusts)
    #expect(script == nil)
    #expect(!mistakes.isEmpty)
    let folder = try TemporaryScripts(
      Dictionary(
        uniqueKeysWithValues: (0..<30).map {
          ("\($0).aloud", "include: \($0 + 1).aloud\ninclude: \($0 + 1).aloud\n")
        } + [("30.aloud", "# the end\n")]))
    let results = Scripts.player.play(path: folder.path("0.aloud"))
    #expect(results[0].isBroken)
    #expect(results[0].problems.count == 1)
  }
}
