// SPDX-License-Identifier: GPL-3.0-or-later
import Announcer
import Testing

@testable import aloud

/// What scripts feed a gauge with, as whiptail(1) describes it.
@Suite struct GaugeInputTests {
  private func reports(_ lines: String...) -> [ProgressReport] {
    var input = GaugeInput()
    return lines.flatMap { input.take($0) }
  }

  @Test func numbersArePercentages() {
    #expect(
      reports("0", " 7", "100", "250") == [
        .at(percent: 0), .at(percent: 7), .at(percent: 100), .at(percent: 100),
      ])
  }

  @Test func otherLinesMeanNothing() {
    #expect(reports("half", "", "1 2", "12%").isEmpty)
  }

  @Test func aNewTextStandsBetweenMarks() {
    #expect(
      reports("XXX", "30", "Copying", "two files\\nand one", "XXX", "40") == [
        .doing("Copying\ntwo files\nand one"), .at(percent: 30), .at(percent: 40),
      ])
  }

  @Test func anUnfinishedTextIsNotTold() {
    #expect(reports("XXX", "30", "Copying").isEmpty)
  }
}
