// SPDX-License-Identifier: GPL-3.0-or-later

import CICU

/// A regular expression as ICU has them (UTS #18).
public final class TextExpression: @unchecked Sendable {
  private let expression: OpaquePointer

  /// - Returns: nil when the source is no expression.
  public init?(_ source: String) {
    guard let expression = source.withICUText({ aloud_expression_open($0, $1) }) else { return nil }
    self.expression = expression
  }

  deinit { aloud_expression_close(expression) }

  /// Whether the whole text matches. A text that takes the expression too long to decide, as some
  /// make it do, does not.
  public func matches(whole text: String) -> Bool {
    text.withICUText { aloud_expression_matches(expression, $0, $1) }
  }
}
