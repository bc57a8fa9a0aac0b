// SPDX-License-Identifier: GPL-3.0-or-later
import LabelTables

/// Paths of one file from the folder of another.
enum FilePaths {
  /// The shortest path that leads from a file's folder to another file, both as ``PathText``.
  static func path(of path: String, besides file: String) -> String {
    guard let target = FileReading.resolved(folder(of: path)),
      let start = FileReading.resolved(folder(of: file))
    else {
      return path
    }
    let (to, from) = (target.split(separator: "/"), start.split(separator: "/"))
    let shared = zip(to, from).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: from.count - shared)
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return (up + to.dropFirst(shared).map(String.init) + [name]).joined(separator: "/")
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
