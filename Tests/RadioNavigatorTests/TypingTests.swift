// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel
import RadioNavigator
import Testing

@Suite struct NumberEntryTests {
  static let twelve = (1...12).map { "option \($0)" }

  @Test func aNumberThatMayGrowWaits() {
    var navigator = navigator(Self.twelve)
    #expect(navigator.press("1") == [.typed("1")])
    #expect(navigator.focused == "option 1")
    #expect(navigator.selected == nil)
    navigator.press("2")
    #expect(navigator.selected == "option 12")
    #expect(navigator.press("Enter") == [.ended(.answered("option 12"))])
  }

  @Test func aNumberThatCannotGrowFiresAtOnce() {
    var navigator = navigator(Self.twelve)
    navigator.press("2")
    #expect(navigator.selected == "option 2")
  }

  @Test func aPauseCompletesTheNumber() {
    var navigator = navigator(Self.twelve)
    navigator.press("1", at: 500)
    #expect(navigator.nextDeadline == 1500)
    #expect(navigator.advance(to: 1499) == [])
    #expect(navigator.advance(to: 1500).last == .focused(nil))
    #expect(navigator.selected == "option 1")
  }

  @Test func enterCompletesTheNumberAndAnswers() {
    var navigator = navigator(Self.twelve)
    navigator.press("Down", "1")
    #expect(navigator.press("Enter").last == .ended(.answered("option 1")))
  }

  @Test func aMoveThenANumber() {
    var navigator = navigator(["a", "b", "c"])
    navigator.press("Down", "3")
    #expect(navigator.press("Enter") == [.ended(.answered("c"))])
  }

  @Test(arguments: ["٣", "३", "３", "৩"])
  func nativeAndFullWidthDigitsCount(digit: String) {
    var navigator = navigator(["a", "b", "c"])
    navigator.press(digit)
    #expect(navigator.selected == "c")
  }

  @Test(arguments: ["½", "三", "²"])
  func otherNumericCharactersAreLetters(character: String) {
    var navigator = navigator(["a", "b", "c"])
    #expect(navigator.press(character) == [.refused(.noMatch(character))])
  }

  @Test(arguments: ["0", "4", "9"])
  func outOfRangeIsRefused(digit: String) {
    var navigator = navigator(["*a", "b", "c"])
    #expect(navigator.press(digit) == [.refused(.numberOutOfRange(typed: digit))])
    #expect(navigator.selected == "a")
  }

  @Test func aDisabledOptionsNumberIsRefusedThere() {
    var navigator = navigator(["*a", "-b", "c"])
    #expect(navigator.press("2") == [.refused(.unavailable("b"))])
    #expect(navigator.focused == "b")
    #expect(navigator.selected == "a")
  }

  @Test func backspaceTakesADigitBack() {
    var navigator = navigator((1...2000).map { "o\($0)" })
    navigator.press("1", "5")
    #expect(navigator.press("Backspace") == [.typed("1")])
    navigator.press("2", "Enter")
    #expect(navigator.outcome == .answered("o12"))
  }

  @Test func aMoveForgetsTheDigits() {
    var navigator = navigator(Self.twelve)
    navigator.press("1", "Down", "2")
    #expect(navigator.selected == "option 2")
  }

  @Test func numbersReachEveryOneOfAMillion() throws {
    let group = try RadioGroup(
      (1...1_000_000).lazy.map { RadioOption(key: OptionKey("k\($0)"), label: "o") })
    for number in [1, 9, 10, 99_999, 100_000, 543_210, 1_000_000] {
      var navigator = Navigator(group: group)
      for digit in String(number) { navigator.press(String(digit)) }
      navigator.press("Enter")
      #expect(navigator.outcome == .answered(OptionKey("k\(number)")))
    }
  }
}

@Suite struct TypeAheadTests {
  static let fruit = [
    "Apple", "Banana", "Blueberry", "Cherry", "New York", "New Zealand", "3 plums",
  ]

  @Test func aLetterFindsTheNextLabelAfterTheFocus() {
    var navigator = navigator(Self.fruit)
    navigator.press("b")
    #expect(navigator.focused == "Banana")
    navigator.press("b", at: 5000)
    #expect(navigator.focused == "Blueberry")
    navigator.press("b", at: 10_000)
    #expect(navigator.focused == "Banana")
  }

  @Test func theSameLetterCycles() {
    var navigator = navigator(Self.fruit)
    navigator.press("b", "b")
    #expect(navigator.focused == "Blueberry")
    navigator.press("b")
    #expect(navigator.focused == "Banana")
  }

  @Test func lettersInRapidSuccessionMakeOnePrefix() {
    var navigator = navigator(Self.fruit)
    navigator.press("b", at: 0)
    navigator.press("l", at: 999)
    #expect(navigator.focused == "Blueberry")
  }

  @Test func aSecondLaterTheSearchStartsAnew() {
    var navigator = navigator(Self.fruit)
    navigator.press("b", at: 0)
    navigator.press("c", at: 1000)
    #expect(navigator.focused == "Cherry")
  }

