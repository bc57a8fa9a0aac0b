// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import Testing

@testable import aloud

/// The key hint is said once in a terminal session, not with each question of a script.
@Suite struct HintMemoryTests {
  @Test func isKeptForTheSameTerminalSessionOnly() throws {
    let folder = try TemporaryFolder([:])
    defer { withExtendedLifetime(folder) {} }
    let environment = ["XDG_RUNTIME_DIR": folder.path]
    let memory = HintMemory(environment: environment, session: getpid())
    #expect(!memory.isSaid)
    memory.remember()
    #expect(HintMemory(environment: environment, session: getpid()).isSaid)
    #expect(!HintMemory(environment: environment, session: getppid()).isSaid)
  }

  @Test(arguments: [[:], ["XDG_RUNTIME_DIR": ""], ["XDG_RUNTIME_DIR": "relative"]])
  func remembersNothingWithoutAFolder(environment: [String: String]) {
    let memory = HintMemory(environment: environment, session: getpid())
    memory.remember()
    #expect(!memory.isSaid)
  }
}
