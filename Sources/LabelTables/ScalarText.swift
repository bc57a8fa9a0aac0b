// SPDX-License-Identifier: GPL-3.0-or-later

/// Text as shells, protocols and file formats read it: by Unicode scalar.
///
/// Swift compares characters as people see them. A quotation mark with an accent on it is another
/// one to Swift, and CR LF is one character that is no LF; to a shell they still end what they end.
extension String {
  /// The text with some words in the place of others, whatever marks follow those.
  ///
  /// - Parameter found: not empty.
  /// - Complexity: O(length of the text).
  public func replacingScalars(_ found: String, with words: String) -> String {
    String(
      decoding: Array(utf8).replacing(Array(found.utf8), with: Array(words.utf8)), as: UTF8.self)
  }

  /// The parts between the places of a sign, whatever marks follow it.
  ///
  /// - Parameters:
  ///   - mostSplits: how many of these places count, from the first.
  ///   - keepsEmpty: whether empty parts are there too.
  /// - Complexity: O(length of the text).
  public func splitByScalar(
    _ sign: Unicode.Scalar, atMost mostSplits: Int = .max, keepsEmpty: Bool
  ) -> [String] {
    unicodeScalars.split(
      separator: sign, maxSplits: mostSplits, omittingEmptySubsequences: !keepsEmpty
    ).map { String($0) }
  }
}
