// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel
import Testing

@testable import RadioNavigator

/// A long note, read part by part.
@Suite struct TextReadingTests {
  private func navigator() -> FormNavigator {
    var note = FormField(name: "note", kind: .note, label: "Licence")
    note.text = OnePageText([["One.", "Two."], ["Three."], ["Four.", "Five."]])
    let buttons = FormField(
      name: "buttons", kind: .buttons(try! RadioGroup([RadioOption(key: "ok", label: "OK")])),
      label: "")
    return FormNavigator(form: try! Form(fields: [note, buttons]))
  }

  private func read(_ commands: Command...) -> [Event] {
    var form = navigator()
    return commands.flatMap { form.handle($0, at: 0) }
  }

  @Test func sentences() {
    #expect(
      read(.down, .down, .down, .up) == [
        .read("One.", nil), .read("Two.", nil), .read("Three.", nil), .read("Two.", nil),
      ])
    #expect(read(.up) == [.read("One.", .first)])
    #expect(read(.last, .down) == [.read("Five.", nil), .read("Five.", .last)])
  }

  @Test func paragraphs() {
    #expect(
      read(.pageDown, .pageDown, .pageDown, .pageDown, .pageUp) == [
        .read("One. Two.", nil), .read("Three.", nil), .read("Four. Five.", nil),
        .read("Five.", .last), .read("Four. Five.", nil),
      ])
  }

  @Test func fromTheTop() {
    #expect(
      read(.last, .first, .down) == [
        .read("Five.", nil), .requested(.content), .read("One.", nil),
      ])
  }

  @Test func search() {
    #expect(
      read(.character("f"), .character("I"), .character("x")) == [
        .read("Four.", nil), .read("Five.", nil), .refused(.noMatch("fIx")),
      ])
    // It goes on from the top.
    #expect(
      read(.last, .character("o"), .character("n")) == [
        .read("Five.", nil), .read("One.", nil), .read("One.", nil),
      ])
  }

  @Test func enterGoesOn() {
    #expect(read(.down, .accept) == [.read("One.", nil), .ended(.answered(nil))])
  }

  /// A text of several pages, some of which hold nothing.
  private struct Book: PagedText {
    var pages = [[], [["One."], ["Two."]], [], [], [["Three.", "Four."]], []]
    var pageCount: Int { pages.count }
    func paragraphs(ofPage page: Int) -> [[String]] { pages[page] }
    func mayHold(_ letters: String, onPage page: Int) -> Bool { true }
  }

  private func readBook(_ commands: Command...) throws -> [Event] {
    var navigator = Navigator(field: .note, settings: Navigator.Settings(), typeAhead: nil)
    navigator.reading = TextReading(Book())
    return commands.flatMap { navigator.handle($0, at: 0) }
  }

  @Test func goesFromPageToPage() throws {
    #expect(
      try readBook(.down, .down, .down, .up, .up, .up) == [
        .read("One.", nil), .read("Two.", nil), .read("Three.", nil), .read("Two.", nil),
        .read("One.", nil), .read("One.", .first),
      ])
    #expect(
      try readBook(.pageDown, .pageDown, .pageDown, .pageDown, .pageUp, .pageUp, .pageUp, .pageUp)
        == [
          .read("One.", nil), .read("Two.", nil), .read("Three. Four.", nil),
          .read("Four.", .last), .read("Three. Four.", nil), .read("Two.", nil),
          .read("One.", nil), .read("One.", .first),
        ])
    #expect(
      try readBook(.last, .down, .first, .down) == [
        .read("Four.", nil), .read("Four.", .last), .requested(.content), .read("One.", nil),
      ])
  }

  @Test func searchesAllPages() throws {
    #expect(
      try readBook(.down, .character("f"), .character("o"), .character("x")) == [
        .read("One.", nil), .read("Four.", nil), .read("Four.", nil), .refused(.noMatch("fox")),
      ])
    #expect(try readBook(.last, .character("n")).last == .read("One.", nil))
  }

  @Test func showsWhatComesNext() throws {
    var reading = try #require(TextReading(Book()))
    #expect(reading.shown == nil)
    _ = reading.read(.pageDown)
    _ = reading.read(.pageDown)
    #expect(reading.shown == ["Two.", "Three.", "Four."])
    #expect(reading.sentences(behindPage: 0)?.sentences == ["One.", "Two."])
    #expect(reading.sentences(behindPage: 4) == nil)
  }

  private static let kinds: [FormField.Kind] = [
    .radio(
      try! RadioGroup([RadioOption(key: "a", label: "A"), RadioOption(key: "b", label: "B")])),
    .entry(TextEntry(.text)),
    .buttons(try! RadioGroup([RadioOption(key: "ok", label: "OK")])),
  ]

  /// What explains a question is read again without leaving it, and from the top when one is back.
  @Test(arguments: kinds.indices)
  func descriptions(kind: Int) throws {
    var field = FormField(name: "a", kind: Self.kinds[kind], label: "A")
    field.text = OnePageText([["One.", "Two."], ["Three."]])
    let other = FormField(name: "b", kind: .entry(TextEntry(.text)), label: "B")
    var form = FormNavigator(
      form: try Form(fields: kind == 2 ? [other, field] : [field, other]))
    if kind == 2 { _ = form.handle(.nextField, at: 0) }
    let focus = form.current.focusedPosition
    var events: [Event] = []
    for command in [Command.readNext, .readNext, .readNext, .readNext, .readPrevious] {
      events += form.handle(command, at: 0)
    }
    #expect(
      events == [
        .read("One.", nil), .read("Two.", nil), .read("Three.", nil), .read("Three.", .last),
        .read("Two.", nil),
      ])
    #expect(form.current.reading?.shown == ["Two.", "Three."])
    #expect(form.current.focusedPosition == focus)
    _ = form.handle(.previousField, at: 0)
    _ = form.handle(.nextField, at: 0)
    if form.fieldIndex == 1, kind != 2 { _ = form.handle(.previousField, at: 0) }
    let again = form.handle(.readNext, at: 0)
    #expect(again == [.read("One.", nil)])
  }

  @Test func aQuestionWithoutDescriptionIsSaidAgain() throws {
    var form = FormNavigator(
      form: try Form(fields: [
        FormField(name: "a", kind: Self.kinds[0], label: "A")
      ]))
    let events = form.handle(.readNext, at: 0) + form.handle(.readPrevious, at: 0)
    #expect(events == [.requested(.content), .requested(.content)])
  }

  @Test(arguments: [[], [[]], [[["One."]]], [[], [["One."]], []]])
  func oneSentenceIsReadWhole(pages: [[[String]]]) {
    #expect(TextReading(Book(pages: pages)) == nil)
  }
}
