// SPDX-License-Identifier: GPL-3.0-or-later
import LabelTables

/// What `aloud tables` was told. Paths are text that carries bytes, see ``PathText``.
enum TablesArguments: Equatable, Sendable {
  /// Tells what would be used: of all entries, or of one.
  case show(table: String, key: String?)
  /// Finds what is wrong.
  case check(paths: [String], form: ReportForm)
  /// Writes tables in another format.
  case convert(from: String, to: String, language: String?)

  /// The words that say which.
  static let verbs = ["show", "check", "convert"]
}

extension TablesArguments {
  /// Reads the arguments behind `aloud tables`.
  ///
  /// - Throws: `missingCommand`, `unknownCommand`, `missingArgument`, `unexpectedArgument`,
  ///   `unknownChoice`, and `table` for a language that does not exist.
  init(_ line: ArgumentLine, _ sources: SettingSources) throws(UsageError) {
    var operands = line.operands.map { PathText.text(carrying: $0) }
    guard !operands.isEmpty else { throw .missingCommand(known: Self.verbs) }
    let verb = operands.removeFirst()
    func operand(_ place: Int, _ placeholder: String) throws(UsageError) -> String {
      guard place < operands.count, !operands[place].isEmpty else {
        throw .missingArgument(placeholder: placeholder)
      }
      return operands[place]
    }
    func expect(atMost count: Int) throws(UsageError) {
      if operands.count > count { throw .unexpectedArgument(operands[count]) }
    }
    switch verb {
    case "show":
      self = .show(
        table: try operand(0, "tableOrFile"), key: operands.count > 1 ? operands[1] : nil)
      try expect(atMost: 2)
    case "check":
      _ = try operand(0, "tables")
      self = .check(paths: operands, form: try sources.value(.format, .choice()) ?? .text)
    case "convert":
      self = .convert(
        from: try operand(0, "tables"), to: try operand(1, "target"),
        language: try Self.language(line))
      try expect(atMost: 2)
    default: throw .unknownCommand(verb, known: Self.verbs)
    }
  }

  /// The language of the tables to write: that of the command line alone, since a person's own
  /// language says nothing about it.
  private static func language(_ line: ArgumentLine) throws(UsageError) -> String? {
    guard let given = line.last(.language) else { return nil }
    do throws(TableError) {
      let name = String(decoding: given, as: UTF8.self)
      return try LocaleChoice(explicit: name, environment: [:]).languages[0]
    } catch {
      throw .table(error)
    }
  }
}
