// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// A folder with one `<language>.lproj` folder for each language.
public struct TableFolder: Hashable, Sendable {
  /// Where the folder is, as ``PathText``.
  public let path: String
  /// The BCP 47 tags of the languages in it, sorted.
  public let languages: [String]

  /// The folder at a path.
  ///
  /// - Throws: `TableError.folderMissing`, `.folderUnreadable`, `.folderWithoutTables`.
  public init(path: String) throws(TableError) {
    guard FileReading.isFolder(path) else { throw .folderMissing(searched: [path]) }
    let names: [String]
    do {
      names = try FileReading.names(in: path)
    } catch {
      throw .folderUnreadable(path: path)
    }
    languages = names.filter { $0.hasSuffix(Self.suffix) }
      .map { String($0.dropLast(Self.suffix.count)) }.sorted()
    guard !languages.isEmpty else { throw .folderWithoutTables(path: path) }
    self.path = path
  }

  /// Finds the tables: the folder named by the person, `ALOUD_TABLES`, `Localization` beside the
  /// executable, then `../share/aloud/Localization`. An executable in a build folder of the Swift
  /// package manager also finds the `Localization` of its package.
  ///
  /// A folder that was named and is not there is an error: nothing else is tried in its place.
  ///
  /// - Parameter executable: the path of the running executable.
  /// - Throws: `TableError.folderMissing` with all places tried, and before them the variable that
  ///   may name another; `.folderUnreadable`, `.folderWithoutTables`.
  public static func locate(
    explicit: String?, environment: [String: String], executable: String
  ) throws(TableError) -> TableFolder {
    let named = explicit ?? environment[Self.variable].flatMap { $0.isEmpty ? nil : $0 }
    if let named { return try TableFolder(path: named) }
    let places = usualPlaces(executable: executable)
    for place in places {
      do {
        return try TableFolder(path: place)
      } catch .folderMissing {
        continue
      }
    }
    throw .folderMissing(searched: [Self.variable] + places)
  }

  /// The path of a table of one language.
  public func path(ofTable table: String, language: String) -> String {
    "\(path)/\(language)\(Self.suffix)/\(table).strings"
  }

  static let suffix = ".lproj"
  /// The variable of the environment that names a folder.
  private static let variable = "ALOUD_TABLES"

  private static func usualPlaces(executable: String) -> [String] {
    let folder = parent(of: FileReading.resolved(executable) ?? executable)
    var places = ["\(folder)/Localization", "\(parent(of: folder))/share/aloud/Localization"]
    let parts = folder.split(separator: "/", omittingEmptySubsequences: false)
    if let build = parts.lastIndex(of: ".build") {
      places.append(parts[..<build].joined(separator: "/") + "/Localization")
    }
    return places
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return String(path[..<slash])
  }
}
