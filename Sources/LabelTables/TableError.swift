// SPDX-License-Identifier: GPL-3.0-or-later

/// What can be wrong with tables, languages and keys. Data only: the words for a person are made
/// at the edge, from the tables themselves.
public enum TableError: Error, Hashable, Sendable {
  /// No table folder at any of these places, in the order they were tried.
  case folderMissing(searched: [String])
  /// The folder is there and cannot be listed.
  case folderUnreadable(path: String)
  /// The folder has no `.lproj` folder with such a table in it.
  case folderWithoutTables(path: String)
  /// A table that was named is missing, or one is there and cannot be read.
  case tableUnreadable(path: String)
  /// A table does not parse; lines count from 1.
  case tableMalformed(path: String, line: Int)
  /// A value is not a message pattern that ICU takes.
  case patternMalformed(path: String, key: String, line: Int)
  /// An entry has not the members that its format wants, such as the forms of a variable.
  case entryMalformed(path: String, key: String, line: Int)
  /// An entry puts in an argument that the entry it translates does not have.
  case placeholderWithoutArgument(path: String, key: String, line: Int, argument: String)
  /// The end of a file's name is that of no format of tables that can be read or written.
  case formatUnknown(path: String)
  /// A file to be written holds one language, and there are several.
  case severalLanguages(path: String, languages: [String])
  /// A file to be written holds one table, and there are several.
  case severalTables(path: String, names: [String])
  /// There is no table in a language.
  case languageMissing(String, available: [String])
  /// A language asked for by name that does not exist.
  case unknownLanguage(String, nearest: [String])
  /// A key that is in none of the person's tables.
  case unknownKey(String, nearest: [String])
  /// A `NAME=DIR` argument without name or folder.
  case malformedTableArgument(String)
}
