// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer
import RadioModel
import RadioNavigator
import Testing

/// What tells a person who sees nothing where they are in a form, what is still needed, and what
/// became of an answer.
@Suite struct FormWayTests {
  private func pizza() throws -> Form {
    var crust = try radioField("crust", ["regular", "deep"])
    crust.optionsEnabledWhen = ["deep": .equals(field: "size", value: "large")]
    return try Form(
      title: "Order",
      fields: [
        radioField("size", ["small", "large"], selected: "large"), crust,
        entryField("name", TextEntry(isRequired: true)),
      ])
  }

  @Test func whereAmITellsThePlaceInTheForm() throws {
    var street = entryField("street", TextEntry(isRequired: true))
    street.groups = ["Address"]
    street.detail = "With its number"
    street.hasError = true
    let form = try Form(title: "Order", fields: [entryField("name", TextEntry()), street])
    let said = try #require(FormPlay(form, keys: "Enter F2").last.first)
    #expect(
      said.hasPrefix(
        "street, edit text, required, blank, With its number, invalid, Address, question 2 of 2, "
          + "Order, text size large"), "\(said)")
  }

  /// A description may take a minute: how far the person is comes before it.
  @Test func descriptionsComeLast() throws {
    var note = FormField(name: "note", kind: .note, label: "Beware", detail: "Of a long text")
    note.hasError = true
    let form = try Form(fields: [note, entryField("name", TextEntry())])
    #expect(
      try FormPlay(form).opening[1] == "note, invalid, question 1 of 2, Beware, Of a long text")
  }

  @Test func whatIsNeededIsSaid() throws {
    let form = try Form(fields: [
      radioField("a", ["x", "y"]), radioField("b", ["x"], required: false),
      radioField("c", ["x"], selected: "x"),
    ])
    let play = try FormPlay(form, keys: "Down Enter Enter")
    #expect(play.opening[1] == "a, radio group, required, question 1 of 3")
    #expect(play.said[2][0].text == "b, radio group, question 2 of 3")
    #expect(play.said[3][0].text == "c, radio group, question 3 of 3")
    #expect(try FormPlay(form).session.limits == "required")
  }

  @Test func theSummaryNamesAllThatIsMissing() throws {
    let play = try FormPlay(pizza(), keys: "C-End Enter")
    #expect(
      play.said[1][0].text
        == "your answers, Order, size: large. crust: not answered, required. "
        + "name: not answered, required")
    #expect(
      play.said[2][0].text
        == "2 answers are missing or wrong: crust, name, an answer is needed here")
  }

  /// Somebody whose answer another answer took away is told, and not that they never gave one.
  @Test func anAnswerThatIsLostIsTold() throws {
    let lost = try FormPlay(pizza(), keys: "Enter Down S-Tab Up")
    #expect(
      lost.last == [
        "small, radio button, selected, 1 of 2",
        "your answer to crust no longer counts: deep is now unavailable",
      ])
    let tried = try FormPlay(pizza(), keys: "Enter Down S-Tab Up Tab F2 Up Enter")
    #expect(!tried.said[6][0].text.contains("selected: deep"), "\(tried.said[6][0].text)")
    let refused = try FormPlay(pizza(), keys: "Enter Down S-Tab Up Tab C-p Enter")
    #expect(refused.last[0].hasPrefix("deep, unavailable, nothing is selected"))
    // Of what was never answered no answer is lost.
    #expect(try FormPlay(pizza(), keys: "Up").last[1] == "deep is now unavailable")
  }

  @Test func aGroupThatComesAndGoesIsOneSentence() throws {
    let depends = Condition.equals(field: "more", value: "y")
    let form = try Form(
      fields: [radioField("more", ["n", "y"], selected: "n")]
        + ["a", "b", "c"].map { entryField($0, TextEntry(), shownWhen: depends) })
    let play = try FormPlay(form, keys: "Down Up")
    #expect(play.said[1][1].text == "3 more questions are asked now, first a")
    #expect(play.said[2][1].text == "3 questions are no longer asked, first a")
  }

  /// A question that stands before the one that brings it up is not passed over.
  @Test func whatComesUpBehindIsAsked() throws {
    let form = try Form(fields: [
      entryField("b", TextEntry(isRequired: true), shownWhen: .equals(field: "c", value: "y")),
      radioField("c", ["n", "y"], selected: "n"),
    ])
    #expect(try FormPlay(form, keys: "Down Enter").session.form.field?.name == "b")
    #expect(try FormPlay(form, keys: "Down Enter text:x Enter").session.form.fieldIndex == nil)
    #expect(try FormPlay(form, keys: "Enter").session.form.fieldIndex == nil)
  }

  /// From the summary back to an answer before the last one: the way leads to the summary again.
  @Test func goingBackFromTheSummaryKeepsTheWayShort() throws {
    let form = try Form(fields: ["a", "b", "c"].map { entryField($0, TextEntry()) })
    let play = try FormPlay(form, keys: "Enter Enter Enter S-Tab S-Tab text:x Enter")
    #expect(play.session.form.fieldIndex == nil)
    #expect(play.session.form.answer(at: 1) == .text("x"))
  }

  @Test func keptAnswersAreTold() throws {
    let play = try FormPlay(
      pizza(), keys: "text:x Escape", passed: [0, 1], keepsAnswers: true)
    #expect(play.opening[0] == "Order, form, 3 questions, 2 answers are kept from before")
    #expect(play.last[0].hasPrefix("your answers are kept"))
  }

  @Test(arguments: [
    ("en", "1,500", "invalid"), ("en", "1.500", "1.5"), ("de", "1.500", "invalid"),
    ("de", "1,500", "1.5"), ("en", "1,5", "1.5"), ("en", "0,125", "0.125"),
    ("en", "1,2345", "1.2345"), ("en", "-1,500", "invalid"), ("ar", "\u{661}\u{66B}\u{665}", "1.5"),
  ])
  func numbersOfAnotherLanguageAreNotGuessed(
    language: String, typed: String, answer: String
  ) throws {
    let form = try Form(fields: [entryField("n", TextEntry(.number(.init())))])
    let play = try FormPlay(form, keys: "text:\(typed) Enter", language: language)
    if answer == "invalid" {
      #expect(play.said.last?.first?.kind == .refusal)
      #expect(play.outcome == .endOfInput)
    } else {
      #expect(play.session.form.answer(at: 0) == .number(try #require(DecimalNumber(answer))))
      #expect(play.outcome == .answered(nil))
    }
  }

  /// What a program wrote is read in the language, and typed on there.
  @Test func numbersOfTheFormAreOfTheLanguage() throws {
    let range = TextEntry.NumberRange(step: DecimalNumber("0.125"))
    let form = try Form(fields: [entryField("n", TextEntry(.number(range), text: "1.125"))])
    let play = try FormPlay(form, keys: "Up Enter", language: "de")
    #expect(play.said[1].map(\.text) == ["1,25"])
    #expect(play.session.form.answer(at: 0) == .number(try #require(DecimalNumber("1.25"))))
  }

  /// In line mode a hyphen takes an answer away, where none is needed and nothing is called so.
  @Test func aHyphenClears() throws {
    let form = try Form(fields: [
      radioField("a", ["x", "y"], selected: "x", required: false),
      checklistField("b", ["x"]), entryField("c", TextEntry(text: "old")),
      radioField("d", ["-", "y"], selected: "y", required: false),
      entryField("e", TextEntry(text: "kept", isRequired: true)),
    ])
    let line = "text:- Enter "
    let play = try FormPlay(
      form, keys: line + "text:1 Enter text:< Enter " + line + line + line + line, mode: .lines)
    let answers = play.session.form.answers
    #expect(answers[0] == .none && answers[1].isAnswered == false && answers[2] == .none)
    #expect(answers[3] == .choice("-") && answers[4] == .text("-"))
    let help = try FormPlay(form, keys: "text:? Enter", mode: .lines)
    #expect(help.last[0].contains("hyphen") && help.last[0].contains("less-than"))
  }

  @Test func linesAreToldOfNumbersAndNotOfSpace() throws {
    let form = try Form(fields: [checklistField("b", ["x", "y"], minimum: 2)])
    let refused = try FormPlay(form, keys: "text:1 Enter", mode: .lines).last[0]
    #expect(refused == "too few: type the numbers of at least 2 options, now there is 1")
  }

  @Test func suggestionsAreTold() throws {
    let entry = TextEntry(suggestions: ["one", "two"])
    let play = try FormPlay(Form(fields: [entryField("a", entry)]))
    #expect(play.opening[0] == "a, edit text, blank, 2 suggestions")
  }

  /// Answers in several languages are each read by a voice of their own.
  @Test func theSummaryKeepsLanguages() throws {
    var german = entryField("Straße", TextEntry())
    german.language = "de"
    let form = try Form(fields: [entryField("name", TextEntry()), german])
    let play = try FormPlay(form, keys: "C-End")
    let runs = play.said[1].flatMap(\.runs).filter { $0.text.hasPrefix("Straße") }
    #expect(runs.map(\.language) == ["de"])
  }

  @Test func aDisabledOptionOfAChecklistSaysNothingOfSelection() throws {
    var group: RadioGroup<OptionKey> = try RadioGroup([
      RadioOption(key: "a", label: "a"), RadioOption(key: "b", label: "b"),
    ])
    try group.setEnabled(false, reason: "never", for: "b")
    let field = FormField(name: "l", kind: .checklist(group, CheckedOptions(["a"])), label: "l")
    #expect(
      try FormPlay(Form(fields: [field]), keys: "Down Space").last == ["b, unavailable: never"])
  }
}
