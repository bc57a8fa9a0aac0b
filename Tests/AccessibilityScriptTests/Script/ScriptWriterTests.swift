// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import Announcer
import LabelTables
import RadioModel
import Testing

/// Scripts that are written from what happened.
@Suite struct ScriptWriterTests {
  /// Asks the pizza question or a form, and writes the session down.
  private func written(
    _ question: Question, _ subject: Setting, _ settings: [Setting] = [],
    mode: Announcer.Mode = .keys, _ play: (PlayedSession) throws -> Void
  ) rethrows -> String {
    var events: [ScriptWriter.TimedEvent] = []
    var now = { 0 }
    var asked = SessionSettings()
    asked.mode = mode
    let session = PlayedSession(
      question, tables: Scripts.english, settings: asked, editing: AppendingEditor(),
      transcribe: { event in
        // A person's transcript has no steps of waiting.
        if case .wait = event { return }
        events.append((now(), event))
      })
    now = { session.now }
    try play(session)
    return ScriptWriter.text(subject: subject, settings: settings, events: events)
  }

  private func crusts() throws -> Question {
    let group = try RadioGroup<OptionKey>([
      RadioOption(key: "regular", label: "Regular crust"),
      RadioOption(key: "deep", label: "Deep dish"),
      RadioOption(
        key: "thin", label: "Thin crust", isEnabled: false, disabledReason: "out of dough"),
    ])
    return Question(title: "Pizza crust", group: group)
  }

  /// The lines of the question, as settings of a script.
  private static let question = Scripts.crusts.split(separator: "\n").map { line in
    let parts = line.split(separator: ":", maxSplits: 1)
    return Setting(name: String(parts[0]), value: String(parts[1].dropFirst()))
  }

  @Test func aSessionOfKeysIsAScriptThatHolds() throws {
    let text = try written(
      crusts(), Self.question[0], Array(Self.question.dropFirst())
    ) { session in
      try session.press("Down")
      try session.wait(milliseconds: 3456)
      try session.press("Home Enter")
    }
    #expect(
      text == Scripts.crusts + """

        open
          hear "Pizza crust, radio group"
          hear "Regular crust, radio button, not selected, 1 of 3"
        press Down
          hear "Deep dish, radio button, selected, 2 of 3"
          selected deep
        wait 3400 ms
          hear "Up and Down arrows choose, Enter accepts, Escape cancels, F1 reads all keys"
        press Home
          hear "Regular crust, radio button, selected, 1 of 3"
          selected regular
        press Enter
          hear "answer: Regular crust"
          answer regular
          status answered

        """)
    let checks = try Scripts.checks(text)
    #expect(checks.count == 10)
    #expect(checks.allSatisfy { $0.outcome == .held })
  }

  @Test func typedTextAndTheEndOfInput() throws {
    let field = FormField(
      name: Question.onlyField, kind: .entry(TextEntry(.text)), label: "Name")
    let text = try written(Question(field: field), Setting(name: "form", value: "name.json5")) {
      try $0.type("No \"1\" #")
      $0.end()
    }
    let steps = text.split(separator: "\n").filter { !$0.hasPrefix("  ") }
    #expect(steps == ["form: name.json5", "open", #"type "No \"1\" #""#, "end"])
    let folder = try TemporaryScripts([
      "name.json5": "{ fields: [ { kind: 'text', name: 'answer', label: 'Name' } ] }",
      "name.aloud": text,
    ])
    let result = Scripts.player.play(path: folder.path("name.aloud"))[0]
    #expect(result.problems == [])
    #expect(result.failures(from: .may).isEmpty)
    #expect(result.steps.last?.status == "endOfInput")
  }

  /// Time in which nothing happened is no step, unless the keys around it depend on it: letters are
  /// one word or two, and a text is spelled when it is said again at once.
  @Test(arguments: [
    ("Down", "Down", false), ("Down", "F3", false), ("F3", "F3", true), ("d", "t", true),
    ("F3", "Up", false), ("d", "Up", false),
  ])
  func onlyTimeThatMattersIsWritten(first: String, second: String, isWritten: Bool) throws {
    let text = try written(crusts(), Self.question[0], Array(Self.question.dropFirst())) {
      try $0.wait(milliseconds: 1900)
      try $0.press(first)
      try $0.wait(milliseconds: 1900)
      try $0.press(second)
      try $0.wait(milliseconds: 1900)
      try $0.press("Escape")
    }
    #expect(text.split(separator: "\n").count { $0.hasPrefix("wait ") } == (isWritten ? 1 : 0))
    let result = try Scripts.result(text)
    #expect(result.problems == [])
    #expect(result.failures(from: .may) == [], "\(text)")
  }

  /// A text typed slowly is one text.
  @Test func aTextTypedSlowlyIsOneStep() throws {
    let field = FormField(
      name: Question.onlyField, kind: .entry(TextEntry(.text)), label: "Name")
    let text = try written(Question(field: field), Setting(name: "form", value: "name.json5")) {
      for letter in "Anna" {
        try $0.type(String(letter))
        try $0.wait(milliseconds: 2000)
      }
      $0.end()
    }
    #expect(text.contains("\ntype \"Anna\"\n"), "\(text)")
  }

  /// What is checked is expected like what is selected, where that is the field that is asked.
  @Test func whatIsCheckedIsWritten() throws {
    let form = """
      { fields: [
        { kind: "checklist", name: "list", label: "List", options: ["a b", "c", "d"] },
        { kind: "checklist", name: "other", label: "Other", options: ["e"] },
      ] }
      """
    let folder = try TemporaryScripts(["form.json5": form])
    let read = FormSource(
      bytes: Array(form.utf8), path: folder.path("form.json5"), otherTables: []
    ).read(in: ["en"], words: Scripts.english)
    let text = try written(
      Question(form: try #require(read.form)), Setting(name: "form", value: "form.json5")
    ) { try $0.press("Space Down Down Space Up Up Space Tab Space Enter Escape Escape") }
    let selected = text.split(separator: "\n").filter { $0.hasPrefix("  selected ") }
    #expect(
      selected == [
        "  selected \"a b\"", "  selected \"a b\" d", "  selected d", "  selected e",
      ], "\(text)")
    let scripts = try TemporaryScripts(["form.json5": form, "a.aloud": text])
    let result = Scripts.player.play(path: scripts.path("a.aloud"))[0]
    #expect(result.problems == [])
    #expect(result.failures(from: .may) == [])
  }

  @Test func linesAreTyped() throws {
    let settings = Array(Self.question.dropFirst()) + [Setting(name: "mode", value: "lines")]
    let text = try written(crusts(), Self.question[0], settings, mode: .lines) {
      try $0.type("dee")
      try $0.press("Enter")
    }
    let result = try Scripts.result(text)
    #expect(result.problems == [])
    #expect(result.failures(from: .may).isEmpty)
    #expect(result.steps.map(\.text) == ["open", "type \"dee\"", "press Enter"])
    #expect(result.steps.last?.status == "answered")
  }
}
