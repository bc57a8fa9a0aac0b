// SPDX-License-Identifier: GPL-3.0-or-later
import FoundationEssentials
import TestSupport

/// debconf's own Perl code, with a database of its own.
struct DebconfOracle {
  struct Question: Equatable {
    let name: String
    let type: String
    let description: String
    let extended: String
    let defaultValue: String
    let values: [String]
    let labels: [String]
  }

  private let folder: TemporaryTables
  var path: String { folder.path }

  init() throws {
    folder = try TemporaryTables()
    let drivers = ["config", "templates"].map {
      "Name: \($0)db\nDriver: File\nFilename: \(folder.path)/\($0).dat\n"
    }
    try write(
      "Config: configdb\nTemplates: templatesdb\n\n" + drivers.joined(separator: "\n"), to: "conf")
  }

  func write(_ text: String, to name: String) throws {
    try folder.write(Data(text.utf8), to: name)
  }

  /// The questions of a templates file in a language, as `LANGUAGE` names it.
  func questions(_ file: String, language: String) throws -> [Question] {
    let output = try Tool.run(
      ["perl", "\(fixtures)/Debconf/ask.pl", file],
      environment: ["LANGUAGE": language, "DEBCONF_SYSTEMRC": "\(path)/conf"])
    return output.split(separator: "\u{1E}").map { record in
      let parts = record.split(separator: "\u{1F}", omittingEmptySubsequences: false)
        .map(String.init)
      let count = Int(parts[5]) ?? 0
      return Question(
        name: parts[0], type: parts[1], description: parts[2], extended: parts[3],
        defaultValue: parts[4], values: Array(parts[6..<(6 + count)]),
        labels: Array(parts[(6 + count)...]))
    }
  }
}
