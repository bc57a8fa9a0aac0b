// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import FoundationEssentials
import LabelTables
import RadioModel
import Testing

/// What a program's own tests do with a session.
@Suite struct PlayedSessionTests {
  private func session(_ language: String = "en") throws -> PlayedSession {
    let group = try RadioGroup<OptionKey>([
      RadioOption(key: "regular", label: "Regular crust"),
      RadioOption(key: "deep", label: "Deep dish"),
      RadioOption(
        key: "thin", label: "Thin crust", isEnabled: false, disabledReason: "out of dough"),
    ])
    return PlayedSession(
      title: "Pizza crust", group: group,
      tables: try LabelTables(folder: Scripts.folder, languages: [language]))
  }

  @Test func readsWhatCameOfKeys() throws {
    let session = try session()
    #expect(session.utterances.first == "Pizza crust, radio group")
    try session.press("Down Down Up")
    #expect(session.focused == "deep")
    #expect(session.selection == ["deep"])
    #expect(session.lastUtterance == "Deep dish, radio button, selected, 2 of 3")
    #expect(session.screen[3] == "> (•) Deep dish")
    #expect(session.status == nil)
    try session.wait(milliseconds: 3000)
    #expect(session.lastAnnouncements.map(\.kind.rawValue) == ["hint"])
    try session.type("r")
    try session.press("Enter")
    #expect(session.status == "answered")
    #expect(session.answer() == ["regular"])
    #expect(throws: PressingError.unreadable(.unknownKey("Dwon", word: 1))) {
      try session.press("Dwon")
    }
  }

  @Test func aDifferenceIsMarked() throws {
    let session = try session()
    #expect(
      session.mismatch(
        hearing: "Pizza crust, radio group",
        "Regular crust, radio button, not selected, 1 of 3") == nil)
    try session.press("Down")
    #expect(session.mismatch(hearing: "Deep dish, radio button, selected, 2 of 3") == nil)
    let mismatch = session.mismatch(
      hearing: "Deep dish, radio button, not selected, 2 of 3", "more")
    #expect(
      mismatch?.description == """
        hear is not as expected
        - Deep dish, radio button, not selected, 2 of 3
        + Deep dish, radio button, selected, 2 of 3
                                   ^
          differs at word 5: selected instead of not
        - more
        """)
  }

  @Test func expectationsOfScriptsCanBeUsed() throws {
    let session = try session("de")
    try session.press("Down")
    #expect(
      session.mismatch(
        expecting:
          "hear label \"Deep dish\" role \"radio button\" state \"selected\"\nselected deep"
      ) == nil)
    let mismatch = session.mismatch(
      expecting: "hear state \"not selected\"\nfocused thin")
    #expect(
      mismatch?.parts.map(\.actual) == [
        [
          "state: ausgewählt",
          "hear \"Deep dish, Auswahlschalter, ausgewählt, 2 von 3\"",
        ], ["deep"],
      ])
    #expect(session.mismatch(expecting: "focused thn")?.parts.count == 1)
    #expect(session.mismatch(expecting: "hear lable \"a\"")?.parts.count == 1)
    #expect(
      session.mismatch(expecting: "heer label \"a\"")?.parts.map(\.reason).count == 1)
    #expect(session.mismatch(expecting: "selected deep\nheer \"a\"")?.parts.count == 1)
    #expect(session.mismatch(expecting: "selected deep\npress Down")?.parts.count == 1)
    #expect(
      session.mismatch(expecting: "screen is\n| a\n| b")?.parts.map(\.expected) == [["a", "b"]])
    #expect(session.mismatch(expecting: "screen row 25 \"a\"")?.parts.map(\.expected) == [[]])
  }

  /// As in scripts, a key behind the end is a mistake, and those before it count.
  @Test func keysBehindTheEndAreAMistake() throws {
    let session = try session()
    #expect(throws: PressingError.sessionOver(status: "answered", key: 3)) {
      try session.press("Down Enter Down")
    }
    #expect(session.answer() == ["deep"])
    #expect(throws: PressingError.sessionOver(status: "answered", key: 1)) {
      try session.type("a")
    }
    #expect(throws: PressingError.sessionOver(status: "answered", key: 1)) {
      try session.wait(milliseconds: 1)
    }
  }

  @Test func snapshotsAreFilesBesideTheTest() throws {
    let folder = try TemporaryScripts([:])
    let test = folder.path("CrustTests.swift")
    let session = try session()
    try session.press("Down")
    let missing = try #require(
      session.mismatch(snapshot: "down", isRecording: false, file: test))
    #expect(missing.description.contains("ALOUD_RECORD_SNAPSHOTS=1"))
    #expect(session.mismatch(snapshot: "down", isRecording: true, file: test) == nil)
    #expect(session.mismatch(snapshot: "down", isRecording: false, file: test) == nil)
    let written = try String(
      contentsOf: URL(filePath: folder.path("Snapshots/CrustTests.down.txt")), encoding: .utf8)
    #expect(
      written == """
        hear "Pizza crust, radio group"
        hear "Regular crust, radio button, not selected, 1 of 3"
        hear "Deep dish, radio button, selected, 2 of 3"
        cut "Regular crust, radio button, not selected, 1 of 3"
        field answer
        focused deep
        selected deep
        screen is
        | Pizza crust
        |
        |   ( ) Regular crust
        | > (•) Deep dish
        |   ( ) Thin crust  unavailable: out of dough

        """)
    try session.press("Up")
    let other = try #require(session.mismatch(snapshot: "down", isRecording: false, file: test))
    #expect(
      other.parts.map(\.reason) == [
        "CrustTests.down.txt is not as expected: if this is right, record it anew with "
          + "ALOUD_RECORD_SNAPSHOTS=1"
      ])
  }

  @Test func formsAreOpenedWithTheirTables() throws {
    let path = Scripts.root.appending(path: "Examples/survey.json5").path
    let session = try PlayedSession(
      form: path, tables: LabelTables(folder: Scripts.folder, languages: ["de"]))
    #expect(session.field == "satisfied")
    #expect(session.utterances.first?.contains("4 Fragen") == true)
    #expect(
      session.mismatch(
        expecting: """
          hear role "form" count "4 questions"
          hear group "@satisfied" role "radio group"
          hear label "@satisfied.very"
          """) == nil)
    let folder = try TemporaryScripts(["bad.json5": "{\n  titel: 'x', fields: [] }"])
    #expect(throws: UnusableForm.self) {
      try PlayedSession(form: folder.path("bad.json5"), tables: Scripts.english)
    }
  }
}
