// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import TestSupport
import Testing

@testable import TerminalUI

extension ReadlineTests {
  @Suite(.serialized)
  struct TerminalTests {
    let pseudoTerminal = PseudoTerminal(columns: 33, rows: 7)

    private func isSame(_ first: termios, _ second: termios) -> Bool {
      var (first, second) = (first, second)
      return withUnsafeBytes(of: &first) { one in
        withUnsafeBytes(of: &second) { other in one.elementsEqual(other) }
      }
    }

    @Test(arguments: [TerminalMode.keys, .lines])
    func theTerminalIsAsItWasAfterwards(mode: TerminalMode) throws {
      let before = pseudoTerminal.attributes
      do {
        let terminal = try Terminal(
          input: pseudoTerminal.program, output: pseudoTerminal.program)
        try terminal.enter(mode)
        #expect(!pseudoTerminal.echoes)
        terminal.restore()
        #expect(isSame(before, pseudoTerminal.attributes))
        try terminal.enter(mode)
        #expect(!pseudoTerminal.echoes)
      }
      // The object went away without being told to restore.
      #expect(isSame(before, pseudoTerminal.attributes))
    }

    @Test func aNewModeReplacesTheOneBefore() throws {
      let before = pseudoTerminal.attributes
      let terminal = try Terminal(input: pseudoTerminal.program, output: pseudoTerminal.program)
      try terminal.enter(.keys)
      try terminal.enter(.lines)
      #expect(terminal.mode == .lines)
      #expect(String(decoding: pseudoTerminal.output(), as: UTF8.self).contains("\u{1B}[?2004l"))
      terminal.restore()
      #expect(isSame(before, pseudoTerminal.attributes))
    }

    @Test func theSizeIsTheTerminals() throws {
      let terminal = try Terminal(input: pseudoTerminal.program, output: pseudoTerminal.program)
      #expect(terminal.size == TerminalSize(columns: 33, rows: 7))
      pseudoTerminal.resize(columns: 100, rows: 50)
      #expect(terminal.size == TerminalSize(columns: 100, rows: 50))
      pseudoTerminal.resize(columns: 0, rows: 0)
      #expect(terminal.size == TerminalSize(columns: 80, rows: 24))
    }

    @Test func aPipeIsNoTerminal() throws {
      var ends: [Int32] = [-1, -1]
      try #require(pipe(&ends) == 0)
      defer { closeAll(ends) }
      #expect(throws: TerminalError.noTerminal) {
        try Terminal(input: ends[0], output: ends[1])
      }
    }

    /// Answers as kitty, foot, and a terminal that ignores OSC 66 would give them.
    @Test(arguments: [
      ("\u{1B}[5;1R\u{1B}[5;3R\u{1B}[5;5R", true),
      ("\u{1B}[5;1R\u{1B}[5;3R\u{1B}[5;4R", false),
      ("\u{1B}[5;1R\u{1B}[5;1R\u{1B}[5;1R", false),
      ("", false),
    ])
    func textSizingIsDetectedByTheCursor(answers: String, isThere: Bool) throws {
      let terminal = try Terminal(input: pseudoTerminal.program, output: pseudoTerminal.program)
      try terminal.enter(.keys)
      let input = KeyboardInput(terminal: terminal)
      pseudoTerminal.type("d" + answers + "\u{1B}[B")
      #expect(terminal.detectTextSizing(within: 60, keeping: input) == isThere)
      // Keys typed meanwhile are not lost.
      let reader = KeyReader(input: input, terminalType: "xterm")
      #expect(reader.next() == .command(.character("d"), keyName: "d"))
      #expect(reader.next() == .command(.down, keyName: "Down"))
    }

    /// Keys that were typed ahead neither lengthen the wait nor get lost.
    @Test func textSizingIsGivenUpInTimeHoweverManyKeysCome() throws {
      let terminal = try Terminal(input: pseudoTerminal.program, output: pseudoTerminal.program)
      try terminal.enter(.keys)
      let input = KeyboardInput(terminal: terminal)
      let count = 1000
      pseudoTerminal.type(String(repeating: "\u{1B}[B", count: count))
      let start = MonotonicClock.milliseconds()
      #expect(!terminal.detectTextSizing(within: 50, keeping: input))
      #expect(MonotonicClock.milliseconds() - start < 1000)
      let reader = KeyReader(input: input, terminalType: "xterm")
      for _ in 0..<count {
        try #require(
          reader.next(deadline: MonotonicClock.milliseconds() + 2000)
            == .command(.down, keyName: "Down"))
      }
      #expect(reader.next(deadline: MonotonicClock.milliseconds()) == .deadline)
    }

    /// Nobody reads what is sent, and a signal ends it all the same.
    @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
    func aTerminalThatTakesNothingIsLeftBySignals(signal: Int32) throws {
      let before = pseudoTerminal.attributes
      let terminal = try Terminal(input: pseudoTerminal.program, output: pseudoTerminal.program)
      try terminal.enter(.keys)
      kill(getpid(), signal)
      // More than the kernel keeps.
      terminal.write([UInt8](repeating: 0x2E, count: 1 << 20))
      let input = KeyboardInput(terminal: terminal)
      #expect(input.next(until: nil) == .signal(signal))
      terminal.write([UInt8](repeating: 0x2E, count: 1 << 20))
      terminal.restore()
      #expect(isSame(before, pseudoTerminal.attributes))
      #expect(pseudoTerminal.output().count < 1 << 20)
    }
  }
}

@Suite struct TerminalTraitsTests {
  @Test(arguments: [
    (["TERM": "xterm-256color"], true), (["TERM": "dumb"], false), ([:], false),
    (["TERM": ""], false), (["TERM": "linux"], true),
  ])
  func someTerminalsCannotMoveTheCursor(environment: [String: String], addresses: Bool) {
    #expect(TerminalTraits(environment: environment).addressesCursor == addresses)
  }

  /// no-color.org: any value but an empty one turns colours off.
  @Test(arguments: [(["NO_COLOR": "1"], false), (["NO_COLOR": ""], true), ([:], true)])
  func coloursCanBeTurnedOff(environment: [String: String], usesColor: Bool) {
    let environment = environment.merging(["TERM": "xterm"]) { $1 }
    #expect(TerminalTraits(environment: environment).usesColor == usesColor)
  }

  @Test(arguments: [
    (["LANG": "de_DE.UTF-8"], true), (["LANG": "C"], false), ([:], false),
    (["LC_ALL": "C", "LANG": "de_DE.UTF-8"], false), (["LC_ALL": "", "LANG": "C.utf8"], true),
    (["LC_CTYPE": "ja_JP.eucJP", "LANG": "ja_JP.UTF-8"], false),
  ])
  func theLocaleTellsWhichSignsThereAre(environment: [String: String], isUnicode: Bool) {
    #expect(TerminalTraits(environment: environment).usesUnicodeSigns == isUnicode)
  }
}
