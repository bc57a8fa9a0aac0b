// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel
import Testing

@testable import RadioNavigator

/// A text of several lines, which Enter divides and deleting joins.
@Suite struct TextLinesTests {
  private func navigator(_ lines: String...) -> FormNavigator {
    var fields = lines.enumerated().map { place, line in
      var entry = TextEntry(.text, text: line)
      (entry.isLine, entry.cursor) = (true, 0)
      return FormField(name: "\(place)", kind: .entry(entry), label: "\(place + 1)")
    }
    var buttons = FormField(
      name: "buttons", kind: .buttons(try! RadioGroup([RadioOption(key: "ok", label: "OK")])),
      label: "")
    buttons.buttonKeys = .behind
    fields.append(buttons)
    return FormNavigator(form: try! Form(fields: fields))
  }

  private func lines(_ form: FormNavigator) -> [String] {
    form.navigators.compactMap { $0.entry?.text }
  }

  @Test func dividing() {
    var form = navigator("one", "two")
    #expect(form.handle(.edited("one", cursor: 1), at: 0).count == 1)
    #expect(form.handle(.accept, at: 0) == [.edited(.divided(line: 2))])
    #expect(lines(form) == ["o", "ne", "two"])
    #expect(form.fieldIndex == 1)
    #expect(form.form.fields.map(\.label) == ["1", "2", "3", ""])
    #expect(form.entry?.cursor == 0)
    #expect(form.outcome == nil)
  }

  /// Several lines at once stand where the cursor is, empty ones too.
  @Test func insertingLines() {
    var form = navigator("one", "two")
    _ = form.handle(.edited("one", cursor: 1), at: 0)
    #expect(form.handle(.insertedLines(["a", "", "bc"]), at: 0) == [.edited(.divided(line: 3))])
    #expect(lines(form) == ["oa", "", "bcne", "two"])
    #expect(form.fieldIndex == 2)
    #expect(form.entry?.cursor == 2)
    #expect(form.form.fields.map(\.label) == ["1", "2", "3", "4", ""])
  }

  @Test func joining() {
    var form = navigator("one", "two", "three")
    #expect(form.handle(.joinsPrevious, at: 0) == [.edited(.unchanged)])
    _ = form.handle(.down, at: 0)
    #expect(form.handle(.joinsPrevious, at: 0) == [.edited(.joined(line: 1))])
    #expect(lines(form) == ["onetwo", "three"])
    #expect(form.entry?.cursor == 3)
    #expect(form.handle(.joinsNext, at: 0) == [.edited(.joined(line: 1))])
    #expect(lines(form) == ["onetwothree"])
    #expect(form.handle(.joinsNext, at: 0) == [.edited(.unchanged)])
  }

  /// The column is kept from line to line, and there is no way round.
  @Test func movingKeepsTheColumn() {
    var form = navigator("one", "a", "three")
    _ = form.handle(.edited("one", cursor: 1), at: 0)
    #expect(form.handle(.down, at: 0) == [.entered(field: 1, from: 0, nil)])
    #expect(form.entry?.cursor == 1)
    _ = form.handle(.down, at: 0)
    #expect(form.entry?.cursor == 1)
    #expect(form.handle(.down, at: 0) == [.requested(.content)])
    #expect(form.fieldIndex == 2)
    // A line that is too short is entered at its beginning.
    _ = form.handle(.edited("three", cursor: 4), at: 0)
    _ = form.handle(.up, at: 0)
    #expect(form.entry?.cursor == 0)
  }

  @Test func tabLeadsToTheButtonsAndBack() {
    var form = navigator("one")
    _ = form.handle(.edited("one", cursor: 3), at: 0)
    _ = form.handle(.accept, at: 0)
    _ = form.handle(.nextField, at: 0)
    #expect(form.field?.name == "buttons")
    _ = form.handle(.nextField, at: 0)
    #expect(form.fieldIndex == 1)
    _ = form.handle(.previousField, at: 0)
    #expect(form.handle(.accept, at: 0) == [.ended(.answered("ok"))])
  }

  /// What is typed stays within the limit; what was there before it may be longer.
  @Test(arguments: [("ab", "abc", true), ("abc", "abcd", false), ("abcdef", "abcde", true)])
  func typingIsLimited(before: String, after: String, isTaken: Bool) {
    var entry = TextEntry(.text, text: before)
    entry.mostBytes = 3
    var navigator = Navigator(
      field: .entry(entry), settings: Navigator.Settings(), typeAhead: nil)
    let events = navigator.handle(.edited(after, cursor: after.count), at: 0)
    #expect(navigator.entry?.text == (isTaken ? after : before))
    let isRefused = events == [.refused(.noRoom(maximum: 3))]
    #expect(isRefused != isTaken)
  }
}
