// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel
import RadioNavigator
import Testing

/// An answer is given only if it was given: what Enter and the other ends do.
@Suite struct AcceptTests {
  @Test func theDefaultIsTaken() {
    var navigator = navigator(["a", "*b"])
    #expect(navigator.press("Enter") == [.ended(.answered("b"))])
  }

  @Test(arguments: Navigator.Settings.SelectionMode.allCases, [[], ["C-n"]])
  func whatIsNotSelectedIsNotTheAnswer(mode: Navigator.Settings.SelectionMode, keys: [String]) {
    var settings = Navigator.Settings()
    settings.selectionMode = mode
    var navigator = navigator(["a", "b"], settings)
    for key in keys { navigator.press(key) }
    #expect(navigator.press("Enter") == [.refused(.nothingSelected)])
    #expect(navigator.outcome == nil)
    navigator.press("Space")
    #expect(navigator.press("Enter") == [.ended(.answered(keys.isEmpty ? "a" : "b"))])
  }

  @Test func reviewedOptionIsNotTheAnswer() {
    var navigator = navigator(["*a", "b"])
    navigator.press("C-n")
    #expect(navigator.press("Enter") == [.ended(.answered("a"))])
  }

  @Test func anOptionalGroupMayStayEmpty() {
    var navigator = navigator(["*a", "b"], required: false)
    #expect(navigator.press("Backspace") == [.selected(from: "a", to: nil)])
    #expect(navigator.press("Enter") == [.ended(.answered(nil))])
  }

  @Test func aRequiredSelectionCannotBeCleared() {
    var navigator = navigator(["*a", "b"])
    #expect(navigator.press("Backspace") == [.refused(.unknownKey("Backspace"))])
    #expect(navigator.selected == "a")
  }

  @Test(arguments: ["Enter", "Space"])
  func aDisabledOptionIsNeverTheAnswer(key: String) {
    var navigator = navigator(["*a", "-b"])
    navigator.press("Down")
    #expect(navigator.press(key) == [.refused(.unavailable("b"))])
    #expect(navigator.selected == "a")
  }

  @Test func aDisabledDefaultIsNotAnswered() {
    var navigator = navigator(["-*a", "b"])
    #expect(navigator.press("Enter") == [.refused(.nothingSelected)])
    navigator.press("Space")
    #expect(navigator.press("Enter") == [.ended(.answered("b"))])
  }

  @Test func allDisabledEndsWithoutAnAnswer() {
    var navigator = navigator(["-a", "-*b"])
    navigator.press("Down")
    #expect(navigator.press("Enter") == [.ended(.nothingSelectable)])
  }

  @Test(arguments: [
    ("Escape", Outcome.cancelled), ("C-c", .interrupted), ("C-d", .endOfInput),
  ])
  func everyOtherEndHasItsOwnOutcome(key: String, outcome: Outcome) {
    var navigator = navigator(["*a", "b"])
    #expect(navigator.press(key) == [.ended(outcome)])
    #expect(navigator.press("Down") == [])
    #expect(navigator.selected == "a")
  }

  @Test func anUnknownKeyIsRefusedByName() {
    var navigator = navigator(["a"])
    #expect(navigator.handle(.unknownKey("F9"), at: 0) == [.refused(.unknownKey("F9"))])
  }

  @Test func textSizesStepAndStopAtTheirEnds() {
    var navigator = navigator(["a"])
    #expect(navigator.press("+") == [.resized(.xLarge, nil)])
    #expect(navigator.press("=") == [.resized(.large, nil)])
    for _ in 1...3 { navigator.press("-") }
    #expect(navigator.press("-") == [.resized(.xSmall, .smallest)])
    for _ in 1...11 { navigator.press("+") }
    #expect(navigator.press("+") == [.resized(.accessibility5, .largest)])
  }

  @Test func focusAndSelectionStayWithTheirKeysWhenOptionsChange() throws {
    var navigator = navigator(["a", "*b", "c"])
    let added = try navigator.updateOptions(typeAhead: nil) {
      try $0.insert(RadioOption(key: "new", label: "new"), at: 0)
    }
    #expect(added == [.changed(.added("new", at: 0))])
    #expect(navigator.focused == "b")
    #expect(navigator.focusedPosition == 2)
    let removed = try navigator.updateOptions(typeAhead: nil) { try $0.remove("b") }
    #expect(removed.last == .focused(nil))
    #expect(navigator.focused == "c")
    #expect(navigator.selected == nil)
  }
}
