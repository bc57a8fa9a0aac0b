// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import LabelTables

/// Files written whole or not at all.
enum FileWriting {
  /// Whether there is a folder at a path.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return PathText.withPath(path) { stat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Writes a file beside its place and moves it there, making the folders on the way.
  ///
  /// - Returns: The system's number for what went wrong (errno), or nil.
  static func write(_ bytes: [UInt8], to path: String) -> Int32? {
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex,
      let reason = makeFolders(String(path[..<slash]))
    {
      return reason
    }
    let draft = path + ".\(getpid()).new"
    let descriptor = PathText.withPath(draft) {
      open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    }
    guard descriptor >= 0 else { return errno }
    // A file that is written anew stays for those that it was for.
    var status = stat()
    if PathText.withPath(path, { stat($0, &status) }) == 0 {
      _ = fchmod(descriptor, status.st_mode & 0o7777)
    }
    var reason = OutputFile.write(bytes, to: descriptor)
    if close(descriptor) != 0, reason == nil { reason = errno }
    if reason == nil {
      let isMoved = PathText.withPath(draft) { from in
        PathText.withPath(path) { rename(from, $0) == 0 }
      }
      if isMoved { return nil }
      reason = errno
    }
    PathText.withPath(draft) { _ = unlink($0) }
    return reason
  }

  private static func makeFolders(_ path: String) -> Int32? {
    if isFolder(path) { return nil }
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex,
      let reason = makeFolders(String(path[..<slash]))
    {
      return reason
    }
    let isMade = PathText.withPath(path) { mkdir($0, 0o777) } == 0
    return isMade || errno == EEXIST ? nil : errno
  }
}
