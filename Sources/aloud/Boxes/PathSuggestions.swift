// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import LabelTables
import RadioModel

/// What may be completed where a file or folder is chosen: what lies in the folder that is named.
struct PathSuggestions: Sendable {
  let onlyFolders: Bool
  let words: LabelTables

  /// As many as anybody goes through.
  private static let most = 1000

  /// What a path may become: what its last part is the beginning of, in the order of the names,
  /// folders with a slash behind them, then the folder around. A folder is gone into where nothing
  /// else begins so. O(files · log files).
  func proposals(for path: String) -> [TextEntry.Proposal] {
    let found = entries(for: path)
    if found == [path + "/"] { return proposals(for: path + "/") }
    let named = found.map { TextEntry.Proposal(text: $0, name: name(of: $0)) }
    return named + folderAround(path)
  }

  private func entries(for path: String) -> [String] {
    let end = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let folder = String(path[..<end])
    let beginning = path[end...]
    guard let stream = PathText.withPath(folder.isEmpty ? "." : folder, { opendir($0) }) else {
      return []
    }
    defer { closedir(stream) }
    var paths: [String] = []
    while paths.count < Self.most, let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard name != ".", name != "..", name.hasPrefix(beginning) else { continue }
      var status = stat()
      let isFolder =
        PathText.withPath(folder + name) { stat($0, &status) } == 0
        && status.st_mode & S_IFMT == S_IFDIR
      if isFolder || !onlyFolders { paths.append(folder + name + (isFolder ? "/" : "")) }
    }
    return paths.sorted()
  }

  /// The last part of a path, and that it is a folder.
  private func name(of path: String) -> String {
    let last = path.split(separator: "/").last.map(String.init) ?? path
    guard path.hasSuffix("/"), !onlyFolders else { return last }
    return last + words.text("separator.fields") + words.text("box.folder")
  }

  /// Only where no name is begun.
  private func folderAround(_ path: String) -> [TextEntry.Proposal] {
    guard path.hasSuffix("/"), path.contains(where: { $0 != "/" }) else { return [] }
    let parts = path.split(separator: "/")
    var around = path + "../"
    if let last = parts.last, last != "..", last != "." {
      around = String(path[..<last.startIndex])
    }
    let name = words.text("box.folder.around") + words.text("separator.fields") + around
    return [TextEntry.Proposal(text: around, name: name)]
  }
}
