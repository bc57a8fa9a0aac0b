// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// SplitMix64, so that a failing random test can be run again: every failure names the seed.
struct SeededGenerator: RandomNumberGenerator {
  let seed: UInt64
  private var state: UInt64

  init(seed: UInt64 = .random(in: .min ... .max)) {
    self.seed = seed
    state = seed
  }

  var comment: Comment { "seed \(seed)" }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

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
