// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import RadioNavigator
import TestSupport
import Testing

@testable import TerminalUI

extension ReadlineTests {
  @Suite(.serialized)
  struct LineReaderTests {
    let pseudoTerminal = PseudoTerminal(columns: 60, rows: 24)
    let terminal: Terminal
    let reader: LineReader

    init() throws {
      #expect(PersonalBindings.areInstalled)
      terminal = try Terminal(input: pseudoTerminal.program, output: pseudoTerminal.program)
      try terminal.enter(.lines)
      reader = LineReader(terminal: terminal)
    }

    private func read(
      _ completions: @escaping (String) -> [String] = { _ in [] }
    ) -> KeyInput {
      reader.next(
        prompt: "Choose: ", deadline: MonotonicClock.milliseconds() + 5000,
        completions: completions)
    }

    private func line(_ text: String) -> KeyInput {
      .command(.line(text), keyName: "Enter")
    }

    private var output: String { String(decoding: pseudoTerminal.output(), as: UTF8.self) }

    @Test(arguments: ["2", "", " deep dish ", "Größe", "漢字", "👨‍👩‍👧‍👦", "２", "سميكة"])
    func aTypedLineComesAsItIs(text: String) {
      pseudoTerminal.type(text + "\r")
      #expect(read() == line(text))
      #expect(output.contains("Choose: " + text))
    }

    @Test func readlineEditsTheLine() {
      // Control-A to the beginning, Control-K kills, Control-Y yanks; Backspace.
      pseudoTerminal.type("dish\u{1}Deep x\u{7F}\r")
      #expect(read() == line("Deep dish"))
      pseudoTerminal.type("abc\u{15}漢字\u{7F}\r")
      #expect(read() == line("漢"))
    }

    /// R33
    @Test(arguments: [
      ("a👨‍👩‍👧‍👦", "a"), ("🇩🇪🇫🇷", "🇩🇪"), ("e\u{301}", ""), ("x👍🏽", "x"), ("漢字", "漢"), ("क्षि", ""), ("", ""),
    ])
    func backspaceTakesAWholeCharacter(text: String, left: String) {
      pseudoTerminal.type(text + "\u{7F}!\r")
      #expect(read() == line(left + "!"))
    }

    @Test func deleteTakesAWholeCharacterToo() {
      pseudoTerminal.type("👨‍👩‍👧‍👦b\u{1}\u{1B}[3~\r")
      #expect(read() == line("b"))
      pseudoTerminal.type("👨‍👩‍👧‍👦b\u{1}\u{4}\r")
      #expect(read() == line("b"))
    }

    @Test func severalLinesComeOneByOne() {
      pseudoTerminal.type("one\rtwo\r")
      #expect(read() == line("one"))
      #expect(read() == line("two"))
    }

    @Test func tabCompletesToTheOnlyCandidate() {
      pseudoTerminal.type("de\t\r")
      let answer = read { typed in
        ["Deep dish", "Thin"].filter { $0.lowercased().hasPrefix(typed) }
      }
      #expect(answer == line("Deep dish"))
    }

    @Test func tabCompletesWhatCandidatesShareAndListsThem() {
      pseudoTerminal.type("D\t\r")
      let answer = read { typed in
        ["Deep dish", "Deep pan\u{1B}[2J"].filter { $0.hasPrefix(typed) }
      }
      #expect(answer == line("Deep "))
      let output = self.output
      #expect(output.contains("Deep dish\r\n"))
      #expect(output.contains("Deep pan␛[2J\r\n"))
      #expect(!output.contains("\u{1B}[2J"))
    }

    @Test func tabNeverCompletesToAFileName() {
      pseudoTerminal.type("/et\t\t\r")
      #expect(read() == line("/et"))
      #expect(!output.contains("etc"))
    }

    @Test(arguments: [
      (["São A", "Sao B"], "sao", "sao"), (["Deep dish", "Deep pan"], "d", "Deep "),
      (["Deep"], "de", "Deep"), ([], "x", "x"), (["👨‍👩‍👧‍👦a", "👨‍👩‍👧b"], "", ""),
    ])
    func whatIsSharedIsNeverLessThanWhatWasTyped(
      candidates: [String], typed: String, shared: String
    ) {
      #expect(LineCompletion.commonBeginning(of: candidates, typed: typed) == shared)
    }

    @Test func controlCInterruptsAndTheNextLineIsNew() {
      pseudoTerminal.type("abc\u{3}")
      #expect(read() == .command(.interrupt, keyName: "C-c"))
      pseudoTerminal.type("d\r")
      #expect(read() == line("d"))
    }

    @Test(arguments: ["", "abc"])
    func escapeAloneCancelsAndTheNextLineIsNew(typed: String) {
      pseudoTerminal.type(typed + "\u{1B}")
      #expect(read() == .command(.cancel, keyName: "Escape"))
      pseudoTerminal.type("d\r")
      #expect(read() == line("d"))
    }

