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
      found.map { $0.dropFirst(folder.path.count + 1) } == ["a.aloud", "sub/b.aloud"])
    let pipe = "\(folder.path)/pipe.aloud"
    #expect(try ScriptFinding.scripts(at: [pipe]) == [pipe])
  }

  /// Two workers would rewrite each other's script.
  @Test func aFileIsOneScriptByWhicheverPath() throws {
    let folder = try TemporaryFolder(["sub/a.aloud": "", "sub/b.aloud": "", "c.txt": ""])
    let sub = folder.path + "/sub"
    #expect(link(sub + "/a.aloud", sub + "/hard.aloud") == 0)
    #expect(symlink("a.aloud", sub + "/soft.aloud") == 0)
    #expect(symlink("sub", folder.path + "/other") == 0)
    #expect(symlink("sub/a.aloud", folder.path + "/a.aloud") == 0)
    let first = sub + "/./a.aloud"
    let found = try ScriptFinding.scripts(
      at: [first] + ["a", "hard", "soft"].map { "\(sub)/\($0).aloud" }
        + [sub + "//b.aloud", folder.path + "/other/a.aloud", sub])
    #expect(found == [first, sub + "//b.aloud"])
    // What a script names is beside it: from another folder it is another one.
    let both = [folder.path + "/a.aloud", sub + "/a.aloud"]
    #expect(try ScriptFinding.scripts(at: both) == both)
    let missing = [folder.path + "/x.aloud", folder.path + "/x.aloud"]
    #expect(try ScriptFinding.scripts(at: missing) == [missing[0]])
  }
}
