// SPDX-License-Identifier: GPL-3.0-or-later

// Which options can be selected, and the way from one to the next.
extension RadioGroup {
  /// How many options are enabled. O(1).
  @inlinable public var enabledCount: Int { enabled.setCount }

  /// The first enabled position after a position, without wrapping. O(log n).
  ///
  /// - Parameter position: Any number: before the first and after the last are allowed.
  @inlinable
  public func nextEnabled(after position: Int) -> Int? {
    guard position < count - 1 else { return nil }
    guard let slot = live.index(ofRank: Swift.max(position + 1, 0)) else { return nil }
    return enabled.firstSet(from: slot).map { live.rank($0) }
  }

  /// The last enabled position before a position, without wrapping. O(log n).
  ///
  /// - Parameter position: Any number: before the first and after the last are allowed.
  @inlinable
  public func previousEnabled(before position: Int) -> Int? {
    guard position > 0 else { return nil }
    let slot = position < count ? live.index(ofRank: position) : live.count
    return slot.flatMap { enabled.lastSet(before: $0) }.map { live.rank($0) }
  }

  /// The first enabled position. O(log n).
  @inlinable public var firstEnabled: Int? { nextEnabled(after: -1) }

  /// The last enabled position. O(log n).
  @inlinable public var lastEnabled: Int? { previousEnabled(before: count) }

  /// Where focus enters the group. O(log n).
  ///
  /// The selected option if it is enabled. If it is disabled, the first enabled one (as
  /// browsers do). If none is selected, the first enabled one, or from behind the last.
  ///
  /// - Parameter fromBehind: Whether focus comes from what follows the group.
  /// - Returns: nil when nothing can be selected.
  @inlinable
  public func entryPosition(fromBehind: Bool = false) -> Int? {
    guard let selectedSlot else { return fromBehind ? lastEnabled : firstEnabled }
    return enabled[selectedSlot] ? live.rank(selectedSlot) : firstEnabled
  }
}
