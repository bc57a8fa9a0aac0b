// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import RadioNavigator
import TestSupport
import Testing

@testable import TerminalUI

extension ReadlineTests {
  @Suite(.serialized)
  struct SecretLineReaderTests {
    let pseudoTerminal = PseudoTerminal()
    let terminal: Terminal

    init() throws {
      #expect(PersonalBindings.areInstalled)
      terminal = try Terminal(input: pseudoTerminal.program, output: pseudoTerminal.program)
      try terminal.enter(.lines)
    }

    private func read(_ reader: SecretLineReader) -> KeyInput {
      reader.next(prompt: "Password: ", deadline: MonotonicClock.milliseconds() + 5000)
    }

    private var output: String { String(decoding: pseudoTerminal.output(), as: UTF8.self) }

    @Test(arguments: [
      ("hunter2\r", "hunter2"), ("größe 漢 👨‍👩‍👧‍👦\r", "größe 漢 👨‍👩‍👧‍👦"), ("\r", ""), ("abc\u{7F}\r", "ab"),
      ("ab\u{1B}[D\u{1B}[Dx\r", "xab"), ("one two\u{17}x\r", "x"), ("ab\u{15}\u{19}\r", "ab"),
      ("a\u{1}\u{B}b\r", "b"), ("a\u{16}b\r", "ab"), ("a\u{1B}[A\tb\r", "ab"),
    ])
    func nothingOfItIsShown(typed: String, secret: String) {
      let reader = SecretLineReader(terminal: terminal, terminalType: "xterm")
      pseudoTerminal.type(typed)
      #expect(read(reader) == .command(.line(secret), keyName: "Enter"))
      #expect(output == "Password: \r\n")
    }

    @Test func placeholdersStandForCharacters() {
      let reader = SecretLineReader(terminal: terminal, terminalType: "xterm", placeholder: "*")
      pseudoTerminal.type("aé👨‍👩‍👧‍👦\u{7F}\r")
      #expect(read(reader) == .command(.line("aé"), keyName: "Enter"))
      #expect(output.replacing("\u{8} \u{8}", with: "<") == "Password: ***<\r\n")
    }

    @Test(arguments: [
      ("ab\u{3}", Command.interrupt, "C-c"), ("\u{4}", .endOfInput, "C-d"),
      ("ab\u{1B}", .cancel, "Escape"),
    ])
    func waysOutForgetIt(typed: String, command: Command, name: String) {
      let reader = SecretLineReader(terminal: terminal, terminalType: "xterm")
      pseudoTerminal.type(typed)
      #expect(read(reader) == .command(command, keyName: name))
      pseudoTerminal.type("\u{19}x\r")
      #expect(read(reader) == .command(.line("x"), keyName: "Enter"))
    }

    /// What was typed stays while something else happens, and the terminal is as before at the end.
    @Test func anInterruptionLosesNothing() {
      let reader = SecretLineReader(terminal: terminal, terminalType: "xterm")
      pseudoTerminal.type("ab")
      let deadline = MonotonicClock.milliseconds() + 100
      #expect(reader.next(prompt: "Password: ", deadline: deadline) == .deadline)
      kill(getpid(), SIGTERM)
      #expect(read(reader) == .signal(SIGTERM))
      reader.show(["time"])
      pseudoTerminal.type("c\r")
      #expect(read(reader) == .command(.line("abc"), keyName: "Enter"))
      #expect(output == "Password: \r\ntime\r\n\rPassword: \r\n")
      #expect(!pseudoTerminal.echoes)
      terminal.restore()
      #expect(pseudoTerminal.echoes)
    }

    /// A line that is read afterwards yanks nothing of it.
    @Test func theNextLineHasNothingOfIt() {
      let secret = SecretLineReader(terminal: terminal, terminalType: "xterm")
      pseudoTerminal.type("hunter2\u{15}\r")
      #expect(read(secret) == .command(.line(""), keyName: "Enter"))
      let reader = LineReader(terminal: terminal)
      pseudoTerminal.type("a\u{19}\u{1B}y\r")
      let line = reader.next(prompt: "", deadline: MonotonicClock.milliseconds() + 5000)
      guard case .command(.line(let text), _) = line else {
        Issue.record("no line")
        return
      }
      #expect(text == "a")
    }

    @Test(arguments: [
      ("\r", "blue"), ("\u{7F}\r", "blu"), ("\u{15}red\r", "red"), ("\u{1F}\r", "blue"),
    ])
    func aLineMayHaveATextFromTheBeginning(typed: String, expected: String) {
      let reader = LineReader(terminal: terminal)
      pseudoTerminal.type(typed)
      let line = reader.next(
        prompt: "Colour: ", initial: "bl\u{1B}\u{202E}ue",
        deadline: MonotonicClock.milliseconds() + 5000)
      #expect(line == .command(.line(expected), keyName: "Enter"))
      #expect(output.hasPrefix("Colour: blue"))
    }

    @Test(arguments: [
      ("gr\t\r", "green"), ("GR\t\r", "green"), ("r\t\r", "r"), ("Red\t\r", "Red"), ("x\t\r", "x"),
    ])
    func aLineIsCompletedFromAList(typed: String, expected: String) {
      let reader = LineReader(terminal: terminal)
      pseudoTerminal.type(typed)
      let line = reader.next(
        prompt: "", deadline: MonotonicClock.milliseconds() + 5000,
        completions: {
          LineCandidate.candidates(among: ["green", "red", "rose", "Red", "r\u{9B}"], typed: $0)
        })
      #expect(line == .command(.line(expected), keyName: "Enter"))
    }
  }
}
