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
  ///   - checksAll: whether everything is a mistake that is wrong with the words of somebody, in
  ///     any language of the tables.
  /// - Returns: the form, nil when there is a mistake; all mistakes in the order of the file; and
  ///   the words that its keys are in.
  public static func read(
    _ bytes: [UInt8], besides path: String?, tables: LabelTables, languages: [String],
    others: [String] = [], checksAll: Bool = false
  ) -> (form: Form?, mistakes: [FormMistake], words: FormWords?) {
    var words: FormWords?
    let (form, mistakes) = read(
      bytes, usualLanguage: tables.language,
      yesAndNo: (tables.text("confirm.yes"), tables.text("confirm.no")), notesProblems: checksAll
    ) { named throws(TableError) in
      let own = named.map { $0.name + "=" + Self.path($0.directory, besides: path) }
      let all = try FormWords(
        arguments: own + others, languages: languages, checksAll: checksAll)
      words = all
      return all
    }
    return (form, mistakes, words)
  }

  /// A path that a file names is beside that file.
  static func path(_ named: String, besides path: String?) -> String {
    guard let path, !named.hasPrefix("/"), let slash = path.lastIndex(of: "/") else { return named }
    return String(path[...slash]) + named
  }
}
