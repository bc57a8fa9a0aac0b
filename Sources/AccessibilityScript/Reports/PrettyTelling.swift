// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables
import TerminalUI

/// Tells of scripts as they are played: those that hold go without saying, and what is wrong in the
/// same way in several is told of the first, and counted at the end.
public struct PrettyTelling {
  /// What makes a result like another one: the same expectations fail for the same reasons, or the
  /// same mistakes are found. What was said instead may be in another language.
  private struct Kind: Hashable {
    struct Failure: Hashable {
      let path: String
      let line, column: Int
      let text, reason: String
    }

    let problems: [ScriptProblem]
    let failures: [Failure]
    /// Of a script that expects nothing, which is like none but itself.
    let path: String?
  }

  private struct Group {
    let first: ScriptResult
    var others: [ScriptResult] = []
  }

  private var groups: [Group] = []
  private var places: [Kind: Int] = [:]

  /// The most names that are told of those that are like the first.
  private static let mostNames = 5

  public init() {}

  /// What there is to tell of a script now.
  ///
  /// - Parameter report: knows the level and the person's wishes.
  public mutating func lines(of result: ScriptResult, in report: PrettyReport) -> [String] {
    if report.isVerbose || report.run.showsLastStep { return report.lines(of: result) }
    let failed = report.run.failedChecks(of: result)
    let expectsNothing = report.run.expectsNothing(result)
    if !result.isBroken, failed.isEmpty, !expectsNothing { return [] }
    let kind = Kind(
      problems: result.problems,
      failures: failed.map {
        Kind.Failure(
          path: $0.check.path ?? result.path, line: $0.check.line, column: $0.check.column,
          text: $0.check.text, reason: $0.check.reason)
      }, path: expectsNothing ? result.path : nil)
    if let place = places[kind] {
      groups[place].others.append(result)
      return []
    }
    places[kind] = groups.count
    groups.append(Group(first: result))
    return report.lines(of: result)
  }

  /// What there is to tell when all are played.
  public func end(of report: PrettyReport) -> [String] {
    let same = groups.filter { !$0.others.isEmpty }.map { group in
      let names = group.others.prefix(Self.mostNames).map {
        $0.path == group.first.path && !$0.combination.isEmpty ? $0.combinationName : $0.name
      }
      let more = names.count < group.others.count ? ["…"] : []
      return report.heading(of: group.first) + ": "
        + report.words.text(
          "report.same", .number(group.others.count),
          .text(report.words.tables.number(group.others.count)),
          .text(report.words.list(names + more)))
    }
    return same.map { SafeText.visible(PathText.shown($0)) } + [report.summary]
  }
}
