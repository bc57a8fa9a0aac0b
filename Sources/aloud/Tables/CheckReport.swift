// SPDX-License-Identifier: GPL-3.0-or-later
import FoundationEssentials
import LabelTables
import TerminalUI

/// What a check of tables found, for people and for programs.
struct CheckReport {
  let findings: [TableFinding]
  let words: InterfaceWords

  /// Whether nothing is wrong; notes are no wrong.
  var isGood: Bool { findings.allSatisfy { $0.rule.severity == .note } }

  /// The report in a form.
  func lines(as form: ReportForm) -> [String] {
    switch form {
    case .text: return findings.map(line) + [summary]
    case .json: return [Self.json(findings.map { Record(self, $0) })]
    case .sarif: return [Self.json(SarifLog(self))]
    }
  }

  /// What is wrong, in words.
  func message(of finding: TableFinding) -> String {
    if finding.rule == .unreadable, let error = finding.error {
      return SafeText.visible(UsageError.table(error).message(using: words.tables))
    }
    return SafeText.visible(
      words.text(
        "tables.rule.\(finding.rule.rawValue)", .text(finding.key ?? ""),
        .text(words.list(finding.details)), .text(finding.table),
        .text(words.tables.languageName(finding.language))))
  }

  /// How to mend it, in words.
  func remedy(of finding: TableFinding) -> String {
    if case .patternMalformed? = finding.error { return words.text("tables.mend.pattern") }
    return remedy(of: finding.rule)
  }

  /// How to mend what a rule finds, in words.
  func remedy(of rule: TableRule) -> String { words.text("tables.mend.\(rule.rawValue)") }

  private func line(_ finding: TableFinding) -> String {
    words.text(
      "tables.finding", .text(words.place(path: finding.path, line: finding.line)),
      .text(words.text("tables.severity.\(finding.rule.severity.rawValue)")),
      .text(message(of: finding)), .text(remedy(of: finding)),
      .text(finding.rule.rawValue))
  }

  private var summary: String {
    func count(_ severity: TableRule.Severity) -> MessageArgument {
      .number(findings.count { $0.rule.severity == severity })
    }
    return words.text("tables.summary", count(.error), count(.warning), count(.note))
  }

  private static func json(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// One finding as JSON.
  private struct Record: Encodable {
    let rule: String
    let severity: String
    let file: String
    let line: Int?
    let language: String
    let table: String
    let key: String?
    let details: [String]
    let message: String
    let remedy: String

    init(_ report: CheckReport, _ finding: TableFinding) {
      rule = finding.rule.rawValue
      severity = finding.rule.severity.rawValue
      file = PathText.shown(finding.path)
      line = finding.line
      language = finding.language
      table = finding.table
      key = finding.key
      details = finding.details
      message = report.message(of: finding)
      remedy = report.remedy(of: finding)
    }
  }
}
