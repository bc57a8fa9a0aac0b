// SPDX-License-Identifier: GPL-3.0-or-later
import LabelTables

/// The tables with all words, and what is wrong in them.
struct TableExamination {
  /// The folder that the person's words come from; nil when there is none.
  let folder: TableFolder?
  /// What kept its tables from being loaded.
  let failure: UsageError?
  /// Whether questions are not asked for that.
  let silences: Bool
  /// The language of the words in use.
  let language: String
  let words: InterfaceWords

  var findings: [Finding] {
    var findings: [Finding] = []
    if case .table(let error)? = failure {
      if case .unknownLanguage = error {
      } else {
        findings.append(.error(.table(error), silences: silences))
      }
    }
    guard let folder else { return findings }
    if findings.isEmpty {
      findings.append(
        .good("doctor.tables", .text(folder.path), .number(folder.languages.count)))
    }
    do throws(TableError) {
      let checker = TableChecker(
        try TableCollection(path: folder.path), names: Set(TableName.allCases.map(\.rawValue)))
      for tested in folder.languages {
        findings += checker.findings(language: tested).compactMap {
          finding($0, isOwn: tested == language || tested == "en")
        }
      }
    } catch {
      findings.append(.error(.table(error), silences: silences))
    }
    return findings
  }

  /// The finding for a person: all that is wrong in their own language, and in others what keeps
  /// a table from being read.
  private func finding(_ finding: TableFinding, isOwn: Bool) -> Finding? {
    if let error = finding.error {
      let told = Finding.error(.table(error), silences: isOwn)
      return failure == .table(error) ? nil : told
    }
    guard isOwn, let key = Self.keys[finding.rule] else { return nil }
    let place = MessageArgument.text(finding.path)
    let entry = MessageArgument.text(finding.key ?? "")
    let line = MessageArgument.number(finding.line ?? 1)
    switch finding.rule {
    case .missingTable: return .bad(key, place, silences: false)
    case .missingKey: return .bad(key, place, entry, silences: false)
    case .differentArguments, .missingPluralForm:
      return .bad(
        key, place, line, entry, .text(words.list(finding.details)), silences: false)
    default: return .bad(key, place, line, entry, silences: false)
    }
  }

  /// The entries that tell what is wrong. What only translators mend is not for a person who wants
  /// to hear Aloud.
  private static let keys: [TableRule: String] = [
    .missingTable: "doctor.table.missing", .missingKey: "doctor.table.missingKey",
    .extraKey: "doctor.table.extraKey", .repeatedKey: "doctor.table.repeatedKey",
    .differentArguments: "doctor.table.arguments", .missingPluralForm: "doctor.table.pluralForm",
    .differentFields: "doctor.table.fields",
  ]
}
