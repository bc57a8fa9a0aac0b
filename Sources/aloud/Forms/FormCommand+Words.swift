// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import LabelTables

extension FormCommand {
  /// The words of a form: in the person's languages, or where it is checked in all of its tables.
  /// What is wrong with a table that is of use without it is warned of where the form is asked.
  ///
  /// - Parameter tables: `NAME=DIR` or `NAME=FILE` each.
  /// - Throws: what loading a table throws.
  func words(arguments tables: [String]) throws(TableError) -> FormWords {
    let isCheck = arguments.task == .check
    let words = try FormWords(
      arguments: tables, languages: asking.words.languages, checksAll: isCheck)
    if !isCheck {
      InterfaceWords(tables: asking.words.tables).warn(
        of: TableError.firstOfEachFile(words.problems).map { .table($0) })
    }
    return words
  }
}
