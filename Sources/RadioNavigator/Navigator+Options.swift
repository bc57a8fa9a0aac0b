// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel

extension Navigator {
  /// Changes the options while the question is open. Focus and selection stay with their keys;
  /// when the focused option goes away, the one that takes its place is focused.
  ///
  /// - Parameters:
  ///   - typeAhead: the search over the labels as they are afterwards.
  ///   - body: makes the change and returns what the group said of it.
  /// - Returns: the changes as events, and the focus when it had to move.
  public mutating func updateOptions(
    typeAhead: (any TypeAheadSearching)?,
    _ body: (inout RadioGroup<OptionKey>) throws -> [RadioGroupChange<OptionKey>]
  ) rethrows -> [Event] {
    let oldPosition = focusedPosition
    let changes = try body(&group)
    self.typeAhead = typeAhead
    numbering = OptionNumbering(group)
    forgetTyping()
    var events = changes.map(Event.changed)
    if focusedPosition == nil {
      let position = oldPosition.map { min($0, group.count - 1) } ?? tabStop(fromBehind: false)
      focus(at: group.count > 0 ? position : nil)
      if focusedKey != nil { events.append(.focused(nil)) }
    }
    return events
  }
}
