// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import LabelTables

/// The suites that come with Aloud: folders of scripts, beside the folder of tables.
struct ScriptSuites {
  /// The places where suites may be: installed, and among the sources.
  private let places: [String]

  init(beside tables: TableFolder) {
    let path = tables.path
    let parent = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    places = ["\(parent)/Suites", "\(parent)/Examples/Suites"]
  }

  /// The scripts of a suite.
  ///
  /// - Throws: `unknownChoice` with the suites that there are, `unreadableFile`.
  func scripts(of name: String) throws(UsageError) -> [String] {
    for place in places where names(in: place).contains(name) {
      let folder = "\(place)/\(name)"
      return try ScriptFinding.scripts(
        at: [FileWriting.isFolder(folder) ? folder : folder + ScriptFinding.ending])
    }
    throw .unknownChoice(.option(.suite), given: name, known: places.flatMap(names).sorted())
  }

  /// A suite is a folder, or one script.
  private func names(in place: String) -> [String] {
    ((try? FileReading.names(in: place)) ?? []).compactMap { name in
      if name.hasPrefix(".") { return nil }
      if name.hasSuffix(ScriptFinding.ending) {
        return String(name.dropLast(ScriptFinding.ending.count))
      }
      return FileWriting.isFolder("\(place)/\(name)") ? name : nil
    }
  }
}
