// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables
import RadioModel

/// Something in a form file that is wrong, and where.
public struct FormMistake: Error, Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    case notJSON(JSONProblem.Reason)
    case unknownMember(String, nearest: [String])
    case duplicateMember(String)
    case missingMember(String)
    case wrongType(member: String, FormValueType)
    case unknownKind(String, nearest: [String])
    case badName(String)
    case duplicateName(String)
    case duplicateOption(String)
    case noOptions(String)
    case noFields
    case unknownField(String, nearest: [String])
    /// The members of a condition contradict each other, or there is none.
    case badCondition
    case circle([String])
    /// A condition asks for an option that its field does not have.
    case unreachable(field: String, value: String, nearest: [String])
    /// Conditions that can never be true together.
    case neverTrue(field: String)
    case unknownDefault(String, nearest: [String])
    case disabledDefault(String)
    case invalidDefault(String, AnswerProblem)
    case badPattern(String)
    /// One that takes too long to decide about the default.
    case slowPattern(String)
    /// The least is more than the most.
    case emptyRange
    /// More options have to be checked than there are.
    case tooFewOptions(minimum: Int, count: Int)
    /// A condition compares an answer with what it cannot be, or in a way that is for others.
    case incomparable(field: String, with: String)
    case table(TableError)
  }

  public let reason: Reason
  public let position: TextPosition

  public init(_ reason: Reason, at position: TextPosition) {
    self.reason = reason
    self.position = position
  }
}
