// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// Message patterns, each compiled when it is first shown, for any thread.
final class MessageCache: Sendable {
  private struct Key: Hashable {
    let pattern: String
    let locale: String
  }

  private let messages = Mutex<[Key: Message]>([:])

  /// The pattern with its arguments put in; the pattern itself where ICU refuses.
  func text(
    pattern: String, locale: String, _ arguments: [MessageArgument], digits: Digits
  ) -> String {
    guard Message.isPattern(pattern) else { return pattern }
    return messages.withLock { messages in
      let key = Key(pattern: pattern, locale: locale)
      if messages[key] == nil { messages[key] = Message(pattern: pattern, locale: locale) }
      return messages[key]?.text(arguments, digits: digits) ?? pattern
    }
  }
}
