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
