// SPDX-License-Identifier: GPL-3.0-or-later
import TestSupport
import Testing

@testable import AccessibilityScript

/// Whatever a program writes, the terminal and who listens to it stay whole.
@Suite struct RandomOutputTests {
  private static let sequences = [
    "\u{1B}[H", "\u{1B}[2J", "\u{1B}[K", "\u{1B}[1;1H", "\u{1B}[99;99H", "\u{1B}[7m", "\u{1B}[m",
    "\u{1B}[44m", "\u{1B}[?1049h", "\u{1B}[?1049l", "\u{1B}[L", "\u{1B}[M", "\u{1B}[3P",
    "\u{1B}[2@", "\u{1B}[5X", "\u{1B}M", "\u{1B}D", "\u{1B}[2;4r", "\u{1B}[r", "\u{1B}[6n",
    "\u{1B}(0qx\u{1B}(B", "\u{1B}#8", "\u{1B}c", "\u{1B}]2;title\u{7}", "\u{1B}[", "\u{1B}]",
    "\r\n", "\n", "\u{8}", "\t", "日本", "e\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}\u{307}",
    "👨‍👩‍👧", "│", "─────", "word", " ", "x", "____", "\u{7}",
  ].map { Array($0.utf8) }

  private static let keys = [nil, "a", "Down", "Enter", "Backspace", "Space", "C-Left", "Tab"]

  @Test func theScreenStaysWhole() {
    var random = SeededGenerator()
    print("seed \(random.seed)")
    for _ in 0..<60 {
      let terminal = ListenedTerminal(columns: 20, rows: 5)
      var listener = ScreenListener(columns: 20, rows: 5)
      for _ in 0..<60 {
        for _ in 0..<Int.random(in: 0...8, using: &random) {
          terminal.feed(
            Bool.random(using: &random) && Bool.random(using: &random)
              ? (0..<4).map { _ in UInt8.random(in: 0...255, using: &random) }
              : Self.sequences.randomElement(using: &random)!)
        }
        if Int.random(in: 0..<10, using: &random) == 0 {
          terminal.resize(
            columns: .random(in: 1...30, using: &random), rows: .random(in: 1...8, using: &random))
        }
        let screen = terminal.takeScreen()
        let heard = listener.hear(screen, key: Self.keys.randomElement(using: &random)!)
        #expect(
          screen.rows.allSatisfy { $0.cells.count == screen.columns }
            && screen.rows.indices.contains(screen.cursorRow)
            && (0..<screen.columns).contains(screen.cursorColumn), "seed \(random.seed)")
        #expect(
          heard.allSatisfy { utterance in
            !utterance.text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
          }, "seed \(random.seed)")
        // The same screen again says nothing.
        #expect(listener.hear(terminal.takeScreen(), key: nil).isEmpty, "seed \(random.seed)")
      }
    }
  }
}
