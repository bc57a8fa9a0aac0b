// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables
import TerminalUI

/// The report for people, line by line, in words that a screen reader reads as they stand.
public struct PrettyReport {
  public let run: ScriptRun
  let words: InterfaceWords
  /// Whether scripts that hold are told of as well, and all that fail alike.
  let isVerbose: Bool
  /// The columns that a line with a mark below it may take: where it is broken, the mark is not below
  /// what it marks.
  let markedColumns: Int

  /// - Parameters:
  ///   - run: what is known so far.
  ///   - isVerbose: whether scripts that hold are told of as well, and all that fail alike.
  ///   - markedColumns: the columns of the terminal; 0 for a person who does not see marks.
  public init(
    _ run: ScriptRun, words: InterfaceWords, isVerbose: Bool = false, markedColumns: Int = .max
  ) {
    self.run = run
    self.words = words
    self.isVerbose = isVerbose
    self.markedColumns = markedColumns
  }

  /// All lines.
  public var lines: [String] {
    var telling = PrettyTelling()
    return run.results.flatMap { telling.lines(of: $0, in: self) } + telling.end(of: self)
  }

  /// What came of one script.
  public func lines(of result: ScriptResult) -> [String] {
    let problems = result.problems.map(\.text)
    let nothing =
      run.expectsNothing(result)
      ? [words.line("report.warning", words.text("report.expectsNothing"))] : []
    let failed = Array(run.failedChecks(of: result))
    let failures = failed.indices.flatMap { index -> [String] in
      let step = failed[index].step
      let next = index + 1 < failed.count ? failed[index + 1].step : nil
      // What is so of a step is told once, after its last failure.
      let isLast = next.map { ($0.line, $0.keys) != (step.line, step.keys) } ?? true
      return lines(of: failed[index], in: result) + (isLast ? lines(of: step, in: result) : [])
    }
    let timed =
      isVerbose
      ? result.steps.flatMap(\.checks).filter(\.isTimedAndHeld).map { words.timed($0, in: result) }
      : []
    let last =
      run.showsLastStep ? result.steps.last.map { lines(ofLast: $0, in: result) } ?? [] : []
    return
      ([heading(of: result)] + (problems + nothing + failures + timed + last).map { "  " + $0 })
      .map { SafeText.visible(PathText.shown($0)) }
  }

  /// What a script came to, and its name.
  func heading(of result: ScriptResult) -> String {
    words.line("report." + run.verdict(on: result).name, result.name)
  }

  /// How many scripts and expectations hold, and how many of which there is more to say.
  public var summary: String {
    let checks = Array(run.checks)
    let sum = words.text(
      "report.summary", .number(run.count(.held)), .number(run.results.count),
      .number(run.count(.failed)), .number(run.count(.broken)),
      .number(checks.count { $0.outcome == .held }), .number(checks.count))
    let others = [
      ("report.warnings", run.warningCount), ("report.timedCount", checks.count(where: \.isTimed)),
      ("report.notPlayed", run.notPlayed.count),
    ]
    return words.list(
      [sum] + others.filter { $0.1 > 0 }.map { words.counted($0.0, $0.1) })
  }

  private func lines(of failed: FailedCheck, in result: ScriptResult) -> [String] {
    let (step, check) = (failed.step, failed.check)
    let place = "\(check.path ?? result.path):\(check.line):\(check.column)"
    let verdict = words.text(failed.isFailure ? "report.failed" : "report.warning")
    var lines = [
      "\(place): " + words.line(verdict, step.text),
      "  " + words.line(check.demand, check.reason),
    ]
    if check.isTimed { lines.append("  " + words.text("report.timed")) }
    lines += comparison(of: check).map { "    " + $0 }
    return lines
  }

  /// What helps with a step that failed: what was selected, and how to play it alone.
  private func lines(of step: StepResult, in result: ScriptResult) -> [String] {
    (selected(in: step) + [words.play(step, in: result)].compactMap(\.self)).map { "  " + $0 }
  }

  private func selected(in step: StepResult) -> [String] {
    step.selected.isEmpty ? [] : [words.line("report.selected", words.list(step.selected))]
  }

  /// All that the last step did.
  private func lines(ofLast step: StepResult, in result: ScriptResult) -> [String] {
    let said = step.heard.map { words.line("report.said", $0.text) }
    let cut = step.cut.map { words.line("report.cut", $0) }
    let rows =
      step.screen.isEmpty
      ? [] : [words.text("report.shown")] + step.screen.map { "  " + words.shown($0) }
    return ["\(step.path ?? result.path):\(step.line): \(step.text)"]
      + (said + cut + rows + selected(in: step)).map { "  " + $0 }
  }

  /// Expected and actual, line by line beside each other: one above the other with the same
  /// beginning, since two columns have no room for a sentence each and are read across.
  private func comparison(of check: CheckResult) -> [String] {
    let titles = ["report.expected", "report.actual"].map { words.text($0) }
    let width = titles.map(ScreenWidth.columns).max()! + 2
    func beginning(_ title: String) -> String {
      title + String(repeating: " ", count: width - ScreenWidth.columns(of: title))
    }
    /// A blank row has a sign of its own, so that it can be told from none.
    func shown(_ line: String) -> String { words.shown(SafeText.visible(line)) }
    let (expected, actual) = (check.expected.map(shown), check.actual.map(shown))
    let isPattern = check.isPattern == true
    // Where there is nothing at all on one side, that is what is to be told.
    let none = [ScriptLine.nothing]
    var lines: [String] = []
    if expected.isEmpty, !actual.isEmpty, !isPattern {
      lines += none.map { beginning(titles[0]) + $0 }
    }
    for row in LineComparison.rows(expected, actual, isPattern: isPattern) {
      switch row {
      case .same(let line): lines.append(beginning("") + line)
      case .missing(let line): lines.append(beginning(titles[0]) + line)
      case .surplus(let line): lines.append(beginning(titles[1]) + line)
      case .changed(let expected, let actual):
        lines += [beginning(titles[0]) + expected, beginning(titles[1]) + actual]
        // Four columns stand before each of these lines, and as many are for the failure.
        let columns = 6 + width + ScreenWidth.columns(of: actual)
        if columns <= markedColumns {
          lines.append(beginning("") + TextDifference.mark(below: actual, against: expected))
        }
        lines.append(beginning("") + words.difference(expected, actual))
      }
    }
    if actual.isEmpty, !expected.isEmpty { lines += none.map { beginning(titles[1]) + $0 } }
    return lines
  }
}

extension InterfaceWords {
  /// What something is, and what there is to say of it.
  ///
  /// - Parameter name: an entry of the table, or a text of the script.
  func line(_ name: String, _ text: String) -> String {
    let title = name.hasPrefix("report.") ? self.text(name) : name
    return self.text("report.line", .text(title), given(text))
  }

  /// An entry that counts.
  func counted(_ key: String, _ count: Int) -> String {
    text(key, .number(count), .text(tables.number(count)))
  }
}
