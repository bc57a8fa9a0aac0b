// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel

/// A form whose last field has the buttons that end it, as a dialog box has.
///
/// Each button is a stop of its own on the way of Tab, which goes round. Arrow keys go the same way
/// where they mean nothing else, and stop at its ends. (newt, `newtRunForm`)
extension FormNavigator {
  /// Presses the default button wherever the focus is. (newt, `NEWT_KEY_F12`)
  static let acceptKey = "F12"

  /// Whether the button with a key sends the answer of a question before the buttons.
  public func isSending(_ key: OptionKey) -> Bool {
    guard form.hasButtons, form.fields.count > 1, form.fields[0].asks,
      current.kind == .buttons
    else { return false }
    return current.group.first?.key == key
  }

  mutating func handle(_ command: Command, besideButtonsAt milliseconds: Int) -> [Event] {
    switch (command, current.kind) {
    case (.nextField, _): return stop(by: 1, goesRound: true)
    case (.previousField, _): return stop(by: -1, goesRound: true)
    case (.right, .actions), (.right, .buttons), (.down, .buttons), (.down, .entry):
      return stop(by: 1, goesRound: false)
    case (.left, .actions), (.left, .buttons), (.up, .buttons), (.up, .entry):
      return stop(by: -1, goesRound: false)
    case (.unknownKey(Self.acceptKey), _):
      return take(current.handle(.accept, at: milliseconds))
    default: return take(current.handle(command, at: milliseconds))
    }
  }

  private mutating func stop(by step: Int, goesRound: Bool) -> [Event] {
    let buttons = form.fields.count - 1
    let count = buttons + navigators[buttons].group.count
    let place = fieldIndex == buttons ? buttons + (current.focusedPosition ?? 0) : fieldIndex ?? 0
    var next = place + step
    if !(0..<count).contains(next) {
      guard goesRound else {
        return current.kind == .entry
          ? [.requested(.content)] : [.focused(step > 0 ? .last : .first)]
      }
      next = (next + count) % count
    }
    let from = fieldIndex
    settings = current.settings
    if next >= buttons { navigators[buttons].focus(at: next - buttons) }
    guard min(next, buttons) != from else { return [.focused(nil)] }
    // The list is entered where it was left: there is the answer that the buttons send.
    fieldIndex = min(next, buttons)
    current.settings = settings
    if let from { passed.insert(from) }
    return [.entered(field: fieldIndex, from: from, nil)]
  }
}
