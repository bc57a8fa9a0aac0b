// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing

@testable import TerminalUI

extension ReadlineTests {
  /// The same keys give the same line as in bash, whose readline has the terminal to itself.
  @Suite(.serialized)
  final class ReadlineComparisonTests {
    init() {
      #expect(PersonalBindings.areInstalled)
      Readline.initialize()
    }

    deinit {
      Readline.set("editing-mode", "emacs")
    }

    /// What the editor makes of keys, as bash tells it.
    private func edited(_ keys: [String]) -> String {
      let editor = ReadlineEditor()
      editor.begin("")
      var line = (text: "", cursor: 0)
      for key in keys { line = editor.edit(line.text, cursor: line.cursor, key: key) ?? line }
      let before = String(line.text.prefix(line.cursor))
      return "\(before.unicodeScalars.count)|\(line.text)"
    }

    private func bytes(_ keys: [String]) -> [UInt8] {
      keys.flatMap { KeySequences.sequences(ofKey: $0, terminalType: "xterm")[0] }
    }

    private func keys(_ script: String) -> [String] {
      script.split(separator: " ").flatMap { word in
        word.hasPrefix("text:")
          ? word.dropFirst(5).map { $0 == "_" ? "Space" : String($0) } : [String(word)]
      }
    }

    @Test(arguments: [
      "text:deep_dish", "text:Größe Left Left x", "text:漢字か Backspace", "text:abc Home Delete",
      "text:one_two_three C-w C-w", "text:one_two_three M-b M-b M-f x", "text:one/two C-w C-y C-y",
      "text:one_two C-w text:x C-w C-y", "text:one_two_three C-w C-w C-y", "text:abc C-a C-k C-y",
      "text:one_two C-w M-b C-k C-y M-y", "text:abc_def C-_ C-_", "text:abc C-_ x C-_",
      "text:one_two C-w C-x C-u", "text:one_two C-u C-_ C-_", "text:ab M-3 x", "M-1 M-2 x",
      "text:ab M-3 C-b x", "text:abcdef M-3 Backspace C-y C-y", "text:ab C-t", "text:abc Left C-t",
      "text:äbc C-a C-f C-t", "text:one_two M-t", "text:one_two M-b M-u", "text:ONE M-b M-l",
      "text:one_two M-b M-b M-c", "text:a_____b Left M-\\", "text:abcabc C-a C-] c x",
      "text:abc C-a C-] q x", "text:one_two C-a M-d M-d C-y", "text:one_two M-Backspace C-y C-y",
      "text:abc C-@ C-a C-x C-x x", "text:abc M-r", "text:abc C-x q", "text:a C-x C-u",
      "text:one_two C-Left x C-Right y", "text:ab Home End x", "text:word Home M-3 M-- x",
      "text:abc C-a C-d C-d C-_", "text:one_two C-a M-2 M-d C-y", "text:abc M-- C-k C-y",
      "text:ab C-u C-y C-w C-y C-y",
    ])
    func aTableOfKeysGivesWhatBashGives(script: String) throws {
      let keys = keys(script)
      let expected = try Self.emacs.line(typing: bytes(keys))
      #expect(edited(keys) == expected)
    }

    @Test(arguments: [
      "text:one_two Escape b x", "text:one_two Escape b i y", "text:abc Escape 0 x p",
      "text:one_two Escape 0 d w", "text:one_two Escape b c w z", "text:abc Escape ~ ~",
      "text:one_two Escape 0 f t x", "text:abc Escape 0 r é", "text:abcabc Escape 0 f c ; x",
      "text:abc Escape u", "text:one_two_three Escape 0 d w . .", "text:abc Escape 0 3 x P",
      "text:abc Escape I x Escape A y", "text:one_two Escape 0 d 2 w", "text:a(b)c Escape 0 l % x",
      "text:abc Escape h s z", "text:abc Escape 0 D u", "text:größe Escape h x",
      "text:one_two C-w", "text:one_two Escape B i x Escape e a y", "text:abc Escape 0 y w P",
      "text:one_two Escape 0 c c z", "text:abc M-h x",
    ])
    func aTableOfKeysGivesWhatBashGivesInViMode(script: String) throws {
      Readline.set("editing-mode", "vi")
      let keys = keys(script)
      let expected = try Self.vi.line(typing: bytes(keys))
      #expect(edited(keys) == expected)
    }

    @Test func randomKeysGiveWhatBashGives() throws {
      var generator = SeededGenerator()
      // The mark is not among them: readline leaves it where it was when the text before it
      // changes, which may be within a character.
      // Nor does an argument follow a kill: where readline is called for each key, it forgets at the
      // argument that the key before it killed, and does not join what is killed next.
      // Both kill rings, which have ten places, are full of the same.
      let kills = "abcdefghijkl".flatMap { [String($0), "C-u"] }
      #expect(try Self.emacs.line(typing: bytes(kills)) == edited(kills))
      let choices = [
        "a", "b", "Z", "é", "漢", "Space", "Space", ".", "/", "Left", "Right", "Home", "End", "C-a",
        "C-e", "C-b", "C-f", "M-b", "M-f", "C-k", "C-u", "C-w", "M-d", "M-Backspace", "C-y", "M-y",
        "C-_", "C-t", "M-t", "M-u", "M-l", "M-c", "C-f M-2", "C-b M-- M-d", "C-f M-- C-k",
        "M-- C-f", "M-\\",
        "Backspace", "Delete",
        "C-@",
        "C-x C-u", "C-x Backspace", "C-] a", "M-r",
      ]
      for _ in 0..<60 {
        let words = (0..<Int.random(in: 1...30, using: &generator)).map { _ in
          choices.randomElement(using: &generator)!
        }
        let keys = words.flatMap { $0.split(separator: " ").map(String.init) }
        let expected = try Self.emacs.line(typing: bytes(keys))
        let found = edited(keys)
        #expect(found == expected, "seed \(generator.seed): \(words.joined(separator: " "))")
      }
    }

    nonisolated(unsafe) private static let emacs = try! BashLine(mode: "emacs")
    nonisolated(unsafe) private static let vi = try! BashLine(mode: "vi")
  }
}
