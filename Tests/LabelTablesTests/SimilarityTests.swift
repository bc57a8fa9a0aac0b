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

  /// Millions of options do not keep a message waiting: the first ones are looked at.
  @Test func onlyTheFirstCandidatesAreLookedAt() {
    let many = (1...Similarity.mostCandidates).map { "x\($0)" }
    #expect(Similarity.nearest(to: "dep", among: many.dropLast() + ["deep"], limit: 1) == ["deep"])
    #expect(Similarity.nearest(to: "dep", among: many + ["deep"], limit: 1).isEmpty)
    let long = String(repeating: "a", count: 100_000)
    #expect(Similarity.nearest(to: long, among: [long + "b"], limit: 1).isEmpty)
  }
}
