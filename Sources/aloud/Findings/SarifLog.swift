// SPDX-License-Identifier: GPL-3.0-or-later
import LabelTables

/// A report in SARIF 2.1.0 (OASIS, Static Analysis Results Interchange Format), which editors and
/// code reviews show beside the lines.
struct SarifLog: Encodable {
  struct Run: Encodable {
    let tool: Tool
    let invocations: [Invocation]
    let results: [Result]
    let columnKind = "unicodeCodePoints"
  }

  struct Tool: Encodable {
    struct Driver: Encodable {
      let name = "Aloud"
      let version = CommandEntry.version
      let rules: [Rule]
    }

    let driver: Driver
  }

  /// How the check itself went.
  struct Invocation: Encodable {
    struct Notification: Encodable {
      let level = "error"
      let message: Message
    }

    let executionSuccessful: Bool
    let toolExecutionNotifications: [Notification]
  }

  struct Rule: Encodable {
    struct Configuration: Encodable { let level: String }

    let id: String
    let shortDescription: Message?
    let defaultConfiguration: Configuration
    let help: Help
    /// Where the most exact of the standards that it comes from can be read.
    let helpUri: String?
    /// The names of all of them.
    let properties: Tags?
  }

  struct Message: Encodable { let text: String }

  /// How to mend what the rule finds, and where its standards can be read.
  struct Help: Encodable { let text, markdown: String }

  struct Tags: Encodable { let tags: [String] }

  /// Why a result needs no attention (SARIF 3.27.23, 3.35).
  struct Suppression: Encodable {
    let kind = "external"
    let status = "accepted"
    let justification: String
  }

  struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    /// What is wrong; below it what is heard, and how to mend it.
    let message: Message
    let locations: [Location]
    let partialFingerprints: [String: String]?
    /// nil where nobody could want any.
    let suppressions: [Suppression]?
    let properties: Properties?

    struct Properties: Encodable {
      let heard: [String]
      let remedy: String
      let standards: [String]
    }
  }

  struct Location: Encodable {
    struct Physical: Encodable {
      let artifactLocation: Artifact
      let region: Region?
    }

    struct Artifact: Encodable { let uri: String }

    struct Region: Encodable {
      let startLine: Int
      let startColumn: Int?
    }

    struct Logical: Encodable {
      let name: String
      let kind: String
    }

    let physicalLocation: Physical
    let logicalLocations: [Logical]?
  }

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]

  init(_ report: FindingReport) {
    let driver = Tool.Driver(
      rules: report.rules.map { rule in
        Rule(
          id: rule.name, shortDescription: rule.summary.map(Message.init),
          defaultConfiguration: .init(level: rule.severity.rawValue),
          help: Self.help(of: rule), helpUri: rule.standards.first?.address,
          properties: rule.standards.isEmpty ? nil : Tags(tags: rule.standards.map(\.name)))
      })
    let indices = Dictionary(
      uniqueKeysWithValues: report.rules.enumerated().map { ($0.element.name, $0.offset) })
    let all: [(finding: ReportedFinding, reason: FindingLeftOut?)] =
      report.findings.map { ($0, nil) } + report.leftOut.map { ($0.finding, $0.reason) }
    let results = all.map { finding, reason in
      Result(
        ruleId: finding.rule.name, ruleIndex: indices[finding.rule.name] ?? 0,
        level: finding.rule.severity.rawValue,
        message: Message(text: report.paragraphs(of: finding).joined(separator: "\n")),
        locations: [
          Location(
            physicalLocation: .init(
              artifactLocation: .init(uri: Self.uri(of: finding.path)),
              region: finding.line.map {
                .init(startLine: $0, startColumn: finding.codePointColumn)
              }),
            logicalLocations: finding.subject.map { [.init(name: $0.name, kind: $0.kind)] })
        ], partialFingerprints: finding.fingerprint.map { ["aloudFinding/v1": $0] },
        // Where one result has any, those of the others are empty: nobody suppressed them.
        suppressions: report.leftOut.isEmpty
          ? nil : reason.map { [Suppression(justification: $0.justification)] } ?? [],
        properties: finding.rule.standards.isEmpty
          ? nil
          : .init(
            heard: finding.heard, remedy: finding.rule.remedy,
            standards: finding.rule.standards.map(\.name)))
    }
    let invocation = Invocation(
      executionSuccessful: report.failures.isEmpty,
      toolExecutionNotifications: report.failures.map { .init(message: Message(text: $0)) })
    runs = [Run(tool: Tool(driver: driver), invocations: [invocation], results: results)]
  }

  /// The remedy, and below it a list of links in the markup of SARIF's messages.
  private static func help(of rule: ReportedRule) -> Help {
    let links = rule.standards.map { "- [\($0.name)](\($0.address))" }
    return Help(
      text: rule.remedy,
      markdown: ([rule.remedy] + (links.isEmpty ? [] : [""] + links)).joined(separator: "\n"))
  }

  /// A path as a reference (RFC 3986): bytes that are not plain are written as `%` and two digits.
  static func uri(of path: String) -> String {
    let plain = Set("-._~/!$&'()*+,;=@".utf8)
    let digits = Array("0123456789ABCDEF".utf8)
    var uri: [UInt8] = path.hasPrefix("/") ? Array("file://".utf8) : []
    for byte in PathText.bytes(of: path) {
      let isPlain =
        plain.contains(byte) || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
        || (0x61...0x7A).contains(byte)
      uri += isPlain ? [byte] : [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
    return String(decoding: uri, as: UTF8.self)
  }
}

extension FindingLeftOut {
  /// The option that it comes from, which is the same in every language.
  fileprivate var justification: String {
    switch self {
    case .baseline: "--" + CommandOption.baseline.rawValue
    case .ignore: "--" + CommandOption.ignore.rawValue
    }
  }
}
