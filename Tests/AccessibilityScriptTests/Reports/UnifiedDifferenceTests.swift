// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import TestSupport
import Testing

/// Differences are such as `patch` takes them.
@Suite struct UnifiedDifferenceTests {
  private func patched(_ old: String, _ difference: [String]) throws -> (String, ReadingProgram) {
    let files = try TemporaryScripts(["text": old])
    let run = try ReadingProgram(
      ["patch", "--fuzz=0", "-o", "-", files.path("text")],
      input: difference.map { $0 + "\n" }.joined())
    return (run.output, run)
  }

  @Test(arguments: [
    ("", "a\n"), ("a\n", ""), ("a\n", "b\n"), ("a", "a\n"), ("a\n", "a"), ("a\nb\nc", "a\nx\nc"),
    ("a\n", "a\r\n"), ("\u{E9}\n", "e\u{301}\n"),
    ("1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\n", "0\n1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\nx\n12\n"),
  ])
  func patchMakesTheNewText(old: String, new: String) throws {
    let lines = UnifiedDifference.lines(from: old, to: new, path: "text")
    #expect(lines.prefix(2) == ["--- text", "+++ text"])
    let (text, run) = try patched(old, lines)
    #expect(run.ending == .status(0), "\(run.errors)")
    #expect(Array(text.utf8) == Array(new.utf8))
  }

  /// Of an update it is known where a text changed; what it comes to is the same.
  @Test(arguments: ["\n", "\r\n", "\r"])
  func anUpdateIsShownAsTheDifferenceOfTheTexts(end: String) throws {
    let steps = (0..<6).flatMap { step in
      ["press Down", step == 3 ? "  hear anything" : "  selected none", "  cut \"x\""]
        + (0..<8).map { "# \(step) \($0)" }
    }
    let text = (["question: Q", "option: none", "option: b", "open"] + steps).joined(
      separator: end)
    let script = try #require(Scripts.read(text).script)
    let update = ScriptUpdate(
      text, of: script, results: try Scripts.play(text), extent: .failed)
    #expect(update.text != text)
    let difference = update.difference(path: "a")
    #expect(difference == UnifiedDifference.lines(from: text, to: update.text, path: "a"))
    if end != "\r" { #expect(difference.count { $0.hasPrefix("@@ ") } > 1) }
    let (new, run) = try patched(text, difference)
    #expect(run.ending == .status(0), "\(run.errors)")
    #expect(Array(new.utf8) == Array(update.text.utf8))
  }

  /// Thousands of lines that changed are not compared with each other.
  @Test(.timeLimit(.minutes(1))) func patchMakesLongTexts() throws {
    let old = (0..<20_000).map { "old \($0)\n" }.joined()
    let new = (0..<20_000).map { ($0 % 9000 < 3 ? "old" : "new") + " \($0)\n" }.joined()
    let (text, run) = try patched(old, UnifiedDifference.lines(from: old, to: new, path: "text"))
    #expect(run.ending == .status(0), "\(run.errors)")
    #expect(text == new)
  }

  @Test func theSameTextHasNone() {
    #expect(UnifiedDifference.lines(from: "a\nb", to: "a\nb", path: "text").isEmpty)
  }

  @Test(arguments: [UInt64.random(in: 0...UInt64.max), 1])
  func patchMakesAnyText(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      func text() -> String {
        (0..<Int.random(in: 0...40, using: &generator)).map { _ in
          ["a", "b", "c", ""].randomElement(using: &generator)! + "\n"
        }.joined() + (Bool.random(using: &generator) ? "end" : "")
      }
      let (old, new) = (text(), text())
      let lines = UnifiedDifference.lines(from: old, to: new, path: "text")
      if lines.isEmpty {
        #expect(old == new)
        continue
      }
      let (patched, run) = try patched(old, lines)
      #expect(run.ending == .status(0), "seed \(seed): \(run.errors)")
      #expect(patched == new, "seed \(seed)")
    }
  }
}
