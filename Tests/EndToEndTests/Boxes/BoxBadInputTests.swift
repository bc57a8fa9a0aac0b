// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import TestSupport
import Testing

/// Boxes that no script should ask for: an answer or a message, the terminal as it was, and no end
/// by a signal.
struct BoxBadInputTests {
  static let programs = [BoxRun.Program.aloudWhiptail, .aloudDialog]

  private func run(
    _ program: BoxRun.Program, _ arguments: [String], _ keys: String, columns: Int = 80
  ) throws -> BoxRun {
    let run = try BoxRun(
      program, bytes: arguments.map { Array($0.utf8) }, keys: keys, shown: "Which?",
      columns: columns)
    #expect(run.isTerminalRestored)
    return run
  }

  @Test(
    arguments: programs,
    [
      ["99999999999999999999", "99999999999999999999", "99999999999999999999"],
      ["0", "0", "0"], ["1", "1", "1"], ["-99999999999999999999", "-1", "-2147483649"],
    ])
  func sizes(program: BoxRun.Program, sizes: [String]) throws {
    // Behind two dashes a number may be less than none; dialog needs them once for each.
    let list = ["--menu"] + (program == .aloudWhiptail ? ["--"] : []) + ["Which?"] + sizes
    let asked = try run(program, list + ["a", "A", "b", "B"], "Down Enter")
    #expect(asked.ending == .status(0))
    #expect(asked.answer == "b")
    let message = ["--msgbox"] + (program == .aloudWhiptail ? ["--"] : []) + ["Which?"]
    #expect(try run(program, message + sizes.prefix(2), "Enter").ending == .status(0))
  }

  @Test(
    arguments: programs,
    [
      ["--menu"], ["--menu", "Which?"], ["--menu", "Which?", "9", "40", "3", "a"],
      ["--radiolist", "Which?", "9", "40", "3", "a", "A"],
      ["--checklist", "Which?", "9", "40", "3", "a", "A", "on", "b"], ["--inputbox", "Which?"],
      ["--gauge", "Which?"], ["--menu", "Which?", "", "x", "3", "a", "A"],
    ])
  func partsMissing(program: BoxRun.Program, arguments: [String]) throws {
    let refused = try BoxRun(program, ["--title", "T"] + arguments, keys: "", shown: "")
    #expect(refused.ending == .status(255))
    #expect(!refused.bytes.isEmpty)
    #expect(refused.isTerminalRestored)
  }

  @Test(arguments: programs)
  func repeatedTags(program: BoxRun.Program) throws {
    let items = (0..<40).flatMap { ["x", "Item \($0)", "off"] }
    let arguments = ["--checklist", "Which?", "9", "40", "3"] + items
    let asked = try run(program, arguments, "Space Down Space End Space Enter")
    #expect(asked.ending == .status(0))
    #expect(asked.answer == (program == .aloudWhiptail ? "\"x\" \"x\" \"x\"" : "x x x"))
  }

  /// Bytes that are no text come back as they were.
  @Test(arguments: programs)
  func brokenEncoding(program: BoxRun.Program) throws {
    let broken: [UInt8] = [0xFF, 0x61, 0xC3, 0x28, 0xED, 0xA0, 0x80]
    let sizes = ["9", "40", "3"].map { Array($0.utf8) }
    let question = Array("Which?".utf8) + broken
    let list = [Array("--menu".utf8), question] + sizes
    let asked = try BoxRun(
      program, bytes: list + [broken, broken, [0xC3], [0x80]], keys: "Enter", shown: "Which?")
    #expect(asked.bytes == broken)
    let entry = [Array("--inputbox".utf8), question] + sizes.prefix(2) + [broken]
    #expect(try BoxRun(program, bytes: entry, keys: "Enter", shown: "Which?").bytes == broken)
    let title = [Array("--title".utf8), broken, Array("--msgbox".utf8), question] + sizes.prefix(2)
    let told = try BoxRun(program, bytes: title, keys: "Enter", shown: "OK")
    #expect(told.ending == .status(0))
  }

