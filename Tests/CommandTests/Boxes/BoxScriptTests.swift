// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import LabelTables
import RadioNavigator
import Testing

@testable import aloud

/// Boxes that test scripts play by `box:`.
@Suite struct BoxScriptTests {
  private static let root =
    "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")

  private static let environment = {
    let folder = try! TableFolder(path: root + "/Localization")
    let words = try! LabelTables(folder: folder, languages: ["en"])
    var environment = ScriptEnvironment(folder: folder, words: words)
    environment.box = BoxMaking.box
    environment.editing = { TypingEditor() }
    return environment
  }()

  /// Adds what is typed, and takes the last character back.
  private final class TypingEditor: TextEditing {
    func edit(_ text: String, cursor: Int, key: String) -> (text: String, cursor: Int)? {
      if key == "Backspace" { return (String(text.dropLast()), max(cursor - 1, 0)) }
      return key.count == 1 ? (text + key, cursor + 1) : nil
    }
  }

  private func play(_ text: String, in path: String = root + "/Examples/test.aloud") throws
    -> [ScriptResult]
  {
    let (read, mistakes) = ScriptReader.read(
      Array(text.utf8), path: path,
      languages: Self.environment.folder.languages)
    try #require(mistakes.isEmpty, "\(mistakes)")
    let script = try #require(read)
    let player = ScriptPlayer(environment: Self.environment)
    return script.combinations.map { player.play(script, in: $0) }
  }

  /// Each box of whiptail that is answered: what is heard, the keys, the status, the answer.
  @Test(arguments: [
    ("whiptail --yesno 'Cut it?' 8 40", "Cut it?", "Tab Enter", "1", ""),
    ("whiptail --defaultno --yesno 'Cut it?' 8 40", "Cut it?", "Enter", "1", ""),
    ("whiptail --msgbox Ready 8 40", "message, Ready, OK, button", "Enter", "0", ""),
    ("whiptail --msgbox Ready 8 40", "message, Ready, OK, button", "Escape", "255", ""),
    ("whiptail --inputbox Name? 8 40 Ada", "Name?, edit text, Ada", "! Enter", "0", "Ada!"),
    ("whiptail --inputbox Name? 8 40", "Name?, edit text, blank", "Tab Tab Enter", "1", ""),
    (
      "whiptail --passwordbox Code? 8 40",
      "Code?, password edit, blank, type it, nothing of it is shown, then Enter", "a b Enter", "0",
      "ab"
    ),
    ("whiptail --menu Size 9 40 2 s Small l Large", "Size, menu", "Down Enter", "0", "l"),
    (
      "whiptail --radiolist Crust 9 40 2 a A off b B on", "Crust, radio group, selected: b: B",
      "Enter", "0", "b"
    ),
    (
      "whiptail --separate-output --checklist Top 9 40 2 a A on b B off", "Top, check list",
      "Enter", "0", "a"
    ),
    ("whiptail --nocancel --menu Size 9 40 2 s Small", "Size, menu", "Escape", "1", ""),
    ("dialog --yesno 'Cut it?' 8 40", "Cut it?", "Tab Enter", "1", ""),
    ("dialog --menu Size 9 40 2 s Small l Large", "Size, menu", "Down Enter", "0", "l"),
    ("dialog --checklist Top 9 40 2 a A on b B off", "Top, check list", "Enter", "0", "a"),
    ("dialog --rangebox Many 5 40 1 9 4", "Many, number edit, 4, 1 to 9", "Enter", "0", "4"),
  ])
  func everyBox(command: String, heard: String, keys: String, status: String, answer: String)
    throws
  {
    var lines = ["box: " + command, "", "open", "  hear \"\(heard)\"", "  hear more"]
    for key in keys.split(separator: " ") { lines.append("press " + key) }
    lines.append("  status " + status)
    if !answer.isEmpty { lines.append("  answer " + answer) }
    let results = try play(lines.joined(separator: "\n") + "\n")
    try #require(results.count == 1)
    #expect(results[0].problems.isEmpty, "\(results[0].problems)")
    let checks = results[0].steps.flatMap(\.checks)
    #expect(checks.count == (answer.isEmpty ? 3 : 4))
    for check in checks { #expect(check.outcome == .held, "\(check)") }
  }

  /// Files are looked for beside the script.
  @Test func theFileOfATextBoxStandsBesideTheScript() throws {
    let results = try play(
      "box: whiptail --title T --textbox licence.txt 9 40\nopen\n  hear more\npress Enter\n  status 0\n",
      in: Self.root + "/Examples/Boxes/test.aloud")
    #expect(results[0].problems.isEmpty, "\(results[0].problems)")
    #expect(results[0].steps.flatMap(\.checks).map(\.outcome) == [.held, .held])
  }

  private static let usage =
    "this is not complete, write it like this: box: whiptail --menu TEXT HEIGHT WIDTH LISTHEIGHT "
    + "TAG ITEM"

  /// What asks nothing, and where that stands.
  @Test(arguments: [
    ("fzf", "fzf is unknown here; did you mean whiptail, dialog?"),
    ("whiptail --menu Size 9 40 2", usage),
    ("whiptail --zzz --yesno a 8 40", "--zzz is unknown here"),
    ("whiptail --mneu Size 9 40 2 s S", "--mneu is unknown here; did you mean --menu?"),
    ("dialog --mneu Size 9 40 2 s S", "--mneu is unknown here; did you mean --menu?"),
    ("dialog --no-shadw --yesno a 8 40", "--no-shadw is unknown here; did you mean --no-shadow?"),
    (
      "whiptail --infobox Baking 8 40",
      "--infobox is unknown here; did you mean command: whiptail --infobox Baking 8 40?"
    ),
    ("whiptail --yesno 'a 8 40", usage), ("dialog --menu Size 9 40 2 s", usage),
    (
      "whiptail --textbox /nonexistent 8 40",
      "/nonexistent cannot be read: No such file or directory"
    ),
    ("whiptail --yesno a 8 40; ls", usage),
  ])
  func badArgumentsAreTold(command: String, message: String) throws {
    let results = try play("# A test\n  box:  \(command)\nopen\n  hear more\n")
    try #require(results.count == 1)
    let told = results[0].problems.map {
      "\($0.line):\($0.column) \($0.message)"
    }
    #expect(told == ["2:9 " + message])
  }

  /// A status that the box does not end with is a failure, not a mistake.
  @Test func anotherStatusFails() throws {
    let results = try play("box: whiptail --yesno a 8 40\nopen\npress Enter\n  status 1\n")
    #expect(results[0].problems.isEmpty)
    #expect(results[0].steps.flatMap(\.checks).map(\.outcome) == [.failed])
  }

  @Test func isPlayedInEachCombination() throws {
    let results = try play(
      """
      box: whiptail --nocancel --yesno a 8 40
      matrix language: en de
      matrix text size: large accessibilityExtraExtraExtraLarge
      open
        hear kind group
        SHOULD hear label "Ja"
      press Enter
        status 0

      """)
    #expect(results.count == 4)
    for result in results { #expect(result.problems.isEmpty, "\(result.problems)") }
    #expect(results.allSatisfy { $0.steps.last!.checks.map(\.outcome) == [.held] })
    // A button without a name has that of the language.
    #expect(results.count { $0.steps[0].checks[1].outcome == .held } == 2)
  }
}
