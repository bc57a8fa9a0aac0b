// SPDX-License-Identifier: GPL-3.0-or-later

import CICU
import Synchronization

/// A regular expression as ICU has them (UTS #18).
public final class TextExpression: @unchecked Sendable {
  private let expression: OpaquePointer
  private let slow = Mutex(false)

  /// - Returns: nil when the source is no expression.
  public init?(_ source: String) {
    guard let expression = source.withICUText({ aloud_expression_open($0, $1) }) else { return nil }
    self.expression = expression
  }

  deinit { aloud_expression_close(expression) }

  /// Whether the whole text matches; nil where the expression takes too long to decide, as one with
  /// a repetition inside a repetition does (U_REGEX_TIME_OUT, U_REGEX_STACK_OVERFLOW).
  public func match(whole text: String) -> Bool? {
    let result = text.withICUText { aloud_expression_matches(expression, $0, $1) }
    guard result >= 0 else {
      slow.withLock { $0 = true }
      return nil
    }
    return result > 0
  }

  /// Whether it took too long to decide about some text.
  public var wasTooSlow: Bool { slow.withLock { $0 } }
}
