// SPDX-License-Identifier: GPL-3.0-or-later

/// The catalogues of one domain in a folder: `LL/LC_MESSAGES/DOMAIN.mo` as programs install them,
/// or `LL.po` as translators keep them.
public struct GettextFolder: Hashable, Sendable {
  /// A catalogue that there is.
  public struct Catalogue: Hashable, Sendable {
    /// The language of its texts, BCP 47.
    public let language: String
    /// The file, as ``PathText``.
    public let path: String
  }

  /// The folder, as ``PathText``.
  public let path: String
  /// The catalogues by language, sorted; a compiled one comes before its source.
  public let catalogues: [Catalogue]

  /// Looks through a folder.
  ///
  /// - Parameters:
  ///   - path: the folder that has the folders or files of the languages; also one with these in a
  ///     folder `locale` or `po` of it.
  ///   - domain: the name of the catalogues, such as that of the program.
  /// - Throws: `TableError.folderMissing`, `.folderUnreadable`, `.folderWithoutTables`.
  public init(path: String, domain: String) throws(TableError) {
    guard FileReading.isFolder(path) else { throw .folderMissing(searched: [path]) }
    var found: [String: String] = [:]
    for folder in [path, "\(path)/locale", "\(path)/po"] where FileReading.isFolder(folder) {
      let names: [String]
      do {
        names = try FileReading.names(in: folder).sorted()
      } catch {
        throw .folderUnreadable(path: folder)
      }
      for name in names {
        let compiled = "\(folder)/\(name)/LC_MESSAGES/\(domain).mo"
        if let tag = LocaleChoice.tag(for: name), found[tag] == nil, FileReading.isFile(compiled) {
          found[tag] = compiled
        }
      }
      for name in names where name.hasSuffix(".po") {
        guard let tag = LocaleChoice.tag(for: String(name.dropLast(3))), found[tag] == nil else {
          continue
        }
        found[tag] = "\(folder)/\(name)"
      }
    }
    guard !found.isEmpty else { throw .folderWithoutTables(path: path) }
    self.path = path
    catalogues = found.map { Catalogue(language: $0.key, path: $0.value) }
      .sorted { $0.language < $1.language }
  }

  /// The catalogues to look a message up in, one after another: those of the languages wanted and
  /// of their fallbacks. English closes the chain where there is a catalogue of it; it is usually
  /// what the messages themselves are.
  ///
  /// - Parameter languages: BCP 47 tags, best first, such as `LocaleChoice` has them.
  public func chain(languages: [String]) -> [Catalogue] {
    LanguageChain.links(wanted: languages, available: catalogues.map(\.language))
      .compactMap { link in catalogues.first { $0.language == link.folder } }
  }
}
