// SPDX-License-Identifier: GPL-3.0-or-later
import LabelTables
import SpeechOutput

/// `aloud tables`: what tables hold, what is wrong with them, and other formats of them.
struct TablesCommand {
  let words: InterfaceTables
  /// Where Aloud's own tables are; nil where there are none.
  let folder: TableFolder?

  /// What is printed, what is warned of, and the status to end with.
  struct Outcome {
    var lines: [String] = []
    var warnings: [String] = []
    var status: Int32 = 0
  }

  /// The status of a check that found something wrong.
  static let somethingWrong: Int32 = 1

  /// Does what the arguments ask for.
  ///
  /// - Throws: `table`, `unwritableFile`.
  func run(_ arguments: TablesArguments) throws(UsageError) -> Outcome {
    switch arguments {
    case .show(let name, let key):
      if !name.contains("="), TableName(rawValue: name) == nil, TableFile(path: name) == nil {
        throw .unknownTable(name, known: TableName.allCases.map(\.rawValue))
      }
      let interface = InterfaceWords(tables: words.tables)
      return try ofTables { () throws(TableError) in
        let table = try layered(name)
        return Outcome(
          lines: try lines(of: table, key), warnings: table.problems.map { interface.what($0) })
      }
    case .check(let paths, let form):
      let collections = try ofTables { () throws(TableError) in
        var collections: [TableCollection] = []
        for path in paths { collections.append(try TableCollection(path: path)) }
        return collections
      }
      return check(collections, form)
    case .convert(let source, let target, let language):
      let files = try ofTables { () throws(TableError) in
        try TableConversion.files(
          from: try TableCollection(path: source).tables(), to: target,
          isFolder: FileWriting.isFolder(target), language: language)
      }
      return try write(files)
    }
  }

  private func ofTables<Result>(
    _ body: () throws(TableError) -> Result
  ) throws(UsageError) -> Result {
    do throws(TableError) { return try body() } catch { throw .table(error) }
  }

  /// `NAME=DIR`, `NAME=FILE`, a file, or the name of one of Aloud's own tables.
  private func layered(_ table: String) throws(TableError) -> LayeredTable {
    let parts = table.split(separator: "=", maxSplits: 1).map(String.init)
    if parts.count == 2, !parts[0].contains("/") {
      return try LayeredTable(
        named: parts[0], in: try TableCollection(path: parts[1]), languages: words.languages)
    }
    if let folder, TableName(rawValue: table) != nil {
      return try LayeredTable(
        named: table, in: try TableCollection(path: folder.path), languages: words.languages)
    }
    guard let file = TableFile(path: table) else { throw .malformedTableArgument(table) }
    return try LayeredTable(
      named: file.name, in: try TableCollection(path: table), languages: words.languages)
  }

  private func check(_ collections: [TableCollection], _ form: ReportForm) -> Outcome {
    let transcriber = PhonemeTranscriber()
    let findings = TableChecker(collections).findings(
      sound: transcriber.map { transcriber in
        { transcriber.sound(of: $0, language: $1) }
      })
    let report = CheckReport(findings: findings, words: InterfaceWords(tables: words.tables))
    return Outcome(
      lines: report.lines(as: form), status: report.isGood ? 0 : Self.somethingWrong)
  }

  private func write(_ files: [TableConversion.File]) throws(UsageError) -> Outcome {
    let interface = InterfaceWords(tables: words.tables)
    var outcome = Outcome()
    for file in files {
      if let reason = FileWriting.write(file.content.bytes, to: file.path) {
        throw .unwritableFile(.file(path: file.path), reason: reason)
      }
      outcome.warnings += file.content.losses.map { loss in
        interface.text(
          "tables.lost",
          .text(interface.place(path: loss.path, line: loss.line > 0 ? loss.line : nil)),
          .text(loss.key), .text(interface.text("tables.lost.\(loss.kind.rawValue)")))
      }
    }
    return outcome
  }
}

extension InterfaceWords {
  /// A place in a file as compilers write it.
  func place(path: String, line: Int?) -> String {
    PathText.shown(path) + (line.map { ":\($0)" } ?? "")
  }
}
