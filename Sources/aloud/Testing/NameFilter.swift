// SPDX-License-Identifier: GPL-3.0-or-later
import LabelTables

/// Which names a filter takes: those of which a part matches a regular expression; where none does,
/// those that have it as it stands, such as a combination in its parentheses.
struct NameFilter {
  private let expression: TextExpression?
  private let text: String
  private let isAtStart: Bool
  private let isAtEnd: Bool

  /// - Parameter names: all names that there are.
  /// - Returns: nil where the pattern is no regular expression.
  /// - Complexity: O(characters of all names).
  init?(_ pattern: String, among names: [String]) {
    guard let expression = TextExpression("(?s).*(?:\(pattern)).*") else { return nil }
    self.expression = names.contains { expression.match(whole: $0) ?? true } ? expression : nil
    isAtStart = pattern.hasPrefix("^")
    isAtEnd = pattern.hasSuffix("$")
    text = String(pattern.dropFirst(isAtStart ? 1 : 0).dropLast(isAtEnd ? 1 : 0))
  }

  func takes(_ name: String) -> Bool {
    // What it cannot decide about in time is not left out without a word.
    if let expression { return expression.match(whole: name) ?? true }
    guard !text.isEmpty else { return false }
    return switch (isAtStart, isAtEnd) {
    case (true, true): name == text
    case (true, false): name.hasPrefix(text)
    case (false, true): name.hasSuffix(text)
    case (false, false): name.contains(text)
    }
  }
}
