// SPDX-License-Identifier: GPL-3.0-or-later

/// One table in the languages of a fallback chain.
public struct LayeredTable: Sendable {
  /// One language of the chain.
  struct Layer: Sendable {
    let link: ChainLink
    /// The files of this language; a plural form in the first counts more than words in the next.
    let sources: [any EntrySource]
  }

  /// An entry, and where it was found.
  struct Found {
    let entry: TableEntry
    let link: ChainLink
    let path: String
  }

  /// What one file of the chain has to say about a key.
  public struct Step: Hashable, Sendable {
    public let language: String
    public let path: String
    /// The entry; nil where the file has none of that key.
    public let entry: TableEntry?
  }

  public let name: String
  let layers: [Layer]

  /// Loads a table in the languages wanted and in their fallbacks.
  ///
  /// - Parameter languages: BCP 47 tags, best first. Where there is none of them and no English,
  ///   the first language of the collection is used.
  /// - Throws: `TableError.tableUnreadable` when the collection has no such table,
  ///   `.placeholderWithoutArgument`, and what reading a table throws.
  public init(
    named name: String, in collection: TableCollection, languages: [String]
  ) throws(TableError) {
    self.name = name
    let files = collection.files(ofTable: name)
    guard !files.isEmpty else {
      throw .tableUnreadable(path: Self.wantedPath(of: name, in: collection, languages: languages))
    }
    // A file of several languages is read to know them.
    var read: [ResourceTable] = []
    for file in files where file.language == nil { read += try file.tables() ?? [] }
    let available = Set(files.compactMap(\.language) + read.compactMap(\.language)).sorted()
    var layers: [Layer] = []
    var tables: [ResourceTable] = []
    for wished in Self.links(wanted: languages, available: available) {
      // The first of a script's own languages is for where there is nothing wanted.
      if wished.isLastResort, !layers.isEmpty { continue }
      let link = wished.chain
      var found = read.filter { ($0.language ?? "") == link.folder }
      var catalogues: [CatalogueSource] = []
      for file in files where file.language == link.folder {
        if let catalogue = try file.catalogue() {
          catalogues.append(catalogue)
        } else {
          found += try file.tables() ?? []
        }
      }
      tables += found
      let inOrder =
        found.filter { $0.format == .stringsdict } + found.filter { $0.format != .stringsdict }
      let sources =
        inOrder.map { table -> any EntrySource in
          var table = table
          // gettext itself never uses a fuzzy entry.
          if table.format == .po { table.entries.removeAll { $0.state == .needsReview } }
          return IndexedTable(table)
        } + catalogues.map { $0 as any EntrySource }
      guard !sources.isEmpty else { continue }
      layers.append(
        Layer(
          link: link,
          sources: link.pseudolanguage.map { pseudolanguage in
            sources.map { PseudolanguageSource($0, pseudolanguage) }
          } ?? sources))
    }
    self.layers = layers
    try ArgumentRule(tables).check(tables)
  }

  /// The entry that counts, by language and then by file.
  ///
  /// - Complexity: O(languages · files) look-ups.
  func find(_ key: String) -> Found? {
    for layer in layers {
      for source in layer.sources {
        if let entry = source.entry(for: key), entry.state != .untranslated {
          return Found(entry: entry, link: layer.link, path: source.path)
        }
      }
    }
    return nil
  }

  /// Every file of the chain in the order in which it is asked.
  public func steps(for key: String) -> [Step] {
    layers.flatMap { layer in
      layer.sources.map {
        Step(language: layer.link.language, path: $0.path, entry: $0.entry(for: key))
      }
    }
  }

  /// All keys of all languages, sorted.
  public var keys: [String] { Set(layers.flatMap { $0.sources.flatMap(\.keys) }).sorted() }

  /// The languages in the order of the chain.
  public var languages: [String] { layers.map(\.link.language) }

  private struct Link {
    let chain: ChainLink
    /// Whether it is nothing that was wanted, nor English.
    var isLastResort = false

    init(_ chain: ChainLink, isLastResort: Bool = false) {
      self.chain = chain
      self.isLastResort = isLastResort
    }
  }

  private static func links(wanted: [String], available: [String]) -> [Link] {
    var links = LanguageChain.links(wanted: wanted, available: available).map { Link($0) }
    for language in available where !links.contains(where: { $0.chain.folder == language }) {
      let chain = ChainLink(
        folder: language, language: language, locale: language, pseudolanguage: nil)
      links.append(Link(chain, isLastResort: true))
    }
    // A file that says no language, such as a lone list of strings, comes last.
    return links + [
      Link(ChainLink(folder: "", language: "", locale: "en", pseudolanguage: nil))
    ]
  }

  /// Where a table that is missing should be.
  private static func wantedPath(
    of name: String, in collection: TableCollection, languages: [String]
  ) -> String {
    let available = Set(collection.files.compactMap(\.language)).sorted()
    let link = links(wanted: languages, available: available)[0].chain
    return "\(collection.path)/\(link.folder)\(TableFolder.suffix)/\(name).strings"
  }
}

/// A table in a pseudo-language, made from the real one entry by entry.
private struct PseudolanguageSource: EntrySource {
  let source: any EntrySource
  let pseudolanguage: Pseudolanguage

  init(_ source: any EntrySource, _ pseudolanguage: Pseudolanguage) {
    self.source = source
    self.pseudolanguage = pseudolanguage
  }

  var path: String { source.path }
  var keys: [String] { source.keys }

  func entry(for key: String, context: String?) -> TableEntry? {
    guard var entry = source.entry(for: key, context: context) else { return nil }
    let patterns = pseudolanguage.changing([key: entry.text.pattern])
    entry.text = patterns[key].flatMap { TableText(pattern: $0) } ?? entry.text
    return entry
  }
}
