// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer
import RadioModel
import RadioNavigator
import Testing

@Suite struct FormSessionTests {
  private func order() throws -> Form {
    try Form(
      title: "Order",
      fields: [
        radioField("size", ["small", "large"], selected: "small"),
        checklistField("toppings", ["ham", "corn", "olives"], minimum: 1, maximum: 2),
        entryField(
          "street", TextEntry(isRequired: true, minimumLength: 3),
          shownWhen: .equals(field: "size", value: "large")),
        entryField("code", TextEntry(.secret)),
      ])
  }

  @Test func opensWithTheFormThenItsFirstField() throws {
    let play = try FormPlay(order())
    #expect(
      play.opening.prefix(3) == [
        "Order, form, 3 questions", "size, radio group, question 1 of 3",
        "small, radio button, selected, 1 of 2",
      ])
  }

  /// What an answer brings up is told once, after the change, and not again on the way there.
  @Test func tellsWhatAnAnswerBringsUp() throws {
    let play = try FormPlay(order(), keys: "Down Up Down Enter F4")
    #expect(
      play.said.dropFirst().map { $0.map(\.text) }.prefix(4) == [
        ["large, radio button, selected, 2 of 2", "street is now asked"],
        ["small, radio button, selected, 1 of 2", "street is no longer asked"],
        ["large, radio button, selected, 2 of 2", "street is now asked"],
        [
          "toppings, check list, 1 to 2 options, question 2 of 4",
          "ham, check box, not checked, 1 of 3",
        ],
      ])
  }

  @Test(arguments: [
    ("Enter Enter", "too few: check at least 1 option with Space"),
    ("Enter Space Down Space Down Space", "no more than 2 options can be checked"),
    (
      "Down Tab Space Enter text:ab Enter", "too short: type at least 3 characters, now there are 2"
    ),
    ("C-Home S-Tab", "first question"),
    ("Down Escape", "your answers would be lost"),
  ])
  func refusesAndTellsHowToMendIt(keys: String, beginning: String) throws {
    let play = try FormPlay(order(), keys: keys)
    let said = try #require(play.said.last?.first)
    #expect(said.kind == .refusal)
    #expect(said.text.hasPrefix(beginning), "\(said.text)")
  }

  /// Nothing is sent unread: the summary comes first, and an answer can be changed from there.
  @Test func theSummaryLeadsBackAndSends() throws {
    let keys = "Enter Space Enter text:1234 Enter"
    let summary = try FormPlay(order(), keys: keys)
    #expect(
      summary.said.last?.first?.text
        == "your answers, Order, size: small. toppings: ham. code: 4 characters")
    #expect(summary.last.last == "send these answers, 1 of 4")
    let changed = try FormPlay(order(), keys: keys + " Down Down Enter Down Space Enter")
    #expect(changed.said.last?.first?.text.contains("toppings: ham, corn") == true)
    #expect(changed.outcome == .endOfInput)
    let sent = try FormPlay(order(), keys: keys + " Down Down Enter Down Space Enter Enter")
    #expect(sent.outcome == .answered(nil))
    #expect(sent.session.form.answer(at: 1) == .choices(["ham", "corn"]))
    #expect(sent.last == ["answers sent"])
  }

  /// Sending with an answer missing leads to the field, and says why.
  @Test func sendingLeadsToWhatIsMissing() throws {
    let play = try FormPlay(order(), keys: "C-End Enter")
    #expect(
      play.said.last?.prefix(2).map(\.text) == [
        "too few: check at least 1 option with Space, now there are 0",
        "toppings, check list, 1 to 2 options, question 2 of 3",
      ])
    #expect(play.session.form.fieldIndex == 1)
  }

  /// An answer to a field that is hidden again is kept, and does not count.
  @Test func aHiddenAnswerIsKeptAndDoesNotCount() throws {
    let typed = "Down Enter Space Enter text:Main Enter S-Tab S-Tab S-Tab"
    let hidden = try FormPlay(order(), keys: typed + " Up")
    #expect(hidden.session.form.answer(at: 2) == .none)
    let back = try FormPlay(order(), keys: typed + " Up Down")
    #expect(back.session.form.answer(at: 2) == .text("Main"))
  }

  @Test func aSecretIsNeitherSaidNorWrittenDown() throws {
    let secret = "hunter2"
    for mode in [Announcer.Mode.keys, .lines] {
      let play = try FormPlay(
        Form(fields: [entryField("code", TextEntry(.secret)), entryField("note", TextEntry())]),
        keys: "text:\(secret) \(mode == .keys ? "F2 F3 F3 Enter" : "Enter text:x Enter")",
        mode: mode)
      let log = play.events.map(\.json).joined(separator: "\n")
      #expect(!log.contains(secret))
      for character in secret where mode == .keys {
        #expect(!log.contains("\"key\":\"\(character)\""), "\(character)")
      }
      #expect(play.session.form.answer(at: 0) == .text(secret))
      #expect(log.contains("7 characters"))
    }
  }

  /// What is said of typing, as screen readers do: the character, the word, what was deleted, what
  /// the cursor is on.
  @Test(arguments: [
    (TypingEcho.characters, "text:a", ["a"]), (.characters, "text:A", ["capital A"]),
    (.characters, "text:\"a \"", ["space"]), (.words, "text:ab", []),
    (.words, "text:\"ab \"", ["ab"]), (.both, "text:\"ab \"", ["ab"]), (.none, "text:a", []),
    (.characters, "text:ab Backspace", ["b deleted"]), (.characters, "text:ab Left", ["b"]),
    (.characters, "text:ab Home", ["a"]), (.characters, "text:ab Left End", ["end"]),
    (.characters, "text:ab Up", ["ab"]), (.characters, "Up", ["blank"]),
    (.characters, "Backspace", ["blank"]),
  ])
  func typingIsHeard(echo: TypingEcho, keys: String, said: [String]) throws {
    let play = try FormPlay(
      Form(fields: [entryField("name", TextEntry())]), keys: keys, echo: echo)
    #expect(play.last == said)
  }

  /// Of a secret it is said how much of it went.
  @Test(arguments: [
    ("text:ab Backspace", "star deleted"), ("text:a C-u", "star deleted"),
    ("text:ab C-u", "2 characters deleted"), ("text:abcd C-u", "4 characters deleted"),
    ("text:abcd Left C-u", "3 characters deleted"),
    ("text:\"e\u{301}👨‍👩‍👧é\" C-u", "3 characters deleted"), ("C-u", "blank"),
  ])
  func deletingFromASecretIsCounted(keys: String, said: String) throws {
    let play = try FormPlay(
      Form(fields: [entryField("code", TextEntry(.secret))]), keys: keys)
    #expect(play.last == [said])
  }

  /// Plus and minus are text where a text is typed; with Alt they size it in every field.
  @Test(
    arguments: [TextEntry(.text), TextEntry(.secret), TextEntry(.number(.init()))],
    [("M-+", "text size extra large"), ("M--", "text size medium"), ("M-=", "text size large")])
  func altSizesTheTextThatIsTyped(entry: TextEntry, key: (name: String, beginning: String)) throws {
    let play = try FormPlay(
      Form(fields: [entryField("n", entry)]), keys: "text:12 \(key.name)")
    #expect(play.last.count == 1)
    #expect(play.last[0].hasPrefix(key.beginning))
    #expect(play.session.navigator.entry?.text == "12")
    let help = try FormPlay(Form(fields: [entryField("n", entry)]), keys: "F1").last
    #expect(help.joined().contains("Alt with plus, minus and equals"))
  }

  @Test func numbersGoUpAndDownInTheirRange() throws {
    let range = TextEntry.NumberRange(
      minimum: DecimalNumber(0), maximum: DecimalNumber(1), step: DecimalNumber("0.5"))
    let field = entryField("tip", TextEntry(.number(range)))
    let play = try FormPlay(Form(fields: [field]), keys: "Up Up Up Up Enter")
    #expect(play.outcome == .answered(nil))
    #expect(play.session.form.answer(at: 0) == .number(DecimalNumber(1)))
    #expect(play.said[1].map(\.text) == ["0"])
  }

  @Test func linesGoBackAndChooseSeveral() throws {
    let play = try FormPlay(
      order(), keys: "text:2 Enter text:\"1 corn\" Enter text:< Enter text:3 Enter", mode: .lines)
    #expect(play.session.form.answer(at: 0) == .choice("large"))
    #expect(play.session.form.answer(at: 1) == .choices(["olives"]))
  }

  @Test func fieldsAnsweredBeforeArePassedOver() throws {
    let play = try FormPlay(order(), answeredBefore: [0])
    #expect(play.session.form.fieldIndex == 1)
    #expect(play.opening.contains("toppings, check list, 1 to 2 options, question 1 of 2"))
  }

  @Test func groupsAreSaidWhenTheyBeginAndEnd() throws {
    var one = entryField("street", TextEntry())
    one.groups = ["Address"]
    let form = try Form(fields: [
      entryField("name", TextEntry()), one, entryField("phone", TextEntry()),
    ])
    let play = try FormPlay(form, keys: "Enter Enter")
    #expect(play.said[1][0].text.hasPrefix("Address, street, edit text"))
    #expect(play.said[2][0].text.hasPrefix("end of Address, phone, edit text"))
  }
}
