// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import LabelTables
import SpeechOutput

/// A form as it is written in a test: `§` stands before what a finding is expected at.
struct AuditedForm {
  private static let folder: TableFolder = {
    let root = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    return try! TableFolder(path: "/\(root)/Localization")
  }()

  private let bytes: [UInt8]
  /// Where the sign stands.
  let position: TextPosition?
  private let path: String?

  /// - Parameter path: where the form is taken to be, so that its tables are found.
  init(_ text: String, path: String? = nil) {
    let before = text.prefix { $0 != "§" }
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    position =
      before.count == text.count
      ? nil : TextPosition(line: lines.count, column: lines[lines.count - 1].count + 1)
    bytes = Array(text.replacing("§", with: "").utf8)
    self.path = path
  }

  /// All findings of an audit, with eSpeak NG's phonemes and times.
  func findings(
    in languages: [String] = ["en"], rate: Int = 175, _ settings: FormAudit.Settings = .init()
  ) throws -> [AuditFinding] {
    var speech = SpeechSettings()
    speech.rate = rate
    guard let hearing = AuditHearing(settings: speech) else { throw NoSynthesizer() }
    return try findings(in: languages, settings, hearing)
  }

  /// How often an audit in English makes the sound of something to know how long it takes.
  func countOfMeasurements() throws -> Int {
    guard var hearing = AuditHearing(settings: SpeechSettings()) else { throw NoSynthesizer() }
    let seconds = hearing.seconds
    var count = 0
    hearing.seconds = { runs in
      count += 1
      return seconds(runs)
    }
    _ = try findings(in: ["en"], FormAudit.Settings(), hearing)
    return count
  }

  private func findings(
    in languages: [String], _ settings: FormAudit.Settings, _ hearing: AuditHearing
  ) throws -> [AuditFinding] {
    let audit = FormAudit(
      FormSource(bytes: bytes, path: path), settings: settings, hearing: hearing
    ) { language throws(TableError) in
      try LabelTables(folder: Self.folder, languages: [language])
    }
    return try audit.findings(in: languages)
  }

  struct NoSynthesizer: Error {}
}
