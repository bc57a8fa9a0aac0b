// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel
import Testing

@testable import RadioNavigator

/// A long note, read part by part.
@Suite struct TextReadingTests {
  private func navigator() -> FormNavigator {
    var note = FormField(name: "note", kind: .note, label: "Licence")
    note.paragraphs = [["One.", "Two."], ["Three."], ["Four.", "Five."]]
    let buttons = FormField(
      name: "buttons", kind: .buttons(try! RadioGroup([RadioOption(key: "ok", label: "OK")])),
      label: "")
    return FormNavigator(form: try! Form(fields: [note, buttons]))
  }

  private func read(_ commands: Command...) -> [Event] {
    var form = navigator()
    return commands.flatMap { form.handle($0, at: 0) }
  }

  @Test func sentences() {
    #expect(
      read(.down, .down, .down, .up) == [
        .read("One.", nil), .read("Two.", nil), .read("Three.", nil), .read("Two.", nil),
      ])
    #expect(read(.up) == [.read("One.", .first)])
    #expect(read(.last, .down) == [.read("Five.", nil), .read("Five.", .last)])
  }

  @Test func paragraphs() {
    #expect(
      read(.pageDown, .pageDown, .pageDown, .pageDown, .pageUp) == [
        .read("One. Two.", nil), .read("Three.", nil), .read("Four. Five.", nil),
        .read("Five.", .last), .read("Four. Five.", nil),
      ])
  }

  @Test func fromTheTop() {
    #expect(
      read(.last, .first, .down) == [
        .read("Five.", nil), .requested(.content), .read("One.", nil),
      ])
  }

  @Test func search() {
    #expect(
      read(.character("f"), .character("I"), .character("x")) == [
        .read("Four.", nil), .read("Five.", nil), .refused(.noMatch("fIx")),
      ])
    // It goes on from the top.
    #expect(
      read(.last, .character("o"), .character("n")) == [
        .read("Five.", nil), .read("One.", nil), .read("One.", nil),
      ])
  }

  @Test func enterGoesOn() {
    #expect(read(.down, .accept) == [.read("One.", nil), .ended(.answered(nil))])
  }
}
