// SPDX-License-Identifier: GPL-3.0-or-later

@preconcurrency import CReadline
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
      _ completions: @escaping (String) -> [LineCandidate] = { _ in [] }
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
        candidates(["Deep dish", "Thin"].filter { $0.lowercased().hasPrefix(typed) })
      }
      #expect(answer == line("Deep dish"))
    }

    @Test func tabCompletesWhatCandidatesShareAndListsThem() {
      pseudoTerminal.type("D\t\r")
      let answer = read { typed in
        candidates(["Deep dish", "Deep pan\u{1B}[2J"].filter { $0.hasPrefix(typed) })
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
      (["Same\u{9B}1", "Same\u{9B}2"], "S", "Same"), (["Go\nlf"], "Go", "1"),
      (["x\u{202E}a", "x\u{202E}b"], "x", "x"),
    ])
    func whatIsSharedIsNeverLessThanWhatWasTyped(
      labels: [String], typed: String, shared: String
    ) {
      #expect(LineCandidate.commonBeginning(of: candidates(labels), typed: typed) == shared)
    }

    /// What a terminal must not be sent is neither shown nor put into the line: the number chooses
    /// the option as well.
    @Test(arguments: [
      "Go\u{1B}[31m", "Go\u{9B}31m", "Go\u{202E}lf", "Go\u{2028}lf", "Go\nlf", "Go\rlf", "Go\u{7}",
      "Go\u{2066}lf", "Go\u{7F}", "Go\u{85}",
    ])
    func tabChoosesAnUnsafeLabelByItsNumber(label: String) {
      pseudoTerminal.type("G\t\r")
      #expect(read { _ in [LineCandidate(label: label, number: 7)] } == line("7"))
      #expect(!output.unicodeScalars.contains { Self.isUnsafe($0) })
      pseudoTerminal.type("G\t\r")
      let answer = read { _ in
        [LineCandidate(label: label, number: 7), LineCandidate(label: "Gone", number: 8)]
      }
      #expect(answer == line("Go"))
      let shown = output
      #expect(shown.contains("7. " + SafeText.visible(label) + "\r\n"))
      #expect(!shown.unicodeScalars.contains { Self.isUnsafe($0) })
    }

    /// Typed or pasted, they come to nothing.
    @Test(arguments: [
      ("a\u{9B}31mb", "a31mb"), ("a\u{202E}b", "ab"), ("a\u{2066}b\u{2069}c", "abc"),
      ("a\u{2028}b", "ab"), ("a\u{85}b", "ab"), ("نام\u{200C}ه", "نام\u{200C}ه"),
    ])
    func typedSignsThatATerminalWouldObeyAreLeftOut(typed: String, left: String) {
      pseudoTerminal.type(typed + "\r")
      #expect(read() == line(left))
      #expect(!output.unicodeScalars.contains { Self.isUnsafe($0) })
    }

    @Test func typedBytesThatAreNoUTF8AreLeftOut() {
      pseudoTerminal.type(bytes: [0x61, 0x9B, 0xFF, 0xC3, 0x62, 0x0D])
      #expect(read() == line("ab"))
      #expect(!pseudoTerminal.output().contains { $0 >= 0x80 })
    }

    private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0x0A, 0x0D: false
      case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
      default: false
      }
    }

    private func candidates(_ labels: [String]) -> [LineCandidate] {
      labels.enumerated().map { LineCandidate(label: $1, number: $0 + 1) }
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

    @Test func anInterruptGoesBeforeKeysThatWait() {
      pseudoTerminal.type(String(repeating: "long ", count: 600) + "\u{3}")
      #expect(read() == .command(.interrupt, keyName: "C-c"))
      #expect(!output.contains("long"))
      pseudoTerminal.type("a\r\u{3}")
      #expect(read() == line("a"))
      #expect(read() == .command(.interrupt, keyName: "C-c"))
    }

    /// Alt and digits, then a key: it comes at most so often as a person could mean.
    @Test(arguments: ["\u{1B}99999999999999x", "\u{1B}9\u{1B}9999999999x", "\u{1B}12x"])
    func aHugeNumberOfRepeatsIsLimited(keys: String) throws {
      pseudoTerminal.type(keys + "\r")
      guard case .command(.line(let text), _) = read() else {
        Issue.record("no line")
        return
      }
      #expect(text.allSatisfy { $0 == "x" })
      #expect((keys.contains("12") ? 12...12 : 100...1000).contains(text.count))
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
    func aSignalEndsAKeyThatIsNotWhole(signal: Int32) {
      pseudoTerminal.type("a\u{18}")
      #expect(
        reader.next(prompt: "Choose: ", deadline: MonotonicClock.milliseconds() + 100) == .deadline)
      kill(getpid(), signal)
      #expect(read() == .signal(signal))
      reader.abandon()
    }

    /// As with a key that is bound to itself in an inputrc (`"j": "j"`), for ever.
    @Test func aMacroWithoutAnEndIsNone() {
      for line in [#""j": "j""#, #""J": "aJ""#, #""k": "\C-xk""#, #""\C-xk": "k""#, #""q": "abc""#]
      {
        var text = Array(line.utf8CString)
        #expect(Readline.listening { rl_parse_and_bind(&text) }.isEmpty)
      }
      defer { for key in "jJkq" { rl_bind_key(Int32(key.asciiValue!), rl_insert) } }
      EndlessMacros.remove()
      pseudoTerminal.type("jJk\u{18}kq\r")
      // What the letter k was bound to is gone, and so Control-X k, bound to k, has an end.
      #expect(read() == line("jJkkabc"))
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
