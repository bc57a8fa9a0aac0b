// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing

/// Examples/Boxes/settings.sh, a script with every box of whiptail, answered by the same keys with
/// Aloud and with whiptail itself.
struct SettingsScriptTests {
  private static let script =
    "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    + "/Examples/Boxes/settings.sh"

  private static let menu = "What is to be set"

  private static let steps: [BoxWalk.Step] = [
    (menu, "Enter"),
    ("may contain", "Enter"),
    ("to be called?", "lit:_2 Enter"),
    ("orchard_2 is no name", "Enter"),
    ("to be called?", "lit:-2 Enter"),
    ("called orchard-2", "Enter"),
    (menu, "Down Enter"),
    ("Choose a password", "lit:pear Enter"),
    ("once more", "lit:plum Enter"),
    ("different passwords", "Enter"),
    ("Choose a password", "lit:pear Enter"),
    ("once more", "lit:pear Enter"),
    (menu, "Down Down Enter"),
    ("D1 Resolution", "Enter"),
    ("Points across", "Down Down Space Tab Enter"),
    ("D1 Resolution", "Down Enter"),
    ("black border", "Enter"),
    ("border is off", "Enter"),
    ("D1 Resolution", "Down Enter"),
    ("black border", "Tab Enter"),
    ("border is on", "Enter"),
    ("D1 Resolution", "Down Enter"),
    ("black border", "Escape"),
    ("D1 Resolution", "Tab Tab Enter"),
    (menu, "Down Down Down Enter"),
    ("used in", "Down Down Down Enter"),
    (menu, "Down Down Down Down Enter"),
    ("over the network", "Space Down Space Down Down Space Space Tab Enter"),
    (menu, "Down Down Down Down Down Enter"),
    (menu, "Up Down Down Down Down Down Down Enter"),
    ("1. You may do", "Tab Enter"),
    (menu, "Tab Tab Enter"),
    ("Start anew", "Right Enter"),
  ]

  private func walk(_ program: BoxWalk.Program) throws -> (BoxWalk, String, String) {
    let folder = TemporaryFolder()
    let walk = try BoxWalk(
      ["sh", Self.script, folder.path], Self.steps, by: program, in: folder)
    func text(_ name: String) -> String {
      String(decoding: folder.bytes(of: name) ?? [], as: UTF8.self)
    }
    return (walk, text("settings"), text("boxes"))
  }

  @Test func comesToTheSame() throws {
    let (own, settings, boxes) = try walk(.aloud)
    let (real, realSettings, realBoxes) = try walk(.real)
    #expect(own.ending == .status(0))
    #expect(real.ending == .status(0))
    #expect(settings == realSettings)
    #expect(boxes == realBoxes)
    #expect(settings.hasPrefix("name=orchard-2\n"))
    #expect(settings.contains("resolution=3840x2160\nborder=yes\ncountry="))
    #expect(settings.contains("files=off\nshell=on\nprinter=off\nmusic=on\nupdated=yes\n"))
    #expect(boxes.hasSuffix("settings 1\nstart 1\n"))
    #expect(own.screen.last == "done")
    hearsAllOfIt(own)
  }

  private func hearsAllOfIt(_ walk: BoxWalk) {
    #expect(walk.drawn == [])
    let said = walk.said.joined(separator: "\n")
    for text in [
      "1 Name: How others see it in the network",
      // Lines that were broken for want of room.
      "A name may contain the letters a to z, the digits 0 to 9 and a hyphen.",
      "orchard_2 is no name.", "D2 Border", "The border is off.", "Looking for updates",
      "done: Update", "shell: Commands from afar", "Finish, button", "Back, button",
      "Leave a black border around the picture?",
    ] {
      #expect(said.contains(text), "\(text) in \(said)")
    }
    #expect(!said.contains("pear"))
  }
}
