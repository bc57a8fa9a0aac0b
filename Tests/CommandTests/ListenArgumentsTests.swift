// SPDX-License-Identifier: GPL-3.0-or-later
import TerminalUI
import Testing

@testable import aloud

/// What `aloud listen` understands of its command line.
@Suite struct ListenArgumentsTests {
  private func listen(_ words: String...) throws -> ListenArguments {
    let command = parse(words.map { Array($0.utf8) })
    guard case .success(.listen(let arguments)) = command.outcome else {
      throw try #require(command.failure)
    }
    return arguments
  }

  private func command(_ arguments: ListenArguments) -> [String] {
    arguments.command.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func optionsEndAtTheProgram() throws {
    let arguments = try listen("listen", "--keys", "Down", "dialog", "--keys", "--", "x")
    #expect(command(arguments) == ["dialog", "--keys", "--", "x"])
    #expect(arguments.asking.keys == "Down")
    #expect(command(try listen("listen", "--", "--odd")) == ["--odd"])
  }

  @Test func playedKeysAreHeardOnlyWhenAskedFor() throws {
    #expect(try listen("listen", "--keys", "", "true").asking.settings.speech == .off)
    #expect(
      try listen("listen", "--keys", "", "--speech", "auto", "true").asking.settings.speech == .auto
    )
    #expect(try listen("listen", "true").asking.settings.speech == .auto)
  }

  @Test func theSize() throws {
    #expect(try listen("listen", "true").size == TerminalSize(columns: 80, rows: 24))
    #expect(
      try listen("listen", "--size=132x50", "true").size == TerminalSize(columns: 132, rows: 50))
  }

  @Test(arguments: [
    "", "80", "80x", "x24", "80X24", "0x24", "80x0", "1001x24", "1x24", "-1x24", "8 0x24",
  ])
  func sizesThatAreNone(text: String) {
    #expect(throws: UsageError.badSize(.option(.size), given: text)) {
      _ = try listen("listen", "--size", text, "true")
    }
  }

  @Test func aProgramIsNeeded() {
    #expect(throws: UsageError.missingArgument(placeholder: "command")) { _ = try listen("listen") }
  }
}
