// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel

extension Navigator {
  /// A move in reading order (`forward`) or by rows of the grid.
  enum Direction {
    case forward, backward, rowDown, rowUp
  }

  func direction(of arrow: Command) -> Direction {
    switch arrow {
    case .up: settings.columns > 1 ? .rowUp : .backward
    case .left: settings.isRightToLeft ? .forward : .backward
    case .right: settings.isRightToLeft ? .backward : .forward
    default: settings.columns > 1 ? .rowDown : .forward
    }
  }

  /// Moves the focus; the selection follows where that is the mode and the option can be selected.
  mutating func move(_ direction: Direction) -> [Event] {
    guard let start = focusedPosition else { return [] }
    let (position, edge) = neighbour(of: start, direction)
    if edge == .first || edge == .last { return [.focused(edge)] }
    return arrive(at: position, edge: edge, selecting: settings.selectionMode == .follow)
  }

  mutating func review(by step: Int) -> [Event] {
    guard let start = focusedPosition else { return [] }
    let (position, edge) = neighbour(of: start, step > 0 ? .forward : .backward)
    return arrive(at: position, edge: edge, selecting: false)
  }

  mutating func page(by step: Int) -> [Event] {
    guard let start = focusedPosition else { return [] }
    let target = min(max(start + step, 0), group.count - 1)
    let edge: Edge? = target == 0 ? .first : target == group.count - 1 ? .last : nil
    return jump(to: target, edge: edge)
  }

  /// Goes to a position, or to the nearest option that may be focused.
  mutating func jump(to target: Int, edge: Edge?) -> [Event] {
    guard let position = reachable(near: target) else { return [] }
    return arrive(at: position, edge: edge, selecting: settings.selectionMode == .follow)
  }

  /// Goes to a position without selecting: what leads to the edges of a form does so in a question
  /// that stands alone, as in the lists of GTK and Windows.
  mutating func look(at target: Int) -> [Event] {
    guard let position = reachable(near: target) else { return [.focused(.onlyField)] }
    return arrive(at: position, edge: nil, selecting: false)
  }

  /// The stop of the group in the order of Tab; where nothing can be selected the first option,
  /// so that its reason can be heard.
  func tabStop(fromBehind: Bool) -> Int? {
    if kind == .checklist, let first = checked.flatMap({ firstChecked($0) }) { return first }
    return group.entryPosition(fromBehind: fromBehind) ?? (group.count > 0 ? 0 : nil)
  }

  private func firstChecked(_ checked: CheckedOptions) -> Int? {
    checked.keys.compactMap { group.position(of: $0) }.min()
  }

  /// Tab in a question that stands alone leaves the group and comes back to it.
  mutating func enterAgain(fromBehind: Bool) -> [Event] {
    focus(at: tabStop(fromBehind: fromBehind))
    return [.focused(.onlyField)]
  }

  mutating func focus(at position: Int?) {
    focusedKey = position.map { group[$0].key }
  }

  mutating func arrive(at position: Int, edge: Edge?, selecting: Bool) -> [Event] {
    focus(at: position)
    guard selecting, kind == .radio, group[position].isEnabled else { return [.focused(edge)] }
    return selectionEvents(of: group[position].key) + [.focused(edge)]
  }

  /// Selects an enabled option for the person, or none; no event when it is selected already.
  mutating func selectionEvents(of key: OptionKey?) -> [Event] {
    events(of: try? group.select(key, by: .person))
  }

  func events(of change: RadioGroupChange<OptionKey>?) -> [Event] {
    guard case .selection(let from, let to, _)? = change else { return [] }
    return [.selected(from: from, to: to)]
  }

  /// Skipping is off where nothing is enabled: the reasons could not be heard otherwise.
  private var skips: Bool {
    settings.disabledOptions == .skip && group.enabledCount > 0
  }

  private func reachable(near target: Int) -> Int? {
    guard group.count > 0 else { return nil }
    guard skips, !group[target].isEnabled else { return target }
    return group.nextEnabled(after: target) ?? group.previousEnabled(before: target)
  }

  private func neighbour(of start: Int, _ direction: Direction) -> (Int, Edge?) {
    switch direction {
    case .forward:
      if let next = skips ? group.nextEnabled(after: start) : start + 1, next < group.count {
        return (next, nil)
      }
      guard settings.wraps else { return (start, .last) }
      return (skips ? group.firstEnabled ?? start : 0, .wrappedToFirst)
    case .backward:
      if let previous = skips ? group.previousEnabled(before: start) : start - 1, previous >= 0 {
        return (previous, nil)
      }
      guard settings.wraps else { return (start, .first) }
      return (skips ? group.lastEnabled ?? start : group.count - 1, .wrappedToLast)
    case .rowDown, .rowUp:
      return neighbourInColumn(of: start, down: direction == .rowDown)
    }
  }

  /// Down goes through a column and on to the top of the next one, so that either pair of arrows
  /// alone reaches every option.
  private func neighbourInColumn(of start: Int, down: Bool) -> (Int, Edge?) {
    var position = start
    var edge: Edge?
    repeat {
      let step = stepInColumn(from: position, down: down)
      if step.wraps {
        guard settings.wraps else { return (start, down ? .last : .first) }
        edge = down ? .wrappedToFirst : .wrappedToLast
      }
      position = step.position
    } while skips && !group[position].isEnabled && position != start
    return (position, edge)
  }

  private func stepInColumn(from position: Int, down: Bool) -> (position: Int, wraps: Bool) {
    let columns = min(settings.columns, group.count)
    let column = position % columns
    if down {
      if position + columns < group.count { return (position + columns, false) }
      return column + 1 < columns ? (column + 1, false) : (0, true)
    }
    if position >= columns { return (position - columns, false) }
    let target = column > 0 ? column - 1 : columns - 1
    let lastRow = (group.count - 1 - target) / columns
    return (target + lastRow * columns, column == 0)
  }
}
