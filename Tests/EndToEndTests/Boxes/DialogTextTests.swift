// SPDX-License-Identifier: GPL-3.0-or-later

import FoundationEssentials
import TestSupport
import Testing

/// What somebody hears who writes a text in dialog's edit box, and who searches one.
struct DialogTextTests {
  private let folder = TemporaryFolder()

  private func said() throws -> [String] {
    let transcript = String(decoding: folder.bytes(of: "transcript") ?? [], as: UTF8.self)
    return try transcript.split(separator: "\n").compactMap {
      try JSONDecoder().decode(TranscriptLine.self, from: Data($0.utf8)).text
    }
  }

  private func run(_ box: String, _ text: String, keys: String, shown: String) throws -> BoxRun {
    folder.write(text, to: "text")
    return try BoxRun(
      .aloudDialog, [box, folder.path + "/text", "12", "40"], keys: keys, shown: shown,
      ["ALOUD_TRANSCRIPT": folder.path + "/transcript"])
  }

  @Test func eachChangeOfLinesIsHeard() throws {
    let run = try run(
      "--editbox", "flour\nwater\n",
      keys: "Right Right Enter Backspace Left Left Down Backspace Tab Enter", shown: "OK")
    #expect(run.ending == .status(0))
    #expect(run.answer == "flourwater\n")
    let said = try said()
    for words in ["new line 2: our", "joined to line 1: flour", "joined to line 1: flourwater"] {
      #expect(said.contains(words))
    }
  }

  /// A text is written from nothing.
  @Test func aTextIsWritten() throws {
    let run = try run(
      "--editbox", "", keys: "lit:flour Enter lit:water Enter Tab Enter", shown: "OK")
    #expect(run.answer == "flour\nwater\n\n")
    #expect(try said().contains("new line 2: blank"))
  }

  /// A paste keeps its lines, long and short ones, as one without brackets does in dialog.
  @Test(arguments: ["two\rthree", "two\r\nthree", "two\nthree", "two\r\r"], [1, 40])
  func aPasteKeepsItsLines(pasted: String, times: Int) throws {
    folder.write("one\n", to: "text")
    let text = String(repeating: pasted, count: times)
    let session = try TerminalSession(
      Aloud.launch(["dialog", "--editbox", folder.path + "/text", "12", "40"]),
      terminalDescriptors: [0, 1])
    try session.wait(for: "OK")
    session.type("\u{1B}[200~" + text + "\u{1B}[201~\t\r")
    #expect(try session.end() == .status(0))
    let lines = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    #expect(String(decoding: session.program.written[2]!, as: UTF8.self) == lines + "one\n")
  }

  /// Which line of how many it is, is told at the opening, by the key that asks, and behind buttons.
  @Test func thePlaceOfALineIsHeard() throws {
    let run = try run(
      "--editbox", "flour\nwater\n", keys: "Down lit:\u{1B}OQ Tab BTab Tab Enter", shown: "OK")
    #expect(run.ending == .status(0))
    let said = try said()
    #expect(said[0] == "line 1 of 2, edit text, flour")
    #expect(said[1] == "2, edit text, water")
    #expect(said[2].hasPrefix("line 2 of 2, edit text, water, "))
    #expect(said.contains("line 2 of 2, edit text, water"))
  }

  @Test func aTextIsSearched() throws {
    let text = "Take flour.\nTake water.\nMix flour and water.\nEat it.\n"
    let run = try run(
      "--textbox", text, keys: "lit:/ lit:flour Enter lit:n Enter", shown: "Take")
    #expect(run.ending == .status(0))
    let said = try said()
    #expect(said.contains("search"))
    #expect(said.contains("Take flour."))
    #expect(said.contains("Mix flour and water."))
    let real = try BoxRun(
      .dialog, ["--textbox", folder.path + "/text", "12", "40"],
      keys: "lit:/ lit:flour Enter lit:n Enter", shown: "Take")
    #expect(real.ending == run.ending)
    #expect(real.bytes == run.bytes)
  }
}
