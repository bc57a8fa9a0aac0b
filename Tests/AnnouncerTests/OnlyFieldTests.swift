// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import Announcer
import RadioModel
import Testing

/// Tab in a field without options that stands alone: it stays, and says so.
@Suite struct OnlyFieldTests {
  @Test(
    arguments: [
      (FormField.Kind.note, "only question, Read this"),
      (.entry(TextEntry(.text)), "only question, blank"),
      (.entry(TextEntry(.text, text: "Anna")), "only question, Anna"),
      (.entry(TextEntry(.secret, text: "Anna")), "only question, 4 characters"),
    ] as [(FormField.Kind, String)], ["Tab", "S-Tab"])
  func saysThatItStays(_ asked: (kind: FormField.Kind, said: String), key: String) throws {
    let field = FormField(name: "answer", kind: asked.kind, label: "Read this")
    let session = PlayedSession(
      Question(field: field), tables: try tables("en"), editing: PlainEditing())
    try session.press(key)
    #expect(session.lastAnnouncements.map(\.text) == [asked.said])
    #expect(session.lastAnnouncements.map(\.kind) == [.boundary])
    #expect(session.outcome == nil)
  }

  /// The keys to the edges of a form lead to those of a question that stands alone.
  @Test(
    arguments: [
      (.note, "C-Home", "Read this"), (.note, "C-End", "Read this"),
      (.entry(TextEntry(.text, text: "Anna")), "C-Home", "capital A"),
      (.entry(TextEntry(.text, text: "Anna")), "C-Home C-End", "end"),
      (.entry(TextEntry(.secret, text: "Anna")), "C-Home", "star"),
      (.entry(TextEntry(.text)), "C-Home", "blank"),
    ] as [(FormField.Kind, String, String)])
  func controlHomeAndEnd(kind: FormField.Kind, keys: String, said: String) throws {
    let session = PlayedSession(
      Question(field: FormField(name: "answer", kind: kind, label: "Read this")),
      tables: try tables("en"), editing: PlainEditing())
    for key in keys.split(separator: " ") { try session.press(String(key)) }
    #expect(session.lastAnnouncements.map(\.text) == [said])
  }

  /// In a list they look at an option and select nothing.
  @Test(arguments: [
    ("C-End", "Thin crust, radio button, not selected, unavailable: out of dough, 3 of 3"),
    ("C-End C-Home", "Regular crust, radio button, not selected, 1 of 3"),
  ])
  func lookingAtTheEdges(keys: String, said: String) throws {
    let play = try Play(crusts, selected: "deep", keys: keys)
    #expect(play.last?.text == said)
    #expect(play.session.navigator.group.selectedKey == "deep")
  }

  /// Who enters a text is told where the cursor is, unless that is behind it.
  @Test(
    arguments: [
      ("", 0, "Name, edit text, blank"), ("Anna", 4, "Name, edit text, Anna"),
      ("Anna", 0, "Name, edit text, Anna, cursor at the beginning"),
      ("Anna Bell", 5, "Name, edit text, Anna Bell, cursor before Bell"),
    ])
  func theCursor(text: String, cursor: Int, said: String) throws {
    var entry = TextEntry(.text, text: text)
    #expect(entry.cursor == text.count, "it begins at the end, as in readline")
    entry.cursor = cursor
    let field = FormField(name: "answer", kind: .entry(entry), label: "Name")
    let session = PlayedSession(
      Question(field: field), tables: try tables("en"), editing: PlainEditing())
    #expect(session.lastAnnouncements.map(\.text) == [said])
    try session.press("F2")
    let place = try #require(session.lastAnnouncements.first?.text)
    #expect(place.hasPrefix(said))
  }

  /// What stands behind the cursor of a secret is not told.
  @Test func theCursorOfASecret() throws {
    var entry = TextEntry(.secret, text: "Anna")
    entry.cursor = 2
    let field = FormField(name: "answer", kind: .entry(entry), label: "Code")
    let session = PlayedSession(
      Question(field: field), tables: try tables("en"), editing: PlainEditing())
    #expect(session.lastAnnouncements.map(\.text) == ["Code, password edit, 4 characters"])
  }
}
