// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing

extension SeededGenerator {
  var comment: Comment { "seed \(seed)" }

  /// A text of up to thirty characters that have little in common.
  mutating func text() -> String {
    let pieces = [
      "a", "b", " ", " ", "-", "é", "e\u{301}", "漢", "字", "。", "가", "👨‍👩‍👧‍👦", "🇩🇪", "👍🏽", "❤️", "1️⃣",
      "ส", "วั", "ดี", "س", "ل", "ש", "क्ष", "हि", "(", ")", "…", "/",
    ]
    return (0..<Int.random(in: 0...30, using: &self)).map { _ in
      pieces.randomElement(using: &self)!
    }.joined()
  }
}
