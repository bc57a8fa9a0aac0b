// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import TerminalUI

/// Sequences from terminfo(5), with the names of ncurses for what terminals send for keys with
/// modifiers (`infocmp -x`): kHOM5, kEND5, kLFT5, kDC5, kUP3 and so on.
@Suite struct ModifiedKeysTests {
  @Test(arguments: [
    ("C-Home", "xterm", "\u{1B}[1;5H"), ("C-Home", "rxvt", "\u{1B}[7^"),
    ("C-End", "xterm", "\u{1B}[1;5F"), ("C-End", "rxvt", "\u{1B}[8^"),
    ("C-Left", "xterm", "\u{1B}[1;5D"), ("C-Left", "rxvt", "\u{1B}Od"),
    ("C-Right", "xterm", "\u{1B}[1;5C"), ("C-Right", "rxvt", "\u{1B}Oc"),
    ("C-Delete", "xterm", "\u{1B}[3;5~"), ("C-Delete", "rxvt", "\u{1B}[3^"),
    ("M-Left", "xterm", "\u{1B}[1;3D"), ("M-Left", "rxvt", "\u{1B}\u{1B}[D"),
    ("M-Right", "xterm", "\u{1B}[1;3C"), ("S-Delete", "xterm", "\u{1B}[3;2~"),
    ("M-Backspace", "xterm", "\u{1B}\u{7F}"), ("M-Backspace", "xterm", "\u{1B}\u{8}"),
    ("C-S-Left", "xterm", "\u{1B}[1;6D"), ("C-M-Up", "xterm", "\u{1B}[1;7A"),
    ("Delete", "xterm", "\u{1B}[3~"), ("S-F5", "xterm", "\u{1B}[15;2~"),
    ("C-Space", "xterm", "\u{0}"), ("C-_", "xterm", "\u{1F}"), ("M-f", "xterm", "\u{1B}f"),
  ])
  func aKeyAndItsSequenceNameOneAnother(key: String, terminalType: String, sequence: String) {
    let bytes = Array(sequence.utf8)
    #expect(KeySequences.name(of: bytes, terminalType: terminalType) == key)
    #expect(KeySequences.sequences(ofKey: key, terminalType: terminalType).contains(bytes))
  }

  @Test(arguments: [("␘␈", [0x18, 0x08]), ("␛[99~", Array("\u{1B}[99~".utf8))])
  func keysWithoutANameAreReadBack(shown: String, bytes: [UInt8]) {
    #expect(ModifiedKeys.bytes(ofShown: shown) == bytes)
  }

  @Test(arguments: ["a", "␛", "C-x", "é␘"])
  func otherNamesAreNotShownBytes(name: String) {
    #expect(ModifiedKeys.bytes(ofShown: name) == nil)
  }
}
