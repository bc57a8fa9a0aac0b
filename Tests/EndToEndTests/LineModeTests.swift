// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import TestSupport
import Testing

/// Line mode at a terminal: a numbered list and a typed line.
struct LineModeTests {
  static let list = [
    "Pizza crust", "1. Regular crust", "2. Deep dish", "3. Thin crust  unavailable: out of dough",
  ]

  private func session(
    _ arguments: [String] = [], _ variables: [String: String] = ["ALOUD_MODE": "lines"]
  ) throws -> TerminalSession {
    let session = try TerminalSession(
      Aloud.launch(Crusts.question + Crusts.disabled + arguments, variables))
    try session.wait(for: "the prompt") { $0.cursorLine.hasPrefix("Number from 1 to 3") }
    return session
  }

  /// What chooses it, and that its only signs are words.
  @Test(arguments: [
    ["TERM": "dumb"], ["TERM": ""], ["ACCESSIBLE": "1"], ["ALOUD_MODE": "lines"],
  ])
  func isChosen(variables: [String: String]) throws {
    let session = try session([], variables)
    #expect(Array(session.screen.text.prefix(4)) == Self.list)
    #expect(session.screen.controlSequences == 0)
    session.type("2\r")
    #expect(try session.end() == .status(0))
    #expect(session.screen.text.suffix(2) == ["answer: Deep dish", "deep"])
    #expect(session.attributes == session.attributesBefore)
  }

  /// Keys are asked for on a terminal that could do both.
  @Test func keysAreChosenAllTheSame() throws {
    let session = try Crusts.session(["--mode", "keys"], ["ACCESSIBLE": "1"])
    session.type(Key.down + Key.enter)
    #expect(try session.end() == .status(0))
    #expect(session.screen.text.last == "deep")
  }

  /// Everything that answers: number, key, label, a beginning of it, whatever stands around them.
  @Test(arguments: [
    "2", " 2 ", "\u{FF12}", "deep", "Deep dish", "deep DISH", "dee", "D",
  ])
  func isAnswered(line: String) throws {
    let session = try session()
    session.type(line + "\r")
    #expect(try session.end() == .status(0))
    #expect(session.screen.text.suffix(2) == ["answer: Deep dish", "deep"])
  }

  /// What is refused, why, and that the question is asked again.
  @Test(arguments: [
    ("3", "Thin crust, unavailable: out of dough"), ("thin", "unavailable: out of dough"),
    ("0", "0 is out of range: 1 to 3"), ("4", "4 is out of range: 1 to 3"),
    ("-1", "-1 is out of range: 1 to 3"), ("crust", "crust is no option"),
    ("", "there is no default"), ("99999999999999999999", "out of range: 1 to 3"),
    ("2 3", "2 3 is no option"),
  ])
  func isRefused(line: String, reason: String) throws {
    let session = try session()
    session.type(line + "\r")
    try session.wait(for: reason)
    try session.wait(for: "the prompt again") {
      $0.cursorLine.hasPrefix("Number from 1 to 3")
        && $0.row > $0.row(containing: reason) ?? .max
    }
    session.type("regular\r")
    #expect(try session.end() == .status(0))
    #expect(session.screen.text.last == "regular")
  }

  @Test func beginningOfSeveralIsRefused() throws {
    let session = try TerminalSession(
      Aloud.launch(["ask", "--mode", "lines", "Wine red", "Wine white", "Water"]))
    try session.wait(for: "Number from 1 to 3")
    session.type("w\r")
    try session.wait(for: "3 options begin with w")
    session.type("wi\r")
    try session.wait(for: "2 options begin with wi")
    session.type("wine w\r")
    #expect(try session.end() == .status(0))
    #expect(session.screen.text.last == "Wine white")
  }

  /// The default is shown in the list and in the prompt, and an empty line takes it.
  @Test func defaultIsToldAndTaken() throws {
    let session = try session(["--default", "deep"])
    #expect(session.screen.text[2] == "2. Deep dish  default")
    #expect(session.screen.cursorLine.contains("Deep dish"))
    session.type("\r")
    #expect(try session.end() == .status(0))
    #expect(session.screen.text.last == "deep")
  }

