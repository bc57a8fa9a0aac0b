// SPDX-License-Identifier: GPL-3.0-or-later
import FoundationEssentials
import Glibc

/// A folder with files in it, for as long as it is kept.
final class TemporaryFolder {
  let path: String

  /// - Parameter files: The text of each file by its path in the folder.
  init(_ files: [String: String]) throws {
    var template = Array("/tmp/aloud-command-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { throw CocoaError(.fileWriteUnknown) }
    path = String(cString: made)
    for (name, text) in files {
      let file = "\(path)/\(name)"
      let folder = String(file[..<(file.lastIndex(of: "/") ?? file.endIndex)])
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(filePath: file))
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
