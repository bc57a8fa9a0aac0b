// SPDX-License-Identifier: GPL-3.0-or-later

/// All that came of playing several scripts: what reports are made of.
public struct ScriptRun: Codable, Sendable {
  /// In the order of the scripts.
  public var results: [ScriptResult]
  /// The level from which on a failed expectation fails, where it is not each script's own.
  public var level: ExpectationLevel?
  /// The real time that the run took.
  public var milliseconds: Double

  public init(
    results: [ScriptResult] = [], level: ExpectationLevel? = nil, milliseconds: Double = 0
  ) {
    self.results = results
    self.level = level
    self.milliseconds = milliseconds
  }

  /// Whether a script's expectations hold, one fails, or it could not be played.
  public func verdict(on result: ScriptResult) -> ScriptVerdict {
    if result.isBroken { return .broken }
    return result.failures(from: level ?? result.level).isEmpty ? .held : .failed
  }

  /// Whether an expectation failed that lets its script fail; one of a lower level is a warning.
  public func isFailure(_ check: CheckResult, of result: ScriptResult) -> Bool {
    check.outcome == .failed && check.level >= (level ?? result.level)
  }

  /// The worst of all verdicts; that all hold where there is no script.
  public var verdict: ScriptVerdict {
    results.lazy.map(verdict).max() ?? .held
  }

  /// How many scripts came to a verdict.
  public func count(_ verdict: ScriptVerdict) -> Int {
    results.count { self.verdict(on: $0) == verdict }
  }

  var checks: some Sequence<CheckResult> { results.lazy.flatMap(\.steps).flatMap(\.checks) }
}

/// What came of a script; the raw value is the status that a command ends with.
public enum ScriptVerdict: Int32, Codable, Sendable, Comparable {
  case held = 0
  case failed = 1
  case broken = 2

  public static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }

  /// A word for programs.
  var name: String {
    switch self {
    case .held: "held"
    case .failed: "failed"
    case .broken: "broken"
    }
  }
}

extension ScriptResult {
  /// The path and what of the matrix it was played in: no two results of a run have the same.
  public var name: String {
    let combination = combination.map { "\($0.name): \($0.value)" }
    return combination.isEmpty ? path : "\(path) (\(combination.joined(separator: ", ")))"
  }
}

/// An expectation that failed, with its step.
struct FailedCheck {
  let step: StepResult
  let check: CheckResult
  /// Whether it lets the script fail.
  let isFailure: Bool
}

extension ScriptRun {
  /// What failed in a script, at any level.
  func failedChecks(of result: ScriptResult) -> [FailedCheck] {
    result.steps.flatMap { step in
      step.checks.lazy.filter { $0.outcome == .failed }.map {
        FailedCheck(step: step, check: $0, isFailure: isFailure($0, of: result))
      }
    }
  }
}
