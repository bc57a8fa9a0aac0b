// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import aloud

/// What a blind person hears of each box, key by key.
@Suite struct BoxQuestionTests {
  /// What was said at the opening and after each key.
  private func heard(_ arguments: String..., keys: String = "") throws -> [[String]] {
    try HeardBox.texts(
      of: #require(Box(WhiptailLine(arguments.map { Array($0.utf8) }))), keys: keys)
  }

  @Test func radioList() throws {
    let said = try heard(
      "--title", "Pizza", "--radiolist", "Which crust?", "0", "0", "0", "thin", "Thin crust",
      "off",
      "deep", "Deep dish", "on", keys: "Down Up Space Tab Tab Enter")
    #expect(
      said == [
        [
          "Pizza, radio group, Which crust?, selected: deep: Deep dish",
          "thin: Thin crust, radio button, not selected, 1 of 2",
        ],
        ["deep: Deep dish, radio button, selected, 2 of 2"],
        ["thin: Thin crust, radio button, not selected, 1 of 2"],
        ["selected"],
        ["buttons", "OK, button, 1 of 2"],
        ["Cancel, button, 2 of 2"],
        ["answer: Cancel"],
      ])
  }

  @Test func checklistWithoutTags() throws {
    let said = try heard(
      "--notags", "--checklist", "Toppings", "0", "0", "0", "1", "Ham", "on", "2", "Olives",
      "off",
      keys: "Down Space Enter")
    #expect(
      said == [
        ["Toppings, check list", "Ham, check box, checked, 1 of 2"],
        ["Olives, check box, not checked, 2 of 2"],
        ["checked"],
        ["answer: Ham, Olives"],
      ])
  }

  @Test func menu() throws {
    let said = try heard(
      "--default-item", "2", "--cancel-button", "<Back>", "--menu", "Setup", "0", "0", "0", "1",
      "Password", "2", "Language", keys: "Up Right Right Left Left Enter")
    #expect(
      said == [
        ["Setup, menu", "2: Language, 2 of 2"],
        ["1: Password, 1 of 2"],
        ["buttons", "OK, button, 1 of 2"],
        ["Back, button, 2 of 2"],
        ["OK, button, 1 of 2"],
        ["Setup, menu", "1: Password, 1 of 2"],
        ["answer: 1: Password"],
      ])
  }

  @Test func menuWithoutItems() throws {
    let said = try heard("--noitem", "--menu", "Setup", "0", "0", "0", "Password", "unseen")[0]
    #expect(said == ["Setup, menu", "Password, 1 of 1"])
  }

  @Test func yesOrNo() throws {
    let said = try heard(
      "--defaultno", "--no-button", "Keep it", "--yesno", "Delete?\\nNothing brings it back.",
      "0",
      "0", keys: "Left Enter")
    #expect(
      said == [
        [
          "Delete?, Nothing brings it back.", "Keep it, button, 2 of 2",
        ],
        ["Yes, button, 1 of 2"],
        ["answer: Yes"],
      ])
  }

  /// The text can be read again from wherever the focus is, with a title or without.
  @Test(
    arguments: [[], ["--title", "Erase"]],
    [
      ["--yesno", "One. Two.", "0", "0"], ["--inputbox", "One. Two.", "0", "0"],
      ["--menu", "One. Two.", "0", "0", "0", "a", "A"], ["--passwordbox", "One. Two.", "0", "0"],
      ["--checklist", "One. Two.", "0", "0", "0", "a", "A", "off"],
    ])
  func textIsReadAgain(options: [String], box: [String]) throws {
    for way in ["", "Tab "] {
      let line = WhiptailLine((options + box).map { Array($0.utf8) })
      let said = try HeardBox.texts(of: #require(Box(line)), keys: way + "M-Down M-Down M-Up")
      #expect(said.suffix(3) == [["One."], ["Two."], ["One."]])
    }
  }

  @Test func message() throws {
    let said = try heard(
      "--title", "Pizza", "--msgbox", "It is in the oven.", "0", "0", keys: "Tab")
    #expect(
      said == [
        ["Pizza, message, It is in the oven., OK, button"], ["buttons", "OK, button, 1 of 1"],
      ])
  }

  /// Whoever sends an answer by a button hears the answer, not the button.
  @Test func answerByButton() throws {
    let said = try heard(
      "--menu", "Setup", "0", "0", "0", "1", "Password", "2", "Language", keys: "Down Tab Enter")
    #expect(said.last == ["answer: 2: Language"])
  }

  /// Nothing of a password is said, and that nothing is shown is.
  @Test func password() throws {
    let said = try heard("--passwordbox", "Code", "0", "0", "1234")
    #expect(
      said == [
        ["Code, password edit, 4 characters, type it, nothing of it is shown, then Enter"]
      ])
  }

  @Test func backTitleAndTextOfManyLines() throws {
    let said = try heard(
      "--backtitle", "Oven", "--inputbox", "Name\\nof the guest", "0", "0", "Ada", keys: "Down")
    #expect(
      said == [
        ["Oven, Name, of the guest, edit text, Ada"], ["buttons", "OK, button, 1 of 2"],
      ])
  }
}
