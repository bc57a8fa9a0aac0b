// SPDX-License-Identifier: GPL-3.0-or-later

/// All that came of playing several scripts: what reports are made of.
public struct ScriptRun: Codable, Sendable {
  /// In the order of the scripts.
  public var results: [ScriptResult]
  /// The level from which on a failed expectation fails, where it is not each script's own.
  public var level: ExpectationLevel?
  /// The real time that the run took.
  public var milliseconds: Double
  /// When it began, as ISO 8601 has it, in UTC and without a zone; nil where nobody looked.
  public var startTime: String?
  /// The name of the machine; nil where nobody looked.
  public var host: String?
  /// The names of what was to be played and was not, since the run ended before.
  public var notPlayed: [String] = []
  /// Whether what the last step did is reported too: somebody wants to know it.
  public var showsLastStep = false

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

  /// Whether a script was played and has no expectation at all, so that it holds whatever happens.
  func expectsNothing(_ result: ScriptResult) -> Bool {
    // Those of a part may stand further down.
    !showsLastStep && !result.isBroken && result.steps.allSatisfy(\.checks.isEmpty)
  }

  /// How many expectations failed without failing their scripts, and scripts have none.
  var warningCount: Int {
    results.map { result in
      failedChecks(of: result).count { !$0.isFailure } + (expectsNothing(result) ? 1 : 0)
    }.reduce(0, +)
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
  public var name: String { combination.isEmpty ? path : "\(path) \(combinationName)" }

  /// What of the matrix it was played in, in parentheses.
  var combinationName: String {
    "(" + combination.map { "\($0.name): \($0.value)" }.joined(separator: ", ") + ")"
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
