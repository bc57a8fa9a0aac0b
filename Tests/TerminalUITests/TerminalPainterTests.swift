// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel
import RadioNavigator
import TestSupport
import Testing

@testable import TerminalUI

@Suite struct TerminalPainterTests {
  /// A question on an emulated terminal, below a shell's prompt.
  private struct Session {
    let emulator: TerminalEmulator
    var painter: TerminalPainter
    var navigator: Navigator
    var content = Questions.content()
    var frame: ScreenFrame?

    init(
      _ labels: [String], columns: Int = 40, rows: Int = 12, linesBefore: Int = 2,
      reflows: Bool = true
    ) throws {
      emulator = TerminalEmulator(
        columns: columns, rows: rows, resizing: reflows ? .reflows : .cuts)
      painter = TerminalPainter(reflowsOnResize: reflows)
      navigator = try Questions.navigator(labels)
      for line in 0..<linesBefore { emulator.feed(Array("before \(line)\r\n".utf8)) }
      paint()
    }

    @discardableResult
    mutating func paint() -> [UInt8] {
      let frame = ScreenRenderer().frame(
        navigator: navigator, content: content, columns: emulator.columns, rows: emulator.rows,
        after: self.frame)
      self.frame = frame
      let bytes = painter.paint(frame, columns: emulator.columns, rows: emulator.rows)
      emulator.feed(bytes)
      return bytes
    }

    @discardableResult
    mutating func press(_ command: Command) -> [UInt8] {
      _ = navigator.handle(command, at: 0)
      return paint()
    }

    /// All rows, those that scrolled away included, without empty ones at the end.
    var texts: [String] { emulator.scrollback + emulator.text }

    /// What should be on the terminal.
    func expected(linesBefore: Int) -> [String] {
      var lines = (0..<linesBefore).map { "before \($0)" } + (frame?.plainLines ?? [])
      while lines.last == "" { lines.removeLast() }
      return lines
    }
  }

  @Test(arguments: [0, 2, 9, 11, 30], [12, 6])
  func thePictureStandsBelowWhatWasThere(linesBefore: Int, rows: Int) throws {
    var session = try Session(
      ["Regular", "Deep", "Thin", "漢字", "👨‍👩‍👧‍👦 family"], rows: rows, linesBefore: linesBefore)
    #expect(session.texts == session.expected(linesBefore: linesBefore))
    for command in [Command.down, .down, .up, .last, .first, .reviewNext] {
      session.press(command)
      #expect(session.texts == session.expected(linesBefore: linesBefore))
      let row = session.emulator.scrollback.count + session.emulator.row
      #expect(row == linesBefore + (session.frame?.cursor.row ?? -1))
      #expect(session.emulator.column == session.frame?.cursor.column)
    }
    #expect(session.emulator.unknownSequences.isEmpty)
  }

  /// R09
  @Test func theCursorSitsOnTheFocusedRow() throws {
    var session = try Session(["Regular", "Deep", "Thin"])
    session.press(.down)
    #expect(session.emulator.cursorLine == "> (•) Deep  chosen")
  }

  @Test func onlyWhatChangedIsSent() throws {
    var session = try Session((1...9).map { "Option \($0)" }, rows: 20, linesBefore: 0)
    session.emulator.touchedRows = []
    session.press(.reviewNext)
    #expect(session.emulator.touchedRows == [2, 3])
    session.emulator.touchedRows = []
    #expect(session.paint().isEmpty)
  }

  /// R24
  @Test func aTerminalThatDrawsWiderThanThoughtStillWrapsNothing() throws {
    let labels = (1...6).map { "漢字漢字漢字漢字漢字 \($0)" }
    var session = try Session(labels, columns: 20, rows: 30, linesBefore: 1)
    for _ in labels {
      session.press(.down)
      #expect(session.texts == session.expected(linesBefore: 1))
    }
    let narrower = ScreenFrame(
      lines: [ScreenLine([ScreenSpan(String(repeating: "x", count: 50))]), ScreenLine()],
      cursor: ScreenPosition(row: 0, column: 0))
    let emulator = TerminalEmulator(columns: 20, rows: 5)
    var painter = TerminalPainter()
    emulator.feed(painter.paint(narrower, columns: 20, rows: 5))
    #expect(emulator.text == [String(repeating: "x", count: 20)])
    // What comes after the picture wraps as ever.
    emulator.feed(painter.finish(with: String(repeating: "y", count: 21), columns: 20))
    #expect(emulator.text == [String(repeating: "y", count: 20), "y"])
  }

