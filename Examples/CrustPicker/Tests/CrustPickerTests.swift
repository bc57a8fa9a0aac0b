// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import LabelTables
import Testing

@testable import CrustPicker

/// The program tests itself: no terminal, no screen reader, no waiting.
@Suite struct CrustPickerTests {
  private func session(_ language: String = "en") throws -> PlayedSession {
    let tables = try LabelTables(folder: .ofPackage(), languages: [language])
    return PlayedSession(try CrustQuestion.make(), tables: tables)
  }

  @Test func saysWhatIsAskedAndWhatIsChosen() throws {
    let session = try session()
    #expect(
      session.mismatch(
        hearing: "Pizza crust, radio group", "Regular crust, radio button, selected, 1 of 3") == nil
    )
    try session.press("Down")
    #expect(
      session.lastUtterance
        == "Deep dish, radio button, selected, takes ten minutes more, 2 of 3")
    #expect(session.selection == ["deep"])
  }

  @Test func whatIsNotToBeHadIsNoAnswer() throws {
    let session = try session()
    try session.press("End Enter")
    #expect(
      session.mismatch(
        hearing: "Thin crust, radio button, not selected, unavailable: out of dough, 3 of 3",
        "Thin crust, unavailable: out of dough, Regular crust stays selected") == nil)
    #expect(session.outcome == nil)
    try session.press("Home Enter")
    #expect(session.answer() == ["regular"])
  }

  /// One expectation for every language: fields are named in English.
  @Test(arguments: ["en", "de", "ar", "ja"])
  func holdsInEveryLanguage(language: String) throws {
    let session = try session(language)
    try session.press("Down")
    #expect(
      session.mismatch(
        expecting: """
          hear label "Deep dish" role "radio button" state "selected" position "2 of 3"
          selected deep
          screen no wider than 80
          """) == nil)
  }

  @Test func looksAsItDid() throws {
    let session = try session()
    try session.press("Down")
    #expect(session.mismatch(snapshot: "deep") == nil)
  }
}
