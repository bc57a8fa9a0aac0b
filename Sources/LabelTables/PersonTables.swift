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
/// every label is taken as it is, if nothing else is wished.
///
/// `NAME=DIR` is every file of that name that ``TableCollection`` finds: `DIR/de.lproj/NAME.strings`
/// and `.stringsdict`, `DIR/NAME.xcstrings`; `NAME=FILE` is one file. Languages are chosen as in the
/// tables of Aloud; where a script has neither a wanted language nor English, its first one is used.
public struct PersonTables: Sendable {
  private let tables: [LayeredTable]
  private let keysNeedTables: Bool
  /// The language wanted most, where the tables are in it.
  private let wanted: String?
  private let messages = MessageCache()

  /// Loads the tables.
  ///
  /// - Parameters:
  ///   - arguments: `NAME=DIR` or `NAME=FILE` each, as given to `--table`.
  ///   - languages: BCP 47 tags, best first.
  ///   - keysNeedTables: whether `@key` is a mistake without any table, and `@@` an `@` there too;
  ///     else every label is then taken as it is.
  /// - Throws: `TableError.malformedTableArgument`, and what loading a table throws.
  public init(
    arguments: [String], languages: [String], keysNeedTables: Bool = false
  ) throws(TableError) {
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
    self.keysNeedTables = keysNeedTables
    wanted = languages.first.flatMap { wanted in
      tables.flatMap(\.available).contains { LanguageTag.isOneLanguage($0, wanted) } ? wanted : nil
    }
  }

  /// What is wrong with files and entries of the languages wanted, which are left out.
  public var problems: [TableError] { tables.flatMap(\.problems) }

  /// All languages that the tables are in, sorted.
  public var languages: [String] { Set(tables.flatMap(\.available)).sorted() }

  /// The file that the entry of a label should be in, as ``PathText``.
  public func path(for label: String) -> String {
    let name = label.dropFirst().split(separator: ":").first.map(String.init)
    let table = tables.first { $0.name == name } ?? tables.first
    return table?.layers.first?.sources.first?.path ?? ""
  }

  /// The file that lacks the words of a label in the language wanted most, as ``PathText``, where the
  /// tables are in that language and words of another one take their place; else nil.
  ///
  /// - Complexity: O(1) in the number of entries.
  public func fileWithout(_ label: String) -> String? {
    guard let wanted, let name = Self.key(of: label), Self.key(of: name) == nil else { return nil }
    let (key, tables) = tablesAsked(for: label)
    guard let found = found(key, in: tables), !found.link.language.isEmpty,
      !LanguageTag.isOneLanguage(found.link.language, wanted),
      tables.allSatisfy({ $0.problem(of: key) == nil })
    else { return nil }
    let layers = tables.flatMap(\.layers)
    let own = layers.first { LanguageTag.isOneLanguage($0.link.language, wanted) }
    return own?.sources.first?.path ?? found.path
  }

  /// Whether there is no table, so that every label is taken as it is.
  public var isEmpty: Bool { tables.isEmpty }

  /// All keys of all tables in all languages.
  public var keys: Set<String> { Set(tables.flatMap(\.keys)) }

  /// The text of a label that may be a key.
  ///
  /// - Parameter arguments: what the text puts in, in the order of positions.
  /// - Throws: `TableError.unknownKey` with near matches, `.keyWithoutTables`, `.argumentNotGiven`,
  ///   and what is wrong with an entry that is there and cannot be read.
  /// - Complexity: O(1) in the number of entries.
  public func resolve(
    _ label: String, _ arguments: [MessageArgument] = []
  ) throws(TableError) -> ResolvedLabel {
    guard let key = Self.key(of: label), keysNeedTables || !tables.isEmpty else {
      return ResolvedLabel(text: label, language: nil)
    }
    if Self.key(of: key) != nil { return ResolvedLabel(text: key, language: nil) }
    if tables.isEmpty { throw .keyWithoutTables(label) }
    let (name, asked) = tablesAsked(for: label)
    if let found = try find(name, in: asked, arguments) { return found }
    let start = String(label.dropLast(name.count))
    throw .unknownKey(label, nearest: nearest(to: name, in: asked).map { start + $0 })
  }

  /// What stands behind the at sign of a label; nil where none begins it. An accent may follow, which
  /// is one character with it.
  private static func key(of label: String) -> String? {
    guard label.unicodeScalars.first == "@" else { return nil }
    return String(label.unicodeScalars.dropFirst())
  }

  /// The key that a label is, and the tables that it is looked up in.
  private func tablesAsked(for label: String) -> (key: String, tables: [LayeredTable]) {
    let key = Self.key(of: label) ?? ""
    let parts = key.split(separator: ":", maxSplits: 1).map(String.init)
    let named = parts.count == 2 ? tables.filter { $0.name == parts[0] } : []
    return named.isEmpty ? (key, tables) : (parts[1], named)
  }

  private func found(_ key: String, in tables: [LayeredTable]) -> LayeredTable.Found? {
    tables.lazy.compactMap({ $0.find(key) }).first
      ?? tables.lazy.compactMap({ $0.findMessage(key) }).first
  }

  private func find(
    _ key: String, in tables: [LayeredTable], _ arguments: [MessageArgument]
  ) throws(TableError) -> ResolvedLabel? {
    if let found = found(key, in: tables) {
      let known = Set(arguments.indices.map { TextArgument(position: $0 + 1).patternName })
      let names = Set(found.entry.text.arguments.map(\.patternName))
      if let name = names.subtracting(known).min() {
        throw .argumentNotGiven(
          path: found.path, key: key, line: found.entry.line, argument: "{\(name)}")
      }
      let locale = found.link.locale
      let text =
        found.entry.text.plainWords
        ?? messages.text(
          pattern: found.entry.text.pattern, locale: locale, arguments,
          digits: Digits(locale: locale))
      let language = found.link.language
      return ResolvedLabel(text: text, language: language.isEmpty ? nil : language)
    }
    if let problem = tables.lazy.compactMap({ $0.problem(of: key) }).first { throw problem }
    return nil
  }

  private func nearest(to key: String, in tables: [LayeredTable]) -> [String] {
    let keys = Set(tables.flatMap(\.keys))
    return Similarity.nearest(to: key, among: keys.sorted(), limit: 3)
  }
}
