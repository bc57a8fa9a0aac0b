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

/// The tables of a script, `DIR/<language>.lproj/NAME.strings`, that labels given as keys are
/// looked up in: `@key` in all of them in the order given, `@NAME:key` in one. `@@` stands for an
/// `@` that begins a label. Without any table every label is taken as it is.
///
/// Values are message patterns without arguments, as in the tables of Aloud itself. Languages are
/// chosen as there; where a script has neither a wanted language nor English, its first one is used.
public struct PersonTables: Sendable {
  private struct Table: Sendable {
    let name: String
    let layers: [Layer]
  }

  private struct Layer: Sendable {
    let link: ChainLink
    let values: [String: String]
  }

  private let tables: [Table]

  /// Loads the tables.
  ///
  /// - Parameters:
  ///   - arguments: `NAME=DIR` each, as given to `--table`.
  ///   - languages: BCP 47 tags, best first.
  /// - Throws: `TableError.malformedTableArgument`, and what loading a table throws.
  public init(arguments: [String], languages: [String]) throws(TableError) {
    var tables: [Table] = []
    for argument in arguments {
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, !argument.hasPrefix("="), !parts[0].contains("/") else {
        throw .malformedTableArgument(argument)
      }
      tables.append(
        try Self.table(
          named: parts[0], in: TableFolder(path: parts[1]), languages: languages))
    }
    self.tables = tables
  }

  /// Whether there is no table, so that every label is taken as it is.
  public var isEmpty: Bool { tables.isEmpty }

  /// The text of a label that may be a key.
  ///
  /// - Throws: `TableError.unknownKey` with near matches.
  /// - Complexity: O(1) for a label that is no key.
  public func resolve(_ label: String) throws(TableError) -> ResolvedLabel {
    guard !tables.isEmpty, label.utf8.first == UInt8(ascii: "@") else {
      return ResolvedLabel(text: label, language: nil)
    }
    let key = String(label.dropFirst())
    if key.hasPrefix("@") { return ResolvedLabel(text: key, language: nil) }
    let parts = key.split(separator: ":", maxSplits: 1).map(String.init)
    let named = parts.count == 2 ? tables.filter { $0.name == parts[0] } : []
    if !named.isEmpty {
      if let found = find(parts[1], in: named) { return found }
      let nearest = nearest(to: parts[1], in: named).map { "@\(parts[0]):\($0)" }
      throw .unknownKey(label, nearest: nearest)
    }
    if let found = find(key, in: tables) { return found }
    throw .unknownKey(label, nearest: nearest(to: key, in: tables).map { "@\($0)" })
  }

  private func find(_ key: String, in tables: [Table]) -> ResolvedLabel? {
    for table in tables {
      for layer in table.layers {
        guard let pattern = layer.values[key] else { continue }
        let locale = layer.link.locale
        let text =
          Message.isPattern(pattern)
          ? Message(pattern: pattern, locale: locale)?.text([], digits: Digits(locale: locale))
          : nil
        return ResolvedLabel(text: text ?? pattern, language: layer.link.language)
      }
    }
    return nil
  }

  private func nearest(to key: String, in tables: [Table]) -> [String] {
    let keys = Set(tables.flatMap { $0.layers.flatMap(\.values.keys) })
    return Similarity.nearest(to: key, among: keys.sorted(), limit: 3)
  }

  private static func table(
    named name: String, in folder: TableFolder, languages: [String]
  ) throws(TableError) -> Table {
    var links = LanguageChain.links(wanted: languages, available: folder.languages)
    for language in folder.languages where !links.contains(where: { $0.folder == language }) {
      links.append(
        ChainLink(folder: language, language: language, locale: language, pseudolanguage: nil))
    }
    var layers: [Layer] = []
    for link in links {
      let path = folder.path(ofTable: name, language: link.folder)
      guard let file = try StringsFile(path: path) else { continue }
      try file.checkPatterns()
      let values = link.pseudolanguage?.changing(file.values) ?? file.values
      layers.append(Layer(link: link, values: values))
    }
    if layers.isEmpty {
      throw .tableUnreadable(path: folder.path(ofTable: name, language: links[0].folder))
    }
    return Table(name: name, layers: layers)
  }
}
