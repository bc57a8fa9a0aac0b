// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer
import LabelTables
import RadioNavigator
import Testing

/// A long task as it is told: by the rules of screen readers for progress bars, which say role and
/// value at first and the value now and then.
@Suite struct ProgressSessionTests {
  /// A task on a clock of its own, where each character takes ten milliseconds to be said.
  private struct Task {
    var session: ProgressSession
    var now = 1_000_000
    var said: [String] = []

    init(
      title: String = "Backup", text: String? = "Copying", percent: Int? = 0,
      mostLines: Int = ProgressSession.usualLines
    ) throws {
      session = ProgressSession(
        title: title, text: text, percent: percent, mostLines: mostLines, tables: try tables("en"),
        preferences: Preferences()
      ) { text, _ in text.count * 10 }
      hear(session.open(at: now))
    }

    mutating func hear(_ reactions: [Session.Reaction]) {
      said += reactions.compactMap { if case .say(let said) = $0 { said.text } else { nil } }
    }

    /// What is said of a report that comes some milliseconds later.
    mutating func report(_ report: ProgressReport, after milliseconds: Int = 0) -> [String] {
      said = []
      wait(milliseconds)
      hear(session.take(report, at: now))
      return said
    }

    /// Lets time pass, with all that it brings.
    mutating func wait(_ milliseconds: Int) {
      let end = now + milliseconds
      while let deadline = session.nextDeadline, deadline <= end {
        now = max(now, deadline)
        hear(session.advance(to: now))
      }
      now = end
    }

    mutating func press(_ command: Command, after milliseconds: Int = 0) -> [String] {
      said = []
      wait(milliseconds)
      hear(session.handle(command, at: now))
      return said
    }
  }

  @Test(
    arguments: [
      (
        "Backup", "Copying files\nto the disk", 30,
        "Backup, Copying files to the disk, progress bar, 30 percent"
      ),
      ("", "Line one\nline two", 0, "Line one line two, progress bar, 0 percent"),
      ("Backup", nil, 0, "Backup, progress bar, 0 percent"),
      ("Backup", nil, nil, "Backup"),
    ] as [(String, String?, Int?, String)])
  func titleTextRoleAndValueAreToldFirst(
    title: String, text: String?, percent: Int?, said: String
  ) throws {
    #expect(try Task(title: title, text: text, percent: percent).said == [said])
  }

  /// The usual loop over files, whose text is another with every percent.
  @Test func changingTextsBringThePercents() throws {
    var task = try Task()
    var said: [String] = []
    for step in 1...100 {
      said += task.report(.doing("file \(step)"), after: 100)
      said += task.report(.at(percent: step))
    }
    #expect(said == ["file 29, 29 percent", "file 59, 59 percent", "file 89, 89 percent"])
  }

  /// What came too early is told when it is due, and of several the last.
  @Test func whatWaitsIsTold() throws {
    var task = try Task()
    #expect(task.report(.doing("file 1"), after: 100) == [])
    #expect(task.report(.at(percent: 50), after: 100) == [])
    task.wait(ProgressSession.pause)
    #expect(task.said == ["file 1, 50 percent"])
    #expect(task.session.nextDeadline == nil)
  }

  @Test func smallChangesAreNotTold() throws {
    var task = try Task()
    let told = [(4, 10_000), (5, 10_000), (9, 60_000), (10, 1), (2, 10_000)].map {
      task.report(.at(percent: $0), after: $1)
    }
    #expect(told == [[], ["5 percent"], [], ["10 percent"], ["2 percent"]])
  }

  /// Input that ends is no sign that the task is done.
  @Test(
    arguments: [
      ("Backup", "Copying", 30, "Backup: ended at 30 percent"),
      ("Backup", "Copying", 100, "done: Backup"),
      ("", "Line one\nline two", 100, "done: Line one"),
      ("", "", 99, "progress bar: ended at 99 percent"),
      ("Oven", nil, nil, "done: Oven"), ("", nil, nil, "done"),
    ] as [(String, String?, Int?, String)])
  func theEndSaysHowFarItCame(title: String, text: String?, percent: Int?, said: String) throws {
    var task = try Task(title: title, text: text, percent: percent)
    #expect(task.report(.wentAway) == [said])
  }

  /// debconf says itself that a task is done, however far it counted.
  @Test func aTaskThatSaysSoIsDone() throws {
    var task = try Task(text: nil)
    _ = task.report(.at(percent: 80), after: 10_000)
    #expect(task.report(.ended) == ["done: Backup"])
  }

  @Test func keysThatAskAreAnswered() throws {
    var task = try Task()
    _ = task.report(.doing("file 7"))
    _ = task.report(.at(percent: 7))
    #expect(task.press(.whereAmI) == ["Backup, file 7, progress bar, 7 percent"])
    #expect(task.press(.sayAgain) == ["Backup, file 7, progress bar, 7 percent"])
    #expect(task.press(.help)[0].hasPrefix("F2: where am I"))
    #expect(task.press(.adjust(.faster)) == ["200 words a minute"])
    #expect(task.session.preferences.voice.rate == 200)
    #expect(task.press(.silence) == [])
    // What was asked for is not told once more.
    task.wait(ProgressSession.pause)
    #expect(task.said == [])
  }

  @Test(
    arguments: [
      .accept, .select, .cancel, .character("x"), .nextField, .up, .unknownKey("F12"),
      .endOfInput, .erase,
    ] as [Command])
  func otherKeysDoNothing(command: Command) throws {
    var task = try Task()
    let reactions = task.session.handle(command, at: task.now)
    #expect(reactions == [])
  }

  @Test func saidAgainTwiceIsSpelled() throws {
    var task = try Task(title: "", text: "Up", percent: nil)
    #expect(task.press(.sayAgain, after: 1000) == ["Up"])
    #expect(task.press(.sayAgain, after: 100) == ["capital U, p"])
  }

  /// Lines are told as fast as they are heard, and none twice.
  @Test func linesAreToldAsTheyCome() throws {
    var task = try Task(title: "Oven", text: nil, percent: nil)
    #expect(task.report(.wrote("step 1"), after: 1000) == ["step 1"])
    #expect(task.report(.wrote("step 2"), after: 10) == [])
    #expect(task.report(.wrote("step 3"), after: 10) == [])
    task.wait(1000)
    #expect(task.said == ["step 2, step 3"])
    #expect(task.press(.whereAmI) == ["Oven, step 3"])
  }

  @Test func howManyLinesAreLeftOutIsTold() throws {
    var task = try Task(title: "Oven", text: nil, percent: nil)
    for step in 1...12 { _ = task.report(.wrote("step \(step)")) }
    #expect(
      task.report(.wentAway) == [
        "7 lines were left out, step 8, step 9, step 10, step 11, step 12", "done: Oven",
      ])
  }

  /// Of lines that are a text to be read to its end as many are told as a screen has.
  @Test func moreLinesOfAText() throws {
    var task = try Task(title: "", text: nil, percent: nil, mostLines: 24)
    _ = task.report(.wrote("step 0"))
    for step in 1...24 { _ = task.report(.wrote("step \(step)")) }
    let all = (1...24).map { "step \($0)" }.joined(separator: ", ")
    task.said = []
    task.hear(task.session.rest(at: task.now))
    #expect(task.said == [all])
  }
}