    /// Alt and a letter, an arrow, Escape after Control-V.
    @Test(arguments: [
      ("one two\u{1B}bx\r", "one xtwo"), ("ab\u{1B}[Dx\r", "axb"), ("\u{16}\u{1B}\r", "\u{1B}"),
    ])
    func escapeBeginsKeysToo(typed: String, expected: String) {
      pseudoTerminal.type(typed)
      #expect(read() == line(expected))
    }

    @Test func anAbandonedLineEndsOnTheTerminal() {
      pseudoTerminal.type("half")
      _ = reader.next(prompt: "Choose: ", deadline: MonotonicClock.milliseconds() + 50)
      reader.abandon()
      reader.show(["time is up"])
      let output = self.output
      #expect(output.hasSuffix("half\r\ntime is up\r\n"))
      #expect(!output.contains("half\r\n\rChoose"))
    }

    @Test func controlDOnAnEmptyLineIsTheEnd() {
      pseudoTerminal.type("\u{4}")
      #expect(read() == .command(.endOfInput, keyName: "C-d"))
    }

    @Test func wakingUpLosesNothingThatWasTyped() throws {
      var ends: [Int32] = [-1, -1]
      try #require(pipe(&ends) == 0)
      defer { closeAll(ends) }
      pseudoTerminal.type("de")
      #expect(
        reader.next(prompt: "Choose: ", deadline: MonotonicClock.milliseconds() + 50) == .deadline)
      write(ends[1], "x", 1)
      #expect(reader.next(prompt: "Choose: ", descriptors: [ends[0]]) == .woke(ends[0]))
      reader.show(["the voice is gone\u{1B}"])
      pseudoTerminal.type("ep\r")
      #expect(read() == line("deep"))
      #expect(output.contains("the voice is gone␛\r\n\rChoose: de"))
    }

    @Test func aSignalAmongKeysLosesNoneOfThem() {
      pseudoTerminal.type("d")
      _ = reader.next(prompt: "Choose: ", deadline: MonotonicClock.milliseconds() + 30)
      pseudoTerminal.type("eep")
      kill(getpid(), SIGTSTP)
      #expect(read() == .signal(SIGTSTP))
      reader.redraw()
      pseudoTerminal.type("\r")
      #expect(read() == line("deep"))
    }

    @Test func aChangedSizeIsTold() {
      _ = reader.next(prompt: "Choose: ", deadline: MonotonicClock.milliseconds())
      kill(getpid(), SIGWINCH)
      #expect(read() == .resized)
    }

    @Test func nothingIsRemembered() {
      pseudoTerminal.type("secret\r")
      #expect(read() == line("secret"))
      pseudoTerminal.type("\u{1B}[A\r")
      #expect(read() == line(""))
    }

    @Test func bracketedPasteIsNotTurnedOn() {
      pseudoTerminal.type("a\r")
      _ = read()
      #expect(!output.contains("2004h"))
    }
  }
}

@Suite struct PlainLineReaderTests {
  private func lines(_ bytes: [UInt8]) throws -> [KeyInput] {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    defer { close(ends[0]) }
    write(ends[1], bytes, bytes.count)
    close(ends[1])
    let reader = PlainLineReader(descriptor: ends[0])
    var inputs: [KeyInput] = []
    repeat { inputs.append(reader.next()) } while inputs.last != .hangUp
    return inputs
  }

  @Test(arguments: [
    ("", []), ("a\n", ["a"]), ("a", ["a"]), ("a\r\n\nb", ["a", "", "b"]), ("\n", [""]),
    (" 2 \n", [" 2 "]), ("\u{1B}[A\n", ["\u{1B}[A"]), ("\u{4}\n", ["\u{4}"]),
  ])
  func linesEndInLineFeeds(text: String, expected: [String]) throws {
    let wanted = expected.map { KeyInput.command(.line($0), keyName: "Enter") } + [.hangUp]
    #expect(try lines(Array(text.utf8)) == wanted)
  }

  @Test func bytesThatAreNoUTF8BecomeReplacementCharacters() throws {
    #expect(
      try lines([0x61, 0xFF, 0x62, 0x0A]).first
        == .command(.line("a\u{FFFD}b"), keyName: "Enter"))
  }

  @Test func aLineMayBeVeryLong() throws {
    let text = String(repeating: "long ", count: 12_000)
    #expect(try lines(Array(text.utf8)).first == .command(.line(text), keyName: "Enter"))
  }

  @Test func aDeadlineKeepsWhatWasRead() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    defer { closeAll(ends) }
    let reader = PlainLineReader(descriptor: ends[0])
    write(ends[1], "ab", 2)
    #expect(reader.next(deadline: MonotonicClock.milliseconds()) == .deadline)
    write(ends[1], "c\n", 2)
    #expect(reader.next() == .command(.line("abc"), keyName: "Enter"))
  }
}
