// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import TerminalUI

@Suite struct SafeTextTests {
  @Test(arguments: [
    ("\u{1B}[31mred", "␛[31mred"),
    ("a\u{0}b", "a␀b"),
    ("a\tb\r\nc", "a␉b␍␊c"),
    ("\u{7F}", "␡"),
    ("\u{9B}31m", "<U+009B>31m"),
    ("\u{85}", "<U+0085>"),
    ("evil\u{202E}txt", "evil<U+202E>txt"),
    ("\u{2066}x\u{2069}", "<U+2066>x<U+2069>"),
    ("a\u{200B}b", "a<U+200B>b"),
    ("a\u{200D}b", "a<U+200D>b"),
    ("a\u{200C}b", "a<U+200C>b"),
    ("\u{FEFF}a", "<U+FEFF>a"),
    ("a\u{AD}b", "a<U+00AD>b"),
    ("a\u{2028}b", "a<U+2028>b"),
    ("a\u{200F}b", "a<U+200F>b"),
    ("a\u{E0041}", "a<U+E0041>"),
    ("\u{FFFE}", "<U+FFFE>"),
    ("\u{301}a", "\u{25CC}\u{301}a"),
    ("\u{1B}\u{301}", "␛\u{25CC}\u{301}"),
    ("a\u{2060}b", "a<U+2060>b"),
  ])
  func whatCouldHarmIsShown(text: String, visible: String) {
    #expect(Array(SafeText.visible(text).unicodeScalars) == Array(visible.unicodeScalars))
  }

  @Test(arguments: [
    "Deep dish", "a < b & \"c\"", "Größe", "e\u{301}", "👨‍👩‍👧‍👦", "🏳️‍🌈", "👩🏽‍🚀", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "1️⃣", "❤️",
    // Persian "I want", with ZWNJ; Sinhala "Sri", with ZWJ; Bengali and Malayalam conjuncts.
    "می‌خواهم", "ශ්‍රී", "ক্‌ষ", "ന്‍",
    "שלום\u{200F}!", "สวัสดี\u{200B}โลก", "葛\u{E0100}", "ᠠ\u{180B}",
  ])
  func whatWritingNeedsStays(text: String) {
    #expect(Array(SafeText.visible(text).unicodeScalars) == Array(text.unicodeScalars))
  }

  /// As `expand` of the GNU coreutils has it.
  @Test(arguments: [
    ("a\tb", "a       b"), ("abcdefgh\ti", "abcdefgh        i"), ("\tx", "        x"),
    ("a\t\tb", "a               b"), ("1234567\t8", "1234567 8"), ("no tab", "no tab"),
    // Columns count, and not characters.
    ("漢字\tx", "漢字    x"), ("e\u{301}\tx", "e\u{301}       x"), ("a\u{1B}\tb", "a␛      b"),
  ])
  func tabsAreDrawnAsSpaces(text: String, drawn: String) {
    #expect(SafeText.drawn(text) == drawn)
  }

  @Test func nothingThatCommandsATerminalIsLeft() {
    for value in UInt32(0)...0x2FFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let visible = SafeText.visible("a" + String(scalar) + "b")
      let forbidden = visible.unicodeScalars.filter {
        $0.properties.generalCategory == .control || (0x202A...0x202E).contains($0.value)
          || (0x2066...0x2069).contains($0.value)
      }
      #expect(forbidden.isEmpty, "U+\(String(value, radix: 16))")
    }
  }

  @Test func whatIsShownHasAWidth() {
    for value in UInt32(0)..<0xA0 where value < 0x20 || value > 0x7E {
      let visible = SafeText.visible(String(Unicode.Scalar(value)!))
      #expect(TextWidth.columns(of: visible) >= 1)
    }
  }
}
