// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import aloud

/// What a blind person hears of each of dialog's boxes, key by key.
@Suite struct DialogQuestionTests {
  /// What was said at the opening and after each key.
  private func heard(_ arguments: String..., keys: String = "") throws -> [[String]] {
    var reader = try DialogReader(arguments.map { Array($0.utf8) })
    let (box, _) = try #require(try reader.next())
    return try HeardBox.texts(of: box, keys: keys)
  }

  /// Tab and the arrows to the sides go among the buttons, Up and Down back into the list.
  @Test func menu() throws {
    let said = try heard(
      "--extra-button", "--extra-label", "Edit", "--item-help", "--menu", "Setup", "0", "0", "0",
      "1", "Password", "Change it", "2", "Language", "Choose it", keys: "Tab Right Left Down Enter")
    #expect(
      said == [
        ["Setup, menu", "1: Password, Change it, 1 of 2"],
        ["buttons", "Edit, button, 2 of 3"], ["Cancel, button, 3 of 3"],
        ["Edit, button, 2 of 3"], ["Setup, menu", "2: Language, Choose it, 2 of 2"],
        ["answer: 2: Language"],
      ])
  }

  /// Which button Enter presses is said in the list, too, where a script names it.
  @Test func firstButton() throws {
    let said = try heard(
      "--default-button", "cancel", "--menu", "Erase", "0", "0", "0", "1", "All", "2", "Nothing",
      keys: "Down Enter")
    #expect(
      said == [
        ["Erase", "Cancel, button, 2 of 2"],
        ["Erase, menu", "2: Nothing, 2 of 2", "Enter presses Cancel"], ["answer: Cancel"],
      ])
  }

  @Test func stylesAreNotHeard() throws {
    let said = try heard(
      "--colors", "--msgbox", "\\Zb\\Z1Hot\\Zn oven\\nMind it", "0", "0", keys: "Tab Down Up")
    #expect(
      said == [
        ["message, Hot oven, Mind it, OK, button"], ["buttons", "OK, button, 1 of 1"],
        ["message, Hot oven, Mind it, OK, button"], ["Hot oven"],
      ])
  }

  /// The text is read again without leaving the button.
  @Test func yesOrNo() throws {
    let said = try heard(
      "--help-button", "--yesno", "Delete?\\nNothing brings it back.", "0", "0",
      keys: "Right Down Right n")
    #expect(
      said == [
        ["Delete?, Nothing brings it back.", "Yes, button, 1 of 3"],
        ["No, button, 2 of 3"], ["Delete?, Nothing brings it back."], ["Help, button, 3 of 3"],
        ["answer: No"],
      ])
  }

  @Test func form() throws {
    let said = try heard(
      "--title", "Guest", "--mixedform", "Fill in", "0", "0", "0", "Table", "1", "1", "7", "1",
      "10", "20", "0", "2", "Name", "2", "1", "Ada", "2", "10", "20", "0", "0", "Code", "3", "1",
      "", "3", "10", "20", "0", "1", "Till", "4", "1", "5", "4", "10", "20", "0", "2",
      keys: "Down Down Tab Tab Tab Up Enter")
    #expect(
      said == [
        [
          "Guest, form, 2 questions, Fill in",
          "Name, edit text, Ada, cursor at the beginning, 1 of 2, Table: 7",
        ],
        ["Code, password edit, blank, 2 of 2, Till: 5"],
        ["Name, edit text, Ada, cursor at the beginning, 1 of 2, Table: 7"],
        ["buttons", "OK, button, 1 of 2"], ["Cancel, button, 2 of 2"],
        ["Name, edit text, Ada, cursor at the beginning, 1 of 2, Table: 7"],
        ["Code, password edit, blank, 2 of 2, Till: 5"], ["answers sent"],
      ])
  }

  @Test func date() throws {
    let said = try heard(
      "--calendar", "When?", "0", "0", "5", "3", "2020", keys: "Tab Tab Down Tab Tab Tab Enter")
    #expect(
      said == [
        ["When?, Thursday, March 5, 2020", "OK, button, 1 of 2"], ["Cancel, button, 2 of 2"],
        ["month, number edit, 3, March, 1 to 12, 1 of 3"], ["4, April"],
        ["year, number edit, 2020, 1900 to 9999, 2 of 3"],
        ["day, number edit, 5, Sunday, 1 to 30, 3 of 3"],
        ["buttons, Sunday, April 5, 2020", "OK, button, 1 of 2"],
        ["answer: Sunday, April 5, 2020"],
      ])
  }

  @Test func range() throws {
    let said = try heard("--rangebox", "How hot?", "0", "0", "1", "10", "4", keys: "Up Tab")
    #expect(
      said == [
        ["How hot?, number edit, 4, 1 to 10"], ["3"], ["buttons", "Cancel, button, 2 of 2"],
      ])
  }

  @Test func tree() throws {
    let said = try heard(
      "--treeview", "Where?", "0", "0", "0", "a", "Kitchen", "off", "0", "b", "Oven", "on", "1",
      keys: "Down Space")
    #expect(
      said == [
        ["Where?, radio group, selected: Oven", "Kitchen, radio button, not selected, 1 of 2"],
        ["Oven, radio button, selected, level 2, 2 of 2"], ["selected"],
      ])
  }

  @Test func listThatIsBuilt() throws {
    let said = try heard(
      "--buildlist", "Toppings", "0", "0", "0", "a", "Ham", "on", "b", "Olives", "off",
      keys: "Space")
    #expect(
      said == [
        ["Toppings, check list", "Olives, check box, not checked, 2 of 2"], ["checked"],
      ])
  }

  /// A long text is read by parts and searched.
  @Test func longText() throws {
    let said = try heard(
      "--title", "Licence", "--msgbox", "You may bake. You may eat.\\nNobody is liable.", "0", "0",
      keys: "Down Down PageDown Home / l")
    #expect(
      said == [
        ["Licence, message, You may bake. You may eat. Nobody is liable., OK, button"],
        ["You may bake."], ["You may eat."], ["Nobody is liable."],
        ["Licence, You may bake. You may eat. Nobody is liable."], ["search"],
        ["Nobody is liable."],
      ])
  }
}
