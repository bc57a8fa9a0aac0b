// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables
import RadioModel

/// A form in one language: what was read of it.
public struct FormReading: Sendable {
  /// What can be asked of it in spite of mistakes; nil where that is nothing.
  public let form: Form?
  /// In the order of the file.
  public let mistakes: [FormMistake]
  /// Where everything is written.
  public let places: FormPlaces
  /// The keys of the form's tables.
  public let tableKeys: Set<String>
}

/// The bytes of a form file, which can be read in each language of its tables.
public struct FormSource: Sendable {
  private let bytes: [UInt8]
  private let path: String?
  private let otherTables: [String]

  /// - Parameters:
  ///   - bytes: the file, UTF-8.
  ///   - path: where it is, as ``PathText``; its tables are beside it. nil for standard input.
  ///   - otherTables: `NAME=DIR` each, besides those that the form names.
  public init(bytes: [UInt8], path: String?, otherTables: [String] = []) {
    self.bytes = bytes
    self.path = path
    self.otherTables = otherTables
  }

  /// Reads the form in a language.
  ///
  /// - Parameters:
  ///   - languages: BCP 47 tags, best first.
  ///   - words: the words around the form's own, which have those for yes and no.
  public func read(in languages: [String], words: LabelTables) -> FormReading {
    var keys: Set<String> = []
    let read = FormReader.readWithPlaces(
      bytes, usualLanguage: words.language,
      yesAndNo: (words.text("confirm.yes"), words.text("confirm.no")), notesProblems: true
    ) { named throws(TableError) in
      let own = try FormWords(
        arguments: arguments(for: named), languages: languages, checksAll: false)
      keys = own.tables?.keys ?? []
      return own
    }
    return FormReading(
      form: read.form, mistakes: read.mistakes, places: read.places, tableKeys: keys)
  }

  /// The entries that the form names and that are missing in some language of its tables, as mistakes
  /// of the reason `table(.keyMissing)`, with where everything in the form is written.
  ///
  /// - Parameter words: the words around the form's own.
  func missingEntries(words: LabelTables) -> (mistakes: [FormMistake], places: FormPlaces) {
    let read = FormReader.readWithPlaces(
      bytes, usualLanguage: words.language, yesAndNo: ("", ""), notesProblems: false
    ) { named throws(TableError) in
      try FormWords(
        arguments: arguments(for: named), languages: [words.language], checksAll: true)
    }
    let missing = read.mistakes.filter {
      if case .table(.keyMissing) = $0.reason { true } else { false }
    }
    return (missing, read.places)
  }

  /// The languages that the form's tables are there in, BCP 47, sorted; none without tables.
  ///
  /// - Throws: what loading a table throws.
  public func languages() throws(TableError) -> [String] {
    var arguments: [String] = []
    _ = FormReader.read(bytes, usualLanguage: "", yesAndNo: ("", "")) { named in
      arguments = self.arguments(for: named)
      return FormWords { text throws(TableError) in ResolvedLabel(text: text, language: nil) }
    }
    return try PersonTables(arguments: arguments, languages: []).languages
  }

  private func arguments(for named: [(name: String, directory: String)]) -> [String] {
    named.map { $0.name + "=" + FormReader.path($0.directory, besides: path) } + otherTables
  }
}
