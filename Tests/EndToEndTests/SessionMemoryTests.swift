// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import TestSupport
import Testing

/// What a person changes by keys in one question holds for the next ones of the terminal session.
struct SessionMemoryTests {
  private let folder = TemporaryFolder()

  /// Each key of a setting in three questions, and what the transcripts and screens tell.
  @Test(arguments: [
    // Key, what the first question shows of it, and the same key's effect in the second.
    ("\u{1B}[17~", "200 words a minute", "225 words a minute"),  // F6
    ("\u{1B}[15;2~", "45", "40"),  // Shift-F5
    ("\u{1B}[19;2~", "110", "120"),  // Shift-F8
    ("\u{1B}p", "some", "all"), ("\u{1B}c", "sound", "word"), ("\u{1B}g", "1", "2"),
    ("+", "extra large", "extra extra large"),
  ])
  func changesHold(key: String, first: String, second: String) throws {
    let session = try TerminalSession(
      Aloud.shell(
        "aloud ask --title First a b; aloud ask --title Second a b",
        ["XDG_RUNTIME_DIR": folder.path]))
    for (title, effect) in [("First", first), ("Second", second)] {
      try session.wait(for: title) { $0.text.contains(title) && $0.shows("( ) b") }
      session.type(key)
      try session.wait(for: effect) { screen in
        screen.text.last.map { $0.contains(effect) && !$0.contains("( )") } ?? false
      }
      session.type("2\r")
    }
    #expect(try session.end() == .status(0))
  }

  /// Verbosity and text size are told by the transcript of the next question, even where the one
  /// before was cancelled; played keys and answers given beforehand know nothing of it.
  @Test func peopleOnlyAreRemembered() throws {
    let session = try TerminalSession(
      Aloud.shell(
        #"""
        aloud ask --title First a b
        aloud ask --title Second a b --transcript "$F/second"
        aloud ask --title Third a b --text-size S --transcript "$F/third"
        aloud ask --title Played a b --keys "F6 + Enter" --transcript "$F/played" --default a
        aloud ask --title Fourth a b --transcript "$F/fourth"
        """#,
        [
          "XDG_RUNTIME_DIR": folder.path, "F": folder.path, "ALOUD_VERBOSITY": "normal",
          "ALOUD_TEXT_SIZE": "M",
        ]))
    try session.wait(for: "( ) b")
    session.type("\u{1B}[18~+")  // F7: less verbose
    try session.wait(for: "text size") { $0.shows("large") }
    session.type(Key.escape)
    for title in ["Second", "Third", "Fourth"] {
      try session.wait(for: title) { $0.text.contains(title) }
      session.type("2\r")
    }
    #expect(try session.end() == .status(0))
    for (name, size, verbosity) in [
      ("second", "large", "brief"), ("third", "small", "brief"), ("played", "medium", "normal"),
      ("fourth", "large", "brief"),
    ] {
      let text = String(decoding: try #require(folder.bytes(of: name)), as: UTF8.self)
      #expect(text.contains(#""textSize":"\#(size)","verbosity":"\#(verbosity)""#))
    }
  }
}
