// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables

/// A report as one page without outside parts and without scripts, written as XML so that readers of
/// both take it.
///
/// It has landmarks, headings in order, a language for each text, headers for each table, and a
/// word beside each sign and colour (WCAG 2.2: 1.3.1, 1.4.1, 2.4.1, 2.4.6, 3.1.2).
struct HTMLReport {
  let run: ScriptRun
  let words: InterfaceWords

  var text: String {
    let title = words.line("report.title", words.text("report." + run.verdict.name))
    let head =
      "<meta charset=\"utf-8\" />\n"
      + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\" />\n"
      + MarkupText.element("title", MarkupText.escaped(title)) + "\n"
      + MarkupText.element("style", HTMLStyle.text)
    let body =
      MarkupText.element(
        "a", ["class": "skip", "href": "#main"], word("report.skip")) + "\n"
      + MarkupText.element("header", header) + "\n"
      + MarkupText.element("nav", ["aria-labelledby": "scripts"], navigation) + "\n"
      + MarkupText.element("main", ["id": "main", "tabindex": "-1"], "\n" + sections) + "\n"
    return "<!DOCTYPE html>\n"
      + MarkupText.element(
        "html",
        [
          "xmlns": "http://www.w3.org/1999/xhtml", "lang": words.tables.language,
          "dir": words.tables.isRightToLeft ? "rtl" : "ltr",
        ],
        "\n" + MarkupText.element("head", "\n\(head)\n") + "\n"
          + MarkupText.element("body", "\n\(body)") + "\n") + "\n"
  }

  private var header: String {
    MarkupText.element("h1", word("report.title") + ": " + sign(run.verdict))
      + MarkupText.element("p", MarkupText.escaped(PrettyReport(run, words: words).summary))
  }

  private var navigation: String {
    let items = run.results.enumerated().map { index, result in
      let id = "script-\(index + 1)"
      return MarkupText.element(
        "li",
        MarkupText.element("a", ["href": "#" + id], name(of: result)) + failures(in: result, id))
    }
    let list = items.isEmpty ? "" : MarkupText.element("ul", items.joined(separator: "\n"))
    return MarkupText.element("h2", ["id": "scripts"], word("report.scripts")) + list
  }

  /// Links to the steps in which an expectation does not hold, so that nobody has to look for them.
  private func failures(in result: ScriptResult, _ id: String) -> String {
    let items = result.steps.enumerated().compactMap { index, step -> String? in
      HTMLStep.verdict(of: step, in: result, run).map { name in
        let words = HTMLStyle.sign(name, self.words) + " " + MarkupText.escaped(step.name)
        return MarkupText.element(
          "li", MarkupText.element("a", ["href": "#\(id)-step-\(index + 1)"], words))
      }
    }
    return items.isEmpty ? "" : "\n" + MarkupText.element("ul", items.joined(separator: "\n"))
  }

  private var sections: String {
    run.results.enumerated().map { index, result in
      section(of: result, id: "script-\(index + 1)")
    }.joined() + notPlayed
  }

  /// What was to be played and was not.
  private var notPlayed: String {
    guard !run.notPlayed.isEmpty else { return "" }
    let id = "not-played"
    let items = run.notPlayed.map {
      MarkupText.element("li", MarkupText.escaped(PathText.shown($0)))
    }
    let title = words.counted("report.notPlayed", items.count)
    return MarkupText.element(
      "section", ["aria-labelledby": id],
      MarkupText.element("h2", ["id": id], MarkupText.escaped(title))
        + MarkupText.element("ul", items.joined(separator: "\n"))) + "\n"
  }

  private var expectsNothing: String {
    MarkupText.element(
      "p", HTMLStyle.sign("warning", words) + ": " + word("report.expectsNothing")) + "\n"
  }

  private func section(of result: ScriptResult, id: String) -> String {
    let problems = result.problems.map {
      MarkupText.element("li", MarkupText.escaped($0.text))
    }
    let steps = result.steps.enumerated().map { index, step in
      HTMLStep(step: step, result: result, run: run, words: words, id: "\(id)-step-\(index + 1)")
        .text
    }
    return MarkupText.element(
      "section", ["aria-labelledby": id],
      "\n" + MarkupText.element("h2", ["id": id], name(of: result)) + "\n"
        + settings(of: result)
        + (problems.isEmpty ? "" : MarkupText.element("ul", problems.joined()) + "\n")
        + (run.expectsNothing(result) ? expectsNothing : "")
        + steps.joined()) + "\n"
  }

  private func settings(of result: ScriptResult) -> String {
    guard !result.settings.isEmpty else { return "" }
    let rows = result.settings.map {
      MarkupText.element(
        "tr",
        MarkupText.element("th", ["scope": "row"], MarkupText.escaped($0.name))
          + MarkupText.element("td", MarkupText.escaped($0.value)))
    }
    return MarkupText.element(
      "table",
      MarkupText.element("caption", word("report.settings"))
        + MarkupText.element("tbody", rows.joined())) + "\n"
  }

  private func name(of result: ScriptResult) -> String {
    sign(run.verdict(on: result)) + " " + MarkupText.escaped(PathText.shown(result.name))
  }

  private func sign(_ verdict: ScriptVerdict) -> String {
    HTMLStyle.sign(verdict.name, words)
  }

  private func word(_ key: String) -> String { MarkupText.escaped(words.text(key)) }
}

extension MarkupText {
  static func element(_ name: String, _ content: String) -> String {
    element(name, [:], content)
  }
}
