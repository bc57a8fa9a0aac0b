// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables
import RadioModel

extension FormReader {
  /// Reads a form file with the words of its tables.
  ///
  /// - Parameters:
  ///   - bytes: the file, UTF-8.
  ///   - path: of the file, since folders that it names are beside it; nil for standard input.
  ///   - tables: the words of the session.
  ///   - languages: BCP 47 tags, best first.
  ///   - others: further tables as `NAME=DIR`, asked after the form's own.
  /// - Returns: the form, nil when there is a mistake; all mistakes in the order of the file; and
  ///   the tables that its keys are in.
  public static func read(
    _ bytes: [UInt8], besides path: String?, tables: LabelTables, languages: [String],
    others: [String] = []
  ) -> (form: Form?, mistakes: [FormMistake], words: PersonTables?) {
    var words = try? PersonTables(arguments: others, languages: languages)
    let (form, mistakes) = read(
      bytes, usualLanguage: tables.language,
      yesAndNo: (tables.text("confirm.yes"), tables.text("confirm.no"))
    ) { named throws(TableError) in
      let own = named.map { $0.name + "=" + Self.path($0.directory, besides: path) }
      let all = try PersonTables(arguments: own + others, languages: languages)
      words = all
      return { text throws(TableError) in try all.resolve(text) }
    }
    return (form, mistakes, words)
  }

  /// A path that a file names is beside that file.
  static func path(_ named: String, besides path: String?) -> String {
    guard let path, !named.hasPrefix("/"), let slash = path.lastIndex(of: "/") else { return named }
    return String(path[...slash]) + named
  }
}