  @Test func aSpaceContinuesALabelOnlyWhereOneGoesOn() {
    var navigator = navigator(Self.fruit)
    navigator.press("n", "e", "w", "Space", "z")
    #expect(navigator.focused == "New Zealand")
    navigator.press("a", "Space", at: 9000)
    #expect(navigator.focused == "Apple")
    #expect(navigator.selected == "Apple")
  }

  @Test func aDigitContinuesALabelOnlyWhereOneGoesOn() {
    var navigator = navigator(["x1", "x2", "y"])
    navigator.press("x", "2")
    #expect(navigator.focused == "x2")
    navigator.press("y", "2", at: 5000)
    #expect(navigator.focused == "x2")
  }

  @Test func noMatchIsRefusedAndMovesNothing() {
    var navigator = navigator(Self.fruit)
    navigator.press("Down")
    #expect(navigator.press("q") == [.refused(.noMatch("q"))])
    #expect(navigator.focused == "Banana")
  }

  @Test func disabledMatchesAreReachedOrSkipped() {
    var reaching = navigator(["a", "-b1", "b2"])
    reaching.press("b")
    #expect(reaching.focused == "b1")
    var settings = Navigator.Settings()
    settings.disabledOptions = .skip
    var skipping = navigator(["a", "-b1", "b2"], settings)
    skipping.press("b")
    #expect(skipping.focused == "b2")
    var none = navigator(["a", "-b1", "-b2"], settings)
    #expect(none.press("b") == [.refused(.noMatch("b"))])
  }

  @Test func everyOptionWithTheSameInitialIsReached() {
    let labels = (0..<40).map { ($0 % 2 == 0 ? "j" : "k") + String($0) }
    var navigator = navigator(labels)
    var seen: Set<String> = []
    for step in 0..<20 {
      navigator.press("k", at: step * 2000)
      seen.insert(navigator.focused!)
    }
    #expect(seen.count == 20)
  }
}

@Suite struct LineTests {
  @Test(arguments: [
    ("2", "b"), (" 2 ", "b"), ("2\r", "b"), ("２", "b"), ("٢", "b"), ("02", "b"), ("", "c"),
    ("   ", "c"), ("b", "b"), ("Alp", "Alpha"), ("alpha", "Alpha"), ("Alphabet", "Alphabet"),
  ])
  func aLineIsANumberAKeyALabelOrAUniquePrefix(line: String, answer: String) {
    var options = navigator(["-x", "b", "*c", "Alpha", "Alphabet", "d"])
    if line == "Alp" { options = navigator(["-x", "b", "*c", "Alpha"]) }
    #expect(options.handle(.line(line), at: 0).last == .ended(.answered(OptionKey(answer))))
  }

  @Test(arguments: [
    ("0", Refusal.numberOutOfRange(typed: "0")), ("-1", .numberOutOfRange(typed: "-1")),
    ("7", .numberOutOfRange(typed: "7")), ("1", .unavailable("x")), ("x", .unavailable("x")),
    ("Alp", .ambiguous("Alp", count: 2)), ("zebra", .notAnOption("zebra")),
  ])
  func whatCannotBeTheAnswerIsRefused(line: String, refusal: Refusal) {
    var navigator = navigator(["-x", "b", "*c", "Alpha", "Alphabet", "d"])
    #expect(navigator.handle(.line(line), at: 0) == [.refused(refusal)])
    #expect(navigator.outcome == nil)
  }

  @Test func sameLabelsAreToldApartByNumberAndKey() {
    let group = try! RadioGroup([
      RadioOption<OptionKey>(key: "one", label: "Twin"), RadioOption(key: "two", label: "Twin"),
    ])
    for (line, key) in [("2", "two"), ("two", "two"), ("one", "one")] {
      var navigator = Navigator(group: group, typeAhead: PlainSearch(labels: ["Twin", "Twin"]))
      #expect(navigator.handle(.line(line), at: 0).last == .ended(.answered(OptionKey(key))))
    }
    var navigator = Navigator(group: group, typeAhead: PlainSearch(labels: ["Twin", "Twin"]))
    #expect(navigator.handle(.line("Twin"), at: 0) == [.refused(.ambiguous("Twin", count: 2))])
  }

  @Test func anEmptyLineWithoutADefaultIsRefused() {
    var navigator = navigator(["a", "b"])
    #expect(navigator.handle(.line(""), at: 0) == [.refused(.nothingSelected)])
  }

  @Test func allDisabledEndsWithoutAnAnswer() {
    var navigator = navigator(["-a", "-b"])
    #expect(navigator.handle(.line("1"), at: 0) == [.ended(.nothingSelectable)])
  }

  @Test func aQuestionMarkAsksForHelp() {
    var navigator = navigator(["a", "b"])
    #expect(navigator.handle(.line("?"), at: 0) == [.requested(.help)])
  }
}
