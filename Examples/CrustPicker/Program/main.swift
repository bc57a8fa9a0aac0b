// SPDX-License-Identifier: GPL-3.0-or-later
// A program that has a radio group of its own: each line of input is a key, as `aloud ask --keys`
// names it, and what would be said is printed. A real one would take keys from its toolkit, and
// give what is said to a voice or to a braille display.

import AccessibilityScript
import Announcer
import Glibc
import LabelTables
import RadioNavigator
import TerminalUI

let tables = try LabelTables(folder: .ofPackage(), languages: ["en"])
var session = Session(try CrustQuestion.make(), settings: SessionSettings(), tables: tables)

func carryOut(_ reactions: [Session.Reaction]) {
  for case .say(let announcement) in reactions { print(announcement.text) }
}

carryOut(session.open())
while session.outcome == nil {
  guard let name = readLine() else {
    carryOut(session.close(.endOfInput))
    break
  }
  // A program with a clock tells the time as well, so that waiting people are told the keys.
  carryOut(session.handle(KeyTable.command(forKey: name) ?? .unknownKey(name), at: 0))
}
guard case .answered(let crust?)? = session.outcome else { exit(1) }
print("Baking: \(crust.text)")
