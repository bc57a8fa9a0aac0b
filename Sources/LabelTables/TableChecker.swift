// SPDX-License-Identifier: GPL-3.0-or-later

/// What is wrong with a translation, measured against English.
public enum TableFinding: Hashable, Sendable {
  /// English has this table and the language has not.
  case missingTable(language: String, table: String)
  /// The table or one of its patterns does not parse.
  case unreadable(language: String, TableError)
  case missingKey(language: String, table: String, key: String)
  /// A key that English has not.
  case extraKey(language: String, table: String, key: String, line: Int)
  /// A key that stands in the table twice.
  case repeatedKey(language: String, table: String, key: String, line: Int)
  /// An argument that English shows is not shown, or one that it does not have is.
  case differentArguments(
    language: String, table: String, key: String, line: Int, missing: [String], extra: [String])
  /// A plural pattern lacks a form that the language's CLDR rules can choose.
  case missingPluralForm(language: String, table: String, key: String, line: Int, form: String)
  /// A list of field names has not the names of the English one.
  case differentFields(language: String, table: String, key: String, line: Int)
}

/// Compares the tables of every language in a folder with the English ones.
public struct TableChecker: Sendable {
  private let folder: TableFolder
  private let english: [String: [String: String]]

  /// Reads the English tables.
  ///
  /// - Throws: `TableError` when they do not parse, or when there are none.
  public init(folder: TableFolder) throws(TableError) {
    self.folder = folder
    var english: [String: [String: String]] = [:]
    for name in TableName.allCases {
      let path = folder.path(ofTable: name.rawValue, language: "en")
      guard let file = try StringsFile(path: path) else { continue }
      try file.checkPatterns()
      english[name.rawValue] = file.values
    }
    guard !english.isEmpty else { throw .folderWithoutTables(path: folder.path) }
    self.english = english
  }

  /// All that is wrong in one language's tables, by table and key. English itself is checked for
  /// repeated keys and for its plural forms.
  public func findings(language: String) -> [TableFinding] {
    english.keys.sorted().flatMap { table in
      do throws(TableError) {
        let path = folder.path(ofTable: table, language: language)
        guard let file = try StringsFile(path: path) else {
          return [TableFinding.missingTable(language: language, table: table)]
        }
        try file.checkPatterns()
        return findings(in: file, language: language, table: table)
      } catch {
        return [.unreadable(language: language, error)]
      }
    }
  }

  private func findings(
    in file: StringsFile, language: String, table: String
  ) -> [TableFinding] {
    let expected = english[table] ?? [:]
    var findings: [TableFinding] = []
    var lines: [String: Int] = [:]
    for entry in file.entries where lines.updateValue(entry.line, forKey: entry.key) != nil {
      findings.append(
        .repeatedKey(language: language, table: table, key: entry.key, line: entry.line))
    }
    for key in expected.keys.sorted() where file.values[key] == nil {
      findings.append(.missingKey(language: language, table: table, key: key))
    }
    for (key, value) in file.values.sorted(by: { $0.key < $1.key }) {
      let line = lines[key] ?? 1
      guard let model = expected[key] else {
        findings.append(.extraKey(language: language, table: table, key: key, line: line))
        continue
      }
      if key.hasPrefix(Pseudolanguage.structuralPrefix) {
        if Self.fields(value) != Self.fields(model) {
          findings.append(.differentFields(language: language, table: table, key: key, line: line))
        }
        continue
      }
      let arguments = PatternArguments(value)
      let (missing, extra) = arguments.differences(from: PatternArguments(model))
      if !missing.isEmpty || !extra.isEmpty {
        findings.append(
          .differentArguments(
            language: language, table: table, key: key, line: line, missing: missing,
            extra: extra))
      }
      findings += arguments.missingForms(language: language).map {
        .missingPluralForm(language: language, table: table, key: key, line: line, form: $0)
      }
    }
    return findings
  }

  private static func fields(_ list: String) -> [Substring] { list.split(separator: " ").sorted() }
}
