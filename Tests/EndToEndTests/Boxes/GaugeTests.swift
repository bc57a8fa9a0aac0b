// SPDX-License-Identifier: GPL-3.0-or-later

import FoundationEssentials
import Glibc
import TestSupport
import Testing

/// Boxes that tell of a task which goes on meanwhile, at a terminal.
struct GaugeTests {
  /// A box that is fed line by line.
  private final class FedBox {
    let session: TerminalSession
    private let folder = TemporaryFolder()
    private var feed: Int32

    /// - Parameters:
    ///   - arguments: of the command, the name of the program first.
    ///   - before: of the shell, which starts the box.
    init(_ arguments: String, before: String = "", _ variables: [String: String] = [:]) throws {
      let pipe = folder.path + "/feed"
      #expect(mkfifo(pipe, 0o600) == 0)
      session = try TerminalSession(
        Aloud.shell(
          "\(before)\nexec \"$ALOUD\" \(arguments) < '\(pipe)'",
          ["ALOUD_TRANSCRIPT": folder.path + "/transcript"].merging(variables) { $1 }))
      // Opens when the box has opened its end.
      feed = open(pipe, O_WRONLY | O_CLOEXEC)
    }

    func write(_ lines: String...) {
      let bytes = Array(lines.map { $0 + "\n" }.joined().utf8)
      #expect(Glibc.write(feed, bytes, bytes.count) == bytes.count)
    }

    func endFeed() {
      close(feed)
    }

    /// What was said.
    var said: [String] {
      String(decoding: folder.bytes(of: "transcript") ?? [], as: UTF8.self).split(separator: "\n")
        .compactMap { try? JSONDecoder().decode(TranscriptLine.self, from: Data($0.utf8)).text }
    }

    func waitFor(said text: String) throws {
      try session.wait(for: "hearing \(text)") { said.contains(text) }
    }
  }

  private static let copying = #"--title Backup --gauge "Copying files" 8 60 0"#

  @Test(arguments: ["whiptail", "dialog"])
  func saysTitleTextRoleAndHowFarItCame(program: String) throws {
    let box = try FedBox("\(program) \(Self.copying)")
    try box.session.wait(for: "Backup, Copying files, progress bar, 0 percent")
    box.write("XXX", "30", "File two", "XXX")
    box.endFeed()
    #expect(try box.session.end() == .status(0))
    #expect(box.said.last == "Backup: ended at 30 percent")
    #expect(box.session.screen.shows("Backup: ended at 30 percent"))
  }

  @Test func allOfAnUntitledTextIsSaid() throws {
    let box = try FedBox(#"dialog --gauge "Line one\nline two" 8 60 0"#)
    box.write("100")
    box.endFeed()
    #expect(try box.session.end() == .status(0))
    #expect(box.said == ["Line one line two, progress bar, 0 percent", "done: Line one"])
  }

  /// Keys that ask are answered at once, and others are neither shown nor kept.
  @Test(arguments: [
    ("whiptail", ["TERM": "xterm-256color"]), ("dialog", ["ACCESSIBLE": "1"]),
    ("dialog", ["TERM": "dumb"]),
  ])
  func answersKeys(program: String, variables: [String: String]) throws {
    let box = try FedBox("\(program) \(Self.copying)", variables)
    try box.session.wait(for: "0 percent")
    box.write("7")
    try box.waitFor(said: "7 percent")
    box.session.type("abc\r\u{1B}OQ")
    try box.waitFor(said: "Backup, Copying files, progress bar, 7 percent")
    box.session.type("\u{1B}OP")
    try box.session.wait(for: "F2: where am I")
    box.endFeed()
    #expect(try box.session.end() == .status(0))
    #expect(!box.session.screen.shows("abc"))
    #expect(!box.session.screen.shows("^["))
    #expect(box.session.attributes == box.session.attributesBefore)
  }

  /// A program of the same script may ask for a password: what is typed then is its own.
  @Test func leavesThePasswordOfAnotherProgramAlone() throws {
    let box = try FedBox(
      "whiptail \(Self.copying)",
      before: #"""
        ask() { until stty -a < /dev/tty | grep -q -- -echo; do :; done
          read -rs -p "Password: " word < /dev/tty; echo "got $word."; } 2>&1
        ask > /dev/tty &
        """#)
    try box.session.wait(for: "Password: ")
    box.session.type("\u{1B}OQse?cret\r")
    try box.session.wait(for: "se?cret.")
    #expect(!box.said.contains { $0.hasPrefix("F2") })
    box.session.type("\u{1B}OQ")
    try box.waitFor(said: "Backup, Copying files, progress bar, 0 percent")
    box.endFeed()
    #expect(try box.session.end() == .status(0))
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func givesTheTerminalBackWhenASignalEndsIt(signal: Int32) throws {
    let box = try FedBox("whiptail \(Self.copying)")
    try box.session.wait(for: "0 percent")
    #expect(box.session.attributes != box.session.attributesBefore)
    box.session.program.signal(signal)
    #expect(try box.session.end() == .signal(signal))
    #expect(box.session.attributes == box.session.attributesBefore)
  }

  /// Control-C ends the whole command line, as in any other program.
  @Test func controlCEnds() throws {
    let box = try FedBox("whiptail \(Self.copying)")
    try box.session.wait(for: "0 percent")
    box.session.type(Key.controlC)
    #expect(try box.session.end() == .signal(SIGINT))
    #expect(box.session.attributes == box.session.attributesBefore)
  }

  /// Lines are shown and said as they come, and read again by the box that stands there at the end.
  @Test func linesAreToldAsTheyCome() throws {
    let box = try FedBox("dialog --programbox Oven 8 40")
    box.write("is warm")
    try box.waitFor(said: "is warm")
    box.write("is hot")
    try box.waitFor(said: "is hot")
    box.session.type("\u{1B}OQ")
    try box.waitFor(said: "Oven, is hot")
    box.endFeed()
    try box.session.wait(for: "Exit")
    box.session.type(Key.enter)
    #expect(try box.session.end() == .status(0))
    #expect(box.said.filter { $0.contains("is warm") } == ["is warm"])
  }

  /// All lines are shown, however many of them there is no time to say.
  @Test func noLineIsLeftUnshown() throws {
    let box = try FedBox("dialog --progressbox Oven 8 40")
    for step in 1...20 { box.write("step \(step).") }
    box.endFeed()
    #expect(try box.session.end() == .status(0))
    for step in 1...20 { #expect(box.session.screen.shows("step \(step).")) }
    let left = box.said.compactMap { $0.firstMatch(of: /(\d+) lines were left out/)?.1 }
    let heard = box.said.joined(separator: " ").matches(of: /step (\d+)\./).map(\.1)
    #expect(heard.count + left.compactMap { Int($0) }.reduce(0, +) == 20)
    #expect(box.said.last == "done: Oven")
  }

  @Test func aCommandIsHeardWhileItRuns() throws {
    let folder = TemporaryFolder()
    let pipe = folder.path + "/go"
    #expect(mkfifo(pipe, 0o600) == 0)
    let session = try TerminalSession(
      Aloud.launch([
        "dialog", "--prgbox", "Oven", "echo warm; read x < \(pipe); echo hot", "8", "40",
      ]))
    try session.wait(for: "warm")
    #expect(session.screen.shows("Oven"))
    let end = open(pipe, O_WRONLY | O_CLOEXEC)
    close(end)
    try session.wait(for: "hot")
    try session.wait(for: "Exit")
    session.type(Key.enter)
    #expect(try session.end() == .status(0))
  }
}
