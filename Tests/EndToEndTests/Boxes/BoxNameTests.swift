// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import TestSupport
import Testing

/// The command under the names of whiptail and dialog, and the links that give it those names.
struct BoxNameTests {
  private static let root =
    "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")

  /// Installs the command that is tested: a release need not have been built.
  private func make(_ goal: String, prefix: String) throws -> CommandRun {
    let words = ["make", "-C", Self.root, goal, "PREFIX=" + prefix, "BINARY=" + Aloud.path]
    return try CommandRun(
      Launch(
        words.map { Array($0.utf8) }, environment: Aloud.environment,
        streams: [.null, .pipe, .pipe]))
  }

  @Test(
    arguments: [
      ("whiptail", "whiptail (newt): 0.52.23\n"), ("dialog", "Version: 1.3-20230209\n"),
    ])
  func calledByANameItIsThatProgram(name: String, version: String) throws {
    let folder = TemporaryFolder()
    let link = folder.path + "/" + name
    #expect(symlink(Aloud.path, link) == 0)
    let run = try CommandRun(
      Launch(
        [link, "--version"].map { Array($0.utf8) }, environment: Aloud.environment,
        streams: [.null, .pipe, .pipe]))
    #expect(run.output == version)
  }

  @Test(arguments: ["whiptail", "dialog"])
  func theLinkComesAndGoes(name: String) throws {
    let folder = TemporaryFolder()
    let link = folder.path + "/bin/" + name
    #expect(try make("install-" + name, prefix: folder.path).ending == .status(0))
    #expect(target(of: link) == "aloud")
    #expect(try make("install-" + name, prefix: folder.path).ending == .status(0))
    #expect(try make("uninstall", prefix: folder.path).ending == .status(0))
    #expect(target(of: link) == nil)
  }

  @Test(arguments: ["whiptail", "dialog"])
  func anotherProgramOfThatNameStays(name: String) throws {
    let folder = TemporaryFolder()
    mkdir(folder.path + "/bin", 0o700)
    folder.write("mine", to: "bin/" + name)
    let run = try make("install-" + name, prefix: folder.path)
    #expect(run.ending == .status(2))
    #expect(run.errors.contains("is another program: left as it is"))
    #expect(try make("uninstall", prefix: folder.path).ending == .status(0))
    #expect(folder.bytes(of: "bin/" + name) == Array("mine".utf8))
  }

  private func target(of link: String) -> String? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = buffer.withUnsafeMutableBytes {
      readlink(link, $0.baseAddress!.assumingMemoryBound(to: CChar.self), 4096)
    }
    return count < 0 ? nil : String(decoding: buffer.prefix(count), as: UTF8.self)
  }
}
