// SPDX-License-Identifier: GPL-3.0-or-later

/// Finds options by the beginning of their labels, as a person's language compares letters.
///
/// The navigator is pure and knows no collation: whoever builds it brings the search.
public protocol TypeAheadSearching: Sendable {
  /// The first match at or after a position, else the first of all (the search wraps).
  ///
  /// - Parameters:
  ///   - prefix: what was typed.
  ///   - start: a position in display order, from 0; the number of options means 0.
  /// - Returns: a position, or nil when no label begins with the prefix.
  func firstMatch(prefix: String, from start: Int) -> Int?

  /// The first positions, in display order, whose labels begin with the prefix.
  ///
  /// - Parameter limit: how many at the most.
  func matches(prefix: String, limit: Int) -> [Int]

  /// The first positions, in display order, of labels that are the same text to the language.
  ///
  /// - Parameter limit: how many at the most.
  func matches(equalTo text: String, limit: Int) -> [Int]
}
