// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel

/// Which fields can be asked and which options can be enabled, by any answers.
///
/// Conditions are looked at one by one: answers that fit each of two conditions are taken to fit
/// both, unless one wants what the other forbids. So what is called unreachable is.
struct FormReachability {
  private struct OptionName: Hashable {
    let field: Int
    let key: OptionKey
  }

  private let form: Form
  // What one condition needs to know others ask for as well: without these, a chain of questions
  // would be walked anew for each option, and its options for each of those.
  private var asked: [Int: Bool] = [:]
  private var answered: [Int: Bool] = [:]
  private var enabled: [OptionName: Bool] = [:]

  init(_ form: Form) { self.form = form }

  /// Whether some answers to other fields have the field asked. O(fields) at first, then O(1).
  mutating func canBeAsked(_ index: Int) -> Bool {
    if let known = asked[index] { return known }
    let field = form.fields[index]
    let conditions = [field.shownWhen, field.enabledWhen].compactMap(\.self)
    let result = canHold(.all(conditions))
    asked[index] = result
    return result
  }

  /// Whether some answers have both of two fields asked.
  mutating func canBeAskedTogether(_ first: Int, _ second: Int) -> Bool {
    let fields = [form.fields[first], form.fields[second]]
    return canHold(.all(fields.flatMap { [$0.shownWhen, $0.enabledWhen].compactMap(\.self) }))
  }

  /// Whether some answers to other fields have an option enabled. O(conditions) at first, then O(1).
  mutating func canBeEnabled(_ option: RadioOption<OptionKey>, of index: Int) -> Bool {
    guard option.isEnabled else { return false }
    guard let condition = form.fields[index].optionsEnabledWhen[option.key] else { return true }
    let name = OptionName(field: index, key: option.key)
    if let known = enabled[name] { return known }
    let result = canHold(condition)
    enabled[name] = result
    return result
  }

  private mutating func canHold(_ condition: Condition) -> Bool {
    switch condition {
    case .equals(let name, let value), .contains(let name, let value):
      return canAnswer(name, value, isWhole: condition == .equals(field: name, value: value))
    case .isAnswered(let name): return canAnswer(name)
    case .any(let conditions): return conditions.contains { canHold($0) }
    case .all(let conditions):
      let wanted = Self.literals(of: .all(conditions))
      if wanted.contains(where: { wanted.contains(.not($0)) }) { return false }
      var values: [String: String] = [:]
      for case .equals(let field, let value) in wanted {
        if values.updateValue(value, forKey: field) != nil { return false }
      }
      return conditions.allSatisfy { canHold($0) }
    // Everything can be left unanswered on the way through the form.
    case .not(.equals), .not(.contains), .not(.isAnswered): return true
    case .not(.not(let inner)): return canHold(inner)
    case .not(.all(let conditions)): return conditions.contains { canHold(.not($0)) }
    case .not(.any(let conditions)): return canHold(.all(conditions.map(Condition.not)))
    }
  }

  /// The conditions that have to hold each by itself.
  private static func literals(of condition: Condition) -> Set<Condition> {
    switch condition {
    case .all(let conditions): conditions.reduce(into: []) { $0.formUnion(literals(of: $1)) }
    case .any(let conditions): conditions.count == 1 ? literals(of: conditions[0]) : []
    case .not(.not(let inner)): literals(of: inner)
    case .equals, .contains, .isAnswered, .not: [condition]
    }
  }

  private mutating func canAnswer(_ name: String) -> Bool {
    guard let index = form.index(of: name) else { return false }
    if let known = answered[index] { return known }
    let result = canBeAsked(index) && hasAnswer(index)
    answered[index] = result
    return result
  }

  private mutating func hasAnswer(_ index: Int) -> Bool {
    switch form.fields[index].kind {
    case .radio(let group), .confirm(let group), .checklist(let group, _), .actions(let group):
      (0..<group.count).contains { canBeEnabled(group[$0], of: index) }
    case .entry: true
    case .note, .buttons: false
    }
  }

  /// - Parameter isWhole: whether the answer has to be the value, rather than to hold it.
  private mutating func canAnswer(_ name: String, _ value: String, isWhole: Bool) -> Bool {
    guard let index = form.index(of: name), canBeAsked(index) else { return false }
    switch form.fields[index].kind {
    case .radio(let group), .confirm(let group), .checklist(let group, _), .actions(let group):
      guard let option = group.option(for: OptionKey(value)) else { return false }
      return canBeEnabled(option, of: index)
    case .entry(var entry):
      guard isWhole else { return true }
      entry.text = value
      return entry.answer.isAnswered && entry.problem == nil
    case .note, .buttons: return false
    }
  }
}
