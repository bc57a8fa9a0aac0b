// SPDX-License-Identifier: GPL-3.0-or-later

/// The options of a group, attribute by attribute, in slots.
///
/// A slot is an option's place in memory. Slots are in display order, and a removed option
/// leaves an empty one. What few options have is kept sparsely, so that an option with nothing
/// but a key and a label takes little more than these two.
@usableFromInline
struct OptionColumns<Key: Hashable & Sendable>: Sendable {
  @usableFromInline var keys: [Key] = []
  @usableFromInline var labels: [String] = []
  @usableFromInline var details = SparseColumn<String>()
  @usableFromInline var spokenTexts = SparseColumn<String>()
  @usableFromInline var languages = SparseColumn<String>()
  @usableFromInline var disabledReasons = SparseColumn<String>()
  @usableFromInline var errors = SparseColumn<Bool>()
  @usableFromInline var tags = SparseColumn<Int>()

  @inlinable
  init() {}

  /// How many slots there are, empty ones included.
  @inlinable var count: Int { keys.count }

  /// Makes room for a number of slots.
  @inlinable
  mutating func reserveCapacity(_ capacity: Int) {
    keys.reserveCapacity(capacity)
    labels.reserveCapacity(capacity)
  }

  /// Adds a slot with an option at the end. O(1) amortised.
  @inlinable
  mutating func append(_ option: RadioOption<Key>) {
    keys.append(option.key)
    labels.append("")
    write(option, to: keys.count - 1)
  }

  /// Gives a slot all attributes of an option but its key and whether it is enabled. O(1).
  @inlinable
  mutating func write(_ option: RadioOption<Key>, to slot: Int) {
    labels[slot] = option.label
    details[slot] = option.detail
    spokenTexts[slot] = option.spokenText
    languages[slot] = option.language
    disabledReasons[slot] = option.disabledReason
    errors[slot] = option.hasError ? true : nil
    tags[slot] = option.tag
  }

  /// The option in a slot. O(1).
  @inlinable
  func option(in slot: Int, isEnabled: Bool) -> RadioOption<Key> {
    RadioOption(
      key: keys[slot], label: labels[slot], detail: details[slot],
      spokenText: spokenTexts[slot], language: languages[slot], isEnabled: isEnabled,
      disabledReason: disabledReasons[slot], hasError: errors[slot] ?? false, tag: tags[slot])
  }

  /// Forgets the texts of a slot that is no longer used. O(1).
  @inlinable
  mutating func erase(_ slot: Int) {
    labels[slot] = ""
    details[slot] = nil
    spokenTexts[slot] = nil
    languages[slot] = nil
    disabledReasons[slot] = nil
    errors[slot] = nil
    tags[slot] = nil
  }
}
