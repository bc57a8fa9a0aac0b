// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import LabelTables
import RadioModel
import XCTest

/// The library in a test of XCTest, as programs have them.
final class XCTestSessionTests: XCTestCase {
  private func session(_ language: String = "en") throws -> PlayedSession {
    let group = try RadioGroup<OptionKey>([
      RadioOption(key: "regular", label: "Regular crust"),
      RadioOption(key: "deep", label: "Deep dish"),
    ])
    let tables = try LabelTables(folder: .ofPackage(), languages: [language])
    return PlayedSession(title: "Pizza crust", group: group, tables: tables)
  }

  func testSaysWhatIsChosen() throws {
    let session = try session()
    XCTAssertNil(
      session.mismatch(
        hearing: "Pizza crust, radio group",
        "Regular crust, radio button, not selected, 1 of 2"))
    try session.press("Down Enter")
    XCTAssertEqual(session.answer(), ["deep"])
    XCTAssertThrowsError(try session.press("Up"))
  }

  func testADifferenceIsTold() throws {
    let session = try session("de")
    try session.press("Down")
    XCTAssertNil(session.mismatch(expecting: "hear state \"selected\" position \"2 of 2\""))
    let mismatch = try XCTUnwrap(session.mismatch(expecting: "selected regular"))
    XCTAssertTrue(mismatch.description.contains("- regular\n+ deep"), mismatch.description)
  }
}
