// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables
import TerminalUI

/// One step in the report as a page: what was pressed, said, shown and expected.
struct HTMLStep {
  let step: StepResult
  let result: ScriptResult
  let run: ScriptRun
  let words: InterfaceWords
  /// Of its heading; no other one in the page begins with it.
  let id: String

  var text: String {
    let place = "\(PathText.shown(step.path ?? result.path)):\(step.line)"
    return MarkupText.element(
      // Without a name it is no landmark: there would be one for each step.
      "section",
      "\n" + MarkupText.element("h3", ["id": id], name)
        + "\n" + MarkupText.element("p", ["class": "place"], escaped(place)) + "\n"
        + said + shown + expected + command) + "\n"
  }

  /// The step, and whether something of it does not hold.
  private var name: String {
    let sign = Self.verdict(of: step, in: result, run).map { HTMLStyle.sign($0, words) + " " }
    return (sign ?? "") + MarkupText.element("kbd", escaped(step.text))
  }

  /// The worst that came of a step's expectations; nil where all hold.
  static func verdict(of step: StepResult, in result: ScriptResult, _ run: ScriptRun) -> String? {
    let failed = step.checks.filter { $0.outcome == .failed }
    if failed.isEmpty { return nil }
    return failed.contains { run.isFailure($0, of: result) } ? "failed" : "warning"
  }

  private var said: String {
    let said =
      heading("report.said") + utterances(step.heard.map { ($0.text, $0.language) }) + sound
    guard !step.cut.isEmpty else { return said }
    return said + heading("report.cut") + utterances(step.cut.map { ($0, language) })
  }

  private var sound: String {
    guard let sound = step.sound else { return "" }
    return MarkupText.element(
      "audio",
      [
        "controls": "controls", "aria-label": words.line("report.said", step.text),
        "src": "data:audio/wav;base64," + sound,
      ], "") + "\n"
  }

  private func utterances(_ all: [(text: String, language: String)]) -> String {
    guard !all.isEmpty else {
      return MarkupText.element("p", ["lang": "en"], ScriptLine.nothing)
    }
    let items = all.map {
      MarkupText.element("li", ["lang": $0.language, "dir": "auto"], escaped($0.text))
    }
    return MarkupText.element("ol", items.joined()) + "\n"
  }

  private var shown: String {
    guard !step.screen.isEmpty else { return "" }
    let rows = step.screen.map { MarkupText.escaped($0) }.joined(separator: "\n")
    // It scrolls by keys where it is wider than the page, so it has to take the focus.
    let text = MarkupText.element(
      "pre",
      [
        "lang": language, "tabindex": "0", "role": "group",
        "aria-label": words.line("report.shown", step.text),
      ], rows)
    return heading("report.shown") + text + "\n"
      + picture + "\n"
  }

  private var picture: String {
    let size = result.settings.first { $0.name == SettingName.textSize.rawValue }
    let name = size.map { "\($0.name): \($0.value)" } ?? step.text
    return ScreenPicture(
      step: step, settings: result.settings, name: words.line("report.shown", name)
    ).text
  }

  private var expected: String {
    guard !step.checks.isEmpty else { return "" }
    let titles = ["report.expectation", "report.result", "report.expected", "report.actual"]
    let head = titles.map {
      MarkupText.element("th", ["scope": "col"], escaped(words.text($0)))
    }
    let rows = step.checks.map(row)
    return heading("report.expected")
      + MarkupText.element(
        "div",
        [
          "class": "wide", "tabindex": "0", "role": "group",
          "aria-label": words.line("report.expected", step.text),
        ],
        MarkupText.element(
          "table",
          MarkupText.element("thead", MarkupText.element("tr", head.joined()))
            + MarkupText.element("tbody", rows.joined()))) + "\n"
  }

  private func row(_ check: CheckResult) -> String {
    let verdict =
      check.outcome == .held ? "held" : run.isFailure(check, of: result) ? "failed" : "warning"
    let timed = check.isTimed ? "<br />" + escaped(words.text("report.timed")) : ""
    let heading = MarkupText.element("th", ["scope": "row"], escaped(check.demand))
    // What holds is as it was expected: there are no texts to compare.
    if check.outcome == .held {
      return MarkupText.element(
        "tr",
        heading
          + MarkupText.element("td", ["colspan": "3"], HTMLStyle.sign(verdict, words) + timed))
    }
    let differences = check.rows.compactMap(words.difference).map { "<br />" + escaped($0) }
    return MarkupText.element(
      "tr",
      heading
        + MarkupText.element(
          "td",
          HTMLStyle.sign(verdict, words) + ": " + escaped(check.reason) + differences.joined()
            + timed)
        + cell(check.expected, of: check)
        + cell(check.actual, of: check))
  }

  /// Expected or actual lines, in the language of what the session says and shows.
  private func cell(_ lines: [String], of check: CheckResult) -> String {
    guard !lines.isEmpty else {
      // A word of scripts, which are in English.
      return MarkupText.element("td", ["lang": "en"], ScriptLine.nothing)
    }
    let texts = ["hear", "cut", "screen", "wait"]
    let isText = texts.contains { check.text.hasPrefix($0 + " ") } && check.isHidden != true
    return MarkupText.element(
      "td", ["lang": isText ? language : nil, "dir": "auto"],
      lines.map { marked($0, of: check) }.joined(separator: "<br />"))
  }

  /// A line with the mark where it first differs from its fellow.
  private func marked(_ line: String, of check: CheckResult) -> String {
    guard case .changed(let expected, let actual)? = check.rows.first, check.rows.count == 1 else {
      return line.isEmpty ? escaped(words.shown(line)) : escaped(line)
    }
    let start = TextDifference.start(of: expected, actual)
    let rest = String(line.dropFirst(start))
    guard start > 0, !rest.isEmpty else { return escaped(line) }
    return escaped(String(line.prefix(start))) + MarkupText.element("mark", escaped(rest))
  }

  private var command: String {
    guard step.checks.contains(where: { $0.outcome == .failed }),
      let command = StepCommand.text(of: step, in: result)
    else { return "" }
    return heading("report.play")
      + MarkupText.element("p", MarkupText.element("code", escaped(PathText.shown(command)))) + "\n"
  }

  private var language: String {
    result.settings.first { $0.name == SettingName.language.rawValue }?.value
      ?? words.tables.language
  }

  private func heading(_ key: String) -> String {
    MarkupText.element("h4", escaped(words.text(key))) + "\n"
  }

  private func escaped(_ text: String) -> String { MarkupText.escaped(text) }
}