  /// R27
  @Test(arguments: [20, 31, 39, 60], [true, false])
  func aResizedTerminalIsDrawnOnceWithNothingLeftOver(columns: Int, reflows: Bool) throws {
    for presses in 0..<5 {
      var session = try Session(
        [
          "Regular crust of some length here", "漢字漢字漢字漢字漢字漢字漢字漢字", "Deep",
          "Thin crust, out of dough today",
        ],
        columns: 40, rows: 24, linesBefore: 3, reflows: reflows)
      for _ in 0..<presses { session.press(.reviewNext) }
      session.emulator.resize(columns: columns, rows: 24)
      session.press(.down)
      #expect(session.texts == session.expected(linesBefore: 3))
      #expect(session.paint().isEmpty)
      session.press(.up)
      #expect(session.texts == session.expected(linesBefore: 3))
    }
  }

  @Test func aFrameThatBecomesShorterLeavesNothing() throws {
    var session = try Session(["A", "B"], linesBefore: 1)
    session.content.message = "one\ntwo\nthree"
    session.paint()
    #expect(session.texts == session.expected(linesBefore: 1))
    session.content.message = nil
    session.paint()
    #expect(session.texts == session.expected(linesBefore: 1))
  }

  @Test func onePlainLineIsLeftAtTheEnd() throws {
    var session = try Session(["A", "B", "C"], linesBefore: 2)
    session.press(.down)
    session.emulator.feed(session.painter.finish(with: "Pizza crust: B\u{1B}", columns: 40))
    #expect(session.texts == ["before 0", "before 1", "Pizza crust: B␛"])
    #expect(session.emulator.row == 3)
    #expect(session.emulator.column == 0)
  }

  @Test func takenAwayAndPaintedAgain() throws {
    var session = try Session(["A", "B", "C"], linesBefore: 2)
    session.emulator.feed(session.painter.clear(columns: 40))
    #expect(session.texts == ["before 0", "before 1"])
    session.emulator.feed(Array("stopped\r\n".utf8))
    session.paint()
    #expect(
      session.texts
        == ["before 0", "before 1", "stopped"] + session.expected(linesBefore: 0))
  }

  /// R36: bold and reverse are no colours.
  @Test(arguments: [true, false])
  func coloursAreSentOnlyWhereTheyAreWelcome(usesColor: Bool) throws {
    var session = try Session(["A", "B"])
    session.content.usesColor = usesColor
    let bytes = session.press(.down)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("32") == usesColor)
    #expect(session.emulator.hasUsedColor == usesColor)
    #expect(text.contains("7m"))
  }

  @Test func scaledTextIsSentInTheProtocolOfKitty() throws {
    let frame = ScreenFrame(
      lines: [ScreenLine([ScreenSpan("ab", .bold)]), ScreenLine([ScreenSpan("c")])],
      cursor: ScreenPosition(row: 1, column: 0), scale: 2, largeText: .textSizing)
    var painter = TerminalPainter()
    let bytes = painter.paint(frame, columns: 80, rows: 24)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("\u{1B}[1m\u{1B}]66;s=2;ab\u{7}\u{1B}[m"))
    let emulator = TerminalEmulator(columns: 80, rows: 24, scalesText: true)
    emulator.feed(bytes)
    #expect(emulator.unknownSequences.isEmpty)
    #expect(emulator.text == ["ab", "", "c"])
    #expect(emulator.row == 2)
  }

  /// The protocol allows 4096 bytes.
  @Test func longScaledTextComesInPieces() throws {
    let text = String(repeating: "👨‍👩‍👧‍👦", count: 400)
    let frame = ScreenFrame(
      lines: [ScreenLine([ScreenSpan(text)])], cursor: ScreenPosition(row: 0, column: 0), scale: 3,
      largeText: .textSizing)
    var painter = TerminalPainter()
    let sent = String(decoding: painter.paint(frame, columns: 80, rows: 24), as: UTF8.self)
    let pieces = sent.split(separator: "\u{1B}]66;s=3;").dropFirst().map {
      $0.prefix { $0 != "\u{7}" }
    }
    #expect(pieces.count > 1)
    #expect(pieces.joined() == text)
    #expect(pieces.allSatisfy { $0.utf8.count <= 4096 })
  }

  @Test func doubleLinesComeInHalvesAndGoAway() throws {
    let frame = ScreenFrame(
      lines: [ScreenLine([ScreenSpan("ab")])], cursor: ScreenPosition(row: 0, column: 1), scale: 2,
      largeText: .doubleLines)
    var painter = TerminalPainter()
    let emulator = TerminalEmulator(columns: 80, rows: 24)
    let bytes = painter.paint(frame, columns: 80, rows: 24)
    emulator.feed(bytes)
    #expect(emulator.text == ["ab", "ab"])
    #expect(emulator.column == 1)
    let sent = String(decoding: bytes, as: UTF8.self)
    #expect(sent.contains("\u{1B}#3ab") && sent.contains("\u{1B}#4ab"))
    let erasing = painter.clear(columns: 80)
    #expect(String(decoding: erasing, as: UTF8.self).split(separator: "\u{1B}#5").count == 3)
    emulator.feed(erasing)
    #expect(emulator.text.isEmpty)
  }
}
