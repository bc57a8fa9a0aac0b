// SPDX-License-Identifier: GPL-3.0-or-later

// Options that come, go and change. The selection stays with its key.
extension RadioGroup {
  /// Adds an option after the last one.
  ///
  /// - Parameter isSelected: Whether the newcomer is selected; it then wins over the option
  ///   that was (HTML, insertion of a checked radio button).
  /// - Returns: What changed, in order.
  /// - Throws: `duplicateKey` or `duplicateTag`, with both positions.
  /// - Complexity: O(1) expected and amortised.
  @inlinable
  @discardableResult
  public mutating func append(
    _ option: RadioOption<Key>, isSelected: Bool = false
  ) throws(RadioGroupError<Key>) -> [RadioGroupChange<Key>] {
    let hash = option.key.hashValue
    try checkIsNew(option, hash: hash, position: count)
    let position = count
    write(option, hash: hash)
    return changes(addingAt: position, slot: columns.count - 1, isSelected: isSelected)
  }

  /// Inserts an option before the one at a position; `count` adds it after the last.
  ///
  /// - Parameter isSelected: Whether the newcomer is selected; it then wins over the option
  ///   that was.
  /// - Returns: What changed, in order.
  /// - Throws: `duplicateKey` or `duplicateTag`, with the position that has it and the one it
  ///   was to have; `unknownPosition` for less than 0 or more than `count`.
  /// - Complexity: O(n); O(1) expected and amortised after the last.
  @inlinable
  @discardableResult
  public mutating func insert(
    _ option: RadioOption<Key>, at position: Int, isSelected: Bool = false
  ) throws(RadioGroupError<Key>) -> [RadioGroupChange<Key>] {
    guard position >= 0, position <= count else {
      throw .unknownPosition(position, count: count)
    }
    if position == count { return try append(option, isSelected: isSelected) }
    try checkIsNew(option, hash: option.key.hashValue, position: position)
    rebuild(inserting: option, at: position)
    return changes(addingAt: position, slot: position, isSelected: isSelected)
  }

  /// Removes the option with a key. If it was selected, none is selected then.
  ///
  /// - Returns: What changed, in order.
  /// - Throws: `unknownKey`.
  /// - Complexity: O(log n) amortised.
  @inlinable
  @discardableResult
  public mutating func remove(
    _ key: Key
  ) throws(RadioGroupError<Key>) -> [RadioGroupChange<Key>] {
    remove(slot: try knownSlot(of: key))
  }

  /// Removes the option at a position. If it was selected, none is selected then.
  ///
  /// - Returns: What changed, in order.
  /// - Throws: `unknownPosition`.
  /// - Complexity: O(log n) amortised.
  @inlinable
  @discardableResult
  public mutating func remove(
    at position: Int
  ) throws(RadioGroupError<Key>) -> [RadioGroupChange<Key>] {
    guard let slot = live.index(ofRank: position) else {
      throw .unknownPosition(position, count: count)
    }
    return remove(slot: slot)
  }

  /// Enables or disables an option. A disabled one stays selected if it was.
  ///
  /// - Parameter reason: Why the option is disabled; forgotten when it is enabled.
  /// - Returns: The change, or nil when nothing changed.
  /// - Throws: `unknownKey`.
  /// - Complexity: O(log n).
  @inlinable
  @discardableResult
  public mutating func setEnabled(
    _ isEnabled: Bool, reason: String? = nil, for key: Key
  ) throws(RadioGroupError<Key>) -> RadioGroupChange<Key>? {
    let slot = try knownSlot(of: key)
    let reason = isEnabled ? nil : reason
    let wasEnabled = enabled[slot]
    let isSameReason = hasSameText(columns.disabledReasons[slot], reason)
    enabled.set(slot, to: isEnabled)
    columns.disabledReasons[slot] = reason
    if isEnabled { return wasEnabled ? nil : .enabled(key) }
    return wasEnabled || !isSameReason ? .disabled(key, reason: reason) : nil
  }

  /// Gives an option another label.
  ///
  /// - Returns: The change, or nil when the label is the same, byte for byte.
  /// - Throws: `unknownKey`.
  /// - Complexity: O(1) expected.
  @inlinable
  @discardableResult
  public mutating func relabel(
    _ key: Key, to label: String
  ) throws(RadioGroupError<Key>) -> RadioGroupChange<Key>? {
    let slot = try knownSlot(of: key)
    guard !hasSameBytes(columns.labels[slot], label) else { return nil }
    columns.labels[slot] = label
    return .relabelled(key)
  }

  /// Marks an option as the cause of an error, or no longer.
  ///
  /// - Returns: Whether that changed anything.
  /// - Throws: `unknownKey`.
  /// - Complexity: O(1) expected.
  @inlinable
  @discardableResult
  public mutating func setError(
    _ hasError: Bool, for key: Key
  ) throws(RadioGroupError<Key>) -> Bool {
    let slot = try knownSlot(of: key)
    let hadError = columns.errors[slot] ?? false
    columns.errors[slot] = hasError ? true : nil
    return hadError != hasError
  }

  /// Gives the option with the same key all the attributes of another one, at its position.
  ///
  /// - Returns: What changed, in order: texts first, then whether it is enabled.
  /// - Throws: `unknownKey`; `duplicateTag`, with both positions.
  /// - Complexity: O(log n).
  @inlinable
  @discardableResult
  public mutating func replace(
    with option: RadioOption<Key>
  ) throws(RadioGroupError<Key>) -> [RadioGroupChange<Key>] {
    let slot = try knownSlot(of: option.key)
    if let tag = option.tag, let other = slotsOfTags[tag], other != slot {
      throw .duplicateTag(
        tag, firstPosition: live.rank(Swift.min(slot, other)),
        secondPosition: live.rank(Swift.max(slot, other)))
    }
    let before = self.option(in: slot)
    if let tag = before.tag { slotsOfTags[tag] = nil }
    if let tag = option.tag { slotsOfTags[tag] = slot }
    columns.write(option, to: slot)
    enabled.set(slot, to: option.isEnabled)
    return before.changes(to: option)
  }
}

extension RadioOption {
  /// What changes for people when an option becomes another one with the same key.
  @usableFromInline
  func changes(to other: RadioOption) -> [RadioGroupChange<Key>] {
    var changes: [RadioGroupChange<Key>] = []
    let hasSameTexts =
      hasSameBytes(label, other.label) && hasSameText(detail, other.detail)
      && hasSameText(spokenText, other.spokenText) && hasSameText(language, other.language)
    if !hasSameTexts { changes.append(.relabelled(key)) }
    if other.isEnabled, !isEnabled { changes.append(.enabled(key)) }
    if !other.isEnabled, isEnabled || !hasSameText(disabledReason, other.disabledReason) {
      changes.append(.disabled(key, reason: other.disabledReason))
    }
    return changes
  }
}

/// Whether two texts that may be missing have the same bytes or are both missing.
@usableFromInline
func hasSameText(_ one: String?, _ other: String?) -> Bool {
  guard let one, let other else { return one == nil && other == nil }
  return hasSameBytes(one, other)
}
