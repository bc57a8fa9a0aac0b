// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables
import RadioModel

extension FormReader {
  /// The condition of a member, kept to be checked when every field is known.
  mutating func condition(_ name: String, of object: FormObject) -> Condition? {
    guard let node = object[name], let condition = condition(node) else { return nil }
    conditions.append((condition, node.position))
    return condition
  }

  private mutating func condition(_ node: JSONNode) -> Condition? {
    guard
      let object = FormObject(
        node, allowing: FormMembers.condition, in: &self, called: "condition")
    else { return nil }
    if let field = object.string("field", &self) { return comparison(with: field, object) }
    if let nodes = object.array("all", .condition, &self) {
      return .all(nodes.compactMap { condition($0) })
    }
    if let nodes = object.array("any", .condition, &self) {
      return .any(nodes.compactMap { condition($0) })
    }
    if let inner = object["not"] { return condition(inner).map(Condition.not) }
    note(.badCondition, at: object.position)
    return nil
  }

  private mutating func comparison(with field: String, _ object: FormObject) -> Condition? {
    if let node = object["equals"], let value = value(node) {
      return .equals(field: field, value: value)
    }
    if let node = object["contains"], let value = value(node) {
      return .contains(field: field, value: value)
    }
    if let isAnswered = object.boolean("answered", &self) {
      return isAnswered ? .isAnswered(field: field) : .not(.isAnswered(field: field))
    }
    note(.badCondition, at: object.position)
    return nil
  }

  /// A value to compare with: text, a number, or true and false for yes and no.
  private mutating func value(_ node: JSONNode) -> String? {
    switch node.value {
    case .string(let text): return text
    // As an answer is printed; 1.50 stays, for options that are called so.
    case .number(let text):
      return DecimalNumber(text) == nil ? DecimalNumber(node)?.description ?? text : text
    case .boolean(let yes): return (yes ? FormField.yes : FormField.no).text
    default:
      note(.wrongType(member: "equals", .answer), at: node.position)
      return nil
    }
  }

  /// Notes conditions on fields that are not there, on options that their fields do not have, and
  /// such that can never be true.
  mutating func checkConditions() {
    for (condition, position) in conditions {
      check(condition, at: position)
      for field in Self.contradictions(in: condition) {
        note(.neverTrue(field: field), at: position)
      }
    }
  }

  private mutating func check(_ condition: Condition, at position: TextPosition) {
    switch condition {
    case .all(let inner), .any(let inner): for condition in inner { check(condition, at: position) }
    case .not(let inner): check(inner, at: position)
    case .isAnswered(let field): _ = knows(field, at: position)
    case .equals(let field, let value):
      guard knows(field, at: position), let kind = kinds[field] else { return }
      check(value, isAnswerOf: kind, field, at: position)
    case .contains(let field, let value):
      guard knows(field, at: position), let kind = kinds[field] else { return }
      switch kind {
      case .radio, .confirm, .checklist, .actions:
        check(value, isAnswerOf: kind, field, at: position)
      case .entry(let entry) where !entry.isNumber: return
      case .entry, .note, .buttons:
        note(.incomparable(field: field, with: "contains"), at: position)
      }
    }
  }

  private mutating func check(
    _ value: String, isAnswerOf kind: FormField.Kind, _ field: String, at position: TextPosition
  ) {
    switch kind {
    case .radio(let group), .confirm(let group), .checklist(let group, _), .actions(let group):
      guard group.position(of: OptionKey(value)) == nil else { return }
      note(
        .unreachable(field: field, value: value, nearest: nearest(value, in: group)), at: position)
    case .entry(let entry):
      guard entry.isNumber, DecimalNumber(value) == nil else { return }
      note(.incomparable(field: field, with: value), at: position)
    case .note, .buttons: note(.incomparable(field: field, with: value), at: position)
    }
  }

  private mutating func knows(_ field: String, at position: TextPosition) -> Bool {
    if kinds[field] != nil { return true }
    let nearest = Similarity.nearest(to: field, among: kinds.keys.sorted(), limit: 2)
    note(.unknownField(field, nearest: nearest), at: position)
    return false
  }

  /// Fields that one condition wants to equal two things at once.
  private static func contradictions(in condition: Condition) -> Set<String> {
    switch condition {
    case .all(let inner):
      var values: [String: Set<String>] = [:]
      for case .equals(let field, let value) in inner { values[field, default: []].insert(value) }
      return Set(values.filter { $0.value.count > 1 }.keys)
        .union(inner.flatMap(contradictions))
    case .any(let inner):
      return Set(inner.flatMap(contradictions))
    case .not, .equals, .contains, .isAnswered: return []
    }
  }
}

extension TextEntry {
  /// Whether what is typed is a number.
  fileprivate var isNumber: Bool { if case .number = content { true } else { false } }
}
