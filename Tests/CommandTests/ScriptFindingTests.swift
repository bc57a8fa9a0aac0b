// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import Testing

@testable import aloud

/// Which scripts there are in folders.
@Suite struct ScriptFindingTests {
  /// Reading a named pipe would wait for ever.
  @Test func whatIsNoFileIsNoScriptOfAFolder() throws {
    let folder = try TemporaryFolder(["a.aloud": "", "sub/b.aloud": "", "c.txt": ""])
    #expect(mkfifo("\(folder.path)/pipe.aloud", 0o600) == 0)
    #expect(symlink("/dev/zero", "\(folder.path)/zero.aloud") == 0)
    #expect(symlink("a.aloud", "\(folder.path)/link.aloud") == 0)
    let found = try ScriptFinding.scripts(at: [folder.path])
    #expect(
      found.map { $0.dropFirst(folder.path.count + 1) } == ["a.aloud", "link.aloud", "sub/b.aloud"])
    let pipe = "\(folder.path)/pipe.aloud"
    #expect(try ScriptFinding.scripts(at: [pipe]) == [pipe])
  }
}
