// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript

/// One finding of an audit as JSON.
struct AuditRecord: Encodable {
  let rule, severity: String
  let standards: [String]
  let file: String
  let line, column: Int?
  let field, option: String?
  let languages, sizes, details: [String]
  let heard: [String]?
  let message, remedy: String
  /// Why it is left out of the report for people; nil where it is not.
  let leftOut: String?

  init(
    _ finding: AuditFinding, _ report: AuditReport, file: String,
    leftOutBy reason: FindingLeftOut? = nil
  ) {
    rule = finding.rule.rawValue
    severity = finding.rule.severity.rawValue
    standards = finding.rule.standards.map(\.name)
    self.file = file
    line = finding.position?.line
    column = finding.position?.column
    field = finding.field
    option = finding.option
    languages = finding.languages
    sizes = finding.sizes
    details = report.details(of: finding)
    heard = finding.heard.isEmpty ? nil : finding.heard
    message = report.message(of: finding)
    remedy = report.remedy(of: finding.rule)
    leftOut = reason?.rawValue
  }
}

/// One rule as JSON.
struct AuditRuleRecord: Encodable {
  struct Standard: Encodable { let name, address: String }

  let rule, severity, summary, remedy: String
  let standards: [Standard]

  init(_ rule: ReportedRule) {
    self.rule = rule.name
    severity = rule.severity.rawValue
    summary = rule.summary ?? ""
    remedy = rule.remedy
    standards = rule.standards.map { Standard(name: $0.name, address: $0.address) }
  }
}
