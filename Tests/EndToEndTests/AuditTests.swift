// SPDX-License-Identifier: GPL-3.0-or-later

import FoundationEssentials
import TestSupport
import Testing

/// `aloud audit` with real files.
struct AuditTests {
  /// A form file, gone with it.
  private final class FormFile {
    let folder: String
    var path: String { folder + "/form.json5" }

    init(_ text: String) throws {
      folder =
        FileManager.default.temporaryDirectory
        .appending(path: "aloud-audit-\(UUID().uuidString)").path
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(filePath: path))
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }
  }

  /// Two findings: the second line has a letter before its label that is two code points.
  private let bad = try! FormFile(
    """
    {fields: [{kind: 'radio', name: 'size', label: 'Size', options: ['Small',
      {key: 'e\u{301}', label: 'small'}, {key: 'l', label: 'Large', disabled: true}]}]}

    """)

  @Test func aCleanFormHasStatusZero() throws {
    let form = try FormFile(
      "{fields: [{kind: 'radio', name: 'f', label: 'Size', options: ['Small', 'Large']}]}")
    let run = try CommandRun(["audit", form.path])
    #expect(run.ending == .status(0))
    #expect(run.output == "0 errors, 0 warnings, 0 notes\n")
    #expect(run.errors == "")
  }

  @Test func aFindingTellsPlaceSentenceRemedyRuleAndStandard() throws {
    let run = try CommandRun(["audit", bad.path])
    #expect(run.ending == .status(1))
    #expect(
      run.output == """
        \(bad.path):2:21: error: two options, questions, sections or groups have the same label: \
        small, size/Small (size/e\u{301}, English); to mend it, choose other words for one of them [duplicate-label, \
        WCAG 2.4.6, WCAG 3.3.2]
            heard: small, radio button, not selected, 2 of 3
        \(bad.path):2:68: warning: an option is unavailable, always or at times, and nobody is told \
        why (size/l, English); to mend it, give it a reason [disabled-without-reason, WCAG 3.3.2, \
        ARIA APG keyboard-interface]
            heard: Large, radio button, not selected, unavailable, 3 of 3
        1 error, 1 warning, 0 notes

        """)
  }

  @Test func theReportIsInThePersonsLanguageAndTheAuditInThoseAskedFor() throws {
    let run = try CommandRun(
      ["audit", bad.path, "--language", "de", "--language", "fr", "--ignore", "duplicate-label"])
    #expect(run.ending == .status(1))
    #expect(run.output.contains("(size/l, German, French)"))
    #expect(run.output.contains("heard: Large, "))
    let german = try CommandRun(["audit", bad.path, "--language", "fr"], ["LANGUAGE": "de"])
    #expect(german.output.contains("Französisch"))
  }

  /// What is far too much is told in a few lines, and soon.
  @Test(.timeLimit(.minutes(2))) func muchIsToldShortly() throws {
    let options = (0..<2000).map { "{key: 'k\($0)', label: 'Same'}" }.joined(separator: ",")
    let label = String(repeating: "word ", count: 50_000)
    for form in [
      "{fields: [{kind: 'radio', name: 'f', label: 'F', options: [\(options)]}]}",
      "{fields: [{kind: 'radio', name: 'f', label: '\(label)', options: ['x', 'y']}]}",
    ] {
      let file = try FormFile(form)
      for format in ["text", "sarif"] {
        let run = try CommandRun(["audit", file.path, "--format", format], seconds: 60)
        #expect(run.ending == .status(1))
        if format == "text" {
          let lines = run.output.split(separator: "\n")
          #expect((2...9).contains(lines.count))
          #expect(lines.allSatisfy { $0.count < 1200 })
        }
      }
    }
  }

  @Test func rulesCanBeIgnored() throws {
    let one = try CommandRun(["audit", bad.path, "--ignore", "duplicate-label"])
    #expect(one.ending == .status(1))
    #expect(one.output.hasSuffix("0 errors, 1 warning, 0 notes\n"))
    let both = try CommandRun(
      ["audit", bad.path, "--ignore", "duplicate-label", "--ignore", "disabled-without-reason"])
    #expect(both.ending == .status(0))
    let unknown = try CommandRun(["audit", bad.path, "--ignore", "duplicate-labels"])
    #expect(unknown.ending == .status(2))
    #expect(unknown.errors.contains("did you mean duplicate-label?"))
  }

  /// What is left out is counted for people, and marked for programs (SARIF 2.1.0, 3.27.23).
  @Test func whatIsLeftOutIsTold() throws {
    struct Log: Decodable {
      struct Run: Decodable {
        struct Result: Decodable {
          struct Suppression: Decodable { let kind, status, justification: String }
          let ruleId: String
          let suppressions: [Suppression]?
        }
        let results: [Result]
      }
      let runs: [Run]
    }
    struct Entry: Decodable {
      let rule: String
      let leftOut: String?
    }
    let baseline = bad.folder + "/known.json"
    let ignoring = ["audit", bad.path, "--ignore", "disabled-without-reason"]
    // What is ignored is no part of what is known.
    let written = try CommandRun(ignoring + ["--baseline", baseline, "--write-baseline"])
    #expect(written.errors == "aloud: 1 known finding is written to \(baseline)\n")
    let both = ignoring + ["--baseline", baseline]
    let text = try CommandRun(both)
    #expect(text.ending == .status(0))
    #expect(
      text.output
        == "left out: 1 known finding, 1 ignored finding\n0 errors, 0 warnings, 0 notes\n")
    let json = try CommandRun(both + ["--format", "json"])
    let entries = try JSONDecoder().decode([Entry].self, from: Data(json.output.utf8))
    #expect(entries.map(\.rule) == ["duplicate-label", "disabled-without-reason"])
    #expect(entries.map(\.leftOut) == ["baseline", "ignore"])
    let sarif = try CommandRun(both + ["--format", "sarif"])
    let results = try JSONDecoder().decode(Log.self, from: Data(sarif.output.utf8)).runs[0].results
    #expect(
      results.map { $0.suppressions?.map(\.justification) } == [["--baseline"], ["--ignore"]])
    #expect(
      results.allSatisfy {
        $0.suppressions?.map(\.kind) == ["external"]
          && $0.suppressions?.map(\.status) == ["accepted"]
      })
    let one = try CommandRun(ignoring + ["--format", "sarif"])
    let some = try JSONDecoder().decode(Log.self, from: Data(one.output.utf8)).runs[0].results
    #expect(some.map { $0.suppressions?.count } == [0, 1])
  }

  /// A result alone tells what is heard, how to mend it, and all that asks for it.
  @Test func sarifHasTheSentenceTheRemedyAndTheStandards() throws {
    struct Log: Decodable {
      struct Run: Decodable {
        struct Message: Decodable { let text: String }
        struct Result: Decodable {
          struct Properties: Decodable {
            let heard, standards: [String]
            let remedy: String
          }
          let message: Message
          let properties: Properties
          let suppressions: [Message]?
        }
        struct Tool: Decodable {
          struct Driver: Decodable {
            struct Rule: Decodable {
              struct Help: Decodable { let text, markdown: String }
              struct Properties: Decodable { let tags: [String] }
              let id: String
              let help: Help
              let properties: Properties
            }
            let rules: [Rule]
          }
          let driver: Driver
        }
        let results: [Result]
        let tool: Tool
      }
      let runs: [Run]
    }
    let run = try CommandRun(["audit", bad.path, "--format", "sarif"])
    let log = try JSONDecoder().decode(Log.self, from: Data(run.output.utf8)).runs[0]
    let first = try #require(log.results.first)
    #expect(first.suppressions == nil)
    #expect(first.properties.heard == ["small, radio button, not selected, 2 of 3"])
    #expect(first.properties.standards == ["WCAG 2.4.6", "WCAG 3.3.2"])
    let lines = first.message.text.split(separator: "\n").map(String.init)
    #expect(lines.count == 3)
    #expect(lines[1] == "heard: " + first.properties.heard[0])
    #expect(lines[2] == first.properties.remedy)
    let rule = try #require(log.tool.driver.rules.first { $0.id == "duplicate-label" })
    #expect(rule.properties.tags == ["WCAG 2.4.6", "WCAG 3.3.2"])
    #expect(rule.help.text == first.properties.remedy)
    #expect(
      rule.help.markdown.contains(
        "[WCAG 3.3.2](https://www.w3.org/TR/WCAG22/#labels-or-instructions)"))
  }

  @Test func theFormIsNoPlaceForTheBaseline() throws {
    let text = "{ fields: [ { kind: \"text\", name: \"a\", label: \"A\" } ] }"
    let form = try FormFile(text)
    let run = try CommandRun(["audit", form.path, "--baseline", form.path, "--write-baseline"])
    #expect(run.ending == .status(2))
    #expect(
      run.errors
        == "aloud: \(form.path) is there already: give another name, or remove it first\n")
    #expect(try Data(contentsOf: URL(filePath: form.path)) == Data(text.utf8))
  }

  @Test func aBaselineLeavesOutWhatIsKnown() throws {
    let baseline = bad.folder + "/known.json"
    let written = try CommandRun(
      ["audit", bad.path, "--baseline", baseline, "--write-baseline"])
    #expect(written.ending == .status(0))
    let known = try CommandRun(["audit", bad.path, "--baseline", baseline])
    #expect(known.ending == .status(0))
    #expect(
      known.output
        == "left out: 2 known findings, 0 ignored findings\n0 errors, 0 warnings, 0 notes\n")
    let form = try FormFile(
      "{fields: [{kind: 'radio', name: 'size', label: 'Size', options: ['Small', 'small']}]}")
    #expect(try CommandRun(["audit", form.path, "--baseline", baseline]).ending == .status(1))
    #expect(try CommandRun(["audit", form.path, "--baseline", form.path]).ending == .status(2))
    #expect(try CommandRun(["audit", form.path, "--baseline", "/none"]).ending == .status(2))
    let alone = try CommandRun(["audit", form.path, "--write-baseline"])
    #expect(alone.ending == .status(2))
    #expect(alone.errors.hasPrefix("aloud: --write-baseline needs --baseline as well"))
    #expect(written.errors == "aloud: 2 known findings are written to \(baseline)\n")
    #expect(known.errors == "")
  }

  /// From which level on a finding is a failure.
  @Test(arguments: [
    ("error", [1, 0]), ("warning", [1, 1]), ("note", [1, 1]),
  ])
  func levels(level: String, statuses: [Int32]) throws {
    for (ignored, status) in zip(["labels-sound-alike", "duplicate-label"], statuses) {
      let run = try CommandRun(["audit", bad.path, "--level", level, "--ignore", ignored])
      #expect(run.ending == .status(status))
    }
    let wrong = try CommandRun(["audit", bad.path, "--level", "must"])
    #expect(wrong.ending == .status(2))
    #expect(wrong.errors.contains("error, warning, note"))
  }

  @Test func formsThatCannotBeReadHaveStatusTwo() throws {
    let form = try FormFile("{fields: [{kind: 'txt', name: 'a', label: 'A'}]}")
    let run = try CommandRun(["audit", form.path])
    #expect(run.ending == .status(2))
    #expect(run.output == "")
    #expect(run.errors.contains("form.json5:1:18"))
    #expect(try CommandRun(["audit", "/none.json5"]).ending == .status(2))
    #expect(try CommandRun(["audit"]).ending == .status(2))
    let language = try CommandRun(["audit", form.path, "--language", "xq"])
    #expect(language.ending == .status(2))
  }

  @Test func allRulesAreTold() throws {
    let run = try CommandRun(["audit", "--rules"])
    #expect(run.ending == .status(0))
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 20)
    #expect(lines.allSatisfy { $0.contains("; to mend it, ") && $0.hasSuffix("]") })
    #expect(lines.contains { $0.hasPrefix("time-out-too-short: error: ") })
    struct Rule: Decodable { let rule, summary, remedy: String }
    let json = try CommandRun(["audit", "--rules", "--format", "json"])
    #expect(try JSONDecoder().decode([Rule].self, from: Data(json.output.utf8)).count == 20)
  }

  private struct Record: Decodable {
    let rule, severity, file, field, option, message, remedy: String
    let line, column: Int
    let languages, sizes, details, standards, heard: [String]
  }

  @Test func jsonHasEveryMember() throws {
    let run = try CommandRun(["audit", bad.path, "--format", "json"])
    #expect(run.ending == .status(1))
    let records = try JSONDecoder().decode([Record].self, from: Data(run.output.utf8))
    #expect(records.map(\.rule) == ["duplicate-label", "disabled-without-reason"])
    #expect(records.map(\.severity) == ["error", "warning"])
    #expect(records.map(\.column) == [21, 68])
    #expect(records[0].standards == ["WCAG 2.4.6", "WCAG 3.3.2"])
    #expect(records[0].languages == ["en"])
    #expect(records[0].details == ["small", "size/Small"])
  }

  /// SARIF 2.1.0, 3.30.6: a column counts what `columnKind` says, which is code points.
  @Test func sarifCountsColumnsInCodePoints() throws {
    struct Log: Decodable {
      struct Run: Decodable {
        struct Result: Decodable {
          struct Location: Decodable {
            struct Physical: Decodable {
              struct Region: Decodable { let startLine, startColumn: Int }
              let region: Region
            }
            let physicalLocation: Physical
          }
          let ruleId: String
          let locations: [Location]
          let partialFingerprints: [String: String]
        }
        let columnKind: String
        let results: [Result]
      }
      let runs: [Run]
    }
    let run = try CommandRun(["audit", bad.path, "--format", "sarif"])
    let log = try JSONDecoder().decode(Log.self, from: Data(run.output.utf8)).runs[0]
    #expect(log.columnKind == "unicodeCodePoints")
    #expect(log.results.map(\.ruleId) == ["duplicate-label", "disabled-without-reason"])
    let regions = log.results.map { $0.locations[0].physicalLocation.region }
    #expect(regions.map(\.startLine) == [2, 2])
    #expect(regions.map(\.startColumn) == [22, 69])
    #expect(Set(log.results.map(\.partialFingerprints)).count == 2)
  }

  /// Forms that are wrong in part, that cannot be read at all or are not there, a baseline that is
  /// none: the status, how often `form-mistake` is there, and whether the audit could be made.
  @Test(arguments: [
    ("{fields: [{kind: 'checklist', name: 'a', label: 'A', min: 5, options: ['x']}]}", 1, 1, true),
    (
      "{fields: [{kind: 'text', name: 'a', label: 'A', shownWhen: {field: 'b', equals: 1}}]}", 1, 1,
      true
    ),
    ("{fields: [", 2, 1, false), ("{fields: [{kind: 'txt', name: 'a', label: 'A'}]}", 2, 1, false),
    ("{}", 2, 1, false), (nil, 2, 1, false),
  ])
  func programsGetADocumentInAnyCase(
    text: String?, status: Int32, count: Int, isSuccessful: Bool
  ) throws {
    let form = try FormFile(text ?? "")
    let path = text == nil ? form.folder + "/none.json5" : form.path
    struct Mistake: Decodable {
      let rule, severity, message, file: String
      let details: [String]
      let line, column: Int?
    }
    let json = try CommandRun(["audit", path, "--format", "json"])
    #expect(json.ending == .status(status))
    let records = try JSONDecoder().decode([Mistake].self, from: Data(json.output.utf8))
    let mistakes = records.filter { $0.rule == "form-mistake" }
    #expect(mistakes.count == count)
    #expect(mistakes.allSatisfy { $0.severity == "error" && $0.details.count == 1 })
    #expect(mistakes.allSatisfy { ($0.line == 1 && $0.column != nil) || text == nil })
    struct Log: Decodable {
      struct Run: Decodable {
        struct Message: Decodable { let text: String }
        struct Invocation: Decodable {
          struct Notification: Decodable {
            let level: String
            let message: Message
          }
          let executionSuccessful: Bool
          let toolExecutionNotifications: [Notification]
        }
        struct Result: Decodable { let ruleId: String }
        let invocations: [Invocation]
        let results: [Result]
      }
      let runs: [Run]
    }
    let sarif = try CommandRun(["audit", path, "--format", "sarif"])
    #expect(sarif.ending == .status(status))
    let run = try JSONDecoder().decode(Log.self, from: Data(sarif.output.utf8)).runs[0]
    #expect(run.results.count { $0.ruleId == "form-mistake" } == count)
    let invocation = try #require(run.invocations.first)
    #expect(invocation.executionSuccessful == isSuccessful)
    #expect(invocation.toolExecutionNotifications.count == (isSuccessful ? 0 : 1))
    #expect(sarif.errors.isEmpty == isSuccessful)
    #expect(try CommandRun(["audit", path]).output.isEmpty == !isSuccessful)
  }

  @Test func aBaselineThatIsNoneIsNoFindingOfTheForm() throws {
    let sarif = try CommandRun(
      ["audit", bad.path, "--format", "sarif", "--baseline", bad.path])
    #expect(sarif.ending == .status(2))
    #expect(sarif.output.contains("\"executionSuccessful\" : false"))
    let json = try CommandRun(["audit", bad.path, "--format", "json", "--baseline", "/none"])
    #expect(json.ending == .status(2))
    struct Record: Decodable {}
    #expect(try JSONDecoder().decode([Record].self, from: Data(json.output.utf8)).isEmpty)
  }

  /// Each time says what it is.
  @Test func aTimeSaysHowLongItMayBe() throws {
    let run = try CommandRun(["audit", bad.path, "--timeout", "1"])
    #expect(run.output.contains(" s instead of at most 1.0 s (size, English)"))
  }
}
