// SPDX-License-Identifier: GPL-3.0-or-later

/// Finds what is wrong with tables, each language measured against the one that is translated from.
///
/// A comment of an entry can say `same as English` (or another name or tag of the reference
/// language), where a copy is right, and `same as KEY`, where two entries of a group have the same
/// words or sound rightly. The comment at the head of a file of the reference language can say
/// `not spoken`, where the words are only written, so that it does not matter how they sound.
public struct TableChecker: Sendable {
  private let tables: [TableSet]
  private let unreadable: [TableFinding]
  /// The languages in all tables, sorted.
  public let languages: [String]

  /// One table in all its languages.
  private struct TableSet {
    let name: String
    let reference: String
    let files: [ResourceTable]
    /// The entries of the reference language.
    let model: [String: TableEntry]
    /// The entries of that language that cannot be read.
    let unreadable: Set<String>
    let isSpoken: Bool

    init(name: String, files: [ResourceTable]) {
      self.name = name
      self.files = files
      let languages = Set(files.compactMap(\.language)).sorted()
      reference =
        files.lazy.compactMap(\.sourceLanguage).first
        ?? (files.contains { $0.hasSourceInKeys } ? "en" : nil)
        ?? (languages.contains("en") || languages.isEmpty ? "en" : languages[0])
      var model: [String: TableEntry] = [:]
      var unreadable: Set<String> = []
      var isSpoken = true
      for file in files where file.isIn(reference, reference: reference) {
        if file.header?.lowercased().contains("not spoken") == true { isSpoken = false }
        for entry in file.entries { model[entry.key] = entry }
        unreadable.formUnion(file.unreadable.compactMap { $0.place?.key })
      }
      for file in files where file.hasSourceInKeys {
        for entry in file.entries where model[entry.key] == nil {
          var source = entry
          source.text = entry.textOfKey
          source.state = .ready
          model[entry.key] = source
        }
      }
      self.model = model
      self.unreadable = unreadable
      self.isSpoken = isSpoken
    }
  }

  /// Reads every table of a folder or file. What cannot be read is a finding.
  ///
  /// - Parameter names: the tables to look at; nil for all.
  public init(_ collection: TableCollection, names: Set<String>? = nil) {
    self.init([collection], names: names)
  }

  /// The same for several folders or files, a table in each being one.
  public init(_ collections: [TableCollection], names: Set<String>? = nil) {
    var read: [String: [ResourceTable]] = [:]
    var unreadable: [TableFinding] = []
    var languages: Set<String> = []
    for file in collections.flatMap(\.files) where names?.contains(file.name) ?? true {
      if let language = file.language { languages.insert(language) }
      do throws(TableError) {
        for table in try file.readableTables() ?? [] {
          read[table.name, default: []].append(table)
          unreadable += table.unreadable.map { TableFinding($0, in: table) }
        }
      } catch {
        languages.insert(file.language ?? "")
        unreadable.append(
          TableFinding(
            .unreadable, language: file.language ?? "", table: file.name, path: file.path,
            line: error.line, error: error))
      }
    }
    for table in read.values.joined() { languages.insert(table.language ?? "") }
    tables = read.keys.sorted().map { TableSet(name: $0, files: read[$0] ?? []) }
    self.unreadable = unreadable
    self.languages = languages.sorted()
  }

  /// All that is wrong, by table, language and line.
  ///
  /// - Parameter sound: tells how a text sounds in a language, as phonemes; nil leaves that out.
  public func findings(
    sound: ((_ text: String, _ language: String) -> String?)? = nil
  ) -> [TableFinding] {
    languages.flatMap { findings(language: $0, sound: sound) }
  }

  /// All that is wrong in one language's tables.
  public func findings(
    language: String, sound: ((_ text: String, _ language: String) -> String?)? = nil
  ) -> [TableFinding] {
    unreadable.filter { $0.language == language }
      + tables.flatMap { findings(in: $0, language: language, sound: sound) }
  }

  private func findings(
    in set: TableSet, language: String, sound: LabelGroup.Sound?
  ) -> [TableFinding] {
    let files = set.files.filter { ($0.language ?? "") == language }
    guard let first = files.first else {
      // A file that does not parse is told as that.
      guard !language.isEmpty, !set.model.isEmpty,
        !unreadable.contains(where: { $0.language == language && $0.table == set.name })
      else { return [] }
      return [
        TableFinding(
          .missingTable, language: language, table: set.name,
          path: set.files[0].path.replacing(
            "/\(set.reference)\(TableFolder.suffix)/", with: "/\(language)\(TableFolder.suffix)/"))
      ]
    }
    var check = EntryCheck(
      table: set.name, language: language, reference: set.reference,
      isReference: first.isIn(set.reference, reference: set.reference), model: set.model,
      unreadable: set.unreadable)
    for file in files { check.checkEntries(of: file) }
    check.checkMissing(in: files)
    for file in files { check.checkGroups(of: file, sound: set.isSpoken ? sound : nil) }
    return check.findings.sorted { ($0.path, $0.line ?? .max) < ($1.path, $1.line ?? .max) }
  }
}

extension ResourceTable {
  /// Whether the words are of a language; those of a file that does not say are of the reference.
  fileprivate func isIn(_ language: String, reference: String) -> Bool {
    (self.language ?? reference) == language
  }
}
