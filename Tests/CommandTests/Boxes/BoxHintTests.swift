// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import Announcer
import Testing

@testable import aloud

/// Who waits is told the keys of each kind of box, once.
@Suite struct BoxHintTests {
  private func hints(_ box: [String], after said: inout Set<String>) throws -> [String] {
    var session = try HeardBox.session(of: HeardBox.box(dialog: box), hintsSaid: said)
    _ = session.open()
    let heard = session.advance(to: Session.hintDelay).compactMap { reaction in
      if case .say(let hint) = reaction, hint.kind == .hint { hint.text } else { nil }
    }
    said = session.hintsSaid
    return heard
  }

  @Test func eachKindHasItsHint() throws {
    var said: Set<String> = []
    let boxes = [
      ["--inputbox", "Name?", "0", "0"], ["--msgbox", "It is.", "0", "0"],
      ["--yesno", "Now?", "0", "0"], ["--menu", "What?", "0", "0", "0", "1", "One"],
      ["--checklist", "What?", "0", "0", "0", "1", "One", "on"],
      ["--radiolist", "What?", "0", "0", "0", "1", "One", "on"],
      ["--passwordbox", "Code?", "0", "0"], ["--rangebox", "How hot?", "0", "0", "1", "9", "4"],
      ["--fselect", "/", "0", "0"], ["--msgbox", "It is. So be it.", "0", "0"],
      [
        "--form", "W", "0", "0", "0", "A", "1", "1", "", "1", "9", "9", "0", "B", "2", "1", "", "2",
        "9", "9", "0",
      ],
    ]
    var heard: Set<String> = []
    for box in boxes {
      let hint = try hints(box, after: &said)
      #expect(hint.count == 1, "\(box)")
      #expect(heard.isDisjoint(with: hint))
      heard.formUnion(hint)
    }
    for box in boxes { #expect(try hints(box, after: &said) == []) }
    #expect(said.count == boxes.count)
  }
}
