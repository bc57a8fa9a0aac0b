// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import AccessibilityScript

/// Programs that print more at once than a terminal has rows.
@Suite struct FloodTests {
  private func program(_ command: String...) throws -> ListenedProgram {
    var settings = ListeningSettings()
    settings.limit = 60_000
    return try ListenedProgram(command, settings: settings)
  }

  @Test(arguments: [20, 25, 300, 3000, 7000])
  func everyLineIsHeardOnce(count: Int) throws {
    let program = try program("seq", "1", "\(count)")
    let step = program.open()
    #expect(step.utterances.map(\.text) == (1...count).map(String.init))
    #expect(step.skipped == 0)
  }

  /// Of a key, too, which the terminal echoes.
  @Test func theAnswerOfAKeyIsHeardWhole() throws {
    let program = try program("sh", "-c", "read line; seq 1 2500; read line")
    _ = program.open()
    _ = program.type("go")
    let step = program.press("Enter")
    #expect(step.utterances.map(\.text) == (1...2500).map(String.init))
  }

  /// However much comes before it, and though it scrolls away.
  @Test func aTextIsFoundInAFlood() throws {
    let turn = try Turn()
    let program = try program(
      "sh", "-c", "echo go; read x < \(turn.path); seq 1 20000; echo DONE; seq 1 100")
    _ = program.open()
    turn.give()
    let (step, isShown) = program.wait(for: "DONE", atMost: 600_000)
    #expect(isShown)
    #expect(step.utterances.prefix(20_001).map(\.text) == (1...20_000).map(String.init) + ["DONE"])
    #expect(!program.wait(for: "DONE", atMost: 600_000).isShown)
  }

  @Test func linesAfterSomeAreThoseThatCameLater() {
    var flood = FloodOfLines()
    flood.append((0..<10).map { ListenedUtterance("\($0)", .output) }, skipped: 5)
    #expect(flood.count == 15)
    #expect(flood.lines(after: 13).map(\.text) == ["8", "9"])
    #expect(flood.lines(after: 15).isEmpty && flood.lines(after: 20).isEmpty)
    #expect(flood.lines(after: 0).count == 10)
  }

  @Test(arguments: [("", 0), ("a", 1), ("a\n", 1), ("a\nb", 1)])
  func fewLinesAreOnePiece(text: String, count: Int) {
    #expect(FloodOfLines.pieces(of: Array(text.utf8)).count == count)
  }

  @Test func piecesEndWithALine() {
    let text = (1...1000).map { "\($0)\n" }.joined() + "end"
    let pieces = FloodOfLines.pieces(of: Array(text.utf8))
    #expect(pieces.map { $0.count { $0 == FloodOfLines.lineEnd } } == [256, 256, 256, 232])
    #expect(pieces.dropLast().allSatisfy { $0.last == FloodOfLines.lineEnd })
    #expect(Array(pieces.joined()) == Array(text.utf8))
  }

  /// The last ones are kept, and the others counted.
  @Test func anEndlessFloodIsCounted() {
    var flood = FloodOfLines()
    let piece = 1000
    let count = 2 * FloodOfLines.mostLines + piece
    for start in stride(from: 0, to: count, by: piece) {
      flood.append(
        (start..<start + piece).map { ListenedUtterance("\($0)", .output) }, skipped: 0)
    }
    flood.append([], skipped: 5)
    #expect(flood.lines.count == FloodOfLines.mostLines)
    #expect(flood.skipped == count - FloodOfLines.mostLines + 5)
    #expect(flood.lines.last?.text == "\(count - 1)")
  }
}
