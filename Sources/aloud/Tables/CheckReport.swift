// SPDX-License-Identifier: GPL-3.0-or-later
import LabelTables
import TerminalUI

/// What a check of tables found, for people and for programs.
struct CheckReport {
  let findings: [TableFinding]
  let words: InterfaceWords

  /// Whether nothing is wrong; notes are no wrong.
  var isGood: Bool { report.isGood }

  /// The report in a form.
  func lines(as form: ReportForm) -> [String] {
    report.lines(as: form, records: findings.map { Record(self, $0) })
  }

  private var report: FindingReport {
    FindingReport(
      rules: TableRule.allCases.map(reported), findings: findings.map(reported), words: words)
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

  private func reported(_ rule: TableRule) -> ReportedRule {
    ReportedRule(name: rule.rawValue, severity: rule.severity, remedy: remedy(of: rule))
  }

  private func reported(_ finding: TableFinding) -> ReportedFinding {
    var rule = reported(finding.rule)
    rule.remedy = remedy(of: finding)
    return ReportedFinding(
      rule: rule, path: finding.path, line: finding.line,
      subject: finding.key.map { ($0, "resource") }, message: message(of: finding))
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
