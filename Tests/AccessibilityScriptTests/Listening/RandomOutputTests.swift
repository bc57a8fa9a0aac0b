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

  /// A sequence with any bytes that one may have, and too many of them.
  private static func sequence(_ random: inout SeededGenerator) -> [UInt8] {
    func bytes(_ range: ClosedRange<UInt8>, _ most: Int) -> [UInt8] {
      (0..<Int.random(in: 0...most, using: &random)).map { _ in .random(in: range, using: &random) }
    }
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1:
      let numbers = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        [0, 1, 5, 38, 1049, 2_147_483_647, .max].randomElement(using: &random)!
      }
      let separator = ["; ", ";", ":"].randomElement(using: &random)!
      let sign = ["", "?", ">", "<=>?"].randomElement(using: &random)!
      return Array("\u{1B}[\(sign)\(numbers.map(String.init).joined(separator: separator))".utf8)
        + bytes(0x20...0x2F, 1) + bytes(0x40...0x7E, 1)
    case 2: return [0x1B] + bytes(0x20...0x2F, 30) + bytes(0x30...0x7E, 1)
    case 3: return [0x1B] + bytes(0x50...0x5F, 1) + bytes(0x20...0x7E, 600) + [0x1B, 0x5C]
    case 4: return [0x1B, 0x5B] + bytes(0x20...0x3F, 100) + [0x62]
    default: return bytes(0...255, 8)
    }
  }

  @Test func theScreenStaysWhole() {
    var random = SeededGenerator()
    print("seed \(random.seed)")
    for _ in 0..<60 {
      let terminal = ListenedTerminal(columns: 20, rows: 5)
      var listener = ScreenListener(columns: 20, rows: 5)
      for _ in 0..<60 {
        for _ in 0..<Int.random(in: 0...8, using: &random) {
          terminal.feed(
            Bool.random(using: &random)
              ? Self.sequence(&random) : Self.sequences.randomElement(using: &random)!)
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
      // Whatever it was, a word that comes behind it is heard. What is unfinished ends before, and so
      // do the alternate screen, margins and other characters than letters.
      terminal.feed(Array("\u{18}\u{1B}[?1049l\u{1B}[!p\u{1B}c\u{1B}[H\u{1B}[2J".utf8))
      _ = listener.hear(terminal.takeScreen(), key: nil)
      terminal.feed(Array("w\u{1B}[1mo\u{1B}[m".utf8))
      #expect(
        listener.hear(terminal.takeScreen(), key: nil).map(\.text) == ["wo"], "seed \(random.seed)")
    }
  }
}
