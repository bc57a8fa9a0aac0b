// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel

extension FormNavigator {
  /// What a field's own events mean for the form: an answered field leads on.
  mutating func take(_ events: [Event]) -> [Event] {
    settings = current.settings
    guard case .ended(let outcome)? = events.last else { return events }
    guard hasSummary, case .answered(let key) = outcome else {
      return events.dropLast() + end(outcome)
    }
    current.reopen()
    let steps = Array(events.dropLast())
    if fieldIndex == nil { return steps + choose(key) }
    holdsAnswers = true
    return steps + goOn(accepting: true)
  }

  /// On to the next field that is asked, behind the last one to the summary.
  ///
  /// - Parameter accepting: whether the field was answered; one that the summary led to then leads
  ///   back there.
  mutating func goOn(accepting: Bool) -> [Event] {
    guard let fieldIndex else { return enter(nil, edge: .last) }
    // The answer just given may hide or show what comes next, or what was passed over.
    let effects = updateStates()
    let next = states.indices.dropFirst(fieldIndex + 1).first {
      isGoneThrough($0) && !(broughtUp.contains(fieldIndex) && passed.contains($0))
    }
    let behind = accepting && returnsToSummary ? nil : next
    let left = broughtUp.filter { isGoneThrough($0) && !passed.contains($0) && $0 != fieldIndex }
    return effects + enter(behind ?? left.min(), edge: nil)
  }

  mutating func goBack() -> [Event] {
    guard let index = lastAsked(before: fieldIndex ?? form.fields.count) else {
      return canGoBack ? end(.wentBack) : [.refused(.noEarlierField)]
    }
    return enter(index, edge: nil, fromBehind: true)
  }

  /// - Parameter index: a field; nil for the summary.
  mutating func enter(_ index: Int?, edge: Edge?, fromBehind: Bool = false) -> [Event] {
    let from = fieldIndex
    if let from { passed.insert(from) }
    fieldIndex = index
    if index == nil {
      enterSummary()
    } else {
      current.enter(fromBehind: fromBehind)
    }
    current.settings = settings
    return [.entered(field: index, from: from, from == index ? edge : nil)]
  }

  mutating func enterSummary() {
    returnsToSummary = true
    let places = try? RadioGroup(summarize(self))
    summary = Navigator(
      .menu, group: places ?? RadioGroup(), settings: settings, typeAhead: nil)
  }

  func firstAsked(from start: Int) -> Int? {
    states.indices.dropFirst(start).first(where: isGoneThrough)
  }

  private func lastAsked(before end: Int) -> Int? {
    states.indices.prefix(end).last(where: isGoneThrough)
  }

  /// Sends the answers when all are valid, else goes to the first that is not; or goes to a field.
  private mutating func choose(_ key: OptionKey?) -> [Event] {
    guard let key, key != Self.send else { return submit() }
    return enter(form.index(of: key.text), edge: nil)
  }

  private mutating func submit() -> [Event] {
    guard let (index, problem) = problems.first else { return end(.answered(nil)) }
    return [.refused(.invalid(problem))] + enter(index, edge: nil)
  }
}
