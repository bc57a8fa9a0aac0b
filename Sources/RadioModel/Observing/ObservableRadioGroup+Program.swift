// SPDX-License-Identifier: GPL-3.0-or-later

// What the program does. Each is the function of `RadioGroup` with this name, and is told.
extension ObservableRadioGroup {
  /// Selects an option, which may be disabled, or none with nil (`setSelection` of Thumbprint).
  ///
  /// - Throws: `unknownKey`.
  public func select(_ key: Key?) throws(RadioGroupError<Key>) {
    if let change = try group.select(key) { tell([change]) }
  }

  /// Selects the option with a tag.
  ///
  /// - Throws: `unknownTag`.
  public func select(tag: Int) throws(RadioGroupError<Key>) {
    if let change = try group.select(tag: tag) { tell([change]) }
  }

  /// Deselects one option; of two that toggle, the other one is selected then.
  ///
  /// - Throws: `unknownKey`.
  public func deselect(_ key: Key) throws(RadioGroupError<Key>) {
    if let change = try group.deselect(key) { tell([change]) }
  }

  /// Deselects whichever option is selected.
  public func deselectAll() {
    if let change = group.deselectAll() { tell([change]) }
  }

  /// Selects the default option, or none.
  public func reset() {
    if let change = group.reset() { tell([change]) }
  }

  /// Adds an option after the last one.
  ///
  /// - Throws: `duplicateKey`, `duplicateTag`.
  public func append(
    _ option: RadioOption<Key>, isSelected: Bool = false
  ) throws(RadioGroupError<Key>) {
    tell(try group.append(option, isSelected: isSelected))
  }

  /// Inserts an option before the one at a position.
  ///
  /// - Throws: `duplicateKey`, `duplicateTag`, `unknownPosition`.
  public func insert(
    _ option: RadioOption<Key>, at position: Int, isSelected: Bool = false
  ) throws(RadioGroupError<Key>) {
    tell(try group.insert(option, at: position, isSelected: isSelected))
  }

  /// Removes an option. Focus, selection and pressing of it are over.
  ///
  /// - Throws: `unknownKey`.
  public func remove(_ key: Key) throws(RadioGroupError<Key>) {
    let former = group.option(for: key)
    let changes = try group.remove(key)
    if focusedKey == key { focusedKey = nil }
    if pressedKey == key { pressedKey = nil }
    tell(changes, former: former)
  }

  /// Enables or disables an option. A disabled one is no longer pressed.
  ///
  /// - Throws: `unknownKey`.
  public func setEnabled(
    _ isEnabled: Bool, reason: String? = nil, for key: Key
  ) throws(RadioGroupError<Key>) {
    guard let change = try group.setEnabled(isEnabled, reason: reason, for: key) else { return }
    if !isEnabled, pressedKey == key { pressedKey = nil }
    tell([change])
  }

  /// Gives an option another label.
  ///
  /// - Throws: `unknownKey`.
  public func relabel(_ key: Key, to label: String) throws(RadioGroupError<Key>) {
    if let change = try group.relabel(key, to: label) { tell([change]) }
  }

  /// Gives the option with the same key all the attributes of another one.
  ///
  /// - Throws: `unknownKey`, `duplicateTag`.
  public func replace(with option: RadioOption<Key>) throws(RadioGroupError<Key>) {
    let changes = try group.replace(with: option)
    if !option.isEnabled, pressedKey == option.key { pressedKey = nil }
    tell(changes)
  }

  /// Adds the options of another group after its own.
  ///
  /// - Throws: `duplicateKey`, `duplicateTag`.
  public func join(_ other: RadioGroup<Key>) throws(RadioGroupError<Key>) {
    tell(try group.join(other))
  }
}
