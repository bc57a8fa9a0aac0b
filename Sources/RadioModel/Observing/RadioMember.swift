// SPDX-License-Identifier: GPL-3.0-or-later

/// An option that knows its group, and belongs to it as long as someone holds the member
/// (a button of RadioButton-ios).
public final class RadioMember<Key: Hashable & Sendable> {
  /// The key of the option.
  public let key: Key

  /// The group that the option belongs to.
  public let group: ObservableRadioGroup<Key>

  fileprivate init(key: Key, group: ObservableRadioGroup<Key>) {
    self.key = key
    self.group = group
  }

  deinit {
    leave()
  }

  /// The option as it is now, or nil once it has left the group.
  public var option: RadioOption<Key>? { group.group.option(for: key) }

  /// Whether the option is the selected one of its group.
  public var isSelected: Bool { option != nil && group.group.selectedKey == key }

  /// The option of the group that is selected, this one or another.
  public var selectedOption: RadioOption<Key>? {
    group.group.selectedKey.flatMap { group.group.option(for: $0) }
  }

  /// Takes the option out of its group, which is told as a removal. Does nothing once it has
  /// left.
  public func leave() {
    guard option != nil else { return }
    try? group.remove(key)
  }
}

extension ObservableRadioGroup {
  /// Adds an option after the last one, for as long as the member is held.
  ///
  /// - Returns: The member; the option leaves the group with it.
  /// - Throws: `duplicateKey`, `duplicateTag`.
  public func register(
    _ option: RadioOption<Key>, isSelected: Bool = false
  ) throws(RadioGroupError<Key>) -> RadioMember<Key> {
    try append(option, isSelected: isSelected)
    return RadioMember(key: option.key, group: self)
  }
}
