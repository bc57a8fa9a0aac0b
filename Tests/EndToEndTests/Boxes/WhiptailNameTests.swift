// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import TestSupport
import Testing

/// The command under the name of whiptail, and the link that gives it that name.
struct WhiptailNameTests {
  private static let root =
    "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")

  private func make(_ goal: String, prefix: String) throws -> CommandRun {
    let words = ["make", "-C", Self.root, goal, "PREFIX=" + prefix]
    return try CommandRun(
      Launch(
        words.map { Array($0.utf8) }, environment: Aloud.environment,
        streams: [.null, .pipe, .pipe]))
  }

  @Test func calledByTheNameOfWhiptailItIsWhiptail() throws {
    let folder = TemporaryFolder()
    let link = folder.path + "/whiptail"
    #expect(symlink(Aloud.path, link) == 0)
    let run = try CommandRun(
      Launch(
        [link, "--version"].map { Array($0.utf8) }, environment: Aloud.environment,
        streams: [.null, .pipe, .pipe]))
    #expect(run.output == "whiptail (newt): 0.52.23\n")
  }

  @Test func theLinkComesAndGoes() throws {
    let folder = TemporaryFolder()
    let link = folder.path + "/bin/whiptail"
    #expect(try make("install-whiptail", prefix: folder.path).ending == .status(0))
    #expect(target(of: link) == "aloud")
    #expect(try make("install-whiptail", prefix: folder.path).ending == .status(0))
    #expect(try make("uninstall", prefix: folder.path).ending == .status(0))
    #expect(target(of: link) == nil)
  }

  @Test func anotherProgramOfThatNameStays() throws {
    let folder = TemporaryFolder()
    mkdir(folder.path + "/bin", 0o700)
    folder.write("mine", to: "bin/whiptail")
    #expect(try make("install-whiptail", prefix: folder.path).ending == .status(2))
    #expect(try make("uninstall", prefix: folder.path).ending == .status(0))
    #expect(folder.bytes(of: "bin/whiptail") == Array("mine".utf8))
  }

  private func target(of link: String) -> String? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = buffer.withUnsafeMutableBytes {
      readlink(link, $0.baseAddress!.assumingMemoryBound(to: CChar.self), 4096)
    }
    return count < 0 ? nil : String(decoding: buffer.prefix(count), as: UTF8.self)
  }
}
