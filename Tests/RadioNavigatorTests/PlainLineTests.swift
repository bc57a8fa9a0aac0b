// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel
import Testing

@testable import RadioNavigator

/// A line that would do something is given as a text by a backslash before it.
@Suite struct PlainLineTests {
  private func field(_ name: String, _ entry: TextEntry) -> FormField {
    FormField(name: name, kind: .entry(entry), label: name)
  }

  private var buttons: FormField {
    let row = try! RadioGroup([
      RadioOption<OptionKey>(key: "ok", label: "OK"), RadioOption(key: "cancel", label: "Cancel"),
    ])
    return FormField(name: "buttons", kind: .buttons(row), label: "")
  }

  /// What is typed, and the text that it becomes.
  static let lines = [
    ("\\-", "-"), ("\\<", "<"), ("\\?", "?"), ("\\\\-", "\\-"), ("\\\\\\<", "\\\\<"),
    // These do nothing by themselves.
    ("\\", "\\"), ("\\\\", "\\\\"), ("\\--", "\\--"), ("\\n", "\\n"),
    ("\\\\host\\share", "\\\\host\\share"),
    ("\\<b", "\\<b"), ("\\d+", "\\d+"), ("- a", "- a"),
  ]

  @Test(arguments: lines)
  func inAForm(line: String, text: String) throws {
    var form = FormNavigator(
      form: try Form(fields: [
        field("first", TextEntry(text: "before")), field("second", TextEntry()),
      ]))
    let events = form.handle(.line(line), at: 0)
    #expect(form.answers[0] == .text(text))
    #expect(events == [.entered(field: 1, from: 0, nil)])
  }

  @Test(arguments: lines + [("\\> Cancel", "> Cancel"), ("\\>", ">"), ("\\\\> 2", "\\> 2")])
  func besideButtons(line: String, text: String) throws {
    var form = FormNavigator(form: try Form(fields: [field("name", TextEntry()), buttons]))
    #expect(form.handle(.line(line), at: 0) == [.ended(.answered(nil))])
    #expect(form.answers[0] == .text(text))
  }

  @Test(arguments: [("\\<", "<"), ("\\> Cancel", "> Cancel"), ("\\x", "\\x")])
  func inOneOfSeveralThatAreSentTogether(line: String, text: String) throws {
    var form = FormNavigator(
      form: try Form(fields: [field("a", TextEntry()), field("b", TextEntry()), buttons]))
    _ = form.handle(.line(line), at: 0)
    #expect(form.answers[0] == .text(text))
    #expect(form.fieldIndex == 1)
  }

  /// Without the backslash each of them does what it does.
  @Test func withoutABackslash() throws {
    var form = FormNavigator(
      form: try Form(fields: [field("a", TextEntry(text: "x")), field("b", TextEntry())]))
    #expect(form.handle(.line("?"), at: 0) == [.requested(.help)])
    #expect(form.handle(.line("<"), at: 0) == [.refused(.noEarlierField)])
    _ = form.handle(.line("-"), at: 0)
    #expect(form.answers[0] == .none)
  }

  /// Nothing of a secret is taken away that nobody asked for: no sign means anything there but what
  /// does something in this field.
  @Test(arguments: [("\\?", "\\?"), ("\\-", "\\-"), ("\\<", "\\<"), ("\\", "\\")])
  func aSecretStaysAsItIs(line: String, text: String) throws {
    var form = FormNavigator(
      form: try Form(fields: [field("code", TextEntry(.secret, isRequired: true))]))
    _ = form.handle(.line(line), at: 0)
    #expect(form.answers[0] == .text(text))
  }

  @Test(arguments: [("\\<", "<"), ("\\-", "-"), ("\\?", "\\?"), ("<\\", "<\\")])
  func aSecretOfAForm(line: String, text: String) throws {
    var form = FormNavigator(
      form: try Form(fields: [
        field("code", TextEntry(.secret, text: "old")), field("b", TextEntry()),
      ]))
    _ = form.handle(.line(line), at: 0)
    #expect(form.answers[0] == .text(text))
  }

  /// The key that was pressed is told as it was.
  @Test func theLastCommandIsTheLine() throws {
    var form = FormNavigator(form: try Form(fields: [field("a", TextEntry())]))
    _ = form.handle(.line("\\-"), at: 0)
    #expect(form.lastCommand == .line("\\-"))
  }
}
