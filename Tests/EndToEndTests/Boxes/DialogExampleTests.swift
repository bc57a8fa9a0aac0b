// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing

/// dialog's own example scripts, as Debian installs them: what they report is the same by Aloud and
/// by dialog.
struct DialogExampleTests {
  private static let folder = "/usr/share/doc/dialog/examples"

  struct Example: CustomTestStringConvertible, Sendable {
    let name: String
    /// What is shown when the box can be answered, and its keys, box by box.
    let shown: [String]
    let keys: [String]
    /// What the script reports.
    let report: String

    var testDescription: String { "\(name): \(keys)" }

    init(_ name: String, _ shown: String, _ keys: String, _ report: String) {
      (self.name, self.shown, self.keys, self.report) = (name, [shown], [keys], report)
    }
  }

  static let examples = [
    Example("menubox", "NetBSD", "Down Enter", "Result: NetBSD"),
    Example("menubox", "NetBSD", "Tab Enter", "Cancel pressed."),
    Example("menubox", "NetBSD", "Escape", "ESC pressed."),
    Example("checklist", "Chicken", "Space Down Space Enter", "Result: Apple Cat Fish Lemon"),
    Example("radiolist", "Chicken", "Down Down Space Enter", "Result: Orange"),
    Example("inputbox", "your name", "lit:Ada Enter", "Result: Ada"),
    Example("password", "your name", "lit:Ada Enter", "Result: Ada"),
    Example("yesno", "BTW", "Tab Enter", "NO"),
    Example("yesno", "BTW", "Enter", "YES"),
    Example("msgbox", "simple message", "Enter", "OK"),
    Example("calendar-stdout", "choose a date", "Enter", "Result is 07/07/1981"),
    Example("pause", "pause widget", "Enter", "OK"),
    Example("timebox-stdout", "Please set", "Enter", "Result is 12:34:56"),
    Example("radiolist10", "Readline", "Down Space Enter", "Result: Readline"),
    Example("checklist10", "Readline", "Space Enter", "Result: Noninteractive"),
    Example("menubox5", "NetBSD", "Down Enter", "Result: NetBSD"),
    Example("menubox11", "eadline", "Down Enter", "Result is Readline"),
    Example("password2", "your name", "lit:abc Enter", "Result: stupidabc"),
  ]

  @Test(arguments: examples)
  func reportsTheSame(example: Example) throws {
    let own = try run(example, by: .aloud)
    let real = try run(example, by: .real)
    #expect(own.ending == real.ending)
    // The report stands below whatever the box left there.
    #expect(own.screen.last == example.report)
    #expect(real.screen.last == example.report)
    #expect(own.drawn == [])
  }

  private func run(_ example: Example, by program: BoxWalk.Program) throws -> BoxWalk {
    let folder = TemporaryFolder()
    return try BoxWalk(
      ["sh", "-c", "cd \(Self.folder) && exec sh ./\(example.name)"],
      Array(zip(example.shown, example.keys)), by: program, in: folder)
  }
}
