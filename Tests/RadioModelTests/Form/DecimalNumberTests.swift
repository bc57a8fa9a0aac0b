// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel
import TestSupport
import Testing

@Suite struct DecimalNumberTests {
  @Test(arguments: [
    ("0", "0"), ("007", "7"), ("+5", "5"), ("-0", "0"), ("0.50", "0.5"), (".5", "0.5"),
    ("5.", "5"), ("2,5", "2.5"), ("-0.05", "-0.05"), ("\u{2212}3", "-3"), ("١٢٫٥", "12.5"),
    ("１２", "12"), ("999999999999999999", "999999999999999999"),
    (".000000000000000001", "0.000000000000000001"),
  ])
  func readsWhatPeopleWrite(text: String, number: String) throws {
    #expect(try #require(DecimalNumber(text)).description == number)
  }

  /// Nothing that says two things, and nothing that is no decimal number.
  @Test(arguments: [
    "", "-", ".", "1,234.5", "1.234,5", "1e3", "0x10", "NaN", "½", "十", "1 000", "--1",
    "1234567890123456789",
  ])
  func refusesWhatIsUnclear(text: String) {
    #expect(DecimalNumber(text) == nil)
  }

  /// A tenth is a tenth: three of them are 0.3, which binary fractions miss.
  @Test func countsExactly() throws {
    let tenth = try #require(DecimalNumber("0.1"))
    let sum = try #require(tenth.adding(tenth)?.adding(tenth))
    #expect(sum == DecimalNumber("0.3"))
    #expect(sum.isReached(from: DecimalNumber(0), by: tenth))
    #expect(!sum.isReached(from: DecimalNumber(0), by: try #require(DecimalNumber("0.2"))))
    #expect(sum.isReached(from: tenth, by: try #require(DecimalNumber("0.2"))))
  }

  /// Order and sum are those of whole numbers of thousandths.
  @Test func agreesWithWholeNumbers() throws {
    var random = SeededGenerator()
    print("seed \(random.seed)")
    func text(_ thousandths: Int) -> String {
      let digits = String(thousandths.magnitude)
      let padded = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      return (thousandths < 0 ? "-" : "") + padded.dropLast(3) + "." + padded.suffix(3)
    }
    for _ in 0..<500 {
      let (one, other) = (
        Int.random(in: -9999...9999, using: &random), Int.random(in: -9999...9999, using: &random)
      )
      let (first, second) = (
        try #require(DecimalNumber(text(one))), try #require(DecimalNumber(text(other)))
      )
      #expect((first < second) == (one < other))
      #expect((first == second) == (one == other))
      #expect(first.adding(second) == DecimalNumber(text(one + other)))
      #expect(-first == DecimalNumber(text(-one)))
    }
  }
}
