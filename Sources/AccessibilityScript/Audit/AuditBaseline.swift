// SPDX-License-Identifier: GPL-3.0-or-later

import FoundationEssentials

/// What tells a finding from others, wherever its lines move to.
public struct AuditFingerprint: Hashable, Codable, Sendable {
  public let rule: String
  public let field: String?
  public let option: String?
  public let details: [String]
  public let sizes: [String]
  public let languages: [String]
}

/// The findings that are known and left for later: a JSON array, so that it can be kept with the
/// form and read in a comparison of versions.
public struct AuditBaseline: Hashable, Sendable {
  private let known: Set<AuditFingerprint>

  public init(_ findings: [AuditFinding]) {
    known = Set(findings.map(\.fingerprint))
  }

  /// Reads a baseline; nil when it is none.
  public init?(json: [UInt8]) {
    guard let list = try? JSONDecoder().decode([AuditFingerprint].self, from: Data(json))
    else { return nil }
    known = Set(list)
  }

  /// The findings in an order that depends on nothing but them.
  public var json: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let list = known.sorted { Self.order($0).lexicographicallyPrecedes(Self.order($1)) }
    // Strings and lists of them can always be encoded.
    return Array(try! encoder.encode(list)) + [UInt8(ascii: "\n")]
  }

  /// How many findings are known.
  public var count: Int { known.count }

  public func contains(_ finding: AuditFinding) -> Bool {
    known.contains(finding.fingerprint)
  }

  private static func order(_ print: AuditFingerprint) -> [String] {
    [print.field ?? "", print.option ?? "", print.rule] + print.details + print.sizes
      + print.languages
  }
}
