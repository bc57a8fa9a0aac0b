// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import RadioNavigator
import TestSupport
import Testing

@testable import TerminalUI

/// Everything that touches readline, which is one library for one thread, or a process's signals.
@Suite(.serialized)
struct ReadlineTests {}

extension ReadlineTests {
  @Suite(.serialized)
  struct KeyReaderTests {
    let pseudoTerminal = PseudoTerminal()

    init() {
      #expect(PersonalBindings.areInstalled)
    }

    private func readKeys(
      _ bytes: [UInt8], terminalType: String = "xterm-256color", atMost limit: Int = 40
    ) throws -> [KeyInput] {
      let terminal = try Terminal(
        input: pseudoTerminal.program, output: pseudoTerminal.program)
      try terminal.enter(.keys)
      let reader = KeyReader(input: KeyboardInput(terminal: terminal), terminalType: terminalType)
      pseudoTerminal.type(bytes: bytes)
      var keys: [KeyInput] = []
      while keys.count < limit {
        // Once the first key is there, the others are.
        let wait = keys.isEmpty ? 2000 : 30
        let key = reader.next(deadline: MonotonicClock.milliseconds() + wait)
        if key == .deadline { break }
        keys.append(key)
      }
      return keys
    }

    /// Sequences from terminfo(5) entries of the terminals named.
    @Test(arguments: [
      ("\u{1B}[A", "xterm", Command.up, "Up"),
      ("\u{1B}OA", "xterm", .up, "Up"),
      ("\u{1B}[B", "linux", .down, "Down"),
      ("\u{1B}OB", "screen", .down, "Down"),
      ("\u{1B}OC", "tmux", .right, "Right"),
      ("\u{1B}[D", "rxvt", .left, "Left"),
      ("\u{1B}OH", "xterm", .first, "Home"),
      ("\u{1B}[1~", "linux", .first, "Home"),
      ("\u{1B}[7~", "rxvt", .first, "Home"),
      ("\u{1B}OF", "xterm", .last, "End"),
      ("\u{1B}[4~", "screen", .last, "End"),
      ("\u{1B}[8~", "rxvt", .last, "End"),
      ("\u{1B}[1;5H", "xterm", .firstField, "C-Home"),
      ("\u{1B}[7^", "rxvt", .firstField, "C-Home"),
      ("\u{1B}[1;5F", "xterm", .lastField, "C-End"),
      ("\u{1B}[8^", "rxvt", .lastField, "C-End"),
      ("\u{1B}[5~", "xterm", .pageUp, "PageUp"),
      ("\u{1B}[6~", "xterm", .pageDown, "PageDown"),
      ("\u{1B}OP", "xterm", .help, "F1"),
      ("\u{1B}[[A", "linux", .help, "F1"),
      ("\u{1B}[11~", "rxvt", .help, "F1"),
      ("\u{1B}[[B", "linux", .whereAmI, "F2"),
      ("\u{1B}OR", "screen", .sayAgain, "F3"),
      ("\u{1B}[14~", "rxvt", .silence, "F4"),
      ("\u{1B}[[E", "linux", .adjust(.slower), "F5"),
      ("\u{1B}[15~", "xterm", .adjust(.slower), "F5"),
      ("\u{1B}[17~", "xterm", .adjust(.faster), "F6"),
      ("\u{1B}[18~", "xterm", .adjust(.lessVerbose), "F7"),
      ("\u{1B}[19~", "xterm", .adjust(.moreVerbose), "F8"),
      ("\u{1B}[15;2~", "xterm", .adjust(.lower), "S-F5"),
      ("\u{1B}[31~", "rxvt", .adjust(.quieter), "S-F7"),
      ("\u{1B}[Z", "xterm", .previousField, "S-Tab"),
      ("\t", "xterm", .nextField, "Tab"),
      ("\r", "xterm", .accept, "Enter"),
      ("\u{1B}OM", "xterm", .accept, "Enter"),
      (" ", "xterm", .select, "Space"),
      ("\u{7F}", "xterm", .erase, "Backspace"),
      ("\u{8}", "rxvt", .erase, "Backspace"),
      ("\u{E}", "xterm", .reviewNext, "C-n"),
      ("\u{10}", "xterm", .reviewPrevious, "C-p"),
      ("\u{3}", "xterm", .interrupt, "C-c"),
      ("\u{4}", "xterm", .endOfInput, "C-d"),
      ("\u{1B}p", "xterm", .adjust(.nextPunctuation), "M-p"),
      ("+", "xterm", .largerText, "+"),
      ("\u{1B}+", "xterm", .largerText, "M-+"),
      ("\u{1B}-", "linux", .smallerText, "M--"),
      ("\u{1B}=", "rxvt", .usualText, "M-="),
      ("\u{1B}Ok", "xterm", .largerText, "+"),
      ("?", "xterm", .help, "?"),
      ("7", "xterm", .character("7"), "7"),
      ("\u{1B}Ow", "xterm", .character("7"), "7"),
      ("q", "xterm", .character("q"), "q"),
      ("\u{1B}", "xterm", .cancel, "Escape"),
    ])
    func aKeyOfEveryTerminalIsItsCommand(
      bytes: String, terminalType: String, command: Command, name: String
    ) throws {
      let keys = try readKeys(Array(bytes.utf8), terminalType: terminalType)
      #expect(keys == [.command(command, keyName: name)])
    }

