// SPDX-License-Identifier: GPL-3.0-or-later

@preconcurrency import CReadline
import Glibc
import RadioNavigator
import TestSupport
import Testing

@testable import TerminalUI

extension ReadlineTests {
  /// See `PersonalBindings` for the inputrc of this person.
  @Suite(.serialized)
  final class ReadlineEditorTests {
    let editor: ReadlineEditor

    init() {
      #expect(PersonalBindings.areInstalled)
      editor = ReadlineEditor()
    }

    deinit {
      Readline.set("editing-mode", "emacs")
    }

    private func play(_ keys: String, on text: String, cursor: Int? = nil) -> String {
      var line = (text: text, cursor: cursor ?? text.count)
      for key in keys.split(separator: " ").map(String.init) {
        line = editor.edit(line.text, cursor: line.cursor, key: key) ?? line
      }
      let place = line.text.index(line.text.startIndex, offsetBy: line.cursor)
      return line.text[..<place] + "|" + line.text[place...]
    }

    /// Nothing of readline's own goes on in a field.
    @Test(arguments: [
      "Up", "Down", "Tab", "Enter", "C-j", "C-m", "C-i", "C-g", "C-l", "C-r", "C-s", "C-o", "C-p",
      "C-n", "C-v", "C-z", "C-q", "M-.", "M-_", "M-n", "M-p", "M-<", "M->", "M-#", "M-*", "M-?",
      "M-&", "C-x C-r", "C-x C-e", "C-x (", "C-x e", "M-x", "F11", "C-x C-h", "Escape", "F1",
      "C-\\", "NoSuchKey", "M-Tab", "␛[99~",
    ])
    func whatDoesNotEditDoesNothing(key: String) {
      editor.begin("some text")
      let line = editor.edit("some text", cursor: 4, key: key)
      #expect(line == nil || line! == ("some text", 4))
      #expect(editor.edit("some text", cursor: 4, key: "x")! == ("somex text", 5))
    }

    @Test func controlDInAnEmptyTextIsNoEdit() {
      #expect(editor.edit("", cursor: 0, key: "C-d") == nil)
      #expect(editor.edit("ab", cursor: 0, key: "C-d")! == ("b", 0))
    }

    /// Letters that are bound to our functions are letters in a text.
    @Test func lettersAreLetters() {
      #expect(play("h g ö é j", on: "") == "hgöéj|")
    }

    /// Whole characters, as a person sees them.
    @Test(arguments: [
      ("Left", "a👨‍👩‍👧‍👦|b"), ("Left Left", "a|👨‍👩‍👧‍👦b"), ("Home Right Right", "a👨‍👩‍👧‍👦|b"),
      ("Left Backspace", "a|b"), ("Home Right Delete", "a|b"), ("Left C-t", "ab👨‍👩‍👧‍👦|"),
      ("Left Left C-t", "👨‍👩‍👧‍👦a|b"),
      ("Home M-2 C-f", "a👨‍👩‍👧‍👦|b"),
    ])
    func aFamilyIsOneCharacter(keys: String, expected: String) {
      let played = play(keys, on: "a👨‍👩‍👧‍👦b")
      #expect(played == expected)
    }

    @Test(arguments: ["🇩🇪🇫🇷", "e\u{301}e\u{301}", "क्षिक्षि", "👍🏽👍🏽", "한국", "1️⃣2️⃣"])
    func anyKeyLeavesTheCursorBetweenCharacters(text: String) {
      for key in ["Left", "M-b", "C-a", "Right", "M-f", "C-e", "Left"] {
        _ = play(key, on: text)
      }
      let half = text.count - 1
      #expect(play("Left", on: text) == text.prefix(half) + "|" + text.suffix(1))
      #expect(play("Right", on: text, cursor: 0) == text.prefix(1) + "|" + text.suffix(half))
      #expect(play("Backspace", on: text) == text.prefix(half) + "|")
    }

    /// A character of several bytes may begin with one of ASCII: as macOS writes names, and as input
    /// methods send them.
    @Test(arguments: [
      "e\u{301}", "1\u{FE0F}\u{20E3}", "a\u{FE0F}", "a\u{200D}", " \u{301}", "?\u{301}", "+\u{301}",
      "é", "й", "क्षि", "👨‍👩‍👧‍👦", "🇩🇪",
    ])
    func everyCharacterIsTyped(character: String) throws {
      #expect(try #require(editor.edit("caf", cursor: 3, key: character)) == ("caf" + character, 4))
      #expect(
        try #require(editor.insert(Array(character + " x"), in: "caf", cursor: 3))
          == ("caf" + character + " x", 6))
    }

