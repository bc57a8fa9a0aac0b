// SPDX-License-Identifier: GPL-3.0-or-later

// Which option is selected. Selecting one deselects the others.
extension RadioGroup {
  /// The key of the selected option, or nil when none is selected, which is legal. O(1).
  @inlinable public var selectedKey: Key? { selectedSlot.map { columns.keys[$0] } }

  /// The position of the selected option. O(log n); O(1) if none was removed.
  @inlinable public var selectedPosition: Int? { selectedSlot.map { live.rank($0) } }

  /// Whether the group lacks the selection that it must have. O(1).
  ///
  /// True or false for the whole group, and also while the option that would satisfy it is
  /// disabled (HTML, "suffering from being missing").
  @inlinable public var isSelectionMissing: Bool { isRequired && selectedSlot == nil }

  /// Selects the option with a key, or none with nil. O(1) expected.
  ///
  /// The program may select a disabled option, a person may not.
  ///
  /// - Returns: The change, or nil when that option is selected already.
  /// - Throws: `unknownKey`; `disabled` when a person tries a disabled option.
  @inlinable
  @discardableResult
  public mutating func select(
    _ key: Key?, by origin: Origin = .program
  ) throws(RadioGroupError<Key>) -> RadioGroupChange<Key>? {
    guard let key else { return setSelected(nil, by: origin) }
    return try select(slot: try knownSlot(of: key), by: origin)
  }

  /// Selects the option at a position. O(log n).
  ///
  /// - Returns: The change, or nil when that option is selected already.
  /// - Throws: `unknownPosition`; `disabled` when a person tries a disabled option.
  @inlinable
  @discardableResult
  public mutating func select(
    at position: Int, by origin: Origin = .program
  ) throws(RadioGroupError<Key>) -> RadioGroupChange<Key>? {
    guard let slot = live.index(ofRank: position) else {
      throw .unknownPosition(position, count: count)
    }
    return try select(slot: slot, by: origin)
  }

  /// Selects the option with a tag (`selectedWithTag:` of RadioButton-ios). O(1) expected.
  ///
  /// - Returns: The change, or nil when that option is selected already.
  /// - Throws: `unknownTag`; `disabled` when a person tries a disabled option.
  @inlinable
  @discardableResult
  public mutating func select(
    tag: Int, by origin: Origin = .program
  ) throws(RadioGroupError<Key>) -> RadioGroupChange<Key>? {
    guard let slot = slotsOfTags[tag] else { throw .unknownTag(tag) }
    return try select(slot: slot, by: origin)
  }

  /// Deselects one option. O(log n).
  ///
  /// With `pairToggles` and exactly two options, the other one is selected then. (In
  /// RadioButton-ios this happens with any number of options, against its documentation.)
  ///
  /// - Returns: The change, or nil when the option is not selected.
  /// - Throws: `unknownKey`; `disabled` when a person would select a disabled option so.
  @inlinable
  @discardableResult
  public mutating func deselect(
    _ key: Key, by origin: Origin = .program
  ) throws(RadioGroupError<Key>) -> RadioGroupChange<Key>? {
    let slot = try knownSlot(of: key)
    guard slot == selectedSlot else { return nil }
    guard pairToggles, count == 2 else { return setSelected(nil, by: origin) }
    return try select(at: 1 - live.rank(slot), by: origin)
  }

  /// Deselects whichever option is selected (`deselectAllButtons` of RadioButton-ios). O(1).
  ///
  /// - Returns: The change, or nil when none is selected.
  @inlinable
  @discardableResult
  public mutating func deselectAll(by origin: Origin = .program) -> RadioGroupChange<Key>? {
    setSelected(nil, by: origin)
  }

  /// Selects the option that `defaultKey` names, or none (HTML, "reset algorithm"). O(1).
  ///
  /// - Returns: The change, or nil when that is selected already.
  @inlinable
  @discardableResult
  public mutating func reset(by origin: Origin = .program) -> RadioGroupChange<Key>? {
    setSelected(defaultKey.flatMap { slot(of: $0) }, by: origin)
  }

  /// Takes a change of the selection back, so that the one before is selected again. O(1).
  ///
  /// - Returns: The change back, or nil when there is nothing to take back: the change was of
  ///   another kind, the selection has moved on, or the option before is gone.
  @inlinable
  @discardableResult
  public mutating func cancel(_ change: RadioGroupChange<Key>) -> RadioGroupChange<Key>? {
    guard case .selection(let before, let after, _) = change, selectedKey == after else {
      return nil
    }
    let slotBefore = before.flatMap { slot(of: $0) }
    if before != nil, slotBefore == nil { return nil }
    return setSelected(slotBefore, by: .program)
  }

  @inlinable
  mutating func setSelected(_ slot: Int?, by origin: Origin) -> RadioGroupChange<Key>? {
    guard slot != selectedSlot else { return nil }
    let before = selectedKey
    selectedSlot = slot
    return .selection(from: before, to: selectedKey, by: origin)
  }

  @inlinable
  mutating func select(
    slot: Int, by origin: Origin
  ) throws(RadioGroupError<Key>) -> RadioGroupChange<Key>? {
    if origin == .person, !enabled[slot] { throw .disabled(columns.keys[slot]) }
    return setSelected(slot, by: origin)
  }
}
