// SPDX-License-Identifier: GPL-3.0-or-later
import LabelTables

/// The words of a question: as a script gave them, or from its own tables (`--table`).
struct QuestionLabels {
  private let tables: PersonTables
  private let usualLanguage: String

  /// Every word as it was given. No table is loaded, so that nothing can fail.
  static let asGiven = try! QuestionLabels([], languages: [], usual: "")

  /// - Parameters:
  ///   - languages: BCP 47, best first.
  ///   - usual: the language of everything else that is said.
  /// - Throws: `table`.
  init(
    _ tables: [PersonTable], languages: [String], usual: String
  ) throws(UsageError) {
    usualLanguage = usual
    do throws(TableError) {
      self.tables = try PersonTables(
        arguments: tables.map { $0.name + "=" + $0.directory }, languages: languages)
    } catch {
      throw .table(error)
    }
  }

  /// What is wrong with tables that are of use without it, one problem for each file.
  var problems: [UsageError] {
    TableError.firstOfEachFile(tables.problems).map { .table($0) }
  }

  /// The words, and their language where it is another one than the usual.
  ///
  /// - Throws: `table` for a key that no table has.
  func label(_ given: String) throws(UsageError) -> (text: String, language: String?) {
    do throws(TableError) {
      let label = try tables.resolve(given)
      return (label.text, label.language == usualLanguage ? nil : label.language)
    } catch {
      throw .table(error)
    }
  }

  /// The words alone.
  ///
  /// - Throws: `table` for a key that no table has.
  func text(_ given: String) throws(UsageError) -> String { try label(given).text }
}
