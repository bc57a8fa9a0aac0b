// SPDX-License-Identifier: GPL-3.0-or-later

/// What a person answered to one field of a form.
public enum FieldAnswer: Hashable, Sendable {
  /// Not answered: nothing selected, nothing typed, or a field that asks nothing.
  case none
  /// The selected option of a radio group.
  case choice(OptionKey)
  /// The checked options of a checklist in display order; at least one.
  case choices([OptionKey])
  /// What was typed; not empty.
  case text(String)
  case number(DecimalNumber)

  public var isAnswered: Bool { self != .none }

  /// Whether the answer is the value, written as an option's key or as text.
  ///
  /// A number equals another way of writing it: 2 is 2.0. A checklist equals one key when that
  /// alone is checked.
  public func equals(_ value: String) -> Bool {
    switch self {
    case .none: false
    case .choice(let key): key == OptionKey(value)
    case .choices(let keys): keys == [OptionKey(value)]
    case .text(let text): OptionKey(text) == OptionKey(value)
    case .number(let number): DecimalNumber(value) == number
    }
  }

  /// Whether an option is among the checked or selected ones, or a text stands in the typed one.
  public func contains(_ value: String) -> Bool {
    switch self {
    case .choices(let keys): keys.contains(OptionKey(value))
    case .text(let text): text.utf8.containsSequence(value.utf8)
    case .none, .choice, .number: equals(value)
    }
  }
}

extension String.UTF8View {
  /// Whether the bytes of the other text stand somewhere in these, in order. O(n·m).
  fileprivate func containsSequence(_ other: String.UTF8View) -> Bool {
    guard !other.isEmpty else { return true }
    return indices.contains { self[$0...].starts(with: other) }
  }
}
