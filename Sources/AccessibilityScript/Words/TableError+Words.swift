// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables

extension InterfaceWords {
  /// What is wrong with a table or a language.
  public func what(_ error: TableError) -> String {
    switch error {
    case .folderMissing(let searched):
      text("error.folderMissing", .text(list(searched.map(shown))))
    case .folderUnreadable(let path): text("error.folderUnreadable", .text(path))
    case .folderWithoutTables(let path): text("error.folderWithoutTables", .text(path))
    case .tableUnreadable(let path): text("error.tableUnreadable", .text(path))
    case .tableMalformed(let path, let line):
      switch TableFormat(path: path) {
      case .strings?, .stringsdict?, nil:
        text("error.tableMalformed", .text(path), .number(line))
      case let format?:
        text("error.fileMalformed", .text(path), .number(line), .text("." + format.rawValue))
      }
    case .patternMalformed(let path, let key, let line):
      text("error.patternMalformed", .text(path), .number(line), .text(key))
    case .formOtherMissing(let path, let key, let line):
      text("doctor.table.pluralForm", .text(path), .number(line), .text(key), .text("other"))
    case .entryMalformed(let path, let key, let line):
      text("error.entryMalformed", .text(path), .number(line), .text(key))
    case .placeholderWithoutArgument(let path, let key, let line, let argument):
      text(
        "error.placeholderWithoutArgument", .text(path), .number(line), .text(key),
        .text(argument))
    case .argumentNotGiven(let path, let key, let line, let argument):
      text("error.argumentNotGiven", .text(path), .number(line), .text(key), .text(argument))
    case .formatUnknown(let path):
      text(
        "error.formatUnknown", .text(path),
        .text(list(TableFormat.allCases.map { "." + $0.rawValue })))
    case .severalLanguages(let path, let languages):
      text("error.severalLanguages", .text(path), .text(list(languages)))
    case .severalTables(let path, let names):
      text("error.severalTables", .text(path), .text(list(names)))
    case .languageMissing(let language, let available):
      text("error.languageMissing", .text(language), .text(list(available)))
    case .unknownLanguage(let given, _): text("error.unknownLanguage", self.given(given))
    case .unknownKey(let given, _): text("error.unknownTableKey", self.given(given))
    case .keyWithoutTables(let given): text("error.keyWithoutTables", self.given(given))
    case .keyMissing(let key, let table, let language):
      text(
        "templates.wholeFile", .text(table),
        .text(
          text(
            "tables.rule.missing-key", given(key), .text(""), .text(table),
            .text(tables.languageName(language)))))
    case .malformedTableArgument(let given):
      text("error.malformedTableArgument", .text(given))
    }
  }
}