  @Test func helpAndCompletion() throws {
    let session = try session()
    session.type("?\r")
    try session.wait(for: "Tab completes")
    session.type("de\t")
    try session.wait(for: "the completed line") { $0.cursorLine.hasSuffix(": Deep dish") }
    session.type("\u{15}x\t")  // the line is emptied; nothing begins with x, and no file does
    try session.wait(for: "the line as it was") { $0.cursorLine.hasSuffix(": x") }
    session.type("\u{7F}Regular crusd\u{1B}[D\u{1B}[3~t\r")  // edited with arrow and Delete
    #expect(try session.end() == .status(0))
    #expect(session.screen.text.last == "regular")
  }

  /// How it ends without an answer, and that the terminal is as it was.
  @Test(arguments: [
    (Key.controlD, Ending.status(3), "end of input, no answer given"),
    ("half a word" + Key.controlC, .status(130), "interrupted, no answer given"),
    ("half\u{1C}", .signal(SIGQUIT), ""),
    (Key.escape, .status(1), "cancelled, no answer given"),
    ("half" + Key.left + Key.escape, .status(1), "cancelled, no answer given"),
  ])
  func endsWithoutAnAnswer(keys: String, ending: Ending, words: String) throws {
    let session = try session(["--default", "deep"])
    session.type(keys)
    #expect(try session.end() == ending)
    if !words.isEmpty { #expect(session.screen.text.last == words) }
    #expect(session.attributes == session.attributesBefore)
    #expect(!session.screen.marksPastes)
  }

  @Test(arguments: [
    (SIGINT, Ending.status(130), ["interrupted, no answer given"]),
    (SIGTERM, .signal(SIGTERM), []), (SIGHUP, .signal(SIGHUP), []),
  ])
  func endsBySignal(signal: Int32, ending: Ending, words: [String]) throws {
    let session = try session()
    session.type("half")
    try session.wait(for: ": half")
    session.program.signal(signal)
    #expect(try session.end() == ending)
    expectNoPromptIsLeft(session, below: "half", words)
    #expect(session.attributes == session.attributesBefore)
  }

  /// The line that was being typed stays as it was, even where it takes several, and no prompt
  /// comes after it.
  @Test(arguments: ["half", "", String(repeating: "long ", count: 40)])
  func timeIsUpWhileALineIsTyped(typed: String) throws {
    let session = try TerminalSession(
      Aloud.launch(Crusts.question + Crusts.disabled + ["--mode", "lines", "--timeout", "1"]))
    try session.wait(for: "Number from 1 to 3")
    session.type(typed + (typed.isEmpty ? "" : "\u{1}"))
    #expect(try session.end() == .status(124))
    expectNoPromptIsLeft(
      session, below: typed, ["time is up, no answer given"])
  }

  private func expectNoPromptIsLeft(
    _ session: TerminalSession, below typed: String, _ words: [String]
  ) {
    let lines = session.screen.text
    #expect(lines.count { $0.contains("Number from 1 to 3") } == 1)
    #expect(lines.suffix(words.count) == words[...])
    let left = lines.dropLast(words.count).drop { !$0.hasPrefix("Number") }.joined()
    #expect(left.filter { $0 != " " }.hasSuffix(typed.filter { $0 != " " }))
    #expect(session.screen.column == 0)
  }

  /// In vi's keymaps Escape changes to commands, and cancels nothing.
  @Test func escapeIsForVi() throws {
    let inputrc = folder.write("set editing-mode vi\n", to: "inputrc")
    let session = try session([], ["ALOUD_MODE": "lines", "INPUTRC": inputrc])
    session.type("deeq" + Key.escape)
    #expect(session.program.ending == nil)
    session.type("x\r")
    #expect(try session.end() == .status(0))
    #expect(session.screen.text.last == "deep")
  }

  /// Played lines are completed as typed ones are.
  @Test(arguments: [
    ("d Tab Enter", ["Deep dish"], "deep"), ("text:THIN Tab Enter", ["Thin crust"], nil),
    ("text:x Tab Backspace 1 Enter", ["1"], "regular"), ("Tab 2 Enter", ["2"], "deep"),
    ("d Tab Backspace Tab Enter", ["Deep dish"], "deep"), ("r Escape", [], nil),
  ])
  func playedLines(keys: String, lines: [String], answer: String?) throws {
    let played = try PlayedSession(
      Crusts.title + Crusts.options + Crusts.disabled + ["--mode", "lines"], keys: keys)
    #expect(played.lines.compactMap(\.line) == lines)
    #expect(played.answer == answer)
  }

  private let folder = TemporaryFolder()

  /// Control-Z in a shell with job control, and back to the half typed line.
  @Test func stopsAndGoesOn() throws {
    let session = try TerminalSession(
      Aloud.shell(
        #"""
        set -m
        "$ALOUD" ask --mode lines regular="Regular crust" deep="Deep dish"
        echo "stopped $?"
        read -r line
        echo "typed $line"
        fg >/dev/null
        echo "ended $?"
        """#))
    try session.wait(for: "Number from 1 to 2")
    session.type("dee")
    try session.wait(for: ": dee")
    session.type(Key.controlZ)
    try session.wait(for: "stopped 148")
    #expect(session.attributes == session.attributesBefore)
    session.type("words\n")
    try session.wait(for: "the line again") {
      $0.shows("typed words") && $0.cursorLine.hasSuffix(": dee")
    }
    session.type("p\r")
    #expect(try session.end() == .status(0))
    #expect(session.screen.text.suffix(3) == ["answer: Deep dish", "deep", "ended 0"])
    #expect(session.attributes == session.attributesBefore)
  }

  /// The list goes to the terminal, the answer where the script wants it.
  @Test func answersAreCaptured() throws {
    let session = try TerminalSession(
      Aloud.shell(
        #"answer=$(aloud ask --mode lines regular="Regular crust" deep="Deep dish"); echo "[$answer] $?""#
      ))
    try session.wait(for: "Number from 1 to 2")
    session.type("2\r")
    #expect(try session.end() == .status(0))
    #expect(session.screen.text.suffix(2) == ["answer: Deep dish", "[deep] 0"])
  }

  @Test func endsByHangUp() throws {
    let session = try session()
    session.hangUp()
    #expect([.signal(SIGHUP), .status(3)].contains(try session.end()))
  }

  /// A long list stops at each page; an answer may come before its end.
  @Test func longListsArePaged() throws {
    let options = (1...50).map { "o\($0)=Option \($0)" }
    for (keys, answer) in [("\r\r\r7\r", "o7"), ("\r44\r", "o44"), ("3\r", "o3")] {
      let session = try TerminalSession(
        Aloud.launch(["ask", "--mode", "lines", "--title", "Many"] + options))
      try session.wait(for: "the first page") { $0.cursorLine.hasPrefix("Enter for more") }
      // The title, options as rows allow, and the prompt on the last row.
      #expect(session.screen.text[0] == "Many")
      #expect(session.screen.text.count == 24)
      session.type(keys)
      #expect(try session.end() == .status(0))
      #expect(session.screen.text.last == answer)
    }
  }

  /// Narrow terminals break between words; labels of controls and wide signs stay whole.
  @Test func narrowTerminal() throws {
    let session = try TerminalSession(
      Aloud.launch(["ask", "--mode", "lines", "深盘披萨饼皮配番茄酱和马苏里拉奶酪", "A label of several words"]),
      screen: TerminalEmulator(columns: 20, rows: 24))
    try session.wait(for: "the prompt") { $0.shows("Number from 1 to 2") }
    let lines = session.screen.text.prefix { !$0.hasPrefix("Number") }
    #expect(lines.joined().filter { $0 != " " } == "1.深盘披萨饼皮配番茄酱和马苏里拉奶酪2.Alabelofseveralwords")
    session.type("2\r")
    #expect(try session.end() == .status(0))
  }
}
