// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing

/// What a box shows beside its buttons.
struct BoxScreenTests {
  /// Nothing typed may be sent, and is not called unanswered.
  @Test(
    arguments: [
      ("--inputbox Name? 9 40", nil),
      ("--form Name? 15 50 2 First 1 1 '' 1 9 9 0 Last 2 1 '' 2 9 9 0", "First: blank"),
    ] as [(String, String?)])
  func nothingTyped(box: String, shown: String?) throws {
    for program in ["dialog", "whiptail"] where program == "dialog" || shown == nil {
      let session = try TerminalSession(Aloud.shell("aloud \(program) \(box)"))
      try session.wait(for: "Name?")
      session.type("\t\u{1B}OQ")
      // Where am I is told on the buttons.
      try session.wait(for: "button, 1 of 2")
      #expect(!session.screen.shows("not answered"))
      if let shown { #expect(session.screen.shows(shown)) }
      session.type(Key.enter)
      #expect(try session.end() == .status(0))
    }
  }
}
