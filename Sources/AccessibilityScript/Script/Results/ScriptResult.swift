// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables

/// What came of one script in one combination of its matrix.
public struct ScriptResult: Codable, Hashable, Sendable {
  /// The script's path as it was given.
  public var path: String
  /// The values of its matrix; empty without one.
  @OmittedIfEmpty public var combination: [Setting]
  /// All that were in force: language, text size, verbosity, terminal, selection, mode.
  @OmittedIfEmpty public var settings: [Setting]
  /// The level from which on a failed expectation fails the script.
  public var level = ExpectationLevel.must
  /// That of the script as it was played; nil where it could not be read.
  public var digest: UInt64?
  /// The arguments of the command that asks the same, without keys; empty where it is not known.
  @OmittedIfEmpty public var arguments: [String] = []
  @OmittedIfEmpty public var steps: [StepResult]
  /// What keeps the script from being played to its end; where there is any, it is broken.
  @OmittedIfEmpty public var problems: [ScriptProblem]
  /// The real time it took.
  public var milliseconds: Double

  public init(
    path: String, combination: [Setting] = [], settings: [Setting] = [], steps: [StepResult] = [],
    problems: [ScriptProblem] = [], milliseconds: Double = 0
  ) {
    self.path = path
    self.combination = combination
    self.settings = settings
    self.steps = steps
    self.problems = problems
    self.milliseconds = milliseconds
  }

  /// Whether it could not be played.
  public var isBroken: Bool { !problems.isEmpty }

  /// The expectations that failed, of a level or above.
  public func failures(from level: ExpectationLevel = .must) -> [CheckResult] {
    steps.lazy.flatMap(\.checks).filter { $0.outcome == .failed && $0.level >= level }
  }
}

/// A name and its value, as a script writes them.
public struct Setting: Codable, Hashable, Sendable {
  public var name: String
  public var value: String

  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

/// Something wrong with a script, and where; the message says how to mend it.
public struct ScriptProblem: Codable, Hashable, Sendable, Error {
  public var path: String
  /// From 1; columns are characters as people see them.
  public var line: Int
  public var column: Int
  /// In the person's language.
  public var message: String

  /// The place and the message, as compilers write them.
  public var text: String { "\(PathText.shown(path)):\(line):\(column): \(message)" }

  public init(path: String, line: Int, column: Int, message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
  }
}
