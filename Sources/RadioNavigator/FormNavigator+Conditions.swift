// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel

extension FormNavigator {
  /// Does something and tells, once and after it, what that did to other fields.
  mutating func withEffects(_ body: (inout FormNavigator) -> [Event]) -> [Event] {
    let events = body(&self)
    holdsAnswers = holdsAnswers || events.contains(where: \.changesAnswer)
    // A text counts when its field is left, not letter by letter.
    let isTyping = events.allSatisfy { if case .edited = $0 { true } else { false } }
    guard form.hasConditions, !events.isEmpty, !isTyping, outcome == nil else { return events }
    return events + updateStates()
  }

  /// Brings every field into the state that the answers give it.
  ///
  /// - Returns: what changed, in the order of the fields.
  /// - Complexity: O(fields + conditions), and O(log n) for each option that changes.
  mutating func updateStates() -> [Event] {
    guard form.hasConditions else { return [] }
    var effects: [Event] = []
    // Disabling an option that was selected takes an answer away, on which others may depend.
    // Conditions make no circle, so that each round settles one more field at least.
    for _ in 0...form.fields.count {
      let next = form.states(for: answers)
      guard next != states else { break }
      for index in next.indices where next[index] != states[index] {
        effects += apply(next[index], to: index)
      }
    }
    return effects
  }

  private mutating func apply(_ state: FieldState, to index: Int) -> [Event] {
    let before = states[index]
    states[index] = state
    if state.isAsked, !before.isAsked, index < fieldIndex ?? states.count {
      broughtUp.insert(index)
    }
    var effects: [FieldEffect] = []
    if before.isShown != state.isShown {
      effects.append(state.isShown ? .shown : .hidden)
    } else if state.isShown, before.isEnabled != state.isEnabled {
      effects.append(state.isEnabled ? .enabled : .disabled)
    }
    let changed = state.disabledOptions.symmetricDifference(before.disabledOptions)
    let group = navigators[index].group
    let options = changed.compactMap { key in group.position(of: key).map { (key, $0) } }
    for (key, _) in options.sorted(by: { $0.1 < $1.1 }) {
      let isEnabled = !state.disabledOptions.contains(key)
      let wasAnswer = passed.contains(index) && navigators[index].isChosen(key)
      if setEnabled(isEnabled, key, at: index), state.isAsked {
        effects.append(
          isEnabled ? .optionEnabled(key) : .optionDisabled(key, wasAnswer: wasAnswer))
      }
    }
    return effects.map { .affected(field: index, $0) }
  }

  /// An option that is disabled again has the reason again that the form gives.
  private mutating func setEnabled(_ isEnabled: Bool, _ key: OptionKey, at index: Int) -> Bool {
    let typeAhead = navigators[index].typeAhead
    let reason = form.fields[index].kind.group?.option(for: key)?.disabledReason
    let events = try? navigators[index].updateOptions(typeAhead: typeAhead) {
      [try $0.setEnabled(isEnabled, reason: reason, for: key)].compactMap(\.self)
    }
    return events?.isEmpty == false
  }
}

extension Event {
  fileprivate var changesAnswer: Bool {
    switch self {
    case .selected(let from, let to): from != to
    case .checked, .suggested: true
    case .edited(.inserted), .edited(.deleted), .edited(.replaced): true
    default: false
    }
  }
}
