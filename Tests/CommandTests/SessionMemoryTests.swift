// SPDX-License-Identifier: GPL-3.0-or-later
import FoundationEssentials
import Glibc
import Testing

@testable import aloud

/// What one question remembers for the next ones of the same terminal session.
@Suite struct SessionMemoryTests {
  @Test func isKeptForTheSameTerminalSessionOnly() throws {
    let folder = try TemporaryFolder([:])
    defer { withExtendedLifetime(folder) {} }
    let environment = ["XDG_RUNTIME_DIR": folder.path]
    let memory = SessionMemory(environment: environment, session: getpid())
    #expect(memory.content == .init())
    memory.remember(hintsSaid: ["hint.manual"], settings: [.rate: "200"])
    memory.remember(hintsSaid: [], settings: [.verbosity: "brief"])
    let again = SessionMemory(environment: environment, session: getpid())
    #expect(again.content.hintsSaid == ["hint.manual"])
    #expect(again.settings == [.rate: "200", .verbosity: "brief"])
    #expect(SessionMemory(environment: environment, session: getppid()).content == .init())
  }

  /// Nobody else may read it, and nothing but the whole of it is ever there.
  @Test func theFileIsThePersonsOwn() throws {
    let folder = try TemporaryFolder([:])
    defer { withExtendedLifetime(folder) {} }
    let before = umask(0)
    defer { umask(before) }
    let memory = SessionMemory(
      environment: ["XDG_RUNTIME_DIR": folder.path], session: getpid())
    memory.remember(hintsSaid: ["hint.manual"], settings: [:])
    let place = folder.path + "/aloud"
    let names = try FileManager.default.contentsOfDirectory(atPath: place)
    #expect(names.count == 1)
    var status = stat()
    #expect(stat("\(place)/\(names[0])", &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
    #expect(stat(place, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o700)
  }

  @Test(arguments: ["", "{", "[]", "{\"hintsSaid\": 3}", "{\"settings\": {\"rate\": 3}}"])
  func aFileThatIsNoneIsReplaced(text: String) throws {
    let folder = try TemporaryFolder([:])
    defer { withExtendedLifetime(folder) {} }
    let memory = SessionMemory(
      environment: ["XDG_RUNTIME_DIR": folder.path], session: getpid())
    memory.remember(hintsSaid: ["hint.manual"], settings: [:])
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/aloud")
    try Data(text.utf8).write(to: URL(filePath: "\(folder.path)/aloud/\(names[0])"))
    #expect(memory.content == .init())
    memory.remember(hintsSaid: [], settings: [.pitch: "60"])
    #expect(memory.settings == [.pitch: "60"])
  }

  private static let noFolder = [[:], ["XDG_RUNTIME_DIR": ""], ["XDG_RUNTIME_DIR": "relative"]]

  @Test(arguments: noFolder)
  func remembersNothingWithoutAFolder(environment: [String: String]) {
    let memory = SessionMemory(
      environment: environment, session: getpid(), others: ["/no/such/folder"])
    memory.remember(hintsSaid: ["hint.manual"], settings: [.rate: "200"])
    #expect(memory.content == .init())
  }

  /// Under `sudo` there is no runtime folder: the first of the others that can be written to.
  @Test(arguments: noFolder)
  func remembersElsewhereWithoutARuntimeFolder(environment: [String: String]) throws {
    let folder = try TemporaryFolder([:])
    defer { withExtendedLifetime(folder) {} }
    let memory = SessionMemory(
      environment: environment, session: getpid(), others: ["/no/such/folder", folder.path])
    memory.remember(hintsSaid: ["hint.manual"], settings: [.rate: "200"])
    #expect(memory.settings == [.rate: "200"])
    var status = stat()
    #expect(lstat("\(folder.path)/aloud-\(geteuid())", &status) == 0)
    #expect(status.st_mode & 0o777 == 0o700)
  }

  /// In a folder that is everybody's, somebody may have made ours before: open to others, or a link.
  @Test(arguments: [true, false])
  func trustsNoFolderOfOthers(isLink: Bool) throws {
    let folder = try TemporaryFolder([:])
    defer { withExtendedLifetime(folder) {} }
    let place = "\(folder.path)/aloud-\(geteuid())"
    #expect(mkdir(folder.path + "/real", 0o700) == 0)
    if isLink {
      #expect(symlink(folder.path + "/real", place) == 0)
    } else {
      #expect(mkdir(place, 0o700) == 0)
      #expect(chmod(place, 0o777) == 0)
    }
    let memory = SessionMemory(environment: [:], session: getpid(), others: [folder.path])
    memory.remember(hintsSaid: ["hint.manual"], settings: [.rate: "200"])
    #expect(memory.content == .init())
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/real").isEmpty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: place).isEmpty)
  }

  /// Before environment and configuration file, after an option; for people only.
  @Test func whereItCounts() throws {
    func rate(_ words: String...) throws -> Int {
      let parsed = ParsedCommand(
        arguments: (["ask", "a"] + words).map { Array($0.utf8) },
        environment: ["ALOUD_RATE": "300"],
        configuration: Configuration(json: Array("{rate: 350}".utf8), file: "c"),
        remembered: [.rate: "200"])
      return try #require(parsed.ask).settings.voicePreferences.rate
    }
    #expect(try rate() == 200)
    #expect(try rate("--rate", "250") == 250)
    #expect(try rate("--keys", "Enter") == 300)
    #expect(try rate("--answer", "a") == 300)
  }

  /// A value that cannot be used is no slip of the person's.
  @Test func nonsenseIsLeftOut() throws {
    let parsed = ParsedCommand(
      arguments: ["ask", "a"].map { Array($0.utf8) }, environment: ["ALOUD_RATE": "300"],
      configuration: Configuration(), remembered: [.rate: "fast", .textSize: "?"])
    #expect(parsed.slips.isEmpty)
    #expect(try #require(parsed.ask).settings.voicePreferences.rate == 300)
  }
}
