// SPDX-License-Identifier: GPL-3.0-or-later

extension RadioGroup {
  /// Adds the options of another group after its own, so that both are one group.
  ///
  /// If both have a selected option, the one that joins wins, as a selected newcomer does.
  /// What the group requires stays as it was.
  ///
  /// - Returns: What changed, in order.
  /// - Throws: `duplicateKey` or `duplicateTag`, with both positions in the joined group;
  ///   nothing is joined then.
  /// - Complexity: O(number of options that join), expected.
  @inlinable
  @discardableResult
  public mutating func join(
    _ other: RadioGroup
  ) throws(RadioGroupError<Key>) -> [RadioGroupChange<Key>] {
    for (offset, option) in other.enumerated() {
      try checkIsNew(option, hash: option.key.hashValue, position: count + offset)
    }
    var changes: [RadioGroupChange<Key>] = []
    for option in other {
      changes += try append(option, isSelected: option.key == other.selectedKey)
    }
    return changes
  }
}
