// SPDX-License-Identifier: GPL-3.0-or-later

// What a person does.
extension ObservableRadioGroup {
  /// Chooses an option. While `.activated` is told, the option is selected already; a handler
  /// that cancels it restores the selection before, and nothing else is told.
  ///
  /// - Throws: `unknownKey`; `disabled`, and then nothing is told.
  public func activate(_ key: Key) throws(RadioGroupError<Key>) {
    let change = try group.select(key, by: .person)
    let event = RadioEvent(.activated, by: .person, change: change)
    tell(event, of: group.option(for: key))
    guard let change else { return }
    if event.isCancelled {
      group.cancel(change)
    } else {
      tell([change])
    }
  }

  /// Begins to press an option. A disabled one is not pressed.
  ///
  /// - Throws: `unknownKey`; `disabled`.
  public func press(_ key: Key) throws(RadioGroupError<Key>) {
    guard let option = group.option(for: key) else { throw .unknownKey(key) }
    guard option.isEnabled else { throw .disabled(key) }
    pressedKey = key
  }

  /// Ends pressing, and so chooses the pressed option, if there is one and it can be chosen.
  ///
  /// - Returns: Whether an option was chosen.
  @discardableResult
  public func release() -> Bool {
    guard let key = pressedKey else { return false }
    pressedKey = nil
    do {
      try activate(key)
      return true
    } catch {
      return false
    }
  }

  /// Ends pressing without choosing.
  public func cancelPress() {
    pressedKey = nil
  }

  /// Moves focus to an option, which may be disabled, or out of the group with nil. An option
  /// that is being pressed no longer is.
  ///
  /// - Throws: `unknownKey`.
  public func moveFocus(
    to key: Key?, by origin: ChangeOrigin = .person
  ) throws(RadioGroupError<Key>) {
    if let key, group.option(for: key) == nil { throw .unknownKey(key) }
    guard key != focusedKey else { return }
    focusedKey = key
    pressedKey = nil
    if let key { send(.focusMoved, for: key, by: origin) }
  }
}
