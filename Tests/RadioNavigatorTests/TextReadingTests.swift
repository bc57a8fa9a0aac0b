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
        .read("Four.", nil), .read("Five.", nil), .refused(.notFound("fIx")),
      ])
    // It goes on from the top.
    #expect(
      read(.last, .character("o"), .character("n")) == [
        .read("Five.", nil), .read("One.", nil), .read("One.", nil),
      ])
  }

  /// A slash begins a search that takes letters however late they come, and Enter ends it; N goes on.
  @Test func searchBySlash() {
    #expect(
      read(.character("/"), .character("o"), .accept, .character("n"), .character("n")) == [
        .requested(.search), .read("One.", nil), .read("One.", nil), .read("Two.", nil),
        .read("Four.", nil),
      ])
    #expect(
      read(.character("/"), .character("o"), .accept, .character("N"), .character("N")).suffix(2)
        == [.read("Four.", nil), .read("Two.", nil)])
    #expect(
      read(.character("/"), .character("x"), .erase, .character("f"), .accept) == [
        .requested(.search), .refused(.notFound("x")), .requested(.search), .read("Four.", nil),
        .read("Four.", nil),
      ])
    // It can be left without leaving the text.
    #expect(
      read(.character("/"), .character("t"), .cancel, .down) == [
        .requested(.search), .read("Two.", nil), .read("Two.", nil), .read("Three.", nil),
      ])
  }

  /// Letters press buttons, but not while somebody types what is looked for.
  @Test func searchBesideButtonsThatLettersPress() {
    var note = FormField(name: "note", kind: .note, label: "Licence")
    note.text = OnePageText([["One.", "Two."], ["Ovens."]])
    var buttons = FormField(
      name: "buttons", kind: .buttons(try! RadioGroup([RadioOption(key: "ok", label: "OK")])),
      label: "")
    (buttons.buttonKeys, buttons.pressesByLetter) = (.beside, true)
    var form = FormNavigator(form: try! Form(fields: [note, buttons]))
    let events = [Command.character("/"), .character("o"), .character("v"), .accept].flatMap {
      form.handle($0, at: 0)
    }
    #expect(
      events == [
        .requested(.search), .read("One.", nil), .read("Ovens.", nil), .read("Ovens.", nil),
      ])
    #expect(form.handle(.character("o"), at: 0) == [.ended(.answered("ok"))])
  }

  /// What comes behind the end is read and found like the rest.
  @Test func theTextGoesOn() {
    var form = navigator()
    form.append([["Six."]], toNote: 0)
    form.append([["Seven.", "Eight."]], toNote: 0)
    #expect(form.handle(.last, at: 0) == [.read("Eight.", nil)])
    #expect(form.handle(.up, at: 0) == [.read("Seven.", nil)])
    #expect(form.handle(.up, at: 0) == [.read("Six.", nil)])
    #expect(form.handle(.up, at: 0) == [.read("Five.", nil)])
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
        .read("One.", nil), .read("Four.", nil), .read("Four.", nil), .refused(.notFound("fox")),
      ])
    #expect(try readBook(.last, .character("n")).last == .read("One.", nil))
  }

  @Test func tellsItsPlace() throws {
    var reading = try #require(TextReading(Book()))
    #expect(reading.place == .beginning(count: 4))
    for (command, sentence) in [
      (Command.down, 1), (.down, 2), (.down, 3), (.pageUp, 2), (.last, 4), (.up, 3),
    ] {
      _ = reading.read(command)
      #expect(reading.place == .sentence(sentence, of: 4))
    }
    reading.restart()
    #expect(reading.place == .beginning(count: 4))
  }

  /// A text too long to be counted is taken apart no further than to where it is read.
  @Test func tellsItsPlaceInALongText() throws {
    struct Shelf: PagedText {
      let pageCount = 1000
      func paragraphs(ofPage page: Int) -> [[String]] {
        if (2..<990).contains(page) { Issue.record("page \(page) is not needed") }
        return [["One.", "Two."]]
      }
      func mayHold(_ letters: String, onPage page: Int) -> Bool { true }
    }
    var reading = try #require(TextReading(Shelf()))
    #expect(reading.place == .percent(0))
    _ = reading.read(.last)
    #expect(reading.place == .percent(100))
    _ = reading.read(.up)
    #expect(reading.place == .percent(99))
  }

  /// The keys that lead to the edges of a form lead to those of a text.
  @Test func controlHomeAndEnd() {
    #expect(
      read(.lastField, .firstField, .down) == [
        .read("Five.", nil), .requested(.content), .read("One.", nil),
      ])
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

  /// One sentence is said with the whole question; without any the keys mean nothing.
  @Test(arguments: [true, false])
  func shortDescriptions(isThere: Bool) throws {
    var field = FormField(name: "a", kind: Self.kinds[0], label: "A")
    if isThere { field.text = OnePageText([["One."]]) }
    var form = FormNavigator(form: try Form(fields: [field]))
    let events = form.handle(.readNext, at: 0) + form.handle(.readPrevious, at: 0)
    #expect(
      events
        == (isThere
          ? [.requested(.content), .requested(.content)]
          : [.refused(.unknownKey("M-Down")), .refused(.unknownKey("M-Up"))]))
  }

  @Test(arguments: [[], [[]], [[["One."]]], [[], [["One."]], []]])
  func oneSentenceIsReadWhole(pages: [[[String]]]) {
    #expect(TextReading(Book(pages: pages)) == nil)
  }
}
