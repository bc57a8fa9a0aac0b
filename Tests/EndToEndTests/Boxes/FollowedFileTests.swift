// SPDX-License-Identifier: GPL-3.0-or-later

import FoundationEssentials
import Glibc
import TestSupport
import Testing

/// A file that grows while somebody reads it is heard as it grows.
struct FollowedFileTests {
  private let folder = TemporaryFolder()

  private func append(_ text: String) {
    let descriptor = open(folder.path + "/log", O_WRONLY | O_APPEND)
    defer { close(descriptor) }
    #expect(write(descriptor, text, text.utf8.count) == text.utf8.count)
  }

  private var said: [String] {
    get throws {
      let transcript = String(decoding: folder.bytes(of: "transcript") ?? [], as: UTF8.self)
      return try transcript.split(separator: "\n").compactMap {
        try JSONDecoder().decode(TranscriptLine.self, from: Data($0.utf8)).text
      }
    }
  }

  private func session(_ arguments: [String], mode: String = "") throws -> TerminalSession {
    try TerminalSession(
      Aloud.launch(
        ["dialog"] + arguments,
        ["ALOUD_TRANSCRIPT": folder.path + "/transcript", "ACCESSIBLE": mode]),
      terminalDescriptors: [0, 1])
  }

  @Test(arguments: ["", "1"])
  func linesAreToldAsTheyCome(mode: String) throws {
    folder.write("oven on\nflour in\n", to: "log")
    let session = try session(["--tailbox", folder.path + "/log", "12", "40"], mode: mode)
    try session.wait(for: "flour in")
    append("dough ")
    append("made\n")
    try session.wait(for: "dough made")
    session.type(Key.enter)
    #expect(try session.end() == .status(0))
    let said = try said
    #expect(said.contains("new line: dough made"))
    #expect(said.first { $0.contains("flour in") } != nil)
  }

  /// However fast they come, they are told of together.
  @Test func manyLinesAreOneAnnouncement() throws {
    folder.write("oven on\n", to: "log")
    let session = try session(["--tailbox", folder.path + "/log", "12", "40"])
    try session.wait(for: "oven on")
    append((1...500).map { "pizza \($0)\n" }.joined())
    try session.wait(for: "pizza 500")
    // The lines are a part of the text that is read.
    session.type(Key.up + Key.end)
    try session.wait(for: "pizza 500")
    session.type(Key.enter)
    #expect(try session.end() == .status(0))
    let told = try said.filter { $0.contains("new line") }
    #expect(told == ["500 new lines, the last one: pizza 500"])
  }

  /// A file that begins anew, as a log does that is turned over, is read from there.
  @Test func aFileThatBeginsAnewIsReadFromThere() throws {
    folder.write("a long line that was there\n", to: "log")
    let session = try session(["--tailbox", folder.path + "/log", "12", "40"])
    try session.wait(for: "a long line")
    #expect(truncate(folder.path + "/log", 0) == 0)
    append("anew\n")
    try session.wait(for: "anew")
    session.type(Key.escape)
    #expect(try session.end() == .status(255))
  }

  /// A file in the background is told of beside the box in front of it.
  @Test func aFileInTheBackgroundIsToldOfBesideAQuestion() throws {
    folder.write("oven on\n", to: "log")
    let session = try session([
      "--no-kill", "--tailboxbg", folder.path + "/log", "12", "40", "--and-widget", "--inputbox",
      "Name?", "9", "40",
    ])
    try session.wait(for: "Name?")
    session.type("A")
    append("dough made\n")
    try session.wait(for: "dough made")
    session.type("da" + Key.enter)
    #expect(try session.end() == .status(0))
    #expect(session.program.written[2] == Array("Ada".utf8))
    #expect(try said.contains("new line: dough made"))
  }
}
