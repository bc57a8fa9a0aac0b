// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import Testing

/// Rewriting never makes an expectation of something one of nothing.
@Suite struct FieldUpdateTests {
  private func update(_ text: String, path: String? = nil) throws -> ScriptUpdate {
    guard let path else {
      return ScriptUpdate(
        text, of: try #require(Scripts.read(text).script), results: try Scripts.play(text),
        extent: .failed, in: Scripts.environment)
    }
    let script = try #require(Scripts.player.read(path: path).script)
    return ScriptUpdate(
      text, of: script, results: script.combinations.map { Scripts.player.play(script, in: $0) },
      extent: .failed, in: Scripts.environment)
  }

  private static let all =
    #"hear label "Deep dish" role "radio button" state "selected" position "2 of 3""#

  /// All parts that the announcement has take the place of one that it has not.
  @Test(arguments: [
    (#"error "x""#, ""), ("error anything", ""), (#"error "x" hint "y""#, ""),
    (#"label "Deep dish" error "x""#, ""), (#"kind refusal message "no""#, "kind focus "),
    (#"error nothing message "no""#, "error nothing "),
  ])
  func whatIsThereIsWritten(fields: String, kept: String) throws {
    let text = Scripts.crusts + "press Down\n  hear "
    for matrix in ["", "matrix text size: L AX5\n"] {
      let update = try update(matrix + text + fields + "\n")
      let line = Self.all.replacing("hear ", with: "hear " + kept)
      #expect(update.text == matrix + text.dropLast(5) + line + "\n")
      #expect(update.remainders.isEmpty)
    }
  }

  @Test func nothingStaysWhereItWasAskedFor() throws {
    let update = try update(
      Scripts.crusts + "press Down\n  hear label \"x\" error nothing availability nothing\n")
    #expect(
      update.text.hasSuffix("  hear label \"Deep dish\" error nothing availability nothing\n"))
  }

  /// The refusal of a key has words that no part of it has in every language.
  @Test(arguments: [#"label "No""#, #""No""#, "containing \"No\""])
  func thatItBecameWeakerIsTold(expected: String) throws {
    let text =
      "matrix language: en de\n" + Scripts.crusts + "press F12\n  SHOULD hear \(expected)\n"
    let update = try update(text)
    let line = "hear kind refusal"
    #expect(update.text == text.replacing("hear \(expected)", with: line))
    #expect(update.remainders.map(\.reason) == [.weaker])
    #expect(update.remainders.map(\.text) == [line])
    #expect(update.remainders.map(\.line) == [8])
    let again = try Scripts.play(update.text).flatMap(\.steps).flatMap(\.checks)
    #expect(again.map(\.outcome) == [.held, .held])
    // Who asked for no more than that loses nothing.
    #expect(
      try self.update(text.replacing(expected, with: "kind focus")).remainders.isEmpty)
  }

  /// An included file may be another script's as well: what fails there is told once, and stays.
  @Test func whatIsIncludedStaysAndIsTold() throws {
    let included = "press Down\n  hear label \"x\"\n  selected deep\n  screen containing \"x\"\n"
    let text =
      Scripts.crusts + "matrix language: en de\ninclude: inc.inc\ninclude: inc.inc\n"
      + "press Home\n  selected deep\n"
    let folder = try TemporaryScripts(["a.aloud": text, "inc.inc": included])
    let update = try update(text, path: folder.path("a.aloud"))
    #expect(
      update.text == text.replacing("Home\n  selected deep", with: "Home\n  selected regular"))
    let told = update.remainders.filter { $0.path.hasSuffix("inc.inc") }
    #expect(told.count == update.remainders.count)
    #expect(told.allSatisfy { $0.reason == .included })
    #expect(Set(told.map(\.line)) == [2, 4])
    #expect(Set(told).count == told.count)
  }
}
