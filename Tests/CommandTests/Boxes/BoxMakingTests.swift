// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables
import Testing

@testable import aloud

/// The boxes of test scripts, from commands as a shell has them.
struct BoxMakingTests {
  private let words: LabelTables

  init() throws {
    let root = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    words = try LabelTables(folder: TableFolder(path: root + "/Localization"), languages: ["en"])
  }

  @Test(arguments: [
    "whiptail --yesno 'Cut it?' 8 40", "dialog --clear --yesno 'Cut it?' 8 40",
    #"whiptail --title "A \"B\" C" --menu Size 9 40 2 s 'Small one' m Medium\ one"#,
  ])
  func asks(command: String) {
    #expect((try? BoxMaking.box(command, folder: "", words: words)) != nil)
  }

  /// Another program, no box, a box that asks nothing, mistakes, and more than one command.
  @Test(arguments: [
    "", "fzf", "whiptail", "whiptail --version", "whiptail --infobox Baking 8 40",
    "whiptail --gauge Baking 8 40 0", "dialog --infobox Baking 8 40", "whiptail --menu Size 9 40 2",
    "whiptail --zzz --yesno a 8 40", "whiptail --textbox /nonexistent 8 40",
    "whiptail --yesno a 8 40; ls", "whiptail --yesno `ls` 8 40", "whiptail --yesno 'a 8 40",
  ])
  func asksNothing(command: String) {
    #expect((try? BoxMaking.box(command, folder: "", words: words)) == nil)
  }

  @Test func quotationMarksHoldWordsTogether() {
    let words = ShellWords.words(of: #"whiptail --menu "Size of it" '' a\ b "c'd""#)
    #expect(
      words.map { String(decoding: $0, as: UTF8.self) }
        == ["whiptail", "--menu", "Size of it", "", "a b", "c'd"])
  }
}