    @Test(arguments: [
      "é", "e\u{301}", "ß", "漢", "ไ", "한", "👨‍👩‍👧‍👦", "🇩🇪", "👍🏽", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "क्षि", "ﺍ",
    ])
    func aCharacterComesWhole(text: String) throws {
      let keys = try readKeys(Array(text.utf8))
      #expect(keys == [.command(.character(Character(text)), keyName: text)])
    }

    @Test func charactersOfOneBurstComeOneByOne() throws {
      let keys = try readKeys(Array("aé🇩🇪🇫🇷b\r".utf8))
      let characters = "aé🇩🇪🇫🇷b".map { KeyInput.command(.character($0), keyName: String($0)) }
      #expect(keys == characters + [.command(.accept, keyName: "Enter")])
    }

    @Test(arguments: [
      "\u{1B}[1;5A", "\u{1B}[200;3;4x", "\u{1B}[?1;2c", "\u{1B}O5A", "\u{1B}\u{1B}[C",
      "\u{1B}]11;rgb:0/0/0\u{7}", "\u{1B}P1$r0m\u{1B}\\", "\u{1B}[3~", "\u{1B}[<0;1;1M",
    ])
    func anUnknownSequenceIsOneUnknownKey(sequence: String) throws {
      let keys = try readKeys(Array((sequence + "\u{1B}[B").utf8))
      #expect(keys.count == 2)
      guard case .command(.unknownKey(let name), _)? = keys.first else {
        Issue.record("\(keys)")
        return
      }
      #expect(name.unicodeScalars.allSatisfy { $0.value >= 0x20 })
      #expect(keys.last == .command(.down, keyName: "Down"))
    }

    /// Shift-F3 in xterm looks like an answer, and is a key where nobody asked.
    @Test(arguments: ["\u{1B}[1;2R", "\u{1B}[12;3R"])
    func anAnswerIsAKeyWhereNobodyAsked(sequence: String) throws {
      let keys = try readKeys(Array((sequence + "\u{1B}[B").utf8))
      let name = SafeText.visible(sequence)
      #expect(
        keys == [
          .command(.unknownKey(name), keyName: name), .command(.down, keyName: "Down"),
        ])
    }

    @Test func aLateAnswerIsNoKey() throws {
      let terminal = try Terminal(input: pseudoTerminal.program, output: pseudoTerminal.program)
      try terminal.enter(.keys)
      let input = KeyboardInput(terminal: terminal)
      #expect(!terminal.detectTextSizing(within: 10, keeping: input))
      let reader = KeyReader(input: input, terminalType: "xterm")
      pseudoTerminal.type("\u{1B}[12;1R\u{1B}[12;1R\u{1B}[12;1R\u{1B}[B")
      #expect(reader.next() == .command(.down, keyName: "Down"))
    }

