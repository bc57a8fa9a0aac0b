// SPDX-License-Identifier: GPL-3.0-or-later

/// What is checked in a checklist, and how many may be.
public struct CheckedOptions: Hashable, Sendable {
  public var keys: Set<OptionKey>
  /// Those that were checked since the question opened, in that order.
  public var added: [OptionKey] = []
  public var minimum: Int
  /// nil for no limit.
  public var maximum: Int?

  public init(_ keys: Set<OptionKey> = [], minimum: Int = 0, maximum: Int? = nil) {
    self.keys = keys
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Whether one more would be too many. O(1).
  public var isFull: Bool { maximum.map { keys.count >= $0 } ?? false }

  /// What is wrong with the number of checked options. O(1).
  public var problem: AnswerProblem? {
    if keys.count < minimum {
      return .tooFew(count: keys.count, minimum: minimum)
    }
    if let maximum, keys.count > maximum { return .tooMany(count: keys.count, maximum: maximum) }
    return nil
  }
}
