// SPDX-License-Identifier: GPL-3.0-or-later

/// The files of tables at a place: one file, or a folder with `<language>.lproj` folders, with
/// `<language>/LC_MESSAGES` folders, or with files of several languages.
public struct TableCollection: Sendable {
  /// Where it is, as ``PathText``.
  public let path: String
  /// Whether it is one file.
  public let isFile: Bool
  /// Sorted by path.
  public let files: [TableFile]

  /// Lists the files. Nothing is read yet.
  ///
  /// - Throws: `TableError.folderMissing`, `.folderUnreadable`, `.folderWithoutTables`,
  ///   `.formatUnknown`.
  public init(path: String) throws(TableError) {
    self.path = path
    isFile = FileReading.isFile(path)
    if isFile {
      guard let file = TableFile(path: path) else { throw .formatUnknown(path: path) }
      files = [file]
      return
    }
    guard FileReading.isFolder(path) else { throw .folderMissing(searched: [path]) }
    var files: [TableFile] = []
    for name in try Self.names(in: path) {
      let place = path + "/" + name
      if let file = TableFile(path: place), FileReading.isFile(place) {
        files.append(file)
      } else if name.hasSuffix(TableFolder.suffix) {
        files += try Self.files(in: place)
      } else if FileReading.isFolder(place + "/" + TableFile.messages) {
        files += try Self.files(in: place + "/" + TableFile.messages)
      }
    }
    guard !files.isEmpty else { throw .folderWithoutTables(path: path) }
    self.files = files
  }

  /// The files of one table; all of them where the place is one file.
  public func files(ofTable name: String) -> [TableFile] {
    isFile ? files : files.filter { $0.name == name || $0.isNamedByLanguage }
  }

  /// All tables in all files.
  ///
  /// - Throws: what the first file that cannot be read throws.
  public func tables() throws(TableError) -> [ResourceTable] {
    var tables: [ResourceTable] = []
    for file in files { tables += try file.tables() ?? [] }
    return tables
  }

  private static func files(in folder: String) throws(TableError) -> [TableFile] {
    try names(in: folder).compactMap { TableFile(path: folder + "/" + $0) }
  }

  private static func names(in folder: String) throws(TableError) -> [String] {
    do {
      return try FileReading.names(in: folder).filter { $0 != "." && $0 != ".." }.sorted()
    } catch {
      throw .folderUnreadable(path: folder)
    }
  }
}
