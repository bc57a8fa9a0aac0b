// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel
import RadioNavigator
import Testing

@testable import TerminalUI

@Suite struct ScreenRendererTests {
  let renderer = ScreenRenderer()

  private func frame(
    _ navigator: Navigator, _ content: ScreenContent = Questions.content(), columns: Int = 80,
    rows: Int = 24, after previous: ScreenFrame? = nil
  ) -> ScreenFrame {
    renderer.frame(
      navigator: navigator, content: content, columns: columns, rows: rows, after: previous)
  }

  @Test func aQuestionLooksLikeThis() throws {
    let navigator = try Questions.navigator(
      ["Regular crust", "Deep dish", "Thin crust"], selected: 1, disabled: [2: "out of dough"])
    let frame = frame(navigator)
    #expect(
      frame.plainLines == [
        "Pizza crust",
        "",
        "  ( ) Regular crust",
        "> (•) Deep dish  chosen",
        "  ( ) Thin crust  not to be had: out of dough",
      ])
    #expect(frame.cursor == ScreenPosition(row: 3, column: 3))
  }

  @Test func theMessageStandsBelow() throws {
    var content = Questions.content()
    content.detail = "For two"
    content.message = "No.\nNot that."
    let frame = frame(try Questions.navigator(["A", "B"]), content)
    #expect(
      frame.plainLines == [
        "Pizza crust", "For two", "", "> ( ) A", "  ( ) B", "", "No.", "Not that.",
      ])
  }

  /// A tab is room between columns wherever it stands, and no sign.
  @Test func tabsAreRoom() throws {
    var content = Questions.content(title: "Name\tSize")
    content.detail = "disk\t10 G"
    content.message = "Not\tthat."
    content.heading = "Disks\tall"
    content.below = ["OK\tCancel"]
    content.headings = [1: "Old\tones"]
    var navigator = try Questions.navigator(["sda\t10 G", "sdb\t5 G"], disabled: [1: "in\tuse"])
    #expect(
      frame(navigator, content).plainLines == [
        "Disks   all", "Name    Size", "disk    10 G", "", "> ( ) sda     10 G", "Old     ones",
        "  ( ) sdb     5 G  not to be had: in       use", "OK      Cancel", "", "Not     that.",
      ])
    navigator.settings.textSize = .accessibility5
    for columns in [20, 33, 80] {
      let lines = frame(navigator, content, columns: columns).plainLines
      #expect(!lines.joined().contains { "\t␉".contains($0) })
      #expect(lines.allSatisfy { TextWidth.columns(of: $0) <= columns })
    }
  }

  /// No line stays empty while a description has more to show; and however long it is, options of
  /// which there are many have half of the rest.
  @Test(arguments: [1, 2, 3, 5, 12, 500], [6, 10, 14, 24, 50])
  func aDescriptionTakesWhatOptionsLeave(options: Int, rows: Int) throws {
    var content = Questions.content()
    content.detail = (1...200).map { "Line \($0)" }.joined(separator: "\n")
    let frame = frame(
      try Questions.navigator((1...options).map { "Option \($0)" }), content, rows: rows)
    let shown = frame.plainLines.count { $0.hasPrefix("Line ") }
    let optionLines = frame.plainLines.count { $0.contains("Option ") }
    let all = "\(frame.plainLines)"
    #expect(frame.plainLines.count <= rows, "\(all)")
    #expect(shown > 0 && optionLines > 0, "\(all)")
    if optionLines == options {
      #expect(rows - frame.plainLines.count <= 2, "\(all)")
    } else {
      #expect(abs(shown - optionLines) <= 4, "\(all)")
    }
  }

  /// The form's title stays on top while a line of each has room: it, the field, an option and the
  /// message. It takes no line from the option that has the focus.
  @Test(
    arguments: 1...40, [["A", "B", "C", "D"], [String(repeating: "long label ", count: 20), "B"]])
  func theFormsTitleStays(rows: Int, labels: [String]) throws {
    for message in [nil, "No."] {
      for focused in [0, labels.count - 1] {
        let navigator = try Questions.navigator(labels, selected: focused)
        var content = Questions.content()
        content.message = message
        content.above = (1...20).map { "before \($0)" }
        content.below = (1...20).map { "after \($0)" }
        let without = frame(navigator, content, columns: 40, rows: rows)
        content.heading = "Order, question 21 of 41"
        let frame = frame(navigator, content, columns: 40, rows: rows)
        #expect(frame.height <= rows)
        let isWhole = labels[focused].count < 40
        if isWhole, rows >= (message == nil ? 3 : 4) {
          #expect(frame.plainLines.first == content.heading)
          #expect(frame.plainLines.contains(content.title))
        }
        if rows >= 20 { #expect(frame.plainLines.first == content.heading) }
        #expect(frame.plainLines.contains { $0.hasPrefix("> (•)") })
        #expect(frame.cutParts.contains(.option) == without.cutParts.contains(.option))
      }
    }
  }

  /// All other questions are shown where the rows suffice for them and every option; else none of
  /// them stands where a row is left empty.
  @Test(arguments: [12, 16, 20, 24, 30, 50], [1, 2, 5, 9])
  func otherQuestionsTakeTheRowsThatAreLeft(rows: Int, others: Int) throws {
    let labels = ["A", "B", "C"]
    for place in 0...others {
      var content = Questions.content()
      content.heading = "Order"
      content.detail = nil
      content.above = (0..<place).map { "before \($0)" }
      content.below = (0..<(others - place)).map { "after \($0)" }
      let frame = frame(
        try Questions.navigator(labels, selected: 0), content, columns: 40, rows: rows)
      let shown = frame.plainLines.count { $0.hasPrefix("before ") || $0.hasPrefix("after ") }
      let options = frame.plainLines.count { $0.contains(") ") }
      #expect(options == labels.count, "\(frame.plainLines)")
      // Heading, title and options, with the two lines that may tell of more options.
      let free = rows - 2 - labels.count - 2
      #expect(shown >= min(others, free), "\(frame.plainLines)")
    }
  }

  @Test func signsKeepToASCIIWhereTheLocaleDoes() throws {
    var content = Questions.content()
    content.usesUnicodeSigns = false
    content.numberOfLines = 1
    let frame = frame(
      try Questions.navigator(["A label that is too long for twenty", "B"], selected: 0), content,
      columns: 20)
    #expect(frame.plainLines.joined().utf8.allSatisfy { $0 < 0x7F })
    #expect(frame.plainLines.contains { $0.hasPrefix("> (*) ") && $0.hasSuffix("...") })
  }

  /// R09, R24, R33: every row fits, the focused option is in view with the cursor on its ring.
  @Test(arguments: [20, 21, 40, 80, 200], [5, 6, 10, 24, 50])
  func everyRowFitsAndTheFocusIsInView(columns: Int, rows: Int) throws {
    var checked = 0
    for category in [ContentSizeCategory.large, .accessibility1, .accessibility5] {
      for isRightToLeft in [false, true] {
        for grid in [1, 3] {
          for placement in ContentPlacement.allCases {
            var content = Questions.content(title: "漢字 and a rather long title for a small screen")
            content.isRightToLeft = isRightToLeft
            content.placement = placement
            content.message = "A message that is a little longer than usual"
            content.largeText = .textSizing
            var navigator = try Questions.navigator(
              Questions.hardLabels, selected: 2, disabled: [3: "nobody knows why", 9: "no"],
              settings: Navigator.Settings(
                columns: grid, isRightToLeft: isRightToLeft, textSize: category))
            var previous: ScreenFrame?
            for step in 0..<Questions.hardLabels.count {
              let frame = frame(
                navigator, content, columns: columns, rows: rows, after: previous)
              check(frame, navigator, columns: columns, rows: rows)
              previous = frame
              checked += 1
              _ = navigator.handle(.reviewNext, at: step)
            }
          }
        }
      }
    }
    #expect(checked == 3 * 2 * 2 * 2 * Questions.hardLabels.count)
  }

  /// Records what is wrong; an expectation for every line of thousands of frames takes too long.
  private func check(_ frame: ScreenFrame, _ navigator: Navigator, columns: Int, rows: Int) {
    func complain(_ what: String, unless isRight: Bool) {
      if !isRight {
        Issue.record("\(what), \(columns) by \(rows): \(frame.plainLines), \(frame.cursor)")
      }
    }
    complain("too high", unless: frame.height <= rows)
    complain("too wide", unless: frame.lines.allSatisfy { $0.columns * frame.scale <= columns })
    let focus = navigator.focusedPosition ?? -1
    complain("focus out of view", unless: frame.shownOptions.contains(focus))
    guard frame.lines.indices.contains(frame.cursor.row) else {
      return complain("cursor outside", unless: false)
    }
    let line = frame.lines[frame.cursor.row].spans.map(\.text).joined()
    var column = 0
    let under = line.first { character in
      defer { column += TextWidth.columns(of: character) }
      return column == frame.cursor.column
    }
    let isSelected = navigator.group.selectedPosition == focus
    complain("cursor off the ring", unless: under == (isSelected ? "•" : " "))
    complain("no ring", unless: line.contains(isSelected ? "(•)" : "( )"))
    complain("no marker", unless: line.contains("> (") || line.contains(") <"))
  }

  /// R36, R41: signs and words say all that colours do.
  @Test(arguments: [true, false])
  func statesAreSaidWithoutColour(usesColor: Bool) throws {
    var content = Questions.content()
    content.usesColor = usesColor
    let navigator = try Questions.navigator(
      ["A", "B", "C"], selected: 1, disabled: [2: "sold out"])
    let frame = frame(navigator, content)
    let colored = frame.lines.flatMap(\.spans).filter {
      !$0.style.isDisjoint(with: [.chosenColor, .warningColor])
    }
    #expect(colored.isEmpty == !usesColor)
    #expect(frame.plainLines.filter { $0.contains("(•)") } == ["> (•) B  chosen"])
    #expect(frame.plainLines.last == "  ( ) C  not to be had: sold out")
  }

  /// R41: however short the label must be, the word is there.
  @Test(arguments: [20, 24, 40])
  func aCutLabelStillSaysThatItIsUnavailable(columns: Int) throws {
    var content = Questions.content()
    content.numberOfLines = 1
    let frame = frame(
      try Questions.navigator(
        ["A label that goes on and on and on and on", "B"], disabled: [0: "gone"]),
      content, columns: columns)
    let text = frame.plainLines.joined(separator: " ")
    #expect(text.contains("…"))
    #expect(text.contains("not to be had:"))
    #expect(text.contains("gone"))
  }

  /// R39
  @Test func markupIsShownAsItIs() throws {
    let frame = frame(try Questions.navigator(["a < b & \"c\" 'd' <b>e</b>", "x"]))
    #expect(frame.plainLines.contains("> ( ) a < b & \"c\" 'd' <b>e</b>"))
  }

  @Test func nothingHarmfulIsInAFrame() throws {
    var content = Questions.content(title: "t\u{1B}]0;x\u{7}\u{9B}")
    content.detail = "d\u{202E}"
    content.message = "m\u{1B}[2J"
    content.words = { _ in "w\u{1B}c" }
    let navigator = try Questions.navigator(["l\u{1B}[H\r\n\u{2066}"], disabled: [0: "r\u{8}"])
    let text = frame(navigator, content).lines.flatMap(\.spans).map(\.text).joined()
    #expect(text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    #expect(!text.contains("\u{202E}"))
    #expect(text.contains("␛[H␍␊<U+2066>"))
  }

  @Test func longListsSayHowManyMore() throws {
    var navigator = try Questions.navigator((1...40).map { "Option \($0)" })
    var frame = frame(navigator, rows: 8)
    #expect(
      frame.plainLines == [
        "Pizza crust", "> ( ) Option 1", "  ( ) Option 2", "  ( ) Option 3", "  ( ) Option 4",
        "  ( ) Option 5", "  ( ) Option 6", "34 lower",
      ])
    for step in 0..<6 { _ = navigator.handle(.reviewNext, at: step) }
    frame = self.frame(navigator, rows: 8, after: frame)
    #expect(
      frame.plainLines == [
        "Pizza crust", "2 higher", "  ( ) Option 3", "  ( ) Option 4", "  ( ) Option 5",
        "  ( ) Option 6", "> ( ) Option 7", "33 lower",
      ])
    // Within the window nothing scrolls.
    _ = navigator.handle(.reviewPrevious, at: 9)
    #expect(self.frame(navigator, rows: 8, after: frame).shownOptions == frame.shownOptions)
    _ = navigator.handle(.last, at: 10)
    frame = self.frame(navigator, rows: 8, after: frame)
    #expect(frame.plainLines.dropFirst().first == "34 higher")
    #expect(frame.plainLines.last == "> (•) Option 40  chosen")
  }

  @Test func accessibilitySizesGiveRoomAndCutNothing() throws {
    var content = Questions.content()
    content.numberOfLines = 1
    let label = "A label that is longer than one line of forty columns"
    let settings = Navigator.Settings(textSize: .accessibility2)
    let frame = frame(
      try Questions.navigator([label, "B", "C"], settings: settings), content, columns: 40)
    #expect(
      frame.plainLines == [
        "Pizza crust", "", "> ( ) A label that is longer than one", "      line of forty columns",
        "",
        "  ( ) B", "", "  ( ) C",
      ])
    #expect(frame.lines.last?.spans.contains { $0.style.contains(.bold) } == true)
  }

  @Test func rightToLeftIsMirrored() throws {
    var content = Questions.content(title: "عجينة")
    content.isRightToLeft = true
    let frame = frame(
      try Questions.navigator(["رقيقة", "سميكة"], selected: 0), content, columns: 30)
    let lines = frame.lines.map { $0.spans.map(\.text).joined() }
    #expect(
      lines == [
        String(repeating: " ", count: 25) + "عجينة", "",
        String(repeating: " ", count: 30 - 19) + "رقيقة  chosen (•) <",
        String(repeating: " ", count: 30 - 11) + "سميكة ( )  ",
      ])
    #expect(frame.cursor == ScreenPosition(row: 2, column: 26))
  }

  @Test func aTrailingRingStandsAtTheOtherSide() throws {
    var content = Questions.content()
    content.placement = .trailing
    let frame = frame(try Questions.navigator(["A", "B"], selected: 0), content, columns: 20)
    #expect(frame.plainLines.suffix(2) == ["A  chosen      (•) <", "B              ( )"])
    #expect(frame.cursor.column == 16)
  }

  @Test func aGridLiesRowByRowWithItsRestInTheLast() throws {
    let settings = Navigator.Settings(columns: 3)
    var navigator = try Questions.navigator(["A", "B", "C", "D"], settings: settings)
    _ = navigator.handle(.reviewNext, at: 0)
    let left = frame(navigator, columns: 46)
    #expect(
      left.plainLines.suffix(2) == [
        "  ( ) A         > ( ) B           ( ) C", "  ( ) D",
      ])
    #expect(left.cursor == ScreenPosition(row: 2, column: 19))
    var content = Questions.content()
    content.isRightToLeft = true
    let mirrored = frame(navigator, content, columns: 46)
    #expect(
      mirrored.plainLines.suffix(2) == [
        "       C ( )           B ( ) <         A ( )",
        String(repeating: " ", count: 39) + "D ( )",
      ])
  }

  @Test(arguments: [
    (ContentSizeCategory.large, 120, 40, 1), (.xxxLarge, 120, 40, 1), (.accessibility1, 120, 40, 2),
    (.accessibility3, 120, 40, 2), (.accessibility5, 120, 40, 3), (.accessibility5, 59, 40, 2),
    (.accessibility5, 120, 14, 2), (.accessibility5, 39, 40, 1), (.accessibility5, 120, 9, 1),
  ])
  func textIsScaledByItsCategoryAsFarAsThereIsRoom(
    category: ContentSizeCategory, columns: Int, rows: Int, scale: Int
  ) throws {
    var content = Questions.content()
    content.largeText = .textSizing
    let navigator = try Questions.navigator(
      ["A", "B"], settings: Navigator.Settings(textSize: category))
    let scaled = frame(navigator, content, columns: columns, rows: rows)
    #expect(scaled.scale == scale)
    content.largeText = .spacing
    #expect(frame(navigator, content, columns: columns, rows: rows).scale == 1)
  }

  @Test func aMillionOptionsCostNoMoreThanTen() throws {
    let settings = Navigator.Settings(wraps: false)
    var counts: [Int] = []
    for count in [10, 1_000_000] {
      var group = RadioGroup<OptionKey>()
      group = try RadioGroup(
        (0..<count).map { RadioOption(key: OptionKey("\($0)"), label: "Option \($0)") })
      var navigator = Navigator(group: group, settings: settings)
      _ = navigator.handle(.last, at: 0)
      let frame = frame(navigator, rows: 8)
      counts.append(frame.lines.count)
      #expect(frame.shownOptions.upperBound == count)
      #expect(frame.shownOptions.count < 8)
    }
    #expect(counts[0] == counts[1])
  }

  @Test func anEmptyGroupIsNoTrouble() throws {
    let frame = frame(try Questions.navigator([]), rows: 5)
    #expect(frame.plainLines == ["Pizza crust"])
    #expect(frame.cursor == ScreenPosition(row: 0, column: 0))
  }

  @Test(arguments: 1...5, [1, 2, 5, 8, 20])
  func theSmallestTerminalsBreakNothing(rows: Int, columns: Int) throws {
    var content = Questions.content(title: "A title of some length")
    content.message = "message"
    content.detail = "detail"
    var navigator = try Questions.navigator(Questions.hardLabels)
    for step in 0..<Questions.hardLabels.count {
      let frame = frame(navigator, content, columns: columns, rows: rows)
      #expect(frame.height <= rows)
      #expect(frame.shownOptions.contains(navigator.focusedPosition ?? -1))
      _ = navigator.handle(.reviewNext, at: step)
    }
  }
}
