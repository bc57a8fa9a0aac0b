// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import Announcer
import RadioModel
import RadioNavigator
import TerminalUI
import Testing

@testable import aloud

/// What is shown of a box: each line of its text once, with a title or without, before and while it
/// is read; and what stays of it.
@Suite struct BoxScreenTests {
  private static let text = "First line.\nSecond line.\nThird line."

  private static let boxes: [[String]] = [
    ["--msgbox", text, "0", "0"], ["--yesno", text, "0", "0"], ["--inputbox", text, "0", "0", "a"],
    ["--menu", text, "0", "0", "0", "1", "One"],
    ["--radiolist", text, "0", "0", "0", "1", "One", "on"],
    ["--checklist", text, "0", "0", "0", "1", "One", "on"], ["--pause", text, "0", "0", "60"],
  ]

  private func screens(_ arguments: [String], keys: String) throws -> [[String]] {
    var session = try HeardBox.session(of: HeardBox.box(dialog: arguments))
    let screen = try QuestionScreen(settings: SessionSettings(), tables: HeardBox.words())
    _ = session.open()
    var lines = [screen.draw(session).plainLines]
    for key in keys.split(separator: " ") {
      _ = session.handle(KeyTable.command(forKey: String(key))!, at: 0)
      lines.append(screen.draw(session).plainLines)
    }
    return lines
  }

  @Test(arguments: boxes, [[], ["--title", "Title"]])
  func eachLineIsShownOnce(box: [String], title: [String]) throws {
    let screens = try screens(title + box, keys: "M-Down M-Down M-Down")
    let lines = ["First line.", "Second line.", "Third line."]
    for (read, screen) in screens.enumerated() {
      let first = max(read - 1, 0)
      for (place, line) in lines.enumerated() {
        #expect(screen.count { $0 == line } == (place < first ? 0 : 1), "\(read): \(screen)")
      }
      #expect(screen.contains("Title") == !title.isEmpty)
    }
  }

  /// The text of a message stands in one piece.
  @Test func aMessageIsNotTornApart() throws {
    var session = try HeardBox.session(of: HeardBox.box(dialog: Self.boxes[0]))
    let screen = try QuestionScreen(settings: SessionSettings(), tables: HeardBox.words())
    _ = session.open()
    let styles = screen.draw(session).lines.prefix(3).flatMap(\.spans).map(\.style)
    #expect(Set(styles.map(\.rawValue)).count == 1)
  }

  /// What stays is the name of what was answered and the answer; a text is no such name.
  @Test(arguments: [
    (["--title", "Done", "--msgbox", text, "0", "0"], "Done: OK"),
    (["--msgbox", text, "0", "0"], "OK"), (["--yesno", "Go on?", "0", "0"], "Go on?: Yes"),
  ])
  func whatStays(box: [String], line: String) throws {
    let box = try HeardBox.box(dialog: box)
    var session = try HeardBox.session(of: box)
    let tables = try HeardBox.words()
    _ = session.open()
    _ = session.handle(.accept, at: 0)
    let title = BoxQuestion(box, words: tables).question.title
    #expect(session.closingLine(title: title, tables: tables) == line)
  }

  /// All of the help can be read on any screen: the same key shows the next part of it.
  @Test(
    arguments: boxes, [(80, 24), (40, 12), (26, 8), (20, 5)]
  )
  func allOfTheHelpIsShown(box: [String], size: (columns: Int, rows: Int)) throws {
    for key in ["F1", "F2"] {
      var session = try HeardBox.session(of: HeardBox.box(dialog: box))
      var settings = SessionSettings()
      settings.terminal = TerminalSize(columns: size.columns, rows: size.rows)
      let screen = try QuestionScreen(settings: settings, tables: HeardBox.words())
      _ = session.open()
      let before = screen.draw(session).plainLines
      let command = try #require(KeyTable.command(forKey: key))
      var shown: [[String]] = []
      repeat {
        _ = session.handle(command, at: 0)
        let frame = screen.draw(session)
        // Drawing once more changes nothing.
        #expect(screen.draw(session) == frame)
        #expect(frame.plainLines.count <= size.rows)
        #expect(!frame.cutParts.contains(.message))
        shown.append(frame.plainLines)
      } while Set(shown).count == shown.count && shown.count < 100
      #expect(shown.last == shown.first, "the first part comes again")
      let words = shown.flatMap { $0 }.joined(separator: " ").split(separator: " ")
      let told = try #require(session.message?.text)
      for word in told.split(separator: " ") {
        #expect(words.contains(word) || size.columns < word.count, "\(word)")
      }
      // Another key takes it away.
      _ = session.handle(.silence, at: 0)
      #expect(screen.draw(session).plainLines == before)
      _ = session.handle(command, at: 0)
      #expect(screen.draw(session).plainLines == shown.first, "it begins anew")
    }
  }
}
