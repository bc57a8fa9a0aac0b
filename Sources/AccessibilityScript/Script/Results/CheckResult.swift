// SPDX-License-Identifier: GPL-3.0-or-later

/// How much an expectation matters (RFC 2119).
public enum ExpectationLevel: String, Codable, Hashable, Sendable, CaseIterable, Comparable {
  case may, should, must

  public static func < (first: Self, second: Self) -> Bool {
    allCases.firstIndex(of: first)! < allCases.firstIndex(of: second)!
  }
}

/// One expectation of a script, and whether it held.
public struct CheckResult: Codable, Hashable, Sendable {
  public enum Outcome: String, Codable, Hashable, Sendable {
    case held, failed
  }

  /// Where the expectation stands in the script, from 1.
  public var line: Int
  public var column: Int
  /// The file that it stands in, where that is one that the script includes.
  public var path: String?
  public var level: ExpectationLevel
  /// The expectation as it is written.
  public var text: String
  public var outcome: Outcome
  /// What was expected and what there was, line by line, to be shown side by side.
  @OmittedIfEmpty public var expected: [String]
  @OmittedIfEmpty public var actual: [String]
  /// What is wrong, in the person's language; empty when it held.
  @OmittedIfEmpty public var reason: String
  /// Whether it depended on real time.
  public var isTimed: Bool
  /// That what there was is a secret, which the actual lines do not tell.
  public var isHidden: Bool?
  /// That the expected lines are a part, a pattern or a limit rather than a text that there could
  /// be: no character of the actual lines has a fellow in them.
  public var isPattern: Bool?

  public init(
    line: Int, column: Int, level: ExpectationLevel, text: String, outcome: Outcome,
    expected: [String] = [], actual: [String] = [], reason: String = "", isTimed: Bool = false
  ) {
    self.line = line
    self.column = column
    self.level = level
    self.text = text
    self.outcome = outcome
    self.expected = expected
    self.actual = actual
    self.reason = reason
    self.isTimed = isTimed
  }
}
