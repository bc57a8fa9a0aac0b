// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing

@testable import TerminalUI

@Suite struct TextWidthTests {
  /// Widths that xterm, VTE and kitty agree on for text that they support.
  @Test(arguments: [
    ("", 0), ("a", 1), ("Deep dish", 9), ("é", 1), ("e\u{301}", 1), ("o\u{308}\u{304}", 1),
    ("漢", 2), ("漢字", 4), ("ｱ", 1), ("Ａ", 2), ("가", 2), ("\u{1112}\u{1161}\u{11AB}", 2),
    ("😀", 2), ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("🏳️‍🌈", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2),
    ("❤", 1), ("❤️", 2), ("1️⃣", 2), ("©", 1), ("©️", 2), ("ä漢🙂", 5), ("ไ", 1), ("ที่", 1),
    ("سلام", 4), ("שלום", 4), ("(•)", 3), ("\u{200B}", 0), ("…", 1), ("␛", 1), ("　", 2),
  ])
  func aTextIsAsWideAsTerminalsDrawIt(text: String, columns: Int) {
    #expect(TextWidth.columns(of: text) == columns)
  }

  @Test func aTextIsAsWideAsItsCharacters() {
    var generator = SeededGenerator()
    for _ in 0..<300 {
      let text = generator.text()
      let sum = text.reduce(0) { $0 + TextWidth.columns(of: $1) }
      #expect(TextWidth.columns(of: text) == sum, generator.comment)
    }
  }

  @Test func fittingNeverCutsACharacterAndNeverExceeds() {
    var generator = SeededGenerator()
    for _ in 0..<500 {
      let text = generator.text()
      let limit = Int.random(in: 0...30, using: &generator)
      for ellipsis in ["…", "..."] {
        let fitted = TextWidth.fit(text, columns: limit, ellipsis: ellipsis)
        #expect(TextWidth.columns(of: fitted) <= limit, generator.comment)
        if TextWidth.columns(of: text) <= limit {
          #expect(fitted == text, generator.comment)
        } else if !fitted.isEmpty {
          #expect(fitted.hasSuffix(ellipsis), generator.comment)
          let kept = fitted.dropLast(ellipsis.count)
          #expect(Array(text).starts(with: Array(kept)), generator.comment)
        }
      }
    }
  }

  @Test(arguments: [
    ("Deep dish", 6, "Deep …"), ("Deep dish", 9, "Deep dish"), ("漢字漢字", 5, "漢字…"),
    ("漢字漢字", 4, "漢…"), ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 3, "👨‍👩‍👧‍👦…"), ("ab", 1, "…"), ("ab", 0, ""),
  ])
  func fittingEndsInAnEllipsis(text: String, limit: Int, fitted: String) {
    #expect(TextWidth.fit(text, columns: limit) == fitted)
  }
}

@Suite struct LineBreakingTests {
  @Test(arguments: [
    ("Deep dish pizza", 10, ["Deep dish", "pizza"]),
    ("Deep dish", 9, ["Deep dish"]),
    ("Deep  dish", 5, ["Deep", "dish"]),
    ("well-known", 6, ["well-", "known"]),
    ("abcdefghij", 4, ["abcd", "efgh", "ij"]),
    ("a abcdefgh", 4, ["a", "abcd", "efgh"]),
    ("漢字漢字", 5, ["漢字", "漢字"]),
    ("", 5, [""]),
    ("   ", 2, [""]),
  ])
  func linesBreakWhereReadersExpect(text: String, width: Int, lines: [String]) {
    #expect(TextWidth.lines(breaking: text, width: width) == lines)
  }

  /// "สวัสดี" hello, "ชาว" people, "โลก" world: words that Thai writes without spaces.
  /// A text that goes on says so, also where this much of it fits exactly.
  @Test(arguments: ["A title that is long", "漢字漢字漢字", "e\u{301}e\u{301}e\u{301}", "x", ""])
  func aTextThatGoesOnSaysSo(text: String) {
    for columns in 1...30 {
      let shortened = TextWidth.shorten(text, columns: columns, ellipsis: "…")
      #expect(shortened.hasSuffix("…"))
      #expect(TextWidth.columns(of: shortened) <= columns)
    }
  }

  @Test func thaiBreaksBetweenWords() {
    #expect(
      TextWidth.lines(breaking: "สวัสดีชาวโลก", width: 6, language: "th") == ["สวัสดี", "ชาวโลก"])
  }

  /// Small kana may not begin a line under strict rules, and may by CSS's loose ones.
  @Test func aPunctuationMarkNeverBeginsALine() {
    #expect(TextWidth.lines(breaking: "漢字。漢字", width: 4, language: "ja") == ["漢", "字。", "漢字"])
  }

  @Test func linesKeepEverythingAndNeverExceed() {
    var generator = SeededGenerator()
    for _ in 0..<400 {
      let text = generator.text()
      let width = Int.random(in: 2...24, using: &generator)
      let lines = TextWidth.lines(breaking: text, width: width)
      for line in lines {
        #expect(TextWidth.columns(of: line) <= width, generator.comment)
      }
      let kept = lines.joined().filter { $0 != " " }
      #expect(kept == text.filter { $0 != " " }, generator.comment)
    }
  }

  @Test(arguments: 1...4)
  func aLimitOfLinesEndsInAnEllipsis(limit: Int) {
    let lines = TextWidth.lines(
      breaking: "one two three four five six seven eight", width: 9, limit: limit)
    #expect(lines.count == limit)
    #expect(lines.last?.hasSuffix("…") == true)
    #expect(lines.allSatisfy { TextWidth.columns(of: $0) <= 9 })
  }
}
