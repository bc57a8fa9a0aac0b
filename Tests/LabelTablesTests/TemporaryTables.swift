// SPDX-License-Identifier: GPL-3.0-or-later
import FoundationEssentials
import LabelTables

/// A table folder made for one test, gone with it.
final class TemporaryTables {
  let path: String

  /// - Parameter files: contents by path within the folder, such as `de.lproj/Interface.strings`.
  init(_ files: [String: String] = [:]) throws {
    path =
      FileManager.default.temporaryDirectory
      .appending(path: "aloud-tables-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, content) in files { try write(Data(content.utf8), to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ data: Data, to name: String) throws {
    let file = URL(filePath: path).appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// The tables with one `Announcements.strings` for each language.
  static func announcements(_ tables: [String: String]) throws -> TemporaryTables {
    try TemporaryTables(
      Dictionary(
        uniqueKeysWithValues: tables.map { ("\($0).lproj/Announcements.strings", $1) }))
  }

  func labels(_ languages: [String]) throws -> LabelTables {
    try LabelTables(folder: TableFolder(path: path), languages: languages)
  }
}
