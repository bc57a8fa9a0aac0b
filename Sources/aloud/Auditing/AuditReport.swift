// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import LabelTables
import TerminalUI

/// What an audit of a form found, for people and for programs.
struct AuditReport {
  /// A finding that is told of without being one to mend.
  struct LeftOut {
    let finding: AuditFinding
    let reason: FindingLeftOut
  }

  private let words: InterfaceWords
  private let findings: [AuditFinding]
  private let leftOut: [LeftOut]
  private let path: String
  private let source: [UInt8]
  private let failures: [String]

  /// - Parameters:
  ///   - leftOut: what was found besides and is known, or not wanted.
  ///   - path: the form file, as ``PathText``.
  ///   - source: its bytes, in which columns are counted.
  ///   - failures: what kept the audit from being made, in words.
  init(
    _ words: InterfaceWords, findings: [AuditFinding] = [], leftOut: [LeftOut] = [],
    path: String = "", source: [UInt8] = [], failures: [String] = []
  ) {
    self.words = words
    self.findings = findings
    self.leftOut = leftOut
    self.path = path
    self.source = source
    self.failures = failures
  }

  /// Whether nothing is as bad as a level or worse.
  func isGood(from level: TableRule.Severity) -> Bool {
    findings.allSatisfy { $0.rule.severity < level }
  }

  /// The report in a form.
  func lines(as form: ReportForm) -> [String] {
    // Only there are columns counted in code points.
    let positions =
      form == .sarif ? (findings + leftOut.map(\.finding)).compactMap(\.position) : []
    let file = PathText.shown(path)
    return report(CodePointColumns(of: positions, in: source)).lines(
      as: form,
      records: findings.map { AuditRecord($0, self, file: file) }
        + leftOut.map { AuditRecord($0.finding, self, file: file, leftOutBy: $0.reason) })
  }

  /// All rules with what they check, how to mend it and what asks for it.
  func ruleLines(as form: ReportForm) -> [String] {
    let report = report(CodePointColumns(of: [], in: []))
    guard form == .text else {
      return report.lines(as: form, records: report.rules.map(AuditRuleRecord.init))
    }
    return report.ruleLines
  }

  private func report(_ columns: CodePointColumns) -> FindingReport {
    FindingReport(
      rules: AuditRule.allCases.map(reported),
      findings: findings.map { reported($0, columns) },
      leftOut: leftOut.map { (reported($0.finding, columns), $0.reason) }, words: words,
      failures: failures.map(SafeText.visible))
  }

  /// What is wrong, in words, with what it is about and where.
  func message(of finding: AuditFinding) -> String {
    let rule = words.text("audit.rule.\(finding.rule.rawValue)")
    let subject = [finding.field, finding.option].compactMap(\.self).joined(separator: "/")
    let languages = finding.languages.map(words.tables.languageName)
    let sizes = finding.sizes.map { size in
      size.contains(" ") ? size : words.text("audit.allSizes", .text(size))
    }
    let place = (subject.isEmpty ? [] : [subject]) + languages + sizes
    var details = details(of: finding)
    if finding.rule != .formMistake { details = details.map(Self.shortened) }
    if finding.rule.isAboutTime, details.count == 2 {
      details = [words.text("audit.longer", .text(details[0]), .text(details[1]))]
    }
    let text =
      details.isEmpty
      ? words.text("audit.message", .text(rule), .text(words.list(place)))
      : words.text(
        "audit.message.details", .text(rule), .text(words.list(details)), .text(words.list(place)))
    return SafeText.visible(text)
  }

  /// What a finding is about: for a mistake of the form file what is wrong, in words.
  func details(of finding: AuditFinding) -> [String] {
    guard let mistake = finding.mistake, let position = finding.position else {
      return finding.details
    }
    return [words.message(FormMistake(mistake, at: position))]
  }

  /// How to mend it, in words.
  func remedy(of rule: AuditRule) -> String {
    switch rule {
    case .formMistake: words.text("tables.mend.unreadable")
    case .missingTranslation: words.text("tables.mend.missing-key")
    default: words.text("audit.mend.\(rule.rawValue)")
    }
  }

  private func reported(_ rule: AuditRule) -> ReportedRule {
    ReportedRule(
      name: rule.rawValue, severity: rule.severity,
      summary: words.text("audit.rule.\(rule.rawValue)"), remedy: remedy(of: rule),
      standards: rule.standards.map { ($0.name, $0.address) })
  }

  private func reported(_ finding: AuditFinding, _ columns: CodePointColumns) -> ReportedFinding {
    let subject = [finding.field, finding.option].compactMap(\.self).joined(separator: "/")
    let print = finding.fingerprint
    let parts =
      [print.rule, print.field ?? "", print.option ?? ""] + print.details + print.sizes
      + print.languages
    return ReportedFinding(
      rule: reported(finding.rule), path: path, line: finding.position?.line,
      column: finding.position?.column,
      codePointColumn: finding.position.map(columns.column),
      subject: subject.isEmpty ? nil : (subject, "object"), message: message(of: finding),
      heard: finding.heard.map { SafeText.visible(Self.shortened($0)) },
      fingerprint: parts.joined(separator: "|"))
  }

  /// The most characters of a form's text that a sentence has: its beginning tells which it is.
  static let longestText = 200

  private static func shortened(_ text: String) -> String {
    let end = text.index(text.startIndex, offsetBy: longestText, limitedBy: text.endIndex)
    guard let end, end < text.endIndex else { return text }
    return text[..<end] + "…"
  }
}

extension AuditRule {
  /// Whether its findings tell how long something takes, and how long it may.
  fileprivate var isAboutTime: Bool {
    switch self {
    case .hintTooLong, .announcementTooLong, .timeOutTooShort: true
    default: false
    }
  }
}
