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
    ] as [(FormField.Kind, String)], ["Tab", "S-Tab", "C-Home", "C-End"])
  func saysThatItStays(_ asked: (kind: FormField.Kind, said: String), key: String) throws {
    let field = FormField(name: "answer", kind: asked.kind, label: "Read this")
    let session = PlayedSession(
      Question(field: field), tables: try tables("en"), editing: PlainEditing())
    try session.press(key)
    #expect(session.lastAnnouncements.map(\.text) == [asked.said])
    #expect(session.lastAnnouncements.map(\.kind) == [.boundary])
    #expect(session.outcome == nil)
  }
}
