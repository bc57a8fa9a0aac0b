// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import FoundationEssentials
import Testing

/// Reports in XML and as a page, read by programs that others made.
@Suite struct MarkupReportTests {
  static let schema = Scripts.root.appending(
    path: "Tests/AccessibilityScriptTests/Fixtures/JUnit.xsd"
  ).path

  /// The texts that an XPath expression finds in a document, line by line.
  private func find(_ path: String, in text: String) throws -> String {
    let run = try ReadingProgram(["xmllint", "--xpath", path, "-"], input: text)
    try #require(run.ending == .status(0), "\(run.errors)")
    return run.output.split(separator: "\n").joined(separator: "\n")
  }

  @Test func junitIsValid() throws {
    let text = Runs.text(.junit, try Runs.mixed())
    let valid = try ReadingProgram(
      ["xmllint", "--noout", "--schema", Self.schema, "-"], input: text)
    #expect(valid.ending == .status(0), "\(valid.errors)")
    #expect(try find("string(/testsuites/@tests)", in: text) == "7")
    #expect(try find("string(/testsuites/@failures)", in: text) == "2")
    #expect(try find("string(/testsuites/@errors)", in: text) == "1")
    #expect(try find("string(/testsuites/@time)", in: text) == "1.235")
    #expect(try find("count(//testcase)", in: text) == "7")
    #expect(try find("count(//testcase/failure)", in: text) == "2")
    #expect(try find("count(//testcase/system-out)", in: text) == "2")
    #expect(try find("string(//property[@name='text size']/@value)", in: text) == "L")
    // What XML has no way to write is shown as a sign.
    #expect(
      try find("string(//failure/@message)", in: text).contains("no, not ]]> ␛[31m this"))
    #expect(try find("string(//error/@message)", in: text).contains("Dwon"))
  }

  /// Services know a case by its class and name: each is there once, over matrices and files that are
  /// included twice, and has the time that it took.
  @Test func casesAreUniqueAndTimed() throws {
    let folder = try TemporaryScripts([
      "a.aloud": "matrix language: en de\nmatrix text size: L AX1\n" + Scripts.crusts
        + "include: b.inc\ninclude: b.inc\npress Down\npress Down\n",
      "b.inc": "press Down\npress Up\n",
    ])
    let run = Runs.run(Scripts.player.play(path: folder.path("a.aloud")))
    let text = Runs.text(.junit, run)
    #expect(try find("count(//testcase)", in: text) == "24")
    #expect(try find("count(//testcase[@time])", in: text) == "24")
    let names = text.matches(of: #/<testcase name="([^"]*)" classname="([^"]*)"/#).map {
      "\($0.2)|\($0.1)"
    }
    #expect(Set(names).count == 24, "\(names)")
    #expect(names.count { $0.contains("a.aloud (language: de, text size: AX1)|") } == 6)
    let valid = try ReadingProgram(
      ["xmllint", "--noout", "--schema", Self.schema, "-"], input: text)
    #expect(valid.ending == .status(0), "\(valid.errors)")
    let times = run.results.flatMap(\.steps).compactMap(\.milliseconds)
    #expect(times.count == 24 && times.allSatisfy { $0 > 0 })
    for result in run.results {
      #expect(result.steps.compactMap(\.milliseconds).reduce(0, +) <= result.milliseconds)
    }
  }

  @Test func aReportOfNothingIsValid() throws {
    let valid = try ReadingProgram(
      ["xmllint", "--noout", "--schema", Self.schema, "-"], input: Runs.text(.junit, ScriptRun()))
    #expect(valid.ending == .status(0), "\(valid.errors)")
    let page = try ReadingProgram(
      ["xmllint", "--noout", "-"], input: Runs.text(.html, ScriptRun()))
    #expect(page.ending == .status(0), "\(page.errors)")
  }

  /// What differs is in the session's language, and the person's own voice reads the rest.
  @Test func theTextsOfAFailureHaveTheirLanguage() throws {
    let page = try page()
    let cells = "//*[local-name()='td']"
    for text in ["no, not ]]>", "שלום"] {
      for language in ["en", "de"] {
        #expect(
          try find("count(\(cells)[@lang='\(language)'][contains(., '\(text)')])", in: page) != "0",
          "\(language) \(text)")
      }
    }
    #expect(try find("count(\(cells)[normalize-space(.)=''])", in: page) == "0")
    var step = StepResult(line: 1, text: "press Down", keys: "Down")
    step.checks = [
      CheckResult(
        line: 2, column: 3, level: .must, text: "hear nothing", outcome: .failed,
        actual: ["a"], reason: "r")
    ]
    let nothing = Runs.text(
      .html, ScriptRun(results: [ScriptResult(path: "a.aloud", steps: [step])]))
    #expect(nothing.contains("<td lang=\"en\">nothing</td>"))
  }

  /// What depended on real time is marked, whether it held or not, and counted for people.
  @Test func whatDependedOnTimeIsMarkedInEachReport() throws {
    var step = StepResult(line: 1, text: "press Down", keys: "Down")
    step.checks = [
      CheckResult(
        line: 2, column: 3, level: .must, text: "hear \"a\"", outcome: .held, isTimed: true)
    ]
    let run = Runs.run([ScriptResult(path: "a.aloud", steps: [step])])
    let told = "This depends on real time."
    for format in [ReportFormat.junit, .html, .github] {
      #expect(Runs.text(format, run).contains(told), "\(format)")
    }
    #expect(Runs.text(.tap, run).contains("\n      isTimed: true\n"))
    #expect(Runs.text(.json, run).contains("\"isTimed\" : true"))
    #expect(Runs.text(.pretty, run).hasSuffix(", 1 expectation depends on real time\n"))
    let lines = PrettyReport(run, words: Runs.words, isVerbose: true).lines
    #expect(lines.contains("  a.aloud:2:3: MUST hear \"a\": " + told))
    let valid = try ReadingProgram(
      ["xmllint", "--noout", "--schema", Self.schema, "-"], input: Runs.text(.junit, run))
    #expect(valid.ending == .status(0), "\(valid.errors)")
  }

  private func page() throws -> String {
    var run = try Runs.mixed()
    // A header of a WAV file without samples is enough of a sound.
    run.results[0].steps[0].sound = Data("RIFF$   WAVE".utf8).base64EncodedString()
    return Runs.text(.html, run)
  }

  @Test func thePageIsValid() throws {
    let page = try page()
    let xml = try ReadingProgram(["xmllint", "--noout", "--nonet", "-"], input: page)
    #expect(xml.ending == .status(0), "\(xml.errors)")
    // 0 is that there are neither errors nor warnings.
    let tidy = try ReadingProgram(["tidy", "-e", "-q", "-utf8"], input: page)
    #expect(tidy.ending == .status(0), "\(tidy.errors)")
  }

  @Test func thePageHasLandmarksAndHeadingsInOrder() throws {
    let page = try page()
    for name in ["header", "nav", "main", "h1"] {
      #expect(try find("count(//*[local-name()='\(name)'])", in: page) == "1", "\(name)")
    }
    // A section with a name is a landmark too: one for each script.
    #expect(try find("count(//*[local-name()='section'][@aria-labelledby])", in: page) == "4")
    #expect(try find("string(/*/@lang)", in: page) == "en")
    let levels = page.split(separator: "<h").compactMap { part in
      part.first?.wholeNumberValue.flatMap {
        part.dropFirst().first.map(" >".contains) == true ? $0 : nil
      }
    }
    #expect(levels.first == 1)
    #expect(levels.count { $0 == 1 } == 1)
    #expect(levels.contains(4))
    for (level, next) in zip(levels, levels.dropFirst()) { #expect(next <= level + 1) }
  }

  /// What leads somewhere leads to something, and names are names of one thing.
  @Test func identifiersAreThereOnce() throws {
    let page = try page()
    func values(_ attribute: String) -> [Substring] {
      page.split(separator: " \(attribute)=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    }
    let identifiers = values("id")
    #expect(Set(identifiers).count == identifiers.count)
    let references = values("aria-labelledby") + values("href").map { $0.dropFirst() }
    #expect(!references.isEmpty)
    #expect(Set(references).isSubset(of: Set(identifiers)))
    #expect(values("href").allSatisfy { $0.hasPrefix("#") })
    #expect(values("src").allSatisfy { $0.hasPrefix("data:audio/wav;base64,") })
    #expect(values("src").count == 1)
    #expect(!page.contains("<script"))
    #expect(!page.contains("url("))
  }

  @Test func whateverIsSeenIsToldInWords() throws {
    let page = try page()
    func count(_ path: String) throws -> String { try find("count(\(path))", in: page) }
    // Each header says of what, and each table has some.
    #expect(try count("//*[local-name()='th'][not(@scope)]") == "0")
    #expect(
      try count("//*[local-name()='table'][not(.//*[local-name()='th'])]") == "0")
    // Pictures are beside their text, in something that has a name.
    #expect(try count("//*[local-name()='svg'][not(@aria-hidden='true')]") == "0")
    #expect(
      try count("//*[local-name()='svg'][not(parent::*[@role='img'][@aria-label!=''])]") == "0")
    #expect(try count("//*[local-name()='svg']") == count("//*[local-name()='pre']"))
    #expect(try count("//*[@tabindex='0'][not(@aria-label) or @aria-label='']") == "0")
    #expect(try count("//*[local-name()='audio'][not(@controls) or not(@aria-label)]") == "0")
    // Signs are for the eye, with a word after each.
    #expect(
      try count(
        "//*[local-name()='span'][@aria-hidden][not(following-sibling::*[1][local-name()='strong'])]"
      )
        == "0")
    #expect(try count("//*[local-name()='li'][@lang='de']") != "0")
    #expect(page.contains("prefers-color-scheme: dark"))
    #expect(page.contains(":focus-visible"))
  }

  /// 17 and 33 points are the sizes of body text in L and AX1 (Dynamic Type).
  @Test func picturesAreAsLargeAsTheText() throws {
    let page = try page()
    #expect(page.contains("font: 17px monospace"))
    #expect(page.contains("font: 28px monospace"))
    // 80 columns of 0.6 em.
    #expect(page.contains("width=\"816\""))
    #expect(page.contains("width=\"1344\""))
  }
}
