// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import LabelTables
import RadioModel
import Testing

/// Numbers as JSON5 writes them, against what they are in full.
@Suite struct JSONNumberTests {
  @Test(arguments: [
    ("1e3", "1000"), ("1E+3", "1000"), ("12.5e1", "125"), ("-2.50e-1", "-0.25"),
    ("5e-18", "0.000000000000000005"),
    ("0x10", "16"), ("-0xFf", "-255"), ("0x1e3", "483"), (".5", "0.5"), ("+7.", "7"), ("0e99", "0"),
    ("0.1", "0.1"), ("123456789012345678", "123456789012345678"),
  ])
  func theyAreExact(written: String, number: String) throws {
    #expect(try DecimalNumber(JSONDocument(Array(written.utf8)).root)?.description == number)
  }

  @Test(arguments: [
    "1e18", "5e-19", "1e99999999999999999999", "Infinity", "NaN", "'3'", "0xfffffffffffffffff",
  ])
  func whatDoesNotFitIsNone(written: String) throws {
    #expect(try DecimalNumber(JSONDocument(Array(written.utf8)).root) == nil)
  }

  @Test func formsTakeThem() throws {
    let (form, mistakes) = FormReader.read(
      Array("{fields: [{kind: 'number', name: 'n', label: 'N', max: 1e3, step: 0x10}]}".utf8),
      usualLanguage: "en", yesAndNo: ("Yes", "No")
    ) { _ throws(TableError) in
      FormWords { text throws(TableError) in ResolvedLabel(text: text, language: nil) }
    }
    #expect(mistakes == [])
    guard case .entry(let entry)? = form?.fields[0].kind, case .number(let range) = entry.content
    else {
      Issue.record("no number")
      return
    }
    #expect(range.maximum == DecimalNumber(1000) && range.step == DecimalNumber(16))
  }
}
