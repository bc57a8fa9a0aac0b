// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import TestSupport
import Testing

/// `aloud test --update`: what is shown, asked and written.
@Suite struct ScriptRewritingTests {
  private typealias Scripts = ScriptFolder

  private static let difference = """
    --- 1.aloud
    +++ 1.aloud
    @@ -2,4 +2,4 @@
     option: a = Apple
     option: b = Banana
     press Down
    -  selected a
    +  selected b

    """

  @Test func theDifferenceIsShownAndWritten() throws {
    let folder = ScriptFolder(["1.aloud": Scripts.failing, "2.aloud": Scripts.holding])
    let run = try folder.test("--update")
    #expect(
      run.output == Self.difference + """
        2 of 2 scripts hold, 0 failed, 0 are broken; 2 of 2 expectations hold

        """)
    #expect(run.ending == .status(0))
    #expect(folder.text(of: "1.aloud") == Scripts.holding)
    #expect(folder.text(of: "2.aloud") == Scripts.holding)
  }

  /// The answer of a box is what its program would write, whatever status that has.
  @Test(arguments: [
    ("whiptail --inputbox Who 8 40", "type \"Ada\"\npress Enter", "answer Bob", "answer Ada"),
    ("whiptail --menu Who 12 40 2 a A b B", "press Enter", "answer zz", "answer a"),
    ("whiptail --menu Who 12 40 2 a A b B", "press Escape", "answer a", "no answer"),
    ("dialog --inputbox Who 8 40", "type \"Ada\"\npress Enter", "no answer", "no answer"),
  ])
  func answersOfBoxesAreRewritten(box: String, keys: String, old: String, new: String) throws {
    let script = "box: \(box)\nopen\n\(keys)\n  "
    let folder = ScriptFolder(["1.aloud": script + old + "\n"])
    _ = try folder.test("--update")
    #expect(folder.text(of: "1.aloud") == script + new + "\n")
  }

  /// What is rewritten is played whole.
  @Test func aLineIsNoPartOfWhatIsRewritten() throws {
    let folder = ScriptFolder(["1.aloud": Scripts.failing])
    #expect(try folder.test("--update", "1.aloud:1").ending == .status(0))
    #expect(folder.text(of: "1.aloud") == Scripts.holding)
  }

  @Test func onlyMissingOnesAreFilledIn() throws {
    let text = Scripts.failing + "press Up\n"
    let folder = ScriptFolder(["1.aloud": text])
    let run = try folder.test("--update=new")
    #expect(run.ending == .status(1))
    #expect(
      folder.text(of: "1.aloud") == text + "  hear \"Apple, radio button, selected, 1 of 2\"\n")
  }

  /// Programs read a report on standard output, so the difference is elsewhere.
  @Test func theReportStaysAlone() throws {
    let folder = ScriptFolder(["1.aloud": Scripts.failing])
    let run = try folder.test("--update", "--reporter", "tap")
    #expect(run.output.hasPrefix("TAP version 14\n"))
    #expect(!run.output.contains("not ok"))
    #expect(run.errors.contains(Self.difference))
  }

  @Test func whatNoExpectationCanSayStaysAndIsTold() throws {
    let text =
      "matrix language: en de\n" + Scripts.question
      + "press Down\n  cut \"x\"\n  screen no wider than 3\n"
    let folder = ScriptFolder(["1.aloud": text])
    let run = try folder.test("--update")
    #expect(run.ending == .status(1))
    #expect(
      run.errors == """
        aloud: 1.aloud:6: no single expectation says what happened, so this stays: cut "x"
        aloud: 1.aloud:7: this is a demand, which only you can lower, so this stays: \
        screen no wider than 3

        """)
    #expect(folder.text(of: "1.aloud") == text)
  }

  /// Aloud's own sentences hold in every language by their English words.
  @Test func whatIsIncludedIsTold() throws {
    let folder = ScriptFolder([
      "1.aloud": "matrix language: en de\n" + Scripts.question
        + "include: 2.inc\npress F12\n  hear label \"x\"\n",
      "2.inc": "press Down\n  selected a\n",
    ])
    let run = try folder.test("--update")
    #expect(run.ending == .status(1))
    #expect(
      run.errors == """
        aloud: 2.inc:2: this stands in an included file, so it stays: selected a

        """)
    #expect(
      folder.text(of: "1.aloud").hasSuffix(
        "\npress F12\n  hear message \"F12 does nothing here, F1 reads the keys\"\n"))
    #expect(folder.text(of: "2.inc") == "press Down\n  selected a\n")
  }

  /// In all languages, although only one of them was asked for; and what is written holds.
  @Test(arguments: ["--update", "--update=new"])
  func aMatrixIsRewrittenForAllOfIt(option: String) throws {
    let isNew = option == "--update=new"
    let text =
      "matrix language: de ja\n" + Scripts.question + "press Down\n"
      + (isNew ? "" : "  hear \"x\"\n")
    let folder = ScriptFolder(["1.aloud": text])
    let run = try folder.test(option, "--filter", "language: de", "--verbose")
    #expect(run.ending == .status(0), "\(run.output) \(run.errors)")
    #expect(run.output.contains("(language: ja)"))
    let line =
      #"  hear label "Banana" role "radio button" state "selected" position "2 of 2""#
    #expect(
      folder.text(of: "1.aloud") == text.replacing("  hear \"x\"\n", with: "") + line + "\n")
    #expect(try folder.test().ending == .status(0))
  }

  /// A script is replaced at once, is for those that it was for, and a link stays a link.
  @Test func filesStayWhatTheyAre() throws {
    let folder = ScriptFolder(["real/script": Scripts.failing])
    let (link, script) = (folder.path + "/1.aloud", folder.path + "/real/script")
    #expect(symlink("real/script", link) == 0)
    #expect(chmod(script, 0o640) == 0)
    #expect(try folder.test("--update", "1.aloud").ending == .status(0))
    var status = stat()
    #expect(lstat(link, &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFLNK)
    #expect(stat(script, &status) == 0)
    #expect(status.st_mode & 0o7777 == 0o640)
    #expect(folder.text(of: "real/script") == Scripts.holding)
  }

  /// One that its owner may not write stays, and keeps no other from being rewritten.
  @Test func whatCannotBeWrittenIsTold() throws {
    let folder = ScriptFolder([
      "1.aloud": Scripts.failing, "2.aloud": Scripts.failing, "3.aloud": Scripts.failing,
    ])
    #expect(chmod(folder.path + "/2.aloud", 0o444) == 0)
    let run = try folder.test("--update")
    #expect(run.ending == .status(2))
    #expect(run.errors.contains("2.aloud cannot be written: Permission denied"), "\(run.errors)")
    #expect(folder.text(of: "1.aloud") == Scripts.holding)
    #expect(folder.text(of: "2.aloud") == Scripts.failing)
    #expect(folder.text(of: "3.aloud") == Scripts.holding)
    #expect(!run.output.contains("+++ 2.aloud"))
    #expect(run.output.contains("2 of 3 scripts hold, 1 failed"), "\(run.output)")
  }

  private static let edited =
    Scripts.question + "press Up\n  selected c\npress Down Down\n  selected a\n"

  /// What came of a script says nothing about the one that somebody wrote into its place since.
  @Test(arguments: ["1.aloud", "1.inc"])
  func aScriptThatChangedStays(name: String) throws {
    let folder = ScriptFolder([
      "1.aloud": name == "1.aloud" ? Scripts.failing : "include: 1.inc\n" + Scripts.failing,
      "1.inc": "# nothing\n",
      "2.aloud": "command: printf '%s' \"$EDITED\" > \(name)\nopen\n",
      "3.aloud": Scripts.failing,
    ])
    let text = name == "1.aloud" ? Self.edited : "language: de\n"
    let run = try CommandRun(
      folder.launch(["--update", "--jobs", "1"], ["EDITED": text]))
    #expect(folder.text(of: name) == text)
    if name == "1.inc" { #expect(folder.text(of: "1.aloud").hasSuffix(Scripts.failing)) }
    #expect(run.errors.contains("1.aloud was changed since it was played"), "\(run.errors)")
    #expect(folder.text(of: "3.aloud") == Scripts.holding)
    #expect(run.ending == .status(1))
  }

  /// Somebody saves the script while they are asked about it.
  @Test func aScriptThatChangesMeanwhileStays() throws {
    let folder = ScriptFolder(["1.aloud": Scripts.failing])
    let session = try TerminalSession(folder.launch(["--update"]))
    try session.wait(for: "Rewrite 1.aloud")
    folder.write(Self.edited, to: "1.aloud")
    session.type("\u{1B}[A\r")
    #expect(try session.end() == .status(1))
    #expect(folder.text(of: "1.aloud") == Self.edited)
    #expect(session.screen.shows("changed since it was played"), "\(session.screen.text)")
  }

  /// A name may be as long as names can be (NAME_MAX).
  @Test func aLongNameIsWritten() throws {
    let name = String(repeating: "n", count: 249) + ".aloud"
    let folder = ScriptFolder([name: Scripts.failing])
    #expect(try folder.test("--update").ending == .status(0))
    #expect(folder.text(of: name) == Scripts.holding)
  }

  /// What scripts have as a variable, they have when they are rewritten.
  @Test func aScriptThatStartsThisProgramIsRewritten() throws {
    let text = "command: ${aloud} --version | head -c 5\nopen\n"
    let folder = ScriptFolder(["1.aloud": text])
    #expect(try folder.test("--update=new").ending == .status(0))
    #expect(folder.text(of: "1.aloud") == text + "  hear \"Aloud\"\n")
  }

  /// A person is asked, and says no first.
  @Test(arguments: [("\r", false), (" \r", false), ("\u{1B}[A\r", true), ("\u{1B}", false)])
  func aPersonIsAsked(keys: String, isWritten: Bool) throws {
    let folder = ScriptFolder(["1.aloud": Scripts.failing])
    let session = try TerminalSession(folder.launch(["--update"]))
    try session.wait(for: "Rewrite 1.aloud")
    #expect(session.screen.shows("+  selected b"))
    session.type(keys)
    #expect(try session.end() == .status(isWritten ? 0 : 1))
    #expect(folder.text(of: "1.aloud") == (isWritten ? Scripts.holding : Scripts.failing))
  }
}
