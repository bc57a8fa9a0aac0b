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
      let checker = try TableChecker(folder: folder)
      for tested in folder.languages {
        findings += checker.findings(language: tested).compactMap {
          finding($0, isOwn: tested == language || tested == "en", in: folder)
        }
      }
    } catch  where findings.contains(.error(.table(error), silences: silences)) {
      // Told already: it is why the tables were not loaded.
    } catch {
      findings.append(.error(.table(error), silences: silences))
    }
    return findings
  }

  /// The finding for a person: all that is wrong in their own language, and in others what keeps
  /// a table from being read.
  private func finding(
    _ finding: TableFinding, isOwn: Bool, in folder: TableFolder
  ) -> Finding? {
    if case .unreadable(_, let error) = finding {
      let told = Finding.error(.table(error), silences: isOwn)
      return failure == .table(error) ? nil : told
    }
    guard isOwn else { return nil }
    func place(_ language: String, _ table: String) -> MessageArgument {
      .text(folder.path(ofTable: table, language: language))
    }
    switch finding {
    case .missingTable(let language, let table):
      return .bad("doctor.table.missing", place(language, table), silences: false)
    case .missingKey(let language, let table, let key):
      return .bad("doctor.table.missingKey", place(language, table), .text(key), silences: false)
    case .extraKey(let language, let table, let key, let line):
      return .bad(
        "doctor.table.extraKey", place(language, table), .number(line), .text(key), silences: false)
    case .repeatedKey(let language, let table, let key, let line):
      return .bad(
        "doctor.table.repeatedKey", place(language, table), .number(line), .text(key),
        silences: false)
    case .differentArguments(let language, let table, let key, let line, let missing, let extra):
      return .bad(
        "doctor.table.arguments", place(language, table), .number(line), .text(key),
        .text(words.list(missing + extra)), silences: false)
    case .missingPluralForm(let language, let table, let key, let line, let form):
      return .bad(
        "doctor.table.pluralForm", place(language, table), .number(line), .text(key), .text(form),
        silences: false)
    case .differentFields(let language, let table, let key, let line):
      return .bad(
        "doctor.table.fields", place(language, table), .number(line), .text(key), silences: false)
    case .unreadable: return nil
    }
  }
}
