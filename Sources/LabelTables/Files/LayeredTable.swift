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
  /// What is wrong with files and entries of the chain, which are left out.
  public let problems: [TableError]
  /// All languages that the table is in, whether wanted or not, sorted.
  public let available: [String]
  let layers: [Layer]
  /// The messages of gettext, for those of no language of the chain.
  private let messages: MessageKeys?

  /// Loads a table in the languages wanted and in their fallbacks.
  ///
  /// - Parameter languages: BCP 47 tags, best first. Where there is none of them and no English,
  ///   the first language of the collection is used.
  ///   Catalogues of gettext hold the source language, which is taken to be English, as their
  ///   keys.
  /// - Throws: `TableError.tableUnreadable` when the collection has no such table, and what reading
  ///   a table throws where nothing else is left to be asked.
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
    var problems: [TableError] = []
    func tables(of file: TableFile) -> [ResourceTable] {
      do throws(TableError) {
        return try file.readableTables() ?? []
      } catch {
        problems.append(error)
        return []
      }
    }
    for file in files where file.language == nil { read += tables(of: file) }
    let available = Set(files.compactMap(\.language) + read.compactMap(\.language)).sorted()
    self.available = available
    let catalogues = files.filter(\.hasSourceInKeys)
    let messages = catalogues.isEmpty ? nil : MessageKeys(catalogues)
    self.messages = messages
    let chained =
      messages == nil || available.contains("en") ? available : (available + ["en"]).sorted()
    var loaded: [(link: ChainLink, tables: [ResourceTable], catalogues: [any EntrySource])] = []
    for wished in Self.links(wanted: languages, available: chained) {
      // The first of a script's own languages is for where there is nothing wanted.
      if wished.isLastResort,
        messages != nil || loaded.contains(where: { !$0.tables.isEmpty || !$0.catalogues.isEmpty })
      {
        continue
      }
      let link = wished.chain
      var found = read.filter { ($0.language ?? "") == link.folder }
      var catalogues: [any EntrySource] = []
      for file in files where file.language == link.folder {
        do throws(TableError) {
          if let catalogue = try file.catalogue() {
            catalogues.append(catalogue)
            continue
          }
        } catch {
          problems.append(error)
          continue
        }
        found += tables(of: file)
      }
      problems += found.flatMap(\.unreadable)
      loaded.append((link, found, catalogues))
    }
    var layers: [Layer] = []
    let rule = ArgumentRule(loaded.flatMap(\.tables))
    for (link, found, catalogues) in loaded {
      let found = found.map { rule.checking($0, &problems) }
      let inOrder =
        found.filter { $0.format == .stringsdict } + found.filter { $0.format != .stringsdict }
      let sources =
        inOrder.map { table -> any EntrySource in
          var table = table
          // gettext itself never uses a fuzzy entry.
          if table.format == .po { table.entries.removeAll { $0.state == .needsReview } }
          return IndexedTable(table)
        } + catalogues + (link.folder == "en" ? messages.map { [$0.ofWords] } ?? [] : [])
      guard !sources.isEmpty else { continue }
      layers.append(
        Layer(
          link: link,
          sources: link.pseudolanguage.map { pseudolanguage in
            sources.map { PseudolanguageSource($0, pseudolanguage) }
          } ?? sources))
    }
    if layers.isEmpty, let problem = problems.first { throw problem }
    self.layers = layers
    var seen: Set<TableError> = []
    self.problems = problems.filter { seen.insert($0).inserted }
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

  /// The message itself, as gettext has it for one without a translation; nil for tables of other
  /// formats.
  func findMessage(_ key: String) -> Found? {
    guard let messages, let entry = messages.message(key) else { return nil }
    let link = ChainLink(folder: "en", language: "en", locale: "en", pseudolanguage: nil)
    return Found(entry: entry, link: link, path: messages.path)
  }

  /// What is wrong with an entry, or with a file that might have it, where it was not found.
  func problem(of key: String) -> TableError? {
    problems.first { $0.place?.key == key } ?? problems.first { $0.place?.key == nil }
  }

  /// Every file of the chain in the order in which it is asked.
  public func steps(for key: String) -> [Step] {
    let steps = layers.flatMap { layer in
      layer.sources.compactMap { source -> Step? in
        let entry = source.entry(for: key)
        // Keys that are no words are no file that was asked.
        if entry == nil, source is MessageKeys.Words { return nil }
        return Step(language: layer.link.language, path: source.path, entry: entry)
      }
    }
    if steps.contains(where: { $0.entry.map { $0.state != .untranslated } ?? false }) {
      return steps
    }
    return steps
      + (findMessage(key).map { [Step(language: "en", path: $0.path, entry: $0.entry)] } ?? [])
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
