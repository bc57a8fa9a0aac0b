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
  /// - Parameter name: of a suite, or of a script in it after a slash.
  /// - Throws: `unknownChoice` with the suites that there are, `unreadableFile`.
  func scripts(of name: String) throws(UsageError) -> [String] {
    let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
    let suite = parts.first ?? name
    for place in places where names(in: place).contains(suite) {
      let folder = "\(place)/\(suite)"
      let isFolder = FileWriting.isFolder(folder)
      if parts.count > 1 {
        let script = Self.withoutEnding(parts[1])
        let scripts = isFolder ? names(in: folder) : []
        guard scripts.contains(script) else {
          throw unknown("\(suite)/\(script)", scripts.map { "\(suite)/\($0)" } + [suite])
        }
        return try ScriptFinding.scripts(at: ["\(folder)/\(script)" + ScriptFinding.ending])
      }
      return try ScriptFinding.scripts(at: [isFolder ? folder : folder + ScriptFinding.ending])
    }
    throw unknown(suite, places.flatMap(names))
  }

  private func unknown(_ name: String, _ known: [String]) -> UsageError {
    .unknownChoice(.option(.suite), given: name, known: known.sorted())
  }

  /// A suite is a folder, or one script.
  private func names(in place: String) -> [String] {
    ((try? FileReading.names(in: place)) ?? []).compactMap { name in
      if name.hasPrefix(".") { return nil }
      let script = Self.withoutEnding(name)
      return script != name || FileWriting.isFolder("\(place)/\(name)") ? script : nil
    }
  }

  private static func withoutEnding(_ name: String) -> String {
    name.hasSuffix(ScriptFinding.ending)
      ? String(name.dropLast(ScriptFinding.ending.count)) : name
  }
}