    /// Who types them hears that they are nothing.
    @Test func bytesThatAreNoUTF8AreNoKeysThatAreKnown() throws {
      let keys = try readKeys([0xFF, 0xC3, 0x41, 0x80, 0x42])
      #expect(
        keys == [
          .command(.unknownKey("<FF>"), keyName: "<FF>"),
          .command(.unknownKey("<C3>"), keyName: "<C3>"),
          .command(.character("A"), keyName: "A"),
          .command(.unknownKey("<80>"), keyName: "<80>"),
          .command(.character("B"), keyName: "B"),
        ])
    }

    @Test func aPastedLineEndPressesNoKey() throws {
      let keys = try readKeys(Array("\u{1B}[200~d+\r\n\u{1B}[B\u{1B}[201~\r".utf8))
      #expect(
        keys == [
          .command(.character("d"), keyName: "d"), .command(.character("+"), keyName: "+"),
          .command(.accept, keyName: "Enter"),
        ])
    }

    @Test func pastedLinesAreKeptApart() throws {
      let keys = try readKeys(Array("\u{1B}[200~\ra\r\nb\n\nc\n\u{1B}[201~\r".utf8))
      #expect(
        keys == [
          .command(.character("a"), keyName: "a"), .command(.character(" "), keyName: " "),
          .command(.character("b"), keyName: "b"), .command(.character(" "), keyName: " "),
          .command(.character("c"), keyName: "c"), .command(.accept, keyName: "Enter"),
        ])
    }

    /// What is not taken of a long paste is told, once.
    @Test(arguments: [49_999, 50_000, 50_001, 51_000])
    func aLongPasteIsCutAloud(length: Int) throws {
      let terminal = try Terminal(
        input: pseudoTerminal.program, output: pseudoTerminal.program)
      try terminal.enter(.keys)
      let reader = KeyReader(input: KeyboardInput(terminal: terminal), terminalType: "xterm")
      let text = String(repeating: "é", count: length)
      var waiting = Array("\u{1B}[200~\(text)\u{1B}[201~\r".utf8)[...]
      var (typed, cuts) = (0, 0)
      var key = KeyInput.deadline
      while key != .command(.accept, keyName: "Enter") {
        // As much as a terminal keeps.
        if key == .deadline {
          pseudoTerminal.type(bytes: Array(waiting.prefix(3000)))
          waiting = waiting.dropFirst(3000)
        }
        key = reader.next(deadline: MonotonicClock.milliseconds() + (waiting.isEmpty ? 2000 : 5))
        if key == .command(.character("é"), keyName: "é") { typed += 1 }
        if key == .pasteCut(50_000) { cuts += 1 }
        if key == .deadline, waiting.isEmpty { break }
      }
      #expect(key == .command(.accept, keyName: "Enter"))
      #expect(typed == min(length, 50_000))
      #expect(cuts == (length > 50_000 ? 1 : 0))
    }

    /// What ends the question does so in a paste without an end, too.
    @Test(arguments: [
      ("\u{3}", Command.interrupt, "C-c"), ("\u{4}", .endOfInput, "C-d"),
      ("\u{1B}", .cancel, "Escape"),
    ])
    func aWayOutLeadsOutOfAPaste(key: String, command: Command, name: String) throws {
      let keys = try readKeys(Array(("\u{1B}[200~ab" + key).utf8))
      #expect(keys.last == .command(command, keyName: name))
    }

    /// Keys held down come slower than any paste.
    @Test func aPasteWithoutAnEndIsOverWhileKeysCome() throws {
      let terminal = try Terminal(
        input: pseudoTerminal.program, output: pseudoTerminal.program)
      try terminal.enter(.keys)
      let reader = KeyReader(input: KeyboardInput(terminal: terminal), terminalType: "xterm")
      pseudoTerminal.type("\u{1B}[200~a")
      #expect(reader.next() == .command(.character("a"), keyName: "a"))
      let start = MonotonicClock.milliseconds()
      var key = KeyInput.deadline
      while key == .deadline, MonotonicClock.milliseconds() < start + 10_000 {
        pseudoTerminal.type("\u{1B}[B")
        key = reader.next(deadline: MonotonicClock.milliseconds() + 40)
      }
      #expect(key == .command(.down, keyName: "Down"))
    }

    /// As with a real interrupt, what was typed before it is forgotten; but not what may have
    /// answered the question.
    @Test(arguments: [
      ("ab\u{1B}[B\u{3}", [KeyInput.command(.interrupt, keyName: "C-c")]),
      ("\u{1B}[200~a\u{1B}[201~\u{1B}[A\u{3}", [.command(.interrupt, keyName: "C-c")]),
      (
        "a\r\u{3}",
        [
          .command(.character("a"), keyName: "a"), .command(.accept, keyName: "Enter"),
          .command(.interrupt, keyName: "C-c"),
        ]
      ),
    ])
    func anInterruptGoesBeforeKeysThatWait(bytes: String, keys: [KeyInput]) throws {
      #expect(try readKeys(Array(bytes.utf8)) == keys)
    }

    @Test func keysBehindTheAnswerAreLeftToTheNextProgram() throws {
      let terminal = try Terminal(
        input: pseudoTerminal.program, output: pseudoTerminal.program)
      try terminal.enter(.keys)
      let reader = KeyReader(input: KeyboardInput(terminal: terminal), terminalType: "xterm")
      pseudoTerminal.type("a\u{1B}[B\rxy\r")
      #expect(reader.next() == .command(.character("a"), keyName: "a"))
      #expect(reader.next() == .command(.down, keyName: "Down"))
      #expect(reader.next() == .command(.accept, keyName: "Enter"))
      var left = [UInt8](repeating: 0, count: 10)
      let count = Glibc.read(pseudoTerminal.program, &left, left.count)
      #expect(left.prefix(count).elementsEqual("xy\r".utf8))
    }

    @Test func itIsIdleOnlyWhereNoKeyWaits() throws {
      let terminal = try Terminal(
        input: pseudoTerminal.program, output: pseudoTerminal.program)
      try terminal.enter(.keys)
      let reader = KeyReader(input: KeyboardInput(terminal: terminal), terminalType: "xterm")
      var idle = 0
      reader.becomesIdle = { idle += 1 }
      pseudoTerminal.type("abc")
      for letter in "abc" {
        #expect(reader.next() == .command(.character(letter), keyName: String(letter)))
      }
      #expect(idle == 0)
      #expect(reader.next(deadline: MonotonicClock.milliseconds()) == .deadline)
      #expect(idle == 1)
    }

    /// See `PersonalBindings` for the inputrc of this person.
    @Test(arguments: [
      ("h", Command.help, "h"), ("\u{18}\u{8}", .whereAmI, "␘␈"), ("\u{1B}[23~", .sayAgain, "F11"),
      ("g", .first, "g"), ("\u{1B}[A", .up, "Up"), ("\u{E}", .reviewNext, "C-n"),
      ("j", .character("j"), "j"), ("ö", .last, "ö"), ("\u{1B}x", .silence, "M-x"),
    ])
    func aPersonBindsOurFunctionsAndNothingElseTakesOurKeys(
      bytes: String, command: Command, name: String
    ) throws {
      #expect(try readKeys(Array(bytes.utf8)) == [.command(command, keyName: name)])
    }

    @Test func theBeginningOfAPersonsSequenceIsNotLost() throws {
      let keys = try readKeys(Array("\u{18}\u{1B}[B".utf8))
      #expect(
        keys == [
          .command(.unknownKey("C-x"), keyName: "C-x"), .command(.down, keyName: "Down"),
        ])
    }

    @Test func aBareEscapeIsKnownSoon() throws {
      let terminal = try Terminal(
        input: pseudoTerminal.program, output: pseudoTerminal.program)
      try terminal.enter(.keys)
      let reader = KeyReader(input: KeyboardInput(terminal: terminal), terminalType: "xterm")
      pseudoTerminal.type("\u{1B}")
      let start = MonotonicClock.milliseconds()
      #expect(reader.next() == .command(.cancel, keyName: "Escape"))
      let waited = MonotonicClock.milliseconds() - start
      #expect(waited >= 35)
      #expect(waited < 450, "readline's own wait is 500 ms")
    }

    @Test func escapeTwiceIsEscapeTwice() throws {
      let escape = KeyInput.command(.cancel, keyName: "Escape")
      #expect(try readKeys([0x1B, 0x1B]) == [escape, escape])
    }

    @Test func otherDescriptorsWakeItAndKeysGoFirst() throws {
      let terminal = try Terminal(
        input: pseudoTerminal.program, output: pseudoTerminal.program)
      try terminal.enter(.keys)
      let reader = KeyReader(input: KeyboardInput(terminal: terminal), terminalType: "xterm")
      var ends: [Int32] = [-1, -1]
      try #require(pipe(&ends) == 0)
      defer { closeAll(ends) }
      write(ends[1], "x", 1)
      pseudoTerminal.type("d")
      #expect(
        reader.next(descriptors: [ends[0]]) == .command(.character("d"), keyName: "d"))
      #expect(reader.next(descriptors: [ends[0]]) == .woke(ends[0]))
    }

    @Test func aDeadlineEndsTheWait() throws {
      let terminal = try Terminal(
        input: pseudoTerminal.program, output: pseudoTerminal.program)
      let reader = KeyReader(input: KeyboardInput(terminal: terminal), terminalType: "xterm")
      let start = MonotonicClock.milliseconds()
      #expect(reader.next(deadline: start + 30) == .deadline)
      #expect(MonotonicClock.milliseconds() - start >= 30)
      #expect(reader.next(deadline: start) == .deadline)
    }

    @Test func signalsComeAsInput() throws {
      let terminal = try Terminal(
        input: pseudoTerminal.program, output: pseudoTerminal.program)
      try terminal.enter(.keys)
      let reader = KeyReader(input: KeyboardInput(terminal: terminal), terminalType: "xterm")
      for (signal, input) in [
        (SIGWINCH, KeyInput.resized), (SIGINT, .signal(SIGINT)), (SIGTERM, .signal(SIGTERM)),
        (SIGHUP, .signal(SIGHUP)), (SIGQUIT, .signal(SIGQUIT)), (SIGTSTP, .signal(SIGTSTP)),
        (SIGCONT, .signal(SIGCONT)),
      ] {
        kill(getpid(), signal)
        #expect(reader.next(deadline: MonotonicClock.milliseconds() + 2000) == input)
      }
    }

    @Test func theEndOfTheTerminalIsHeard() throws {
      var ends: [Int32] = [-1, -1]
      try #require(pipe(&ends) == 0)
      defer { close(ends[0]) }
      let reader = KeyReader(input: KeyboardInput(descriptor: ends[0]), terminalType: "xterm")
      write(ends[1], "a", 1)
      close(ends[1])
      #expect(reader.next() == .command(.character("a"), keyName: "a"))
      #expect(reader.next() == .hangUp)
      #expect(reader.next() == .hangUp)
    }

    @Test func readlineWritesNothingToTheTerminal() throws {
      _ = pseudoTerminal.output()
      _ = try readKeys(Array("abc\u{1B}[A\u{7}\t\r".utf8))
      let output = String(decoding: pseudoTerminal.output(), as: UTF8.self)
      #expect(output == "\u{1B}[?2004h\u{1B}[?2004l\u{1B}[?7h\u{1B}[m")
    }
  }
}
