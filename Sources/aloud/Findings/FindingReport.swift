// SPDX-License-Identifier: GPL-3.0-or-later
import FoundationEssentials
import LabelTables
import TerminalUI

/// What a check looks for, for people and for programs.
struct ReportedRule {
  let name: String
  let severity: TableRule.Severity
  /// What it checks, in words; nil where only a finding tells.
  var summary: String?
  /// How to mend what it finds, in words.
  var remedy: String
  /// What asks for it, and where that can be read.
  var standards: [(name: String, address: String)] = []
}

/// One finding of a check, for people and for programs.
struct ReportedFinding {
  let rule: ReportedRule
  /// As ``PathText``.
  let path: String
  /// From 1; nil where there is none.
  var line: Int?
  var column: Int?
  /// The column in code points, as SARIF counts.
  var codePointColumn: Int?
  /// What the finding is about, such as the name of an entry, and what kind of thing that is.
  var subject: (name: String, kind: String)?
  /// What is wrong, in words.
  let message: String
  /// The announcements that a person hears.
  var heard: [String] = []
  /// What tells the finding from others, wherever its lines move to.
  var fingerprint: String?
}

/// Why something that was found is not told as something to mend.
enum FindingLeftOut: String {
  /// It stands in the file of what is known.
  case baseline
  /// Its rule is ignored.
  case ignore
}

/// What a check found, as lines for people or as a document for programs.
struct FindingReport {
  let rules: [ReportedRule]
  let findings: [ReportedFinding]
  /// What was found besides; people are told how many these are.
  var leftOut: [(finding: ReportedFinding, reason: FindingLeftOut)] = []
  let words: InterfaceWords
  /// What kept the check from being made, in words.
  var failures: [String] = []

  /// Whether nothing is wrong; notes are no wrong.
  var isGood: Bool { findings.allSatisfy { $0.rule.severity == .note } }

  /// The report in a form.
  ///
  /// - Parameter records: the findings as JSON, where that is the form.
  func lines(as form: ReportForm, records: @autoclosure () -> some Encodable) -> [String] {
    switch form {
    case .text: findings.flatMap(lines) + countOfLeftOut + [summary]
    case .json: [Self.json(records())]
    case .sarif: [Self.json(SarifLog(self))]
    }
  }

  /// The rules themselves, as one line each for people.
  var ruleLines: [String] {
    rules.map { rule in
      line(
        rule.name, rule.severity, rule.summary ?? "", rule.remedy,
        words.list(rule.standards.map(\.name)))
    }
  }

  private func lines(_ finding: ReportedFinding) -> [String] {
    let place =
      words.place(path: finding.path, line: finding.line)
      + (finding.column.map { ":\($0)" } ?? "")
    let names = [finding.rule.name] + finding.rule.standards.map(\.name)
    let first = line(
      place, finding.rule.severity, finding.message, finding.rule.remedy, words.list(names))
    return [first] + finding.heard.map { words.text("audit.heard", .text($0)) }
  }

  /// What a program shows of a finding: what is wrong, what is heard, how to mend it.
  func paragraphs(of finding: ReportedFinding) -> [String] {
    let heard = finding.heard.map { text in
      String(words.text("audit.heard", .text(text)).drop(while: \.isWhitespace))
    }
    return [finding.message] + heard + (heard.isEmpty ? [] : [finding.rule.remedy])
  }

  private func line(
    _ place: String, _ severity: TableRule.Severity, _ message: String, _ remedy: String,
    _ names: String
  ) -> String {
    words.text(
      "tables.finding", .text(place), .text(words.text("tables.severity.\(severity.rawValue)")),
      .text(message), .text(remedy), .text(names))
  }

  /// A line that says how many are left out; none where nothing is.
  private var countOfLeftOut: [String] {
    guard !leftOut.isEmpty else { return [] }
    func count(_ reason: FindingLeftOut) -> MessageArgument {
      .number(leftOut.count { $0.reason == reason })
    }
    return [words.text("audit.leftOut", count(.baseline), count(.ignore))]
  }

  private var summary: String {
    func count(_ severity: TableRule.Severity) -> MessageArgument {
      .number(findings.count { $0.rule.severity == severity })
    }
    return words.text("tables.summary", count(.error), count(.warning), count(.note))
  }

  static func json(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
