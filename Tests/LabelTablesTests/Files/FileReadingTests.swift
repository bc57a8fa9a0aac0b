// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import Testing

@testable import LabelTables

/// What is read in the place of a file, and who is waited for.
@Suite struct FileReadingTests {
  private let tables: TemporaryTables
  private var pipe: String { tables.path + "/pipe" }

  init() throws {
    tables = try TemporaryTables(["file": "text"])
    try #require(mkfifo(pipe, 0o600) == 0)
  }

  private func number(_ path: String, waits: Bool = true, atMost length: Int = 10) -> Int32? {
    do {
      _ = try FileReading.bytes(of: path, atMost: length, waits: waits)
      return nil
    } catch {
      return error.number
    }
  }

  @Test func aPipeThatNobodyWritesInto() {
    #expect(number(pipe) == ETIMEDOUT)
    #expect(number(pipe, waits: false) == EAGAIN)
  }

  @Test func otherKinds() throws {
    #expect(number("/dev/null") == nil)
    #expect(number("/dev/zero") == EFBIG)
    #expect(number(tables.path) == EISDIR)
    #expect(number(pipe + "s") == ENOENT)
    #expect(number(tables.path + "/file", atMost: 3) == EFBIG)
    #expect(try FileReading.bytes(of: tables.path + "/file", waits: false) == Array("text".utf8))
  }

  /// A pipe of a shell, whose writer is done: what it wrote is there, or nothing.
  @Test(arguments: ["", "text"]) func aPipeWithoutAName(text: String) throws {
    var ends: [Int32] = [-1, -1]
    try #require(Glibc.pipe(&ends) == 0)
    defer { close(ends[0]) }
    write(ends[1], text, text.utf8.count)
    let path = "/proc/self/fd/\(ends[0])"
    if text.isEmpty { #expect(number(path, waits: false) == EAGAIN) }
    close(ends[1])
    #expect(try FileReading.bytes(of: path) == Array(text.utf8))
  }
}
