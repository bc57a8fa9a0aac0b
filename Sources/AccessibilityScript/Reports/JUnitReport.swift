// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables

/// A report in the XML of JUnit, as Jenkins and other services read it: a suite for each script, and
/// a case for each step.
///
/// What Ant's schema asks of each suite is there too, so that readers which insist on it find it.
struct JUnitReport {
  let run: ScriptRun
  let words: InterfaceWords

  var text: String {
    let played = run.results.enumerated().map { suite($1, number: $0) }
    let suites =
      played + run.notPlayed.enumerated().map { skipped($1, number: played.count + $0) }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + MarkupText.element(
        "testsuites",
        [
          "name": "aloud",
          "tests": String(
            run.results.map { Self.count(of: $0) }.reduce(0, +) + run.notPlayed.count),
          "failures": String(run.results.map { failures(of: $0) }.reduce(0, +)),
          "errors": String(run.count(.broken)), "time": Self.seconds(run.milliseconds),
        ], "\n" + suites.joined()) + "\n"
  }

  private func suite(_ result: ScriptResult, number: Int) -> String {
    let properties = result.settings.map {
      MarkupText.element("property", ["name": $0.name, "value": $0.value], "")
    }
    var cases: [String] = []
    var known: [String: Int] = [:]
    for step in result.steps {
      // A file that is included twice has the same steps twice.
      var name = step.path.map { PathText.shown($0) + ":" } ?? ""
      name += step.name
      known[name, default: 0] += 1
      if let count = known[name], count > 1 { name += " (\(count))" }
      cases.append(testCase(step, named: name, of: result))
    }
    if let problem = result.problems.first {
      let lines = result.problems.map(\.text)
      let error = MarkupText.element(
        "error", ["type": "broken", "message": problem.message],
        MarkupText.escaped(lines.joined(separator: "\n")))
      cases.append(
        MarkupText.element(
          "testcase",
          [
            "name": "script", "classname": Self.className(of: result),
            "time": Self.seconds(result.milliseconds),
          ], error))
    }
    return suite(
      named: result.name, of: result.path, number: number, tests: Self.count(of: result),
      failures: failures(of: result), errors: result.isBroken ? 1 : 0,
      milliseconds: result.milliseconds, properties: properties, cases: cases,
      output: run.expectsNothing(result) ? words.text("report.expectsNothing") : "")
  }

  /// What was to be played and was not.
  private func skipped(_ name: String, number: Int) -> String {
    let testCase = MarkupText.element(
      "testcase",
      ["name": "script", "classname": PathText.shown(name), "time": Self.seconds(0)],
      MarkupText.element("skipped", ""))
    return suite(named: name, of: nil, number: number, tests: 1, skipped: 1, cases: [testCase])
  }

  private func suite(
    named name: String, of path: String?, number: Int, tests: Int, failures: Int = 0,
    errors: Int = 0, skipped: Int = 0, milliseconds: Double = 0, properties: [String] = [],
    cases: [String], output: String = ""
  ) -> String {
    MarkupText.element(
      "testsuite",
      [
        "name": PathText.shown(name), "file": path.map(PathText.shown), "package": "aloud",
        "id": String(number),
        "tests": String(tests), "failures": String(failures), "errors": String(errors),
        "skipped": String(skipped), "time": Self.seconds(milliseconds),
        "timestamp": run.startTime, "hostname": run.host,
      ],
      "\n" + MarkupText.element("properties", properties.joined()) + "\n"
        + cases.map { $0 + "\n" }.joined()
        + MarkupText.element("system-out", MarkupText.escaped(output))
        + MarkupText.element("system-err", "") + "\n") + "\n"
  }

  /// With the combination, since services know a case by this and its name.
  private static func className(of result: ScriptResult) -> String {
    PathText.shown(result.name)
  }

  private func testCase(_ step: StepResult, named name: String, of result: ScriptResult) -> String {
    let failed = step.checks.filter { $0.outcome == .failed }.map {
      FailedCheck(step: step, check: $0, isFailure: run.isFailure($0, of: result))
    }
    func details(_ checks: [FailedCheck]) -> String {
      MarkupText.escaped(checks.flatMap { $0.details(in: result, words) }.joined(separator: "\n"))
    }
    var content = ""
    let failures = failed.filter(\.isFailure)
    if let first = failures.first {
      content += MarkupText.element(
        "failure", ["type": first.check.level.rawValue, "message": first.message],
        details(failures))
    }
    let timed = step.checks.filter(\.isTimedAndHeld).map {
      MarkupText.escaped(words.timed($0, in: result))
    }
    let warnings = failed.filter { !$0.isFailure }
    let output = (warnings.isEmpty ? [] : [details(warnings)]) + timed
    if !output.isEmpty {
      content += MarkupText.element("system-out", output.joined(separator: "&#10;"))
    }
    return MarkupText.element(
      "testcase",
      [
        "name": name, "classname": Self.className(of: result),
        "time": Self.seconds(step.milliseconds ?? 0),
      ], content)
  }

  /// How many steps fail the script.
  private func failures(of result: ScriptResult) -> Int {
    result.steps.count { step in step.checks.contains { run.isFailure($0, of: result) } }
  }

  private static func count(of result: ScriptResult) -> Int {
    result.steps.count + (result.isBroken ? 1 : 0)
  }

  /// With three decimals.
  private static func seconds(_ milliseconds: Double) -> String {
    let whole = Int(milliseconds.rounded())
    let rest = String(whole % 1000)
    return "\(whole / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }
}