  @Test(arguments: programs)
  func tenThousandItems(program: BoxRun.Program) throws {
    let items = (1...10_000).flatMap { ["tag\($0)", "Item \($0)"] }
    let asked = try run(program, ["--menu", "Which?", "20", "70", "9"] + items, "End Up Enter")
    #expect(asked.ending == .status(0))
    #expect(asked.answer == "tag9999")
  }

  @Test(arguments: programs, [20, 80])
  func anItemOfTenKilobytes(program: BoxRun.Program, columns: Int) throws {
    let tag = String(repeating: "t", count: 10_240)
    let item = String(repeating: "words ", count: 1707)
    let list = ["--menu", "Which?", "20", "70", "9", tag, item, "b", "B"]
    let asked = try run(program, list, "Down Up Enter", columns: columns)
    #expect(asked.ending == .status(0))
    #expect(asked.answer == tag)
  }

  @Test(
    arguments: programs,
    [
      (["--menu", "Which?", "20", "70", "9", "a", "Alpha", "b", "Beta"], "Down Enter", "b"),
      (["--yesno", "Which?", "20", "70"], "Enter", ""),
      (["--inputbox", "Which?", "20", "70", "a"], "lit:b Enter", "ab"),
      (["--radiolist", "Which?", "20", "70", "9", "a", "Alpha", "on"], "Enter", "a"),
    ])
  func aTerminalOfTwentyColumns(
    program: BoxRun.Program, asked: (arguments: [String], keys: String, answer: String)
  ) throws {
    let answered = try run(program, asked.arguments, asked.keys, columns: 20)
    #expect(answered.ending == .status(0))
    #expect(answered.answer == asked.answer)
  }

  /// What never ends, or never begins, is no text.
  @Test(
    arguments: [
      ("whiptail --textbox", "/dev/zero", "/dev/zero: File too large\n"),
      ("whiptail --textbox", "fifo", "fifo: Connection timed out\n"),
      ("whiptail --textbox", "/dev/tty", "/dev/tty: Illegal seek\n"),
      ("dialog --textbox", "/dev/zero", "\nCan't open input file /dev/zero\n"),
      ("dialog --textbox", "fifo", "\nCan't open input file fifo\n"),
      ("dialog --textbox", "/dev/tty", "\nCan't open input file /dev/tty\n"),
      ("dialog --tailbox", "fifo", "\nCan't open input file in dialog_tailbox().\n"),
    ])
  func whatIsNoText(box: String, path: String, message: String) throws {
    let folder = TemporaryFolder()
    #expect(mkfifo(folder.path + "/fifo", 0o600) == 0)
    let session = try TerminalSession(
      Aloud.shell("cd \(folder.path) && aloud \(box) \(path) 9 40"), terminalDescriptors: [0, 1])
    #expect(try session.end() == .status(255))
    #expect(String(decoding: session.program.written[2]!, as: UTF8.self) == message)
  }

  /// A pipe that somebody writes to is read.
  @Test func aPipeIsRead() throws {
    let session = try TerminalSession(
      Aloud.shell("aloud whiptail --textbox <(echo flour) 9 40"))
    try session.wait(for: "flour")
    session.type(Key.enter)
    #expect(try session.end() == .status(0))
  }

  @Test(
    arguments: [
      ("whiptail", "Failed to open terminal."), ("dialog", "\ncannot open tty-output\n"),
    ])
  func noTerminal(name: String, message: String) throws {
    for box in ["--yesno", "--msgbox", "--inputbox", "--passwordbox"] {
      let run = try CommandRun([name, box, "Which?", "9", "40"])
      #expect(run.ending == .status(255))
      #expect(run.errors == message)
      #expect(run.output == "")
    }
  }
}
