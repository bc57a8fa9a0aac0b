// SPDX-License-Identifier: GPL-3.0-or-later

/// A file of tables, and what its place says of it.
public struct TableFile: Hashable, Sendable {
  /// As ``PathText``.
  public let path: String
  public let format: TableFormat
  /// The table: the file's name without its ending.
  public let name: String
  /// The language that its folder or name says, BCP 47; nil where the file itself says it, or
  /// nothing does.
  public let language: String?
  /// Whether the file's name is its language, so that it can be of any table: `de.po`.
  public let isNamedByLanguage: Bool

  /// The file at a path; nil when its name ends like no table.
  ///
  /// `de.lproj/Pizza.strings` and `de/LC_MESSAGES/Pizza.mo` are tables `Pizza` in German;
  /// `de.po` is one in German named like its folder.
  public init?(path: String) {
    guard let format = TableFormat(path: path) else { return nil }
    self.path = path
    self.format = format
    var parts = path.split(separator: "/").map(String.init)
    let file = parts.removeLast()
    let stem = String(file[..<(file.lastIndex(of: ".") ?? file.endIndex)])
    isNamedByLanguage =
      (format == .po || format == .mo) && parts.last != Self.messages
      && LocaleChoice.tag(for: stem) != nil
    switch format {
    case .strings, .stringsdict:
      name = stem
      let folder = parts.last ?? ""
      language =
        folder.hasSuffix(TableFolder.suffix)
        ? String(folder.dropLast(TableFolder.suffix.count)) : nil
    case .po, .mo:
      if parts.last == Self.messages {
        name = stem
        language = parts.dropLast().last.map { LocaleChoice.tag(for: $0) ?? $0 }
      } else if let tag = LocaleChoice.tag(for: stem) {
        name = parts.last ?? stem
        language = tag
      } else {
        name = stem
        language = nil
      }
    case .xcstrings, .templates:
      name = stem
      language = nil
    }
  }

  /// The tables in the file, one for each language; nil when there is no such file.
  ///
  /// - Throws: `TableError` with the line of what cannot be read, be it a single entry.
  public func tables() throws(TableError) -> [ResourceTable]? {
    let tables = try readableTables()
    if let error = tables?.flatMap(\.unreadable).min(by: { ($0.line ?? 0) < ($1.line ?? 0) }) {
      throw error
    }
    return tables
  }

  /// The same without the entries that cannot be read, which ``ResourceTable/unreadable`` tells.
  ///
  /// - Throws: `TableError` with the line of what keeps the whole file from being read.
  public func readableTables() throws(TableError) -> [ResourceTable]? {
    switch format {
    case .strings:
      return try ResourceTable(strings: path, name: name, language: language).map { [$0] }
    case .stringsdict:
      return try ResourceTable(stringsdict: path, name: name, language: language).map { [$0] }
    case .xcstrings:
      return try StringCatalogReader.tables(path: path, name: name)
    case .po:
      return try ResourceTable(po: path, name: name, language: language).map { [$0] }
    case .mo:
      return try ResourceTable(mo: path, name: name, language: language).map { [$0] }
    case .templates:
      guard FileReading.isFile(path) else { return nil }
      do throws(TemplatesError) {
        return try TemplatesFile(path: path).tables(name: name)
      } catch {
        throw TableError(error)
      }
    }
  }

  /// Whether the keys are the texts that are translated, as in gettext's files.
  var hasSourceInKeys: Bool { format == .po || format == .mo }

  /// Where entries of a file of one language are looked up: in the file itself where it has an
  /// index, as compiled catalogues do; nil for others.
  ///
  /// - Throws: `TableError` with the line of what cannot be read.
  func catalogue() throws(TableError) -> CatalogueSource? {
    guard format == .mo, language != nil, FileReading.isFile(path) else { return nil }
    do throws(GettextError) {
      return CatalogueSource(try MessageCatalogue(path: path), language: language)
    } catch {
      throw TableError(error)
    }
  }

  /// The folder that gettext has the catalogues of a language in.
  static let messages = "LC_MESSAGES"
}