    /// readline itself leaves a byte of the character.
    @Test func aNegativeNumberBreaksNoCharacter() {
      #expect(play("M-- é", on: "ab") == "ab|")
      #expect(play("x", on: "ab") == "abx|")
    }

    @Test func undoEndsWithTheField() {
      editor.begin("first")
      _ = editor.edit("first", cursor: 5, key: "x")
      editor.begin("second")
      #expect(play("C-_ C-_", on: "second") == "second|")
      #expect(play("C-w", on: "second") == "|")
      #expect(play("C-_", on: "") == "second|")
    }

    @Test func whatWasKilledIsYankedInTheNextField() {
      editor.begin("first")
      #expect(play("C-u", on: "first") == "|")
      editor.begin("")
      #expect(play("C-y", on: "") == "first|")
      editor.begin("second")
      #expect(play("C-w", on: "second") == "|")
      editor.begin("")
      #expect(play("C-y", on: "") == "second|", "two fields make no kills in a row")
    }

    /// Neither the line, nor the undo list, nor the kill ring of readline ever has it.
    @Test func readlineNeverHasASecret() {
      editor.begin("", isSecret: true)
      var line = (text: "", cursor: 0)
      for character in "hunter two" {
        let key = character == " " ? "Space" : String(character)
        line = editor.edit(line.text, cursor: line.cursor, key: key)!
        let held = ReadlineLine.text
        #expect(held.unicodeScalars.allSatisfy { $0.value >= 0x10_0000 })
      }
      #expect(line == ("hunter two", 10))
      #expect(play("C-w", on: line.text) == "|", "where a word ends is not told")
      #expect(play("C-y C-y", on: "") == "hunter twohunter two|")
      #expect(play("C-_ C-_", on: "hunter twohunter two") == "|")
      #expect(play("C-y Left M-2 X M-u", on: "") == "hunter twXXo|")
      editor.begin("open")
      #expect(play("C-y M-y M-y", on: "open").hasPrefix("open"))
      #expect(!play("C-y", on: "open").unicodeScalars.contains { $0.value >= 0x10_0000 })
      #expect(!play("C-y", on: "open").contains("hunter"))
    }

    @Test func aSecretOfOddCharactersIsEditedWhole() {
      editor.begin("", isSecret: true)
      #expect(play("👨‍👩‍👧‍👦 é 🇩🇪 Left Backspace", on: "") == "👨‍👩‍👧‍👦|🇩🇪")
    }

    /// Keys bound to keys are played; those without an end are none.
    @Test func macrosEditAndEnd() {
      for line in [
        #""\C-xm": "one \C-w two""#, #""\C-xn": "a\C-xn""#, #""\C-xo": "ab\C-m""#,
        #""jk": kill-whole-line"#,
      ] {
        var text = line.utf8CString.map { $0 }
        rl_parse_and_bind(&text)
      }
      editor.begin("")
      #expect(play("C-x m", on: "") == " two|")
      #expect(play("C-x o", on: "") == "ab|")
      let endless = play("C-x n", on: "")
      #expect(endless.count <= EndlessMacros.mostKeys)
      EndlessMacros.remove()
      #expect(editor.edit("", cursor: 0, key: "C-x n")?.text ?? "" == "")
      // A letter that may begin a sequence is there at once.
      #expect(play("j", on: "") == "j|")
      #expect(play("j x", on: "") == "jx|")
      #expect(play("j k", on: "abc") == "|")
      for keys in ["jk", "\\C-xm", "\\C-xo"] { rl_bind_keyseq(keys, nil) }
    }

    @Test func viHasItsModes() {
      Readline.set("editing-mode", "vi")
      editor.begin("")
      #expect(editor.takesEscape)
      #expect(play("o n e Space t w o Escape", on: "") == "one tw|o")
      #expect(!editor.takesEscape)
      #expect(play("b d w", on: "one two", cursor: 6) == "one| ")
      editor.begin("ab")
      #expect(play("M-h x", on: "ab") == "|b", "Alt is Escape")
      #expect(play("C-a", on: "ab") == "ab|", "no control character is typed")
    }

    @Test func aLongTextIsEditedSoon() {
      let text = String(repeating: "long é ", count: 1500)
      var line = (text: text, cursor: text.count / 2)
      let start = MonotonicClock.milliseconds()
      for _ in 0..<500 { line = editor.edit(line.text, cursor: line.cursor, key: "x")! }
      #expect(line.text.count == text.count + 500)
      #expect(
        MonotonicClock.milliseconds() - start < 1000, "far above the 30 microseconds a key takes")
    }
  }
}
