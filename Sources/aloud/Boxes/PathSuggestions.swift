// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import LabelTables

/// What may be completed where a file or folder is chosen: what lies in the folder that is named.
enum PathSuggestions {
  /// As many as anybody goes through.
  private static let most = 1000

  /// Paths in the order of their names, folders with a slash behind them. O(files · log files).
  static func paths(from path: String, onlyFolders: Bool) -> [String] {
    let end = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let folder = String(path[..<end])
    guard let stream = PathText.withPath(folder.isEmpty ? "." : folder, { opendir($0) }) else {
      return []
    }
    defer { closedir(stream) }
    var paths: [String] = []
    while paths.count < most, let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard name != ".", name != ".." else { continue }
      var status = stat()
      let isFolder =
        PathText.withPath(folder + name) { stat($0, &status) } == 0
        && status.st_mode & S_IFMT == S_IFDIR
      if isFolder || !onlyFolders { paths.append(folder + name + (isFolder ? "/" : "")) }
    }
    return paths.sorted()
  }
}
