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
    let help: Message
    /// Where the standard that it comes from can be read.
    let helpUri: String?
  }

  struct Message: Encodable { let text: String }

  struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Message
    let locations: [Location]
    let partialFingerprints: [String: String]?
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
          help: Message(text: rule.remedy), helpUri: rule.standards.first?.address)
      })
    let indices = Dictionary(
      uniqueKeysWithValues: report.rules.enumerated().map { ($0.element.name, $0.offset) })
    let results = report.findings.map { finding in
      Result(
        ruleId: finding.rule.name, ruleIndex: indices[finding.rule.name] ?? 0,
        level: finding.rule.severity.rawValue, message: Message(text: finding.message),
        locations: [
          Location(
            physicalLocation: .init(
              artifactLocation: .init(uri: Self.uri(of: finding.path)),
              region: finding.line.map {
                .init(startLine: $0, startColumn: finding.codePointColumn)
              }),
            logicalLocations: finding.subject.map { [.init(name: $0.name, kind: $0.kind)] })
        ], partialFingerprints: finding.fingerprint.map { ["aloudFinding/v1": $0] })
    }
    let invocation = Invocation(
      executionSuccessful: report.failures.isEmpty,
      toolExecutionNotifications: report.failures.map { .init(message: Message(text: $0)) })
    runs = [Run(tool: Tool(driver: driver), invocations: [invocation], results: results)]
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
