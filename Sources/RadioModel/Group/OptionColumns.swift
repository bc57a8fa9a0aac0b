// SPDX-License-Identifier: GPL-3.0-or-later

/// The options of a group, attribute by attribute, in slots.
///
/// A slot is an option's place in memory. Slots are in display order, and a removed option
/// leaves an empty one. What few options have is kept sparsely, so that an option with nothing
/// but a key and a label takes little more than these two.
struct OptionColumns<Key: Hashable & Sendable>: Sendable {
  private(set) var keys: [Key] = []
  var labels: [String] = []
  var details = SparseColumn<String>()
  var spokenTexts = SparseColumn<String>()
  var languages = SparseColumn<String>()
  var disabledReasons = SparseColumn<String>()
  var errors = SparseColumn<Bool>()
  var tags = SparseColumn<Int>()

  /// How many slots there are, empty ones included.
  var count: Int { keys.count }

  /// Makes room for a number of slots.
  mutating func reserveCapacity(_ capacity: Int) {
    keys.reserveCapacity(capacity)
    labels.reserveCapacity(capacity)
  }

  /// Adds a slot with an option at the end. O(1) amortised.
  mutating func append(_ option: RadioOption<Key>) {
    keys.append(option.key)
    labels.append("")
    write(option, to: keys.count - 1)
  }

  /// Gives a slot all attributes of an option but its key and whether it is enabled. O(1).
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
  func option(in slot: Int, isEnabled: Bool) -> RadioOption<Key> {
    RadioOption(
      key: keys[slot], label: labels[slot], detail: details[slot],
      spokenText: spokenTexts[slot], language: languages[slot], isEnabled: isEnabled,
      disabledReason: disabledReasons[slot], hasError: errors[slot] ?? false, tag: tags[slot])
  }

  /// Forgets the texts of a slot that is no longer used. O(1).
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
