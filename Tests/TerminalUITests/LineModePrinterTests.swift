// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel
import RadioNavigator
import Testing

@testable import TerminalUI

@Suite struct LineModePrinterTests {
  @Test func theListSaysEverythingInWords() throws {
    var content = Questions.content()
    content.detail = "For two\u{1B}"
    let group = try Questions.navigator(
      ["Regular crust", "Deep dish", "Thin crust\t"], selected: 1, disabled: [2: "out of dough"]
    ).group
    var printer = LineModePrinter(
      navigator: Navigator(group: group), content: content, columns: 80, rows: 24)
    #expect(
      printer.nextPage() == [
        "Pizza crust",
        "For two␛",
        "1. Regular crust",
        "2. Deep dish  the usual one",
        "3. Thin crust        not to be had: out of dough",
      ])
    #expect(printer.isAtEnd)
    #expect(printer.nextPage().isEmpty)
  }

  @Test func aDisabledSelectionIsNoDefault() throws {
    let group = try Questions.navigator(["A", "B"], selected: 0, disabled: [0: "gone"]).group
    let printer = LineModePrinter(
      navigator: Navigator(group: group), content: Questions.content(), columns: 80, rows: 24)
    #expect(printer.lines(ofOptionAt: 0) == ["1. A  chosen  not to be had: gone"])
  }

  @Test(arguments: [20, 33, 80], [2, 5, 24])
  func pagesFitAndLeaveNothingOut(columns: Int, rows: Int) throws {
    let labels = (0..<7).flatMap { _ in Questions.hardLabels }
    let group = try Questions.navigator(labels).group
    var printer = LineModePrinter(
      navigator: Navigator(group: group), content: Questions.content(), columns: columns, rows: rows
    )
    var lines: [String] = []
    while !printer.isAtEnd {
      let first = printer.printed.upperBound
      let page = printer.nextPage()
      #expect(page.count <= rows - 1 || printer.printed.upperBound == first + 1)
      lines += page
    }
    #expect(lines.allSatisfy { TextWidth.columns(of: $0) <= columns })
    let numbers = lines.compactMap { line in line.split(separator: ".").first.flatMap { Int($0) } }
    #expect(numbers == Array(1...labels.count))
  }

  @Test func aLongListIsPrintedPageByPage() throws {
    let group = try RadioGroup<OptionKey>(
      (0..<100_000).map { RadioOption(key: OptionKey("\($0)"), label: "Option \($0)") })
    var printer = LineModePrinter(
      navigator: Navigator(group: group), content: Questions.content(), columns: 80, rows: 10)
    #expect(printer.nextPage().last == "8. Option 7")
    #expect(printer.nextPage().first == "9. Option 8")
  }
}
