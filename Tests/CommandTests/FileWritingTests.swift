// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import Testing

@testable import aloud

/// What is written to keeps its kind.
@Suite struct FileWritingTests {
  @Test func aNamedPipeTakesTheBytesAndStaysOne() throws {
    let folder = try TemporaryFolder([:])
    let path = "\(folder.path)/pipe"
    #expect(mkfifo(path, 0o600) == 0)
    let reading = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    defer { close(reading) }
    #expect(FileWriting.write(Array("report".utf8), to: path) == nil)
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(reading, &bytes, bytes.count)
    #expect(String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self) == "report")
    #expect(try kind(of: path) == S_IFIFO)
  }

  /// Moving a new file there would need no permission.
  @Test(arguments: [0o444, 0o400, 0o577, 0o000] as [mode_t])
  func aFileThatItsOwnerMayNotWriteStays(mode: mode_t) throws {
    let folder = try TemporaryFolder(["script": "old"])
    let path = "\(folder.path)/script"
    #expect(symlink("script", "\(folder.path)/link") == 0)
    #expect(chmod(path, mode) == 0)
    for name in ["script", "link"] {
      #expect(FileWriting.write(Array("new".utf8), to: "\(folder.path)/\(name)") == EACCES)
    }
    #expect(chmod(path, 0o644) == 0)
    #expect(try String(contentsOfFile: path) == "old")
    #expect(FileWriting.write(Array("new".utf8), to: path) == nil)
    #expect(try String(contentsOfFile: path) == "new")
  }

  /// Replacing it would take the device away from everybody, where the person may do so.
  @Test func aDeviceStaysOne() throws {
    var (master, slave): (Int32, Int32) = (-1, -1)
    #expect(openpty(&master, &slave, nil, nil, nil) == 0)
    defer {
      close(master)
      close(slave)
    }
    let path = String(cString: ttyname(slave))
    #expect(FileWriting.write(Array("report".utf8), to: path) == nil)
    #expect(try kind(of: path) == S_IFCHR)
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(master, &bytes, bytes.count)
    #expect(String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self) == "report")
  }

  @Test func aLinkStaysOneAndItsFileIsWritten() throws {
    let folder = try TemporaryFolder(["real": "old", "deep/other": "old"])
    for (link, target) in [("link", "real"), ("deep/link", "other")] {
      #expect(symlink(target, "\(folder.path)/\(link)") == 0)
    }
    #expect(FileWriting.write(Array("new".utf8), to: "\(folder.path)/link") == nil)
    #expect(FileWriting.write(Array("new".utf8), to: "\(folder.path)/deep/link") == nil)
    #expect(try kind(of: "\(folder.path)/link") == S_IFLNK)
    #expect(try kind(of: "\(folder.path)/deep/link") == S_IFLNK)
    #expect(try String(contentsOfFile: "\(folder.path)/real") == "new")
    #expect(try String(contentsOfFile: "\(folder.path)/deep/other") == "new")
  }

  private func kind(of path: String) throws -> mode_t {
    var status = stat()
    try #require(lstat(path, &status) == 0)
    return status.st_mode & S_IFMT
  }
}

extension String {
  fileprivate init(contentsOfFile path: String) throws {
    self = String(decoding: try InputFile.contents(of: .file(path: path)).get(), as: UTF8.self)
  }
}
