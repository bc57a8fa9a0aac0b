// SPDX-License-Identifier: GPL-3.0-or-later

/// Options in order, of which at most one is selected.
///
/// A value type: copies are independent, and share memory until one of them changes. Changing
/// the selection copies nothing. Positions count from 0, in display order.
public struct RadioGroup<Key: Hashable & Sendable>: Sendable {
  /// Who made a change.
  public typealias Origin = ChangeOrigin

  /// Whether the group must have a selection before it is answered.
  ///
  /// A property of the group, whichever option asked for it (HTML, "constraint validation").
  public var isRequired = true

  /// Whether, with exactly two options, deselecting one selects the other (RadioButton-ios).
  ///
  /// Deselecting all does not.
  public var pairToggles = false

  /// The key that `reset` selects. It need not be an option's.
  @inlinable public var defaultKey: Key? {
    get { defaultKeys.first }
    set { defaultKeys = newValue.map { [$0] } ?? [] }
  }

  /// The default key, or nothing. In an array, since a group then has the same layout for all
  /// types of keys, which makes code that is not specialised for one several times as fast.
  @usableFromInline var defaultKeys: [Key] = []

  @usableFromInline var columns = OptionColumns<Key>()
  @usableFromInline var index = SlotIndex()
  @usableFromInline var slotsOfTags: [Int: Int] = [:]

  /// The slots that have an option, and those whose option is enabled as well.
  @usableFromInline var live = RankedBits()
  @usableFromInline var enabled = RankedBits()

  @usableFromInline var selectedSlot: Int?

  /// Creates a group without options.
  @inlinable
  public init() {}

  /// Creates a group of options in this order, with none selected.
  ///
  /// - Throws: `duplicateKey` or `duplicateTag`, with both positions.
  /// - Complexity: O(number of options), in time and memory.
  @inlinable
  public init(_ options: some Sequence<RadioOption<Key>>) throws(RadioGroupError<Key>) {
    reserveCapacity(options.underestimatedCount)
    for option in options {
      try append(option)
    }
  }

  /// Creates a group in which some options say that they are selected: the last of them wins.
  ///
  /// - Throws: `duplicateKey` or `duplicateTag`, with both positions; `unknownKey` if a
  ///   selected key is no option's.
  /// - Complexity: O(number of options + number of selected keys).
  @inlinable
  public init(
    _ options: some Sequence<RadioOption<Key>>, selected: some Sequence<Key>
  ) throws(RadioGroupError<Key>) {
    try self.init(options)
    for key in selected {
      try select(key)
    }
  }

  /// Makes room for a number of options.
  @inlinable
  mutating func reserveCapacity(_ capacity: Int) {
    guard capacity > columns.count else { return }
    columns.reserveCapacity(capacity)
    live.reserveCapacity(capacity)
    enabled.reserveCapacity(capacity)
    rebuildIndex(capacity: capacity)
  }
}

// MARK: - Looking up

extension RadioGroup: RandomAccessCollection {
  /// How many options there are. O(1).
  @inlinable public var count: Int { live.setCount }

  /// The first position, 0.
  @inlinable public var startIndex: Int { 0 }

  /// The position after the last option. O(1).
  @inlinable public var endIndex: Int { count }

  /// The option at a position, which must exist. O(log n); O(1) if none was removed.
  @inlinable
  public subscript(position: Int) -> RadioOption<Key> {
    guard let slot = live.index(ofRank: position) else {
      preconditionFailure("no option at this position")
    }
    return option(in: slot)
  }

  /// The position of the option with a key. O(log n); O(1) if none was removed.
  @specialized(where Key == OptionKey)
  @inlinable
  public func position(of key: Key) -> Int? {
    slot(of: key).map { live.rank($0) }
  }

  /// The option with a key. O(1) expected.
  @specialized(where Key == OptionKey)
  @inlinable
  public func option(for key: Key) -> RadioOption<Key>? {
    slot(of: key).map { option(in: $0) }
  }

  /// The position of the option with a tag. O(log n); O(1) if none was removed.
  @inlinable
  public func position(ofTag tag: Int) -> Int? {
    slotsOfTags[tag].map { live.rank($0) }
  }

  @specialized(where Key == OptionKey)
  @inlinable
  func option(in slot: Int) -> RadioOption<Key> {
    columns.option(in: slot, isEnabled: enabled[slot])
  }

  @inlinable
  func slot(of key: Key) -> Int? {
    index.slot(hash: key.hashValue) { live[$0] && columns.keys[$0] == key }
  }

  @inlinable
  func knownSlot(of key: Key) throws(RadioGroupError<Key>) -> Int {
    guard let slot = slot(of: key) else { throw .unknownKey(key) }
    return slot
  }
}
