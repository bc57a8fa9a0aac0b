// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables

/// A report in the XML of JUnit, as Jenkins and other services read it: a suite for each script, and
/// a case for each step.
struct JUnitReport {
  let run: ScriptRun

  var text: String {
    let suites = run.results.map(suite)
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + MarkupText.element(
        "testsuites",
        [
          "name": "aloud", "tests": String(run.results.map { Self.count(of: $0) }.reduce(0, +)),
          "failures": String(run.results.map { failures(of: $0) }.reduce(0, +)),
          "errors": String(run.count(.broken)), "time": Self.seconds(run.milliseconds),
        ], "\n" + suites.joined()) + "\n"
  }

  private func suite(_ result: ScriptResult) -> String {
    let path = PathText.shown(result.path)
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
      let lines = result.problems.map {
        "\(PathText.shown($0.path)):\($0.line):\($0.column): \($0.message)"
      }
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
    return MarkupText.element(
      "testsuite",
      [
        "name": PathText.shown(result.name), "file": path, "tests": String(Self.count(of: result)),
        "failures": String(failures(of: result)), "errors": result.isBroken ? "1" : "0",
        "time": Self.seconds(result.milliseconds),
      ],
      "\n" + MarkupText.element("properties", properties.joined()) + "\n"
        + cases.map { $0 + "\n" }.joined()) + "\n"
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
      MarkupText.escaped(checks.flatMap { $0.details(in: result) }.joined(separator: "\n"))
    }
    var content = ""
    let failures = failed.filter(\.isFailure)
    if let first = failures.first {
      content += MarkupText.element(
        "failure", ["type": first.check.level.rawValue, "message": first.message],
        details(failures))
    }
    let warnings = failed.filter { !$0.isFailure }
    if !warnings.isEmpty { content += MarkupText.element("system-out", details(warnings)) }
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
