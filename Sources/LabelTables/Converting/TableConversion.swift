// SPDX-License-Identifier: GPL-3.0-or-later

/// Writes tables in another format.
public enum TableConversion {
  /// A file to write.
  public struct File: Hashable, Sendable {
    /// As ``PathText``.
    public let path: String
    public let content: WrittenTable
  }

  /// The files that tables become.
  ///
  /// - Parameters:
  ///   - tables: in any languages and of any names; what several files have of one table in one
  ///     language is put together.
  ///   - target: a file, whose ending names the format; with `*` in it one file for each language,
  ///     which takes the place of the star; or a folder, which gets `LL.lproj/NAME.strings`, and
  ///     `NAME.stringsdict` for what a list of strings cannot hold.
  ///   - isFolder: whether the target is a folder, whatever its name.
  ///   - language: the only language to write, BCP 47; nil for all.
  /// - Throws: `TableError.formatUnknown`, `.severalLanguages`, `.severalTables`,
  ///   `.languageMissing`.
  public static func files(
    from tables: [ResourceTable], to target: String, isFolder: Bool, language: String? = nil
  ) throws(TableError) -> [File] {
    var tables = joined(tables)
    let languages = Set(tables.compactMap(\.language)).sorted()
    if let language {
      tables = tables.filter { $0.language == language }
      guard !tables.isEmpty else { throw .languageMissing(language, available: languages) }
    }
    if isFolder || target.hasSuffix("/") { return folder(tables, target) }
    guard let format = TableFormat(path: target) else { throw .formatUnknown(path: target) }
    let names = Set(tables.map(\.name)).sorted()
    guard names.count <= 1 else { throw .severalTables(path: target, names: names) }
    if let star = target.firstIndex(of: "*") {
      return try tables.map { table throws(TableError) in
        let path = target[..<star] + tag(of: table) + target[target.index(after: star)...]
        return File(path: String(path), content: try write([table], as: format, path: target))
      }
    }
    guard format.holdsLanguages || tables.count <= 1 else {
      throw .severalLanguages(path: target, languages: languages)
    }
    return [File(path: target, content: try write(tables, as: format, path: target))]
  }

  private static func folder(_ tables: [ResourceTable], _ path: String) -> [File] {
    let path = path.hasSuffix("/") ? String(path.dropLast()) : path
    return tables.flatMap { table -> [File] in
      var words = table
      var forms = table
      words.entries = table.entries.filter { !$0.text.needsVariables }
      forms.entries = table.entries.filter { $0.text.needsVariables }
      let place = "\(path)/\(tag(of: table))\(TableFolder.suffix)/\(table.name)"
      let list = File(path: place + ".strings", content: StringsWriter.write(words))
      guard !forms.entries.isEmpty else { return [list] }
      return [list, File(path: place + ".stringsdict", content: StringsdictWriter.write(forms))]
    }
  }

  private static func write(
    _ tables: [ResourceTable], as format: TableFormat, path: String
  ) throws(TableError) -> WrittenTable {
    switch format {
    case .xcstrings:
      return StringCatalogWriter.write(tables, sourceLanguage: sourceLanguage(of: tables))
    case .strings:
      return tables.first.map(StringsWriter.write) ?? WrittenTable(bytes: [], losses: [])
    case .stringsdict:
      return tables.first.map(StringsdictWriter.write) ?? WrittenTable(bytes: [], losses: [])
    case .po:
      guard let table = tables.first else { return WrittenTable(bytes: [], losses: []) }
      return try GettextWriter.write(table)
    case .mo:
      guard let table = tables.first else { return WrittenTable(bytes: [], losses: []) }
      return try GettextWriter.compile(table)
    // The types of questions are no words: no table has them.
    case .templates: throw .formatUnknown(path: path)
    }
  }

  /// The language that is translated from: the one that a file names, else English, else the first.
  static func sourceLanguage(of tables: [ResourceTable]) -> String {
    let languages = tables.compactMap(\.language)
    return tables.lazy.compactMap(\.sourceLanguage).first
      ?? (languages.contains("en") ? "en" : languages.first ?? "en")
  }

  private static func tag(of table: ResourceTable) -> String {
    table.language ?? table.sourceLanguage ?? "en"
  }

  /// One table for each name and language, in the order of their first files. Of a key that several
  /// files have, a list of plural forms counts most, as for Foundation; within a file the last.
  private static func joined(_ tables: [ResourceTable]) -> [ResourceTable] {
    struct Identity: Hashable {
      let name: String
      let language: String?
    }
    var order: [Identity] = []
    var groups: [Identity: [ResourceTable]] = [:]
    for table in tables {
      let identity = Identity(name: table.name, language: table.language)
      if groups[identity] == nil { order.append(identity) }
      groups[identity, default: []].append(table)
    }
    return order.map { identity in
      let group = groups[identity] ?? []
      var joined = group[0]
      joined.header = group.lazy.compactMap(\.header).first
      let inOrder =
        group.filter { $0.format != .stringsdict } + group.filter { $0.format == .stringsdict }
      joined.entries = lastOfEachKey(inOrder.flatMap(\.entries))
      return joined
    }
  }

  private static func lastOfEachKey(_ entries: [TableEntry]) -> [TableEntry] {
    struct Name: Hashable {
      let key: String
      let context: String?
    }
    var places: [Name: Int] = [:]
    var kept: [TableEntry] = []
    for entry in entries {
      let name = Name(key: entry.key, context: entry.context)
      if let place = places[name] {
        kept[place] = entry
      } else {
        places[name] = kept.count
        kept.append(entry)
      }
    }
    return kept
  }
}

extension TableFormat {
  /// Whether one file holds several languages.
  var holdsLanguages: Bool { self == .xcstrings || self == .templates }
}

extension TableText {
  /// Whether a list of strings cannot hold it, and a list of plural forms can.
  var needsVariables: Bool {
    choices.contains { $0.kind == .device || $0.kind == .width }
      || !choices.isEmpty && hasConversions
  }
}
