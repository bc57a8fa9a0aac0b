// SPDX-License-Identifier: GPL-3.0-or-later

/// When something of a form is shown or enabled, by the answers to other fields.
public indirect enum Condition: Hashable, Sendable {
  /// The answer is that option, text or number.
  case equals(field: String, value: String)
  /// The option is checked, or the text stands in the answer.
  case contains(field: String, value: String)
  case isAnswered(field: String)
  /// True when every one is: also when there is none.
  case all([Condition])
  /// True when some one is.
  case any([Condition])
  case not(Condition)

  /// - Parameter answer: gives the answer to a field by its name.
  public func isTrue(_ answer: (String) -> FieldAnswer) -> Bool {
    switch self {
    case .equals(let field, let value): answer(field).equals(value)
    case .contains(let field, let value): answer(field).contains(value)
    case .isAnswered(let field): answer(field).isAnswered
    case .all(let conditions): conditions.allSatisfy { $0.isTrue(answer) }
    case .any(let conditions): conditions.contains { $0.isTrue(answer) }
    case .not(let condition): !condition.isTrue(answer)
    }
  }

  /// The fields that it depends on, each as often as it is named.
  public var fields: [String] {
    switch self {
    case .equals(let field, _), .contains(let field, _), .isAnswered(let field): [field]
    case .all(let conditions), .any(let conditions): conditions.flatMap(\.fields)
    case .not(let condition): condition.fields
    }
  }
}
