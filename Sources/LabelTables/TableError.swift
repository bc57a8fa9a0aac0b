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
  /// A plural, ordinal or select of a message pattern has no form `other`, which ICU needs.
  case formOtherMissing(path: String, key: String, line: Int)
  /// An entry has not the members that its format wants, such as the forms of a variable.
  case entryMalformed(path: String, key: String, line: Int)
  /// An entry puts in an argument that the entry it translates does not have.
  case placeholderWithoutArgument(path: String, key: String, line: Int, argument: String)
  /// An entry puts in an argument that whoever shows it does not give: a label gives none.
  case argumentNotGiven(path: String, key: String, line: Int, argument: String)
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
  /// A label `@key` where there are no tables.
  case keyWithoutTables(String)
  /// A key that a language has neither itself nor from a language it falls back to, though others
  /// have it.
  case keyMissing(String, table: String, language: String)
  /// A `NAME=DIR` argument without name or folder.
  case malformedTableArgument(String)
}

extension TableError {
  /// Why ICU rejects a pattern.
  init(pattern: String, path: String, key: String, line: Int) {
    self =
      Message.lacksOther(pattern)
      ? .formOtherMissing(path: path, key: key, line: line)
      : .patternMalformed(path: path, key: key, line: line)
  }

  /// The line of what is wrong in a file.
  public var line: Int? {
    switch self {
    case .tableMalformed(_, let line), .patternMalformed(_, _, let line),
      .formOtherMissing(_, _, let line), .entryMalformed(_, _, let line),
      .placeholderWithoutArgument(_, _, let line, _), .argumentNotGiven(_, _, let line, _):
      line
    default: nil
    }
  }

  /// The first of each file: one is enough to tell that a file has to be mended.
  public static func firstOfEachFile(_ errors: [TableError]) -> [TableError] {
    var paths: Set<String> = []
    return errors.filter { error in error.place.map { paths.insert($0.path).inserted } ?? true }
  }

  /// The file that it is in, as ``PathText``, and the entry; nil for what is not about a file.
  var place: (path: String, key: String?)? {
    switch self {
    case .tableUnreadable(let path), .tableMalformed(let path, _): (path, nil)
    case .patternMalformed(let path, let key, _), .formOtherMissing(let path, let key, _),
      .entryMalformed(let path, let key, _), .placeholderWithoutArgument(let path, let key, _, _),
      .argumentNotGiven(let path, let key, _, _):
      (path, key)
    default: nil
    }
  }
}
