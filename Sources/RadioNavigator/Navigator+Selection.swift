// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel

extension Navigator {
  /// Space: selects the focused option, which a disabled one refuses.
  mutating func selectFocused() -> [Event] {
    guard let option = focusedOption else { return [] }
    guard option.isEnabled else { return [.refused(.unavailable(option.key))] }
    switch kind {
    case .checklist: return toggle(option.key)
    case .menu, .actions, .buttons: return end(.answered(option.key))
    case .radio, .entry, .note: break
    }
    if group.selectedKey == option.key {
      let toggles = group.pairToggles && group.count == 2
      let events = toggles ? events(of: try? group.deselect(option.key, by: .person)) : []
      return events.isEmpty ? [.selected(from: option.key, to: option.key)] : events
    }
    return selectionEvents(of: option.key)
  }

  /// Enter: the selection becomes the answer.
  ///
  /// It selects nothing itself: an option that was just called "not selected" is no answer, and
  /// an Enter too many must not choose what was never heard. On a disabled option it is refused,
  /// even when another one is selected: nobody should get an answer other than the one they heard
  /// last without being told.
  mutating func accept() -> [Event] {
    var events: [Event] = []
    if !pendingNumber.isEmpty {
      events = commitNumber()
      if events.contains(where: \.isRefusal) { return events }
    }
    forgetTyping()
    if kind == .checklist { return events + acceptChecked() }
    guard group.enabledCount > 0 else { return end(.nothingSelectable) }
    if kind.choosesFocused { return focusedKey.map { end(.answered($0)) } ?? [] }
    if let option = focusedOption, !option.isEnabled {
      return [.refused(.unavailable(option.key))]
    }
    if let key = answerableKey { return events + end(.answered(key)) }
    return group.isRequired
      ? [.refused(.nothingSelected)] : events + end(.answered(nil))
  }

  /// Backspace: takes back what was typed last, else the selection where none is allowed.
  mutating func erase() -> [Event] {
    if !pendingNumber.isEmpty {
      pendingNumber.removeLast()
      if pendingNumber.isEmpty { numberDeadline = nil }
      return [.typed(pendingNumber)]
    }
    forgetTyping()
    guard kind == .radio, !group.isRequired, !keepsSelection, group.selectedKey != nil else {
      return [.refused(.unknownKey("Backspace"))]
    }
    return selectionEvents(of: nil)
  }
}

extension Event {
  var isRefusal: Bool {
    if case .refused = self { true } else { false }
  }
}
