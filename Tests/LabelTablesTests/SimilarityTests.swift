// SPDX-License-Identifier: GPL-3.0-or-later
import LabelTables
import Testing

/// Distances are optimal string alignment distances, counted by hand.
@Suite struct SimilarityTests {
  @Test(arguments: [
    ("latge", ["large", "late", "small"], ["large", "late"]),
    ("lareg", ["large", "small"], ["large"]),
    ("LARGE", ["small", "large"], ["large"]),
    ("acc", ["accept", "large", "act"], ["accept", "act"]),
    ("x", ["y", "z"], []), ("", ["a"], []),
    ("deutsche", ["Deutsch", "deutsch"], ["Deutsch", "deutsch"]),
    ("café", ["cafe", "cave"], ["cafe"]),
  ])
  func nearestComesFirst(text: String, candidates: [String], nearest: [String]) {
    #expect(Similarity.nearest(to: text, among: candidates, limit: 5) == nearest)
  }

  @Test func noMoreThanTheLimitAreGiven() {
    let found = Similarity.nearest(to: "aaaa", among: ["aaab", "aaac", "aaaa", "aaad"], limit: 2)
    #expect(found == ["aaaa", "aaab"])
  }
}
