// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import LabelTables

/// What tells a file from all others, by whichever path.
struct FileIdentity: Hashable {
  private let device: UInt
  private let number: UInt
  /// Whether it is a regular file.
  let isFile: Bool

  /// - Returns: nil where there is nothing.
  init?(_ path: String) {
    var status = stat()
    guard PathText.withPath(path, { stat($0, &status) }) == 0 else { return nil }
    device = UInt(status.st_dev)
    number = UInt(status.st_ino)
    isFile = status.st_mode & S_IFMT == S_IFREG
  }
}

/// Files written whole or not at all.
enum FileWriting {
  /// Whether there is a folder at a path.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return PathText.withPath(path) { stat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether a path can be read without waiting for somebody to write: it is no named pipe and no
  /// device. A path that leads nowhere can, and is told of then.
  static func waitsForNobody(_ path: String) -> Bool {
    var status = stat()
    guard PathText.withPath(path, { stat($0, &status) }) == 0 else { return true }
    return status.st_mode & S_IFMT == S_IFREG
  }

  /// Writes a file beside its place and moves it there, making the folders on the way.
  ///
  /// A link stays one, and its file is written. What is no file, such as a device or a named pipe,
  /// takes the bytes and stays what it is. A file that its owner may not write stays as it is.
  ///
  /// - Returns: The system's number for what went wrong (errno), or nil.
  static func write(_ bytes: [UInt8], to path: String) -> Int32? {
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex,
      let reason = makeFolders(String(path[..<slash]))
    {
      return reason
    }
    let path = FileReading.resolved(path) ?? path
    var status = stat()
    let isThere = PathText.withPath(path) { stat($0, &status) } == 0
    let kind = status.st_mode & S_IFMT
    if isThere, kind != S_IFREG, kind != S_IFDIR { return fill(bytes, path) }
    // Taking its place would need no permission: it is the owner's wish that it stays.
    if isThere, kind == S_IFREG, status.st_mode & S_IWUSR == 0 { return EACCES }
    let draft = draft(beside: path)
    let descriptor = PathText.withPath(draft) {
      open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    }
    guard descriptor >= 0 else { return errno }
    // A file that is written anew stays for those that it was for.
    if isThere { _ = fchmod(descriptor, status.st_mode & 0o7777) }
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

  /// A name of its own, short: that of the file may be as long as names can be.
  private static func draft(beside path: String) -> String {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    return folder + ".aloud-\(getpid())-\(UInt32.random(in: 0...UInt32.max)).new"
  }

  /// What would keep a file that is there from being written anew; nil where nothing is known.
  ///
  /// - Returns: The system's number (errno); ENOTSUP for what is no file.
  static func obstacle(to path: String) -> Int32? {
    let path = FileReading.resolved(path) ?? path
    var status = stat()
    guard PathText.withPath(path, { stat($0, &status) }) == 0 else { return errno }
    guard status.st_mode & S_IFMT == S_IFREG else { return ENOTSUP }
    guard status.st_mode & S_IWUSR != 0 else { return EACCES }
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    return PathText.withPath(folder) { access($0, W_OK | X_OK) } == 0 ? nil : errno
  }

  private static func fill(_ bytes: [UInt8], _ path: String) -> Int32? {
    let descriptor = PathText.withPath(path) { open($0, O_WRONLY | O_CLOEXEC | O_NOCTTY) }
    guard descriptor >= 0 else { return errno }
    let reason = OutputFile.write(bytes, to: descriptor)
    return close(descriptor) != 0 && reason == nil ? errno : reason
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
