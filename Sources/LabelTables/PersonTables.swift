// SPDX-License-Identifier: GPL-3.0-or-later

/// A label as it is shown, and the language of its words where a table says so.
public struct ResolvedLabel: Hashable, Sendable {
  public let text: String
  /// BCP 47; nil for words that the person gave as they are.
  public let language: String?

  public init(text: String, language: String?) {
    self.text = text
    self.language = language
  }
}

/// The tables of a script that labels given as keys are looked up in: `@key` in all of them in the
/// order given, `@NAME:key` in one. `@@` stands for an `@` that begins a label. Without any table
/// every label is taken as it is.
///
/// `NAME=DIR` is every file of that name that ``TableCollection`` finds: `DIR/de.lproj/NAME.strings`
/// and `.stringsdict`, `DIR/NAME.xcstrings`; `NAME=FILE` is one file. Languages are chosen as in the
/// tables of Aloud; where a script has neither a wanted language nor English, its first one is used.
public struct PersonTables: Sendable {
  private let tables: [LayeredTable]
  private let messages = MessageCache()

  /// Loads the tables.
  ///
  /// - Parameters:
  ///   - arguments: `NAME=DIR` or `NAME=FILE` each, as given to `--table`.
  ///   - languages: BCP 47 tags, best first.
  /// - Throws: `TableError.malformedTableArgument`, and what loading a table throws.
  public init(arguments: [String], languages: [String]) throws(TableError) {
    var tables: [LayeredTable] = []
    for argument in arguments {
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, !argument.hasPrefix("="), !parts[0].contains("/") else {
        throw .malformedTableArgument(argument)
      }
      let collection = try TableCollection(path: parts[1])
      tables.append(try LayeredTable(named: parts[0], in: collection, languages: languages))
    }
    self.tables = tables
  }

  /// Whether there is no table, so that every label is taken as it is.
  public var isEmpty: Bool { tables.isEmpty }

  /// All keys of all tables in all languages.
  public var keys: Set<String> { Set(tables.flatMap(\.keys)) }

  /// The text of a label that may be a key.
  ///
  /// - Parameter arguments: what the text puts in, in the order of positions.
  /// - Throws: `TableError.unknownKey` with near matches.
  /// - Complexity: O(1) in the number of entries.
  public func resolve(
    _ label: String, _ arguments: [MessageArgument] = []
  ) throws(TableError) -> ResolvedLabel {
    guard !tables.isEmpty, label.utf8.first == UInt8(ascii: "@") else {
      return ResolvedLabel(text: label, language: nil)
    }
    let key = String(label.dropFirst())
    if key.hasPrefix("@") { return ResolvedLabel(text: key, language: nil) }
    let parts = key.split(separator: ":", maxSplits: 1).map(String.init)
    let named = parts.count == 2 ? tables.filter { $0.name == parts[0] } : []
    if !named.isEmpty {
      if let found = find(parts[1], in: named, arguments) { return found }
      let nearest = nearest(to: parts[1], in: named).map { "@\(parts[0]):\($0)" }
      throw .unknownKey(label, nearest: nearest)
    }
    if let found = find(key, in: tables, arguments) { return found }
    throw .unknownKey(label, nearest: nearest(to: key, in: tables).map { "@\($0)" })
  }

  private func find(
    _ key: String, in tables: [LayeredTable], _ arguments: [MessageArgument]
  ) -> ResolvedLabel? {
    for table in tables {
      guard let found = table.find(key) else { continue }
      let locale = found.link.locale
      let text =
        found.entry.text.plainWords
        ?? messages.text(
          pattern: found.entry.text.pattern, locale: locale, arguments,
          digits: Digits(locale: locale))
      let language = found.link.language
      return ResolvedLabel(text: text, language: language.isEmpty ? nil : language)
    }
    return nil
  }

  private func nearest(to key: String, in tables: [LayeredTable]) -> [String] {
    let keys = Set(tables.flatMap(\.keys))
    return Similarity.nearest(to: key, among: keys.sorted(), limit: 3)
  }
}
