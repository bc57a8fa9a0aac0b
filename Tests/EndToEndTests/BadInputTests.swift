// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing

/// Bad input: one message line in the person's language, status 2, nobody asked.
struct BadInputTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    var input: String?
    /// What the message has to hold in every language: what was given, where, near matches.
    let facts: [String]
    /// Words of the message in English and in German.
    let english: String
    let german: String

    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let cases: [Case] = [
    // Options
    .init(
      arguments: ["a=First", "b", "a=Third"], facts: [" a:", "1", "3"],
      english: "two options have the key", german: "zwei Optionen haben den Schlüssel"),
    .init(
      arguments: ["--options", "-"], input: "one\ntwo\none\n", facts: ["one", "1", "3"],
      english: "line 3", german: "Zeile 3"),
    .init(
      arguments: ["--options", "-", "--read0"], input: "one\0two\0three\0two\0",
      facts: ["two", "2", "4"], english: "record 4", german: "4"),
    .init(
      arguments: ["one", "--options", "-"], input: "two\none\n", facts: ["one", "1", "2"],
      english: "option 1 on the command line and line 2", german: "Zeile 2"),
    .init(arguments: [], facts: ["--options"], english: "no options", german: "keine Optionen"),
    .init(
      arguments: ["--options", "-"], input: "", facts: ["--options"], english: "no options",
      german: "keine Optionen"),
    .init(
      arguments: ["--options", "-"], input: "a\tA\nb\t\nc\tC\n", facts: ["2"],
      english: "standard input, line 2", german: "Zeile 2"),
    .init(
      arguments: ["--options", "-"], input: "a\tA\n\tB\n", facts: ["2"],
      english: "standard input, line 2", german: "Zeile 2"),
    .init(
      arguments: ["--options", "-"], input: "a\tA\tB\tC\n", facts: ["1"],
      english: "standard input, line 1", german: "Zeile 1"),
    .init(
      arguments: ["--options", "/dev/null/options"], facts: ["/dev/null/options"],
      english: "cannot be read", german: "nicht lesen"),
    .init(
      arguments: ["=label"], facts: ["=label"], english: "is no option", german: "keine Option"),
    .init(arguments: ["key="], facts: ["key="], english: "is no option", german: "keine Option"),
    // Keys of options, with what may have been meant
    .init(
      arguments: ["regular", "deep", "--default", "dep"], facts: ["--default", "dep", "deep?"],
      english: "did you mean", german: "meinten Sie"),
    .init(
      arguments: ["regular", "deep", "--disabled", "regluar=gone"],
      facts: ["--disabled", "regluar", "regular?"], english: "did you mean", german: "meinten Sie"),
    .init(
      arguments: ["regular", "deep", "--answer", "Deep"], facts: ["--answer", "Deep", "deep?"],
      english: "did you mean", german: "meinten Sie"),
    // Names of settings
    .init(
      arguments: ["a", "--text-size", "XLL"], facts: ["--text-size", "XLL", "XXL?"],
      english: "did you mean", german: "meinten Sie"),
    .init(
      arguments: ["a", "--language", "dee"], facts: ["dee", "de?"],
      english: "there is no language", german: "es gibt keine Sprache"),
    .init(
      arguments: ["a", "--voice", "gemran", "--keys", "Enter"],
      facts: ["--voice", "gemran", "German?"], english: "there is no voice",
      german: "es gibt keine Stimme"),
    .init(
      arguments: ["a", "--keys", "Dwn Enter"], facts: ["--keys", "Dwn", "Down?"],
      english: "is no key", german: "keine Taste"),
    .init(
      arguments: ["a", "--keys", "Down ctrl-c"], facts: ["--keys", "ctrl-c", "C-c?"],
      english: "is no key", german: "keine Taste"),
    .init(
      arguments: ["a", "--keys", "Down wait:long"], facts: ["--keys", "wait:long"],
      english: "is no wait", german: "keine Wartezeit"),
    .init(
      arguments: ["a", "--keys", "wait:9223372036854775807 wait:1"],
      facts: ["--keys", "wait:9223372036854775807"], english: "is no wait",
      german: "keine Wartezeit"),
    .init(
      arguments: ["a", "--keys", #"Down text:"de"#], facts: ["--keys", #"text:"de"#],
      english: "not closed", german: "nicht geschlossen"),
    .init(
      arguments: ["a", "--keys", "F+1"], facts: ["--keys", "F+1"], english: "is no key",
      german: "keine Taste"),
    .init(
      arguments: ["a", "--mode", "key"], facts: ["--mode", "keys?"], english: "did you mean",
      german: "meinten Sie"),
    .init(
      arguments: ["a", "--output", "yaml"], facts: ["--output", "yaml", "json"],
      english: "is none of", german: "keiner dieser Werte"),
    .init(
      arguments: ["a", "--rate", "10"], facts: ["--rate", "10", "80"], english: "out of range",
      german: "außerhalb des Bereichs"),
    .init(
      arguments: ["a", "--timeout", "soon"], facts: ["--timeout", "soon"],
      english: "is not a number", german: "keine Zahl"),
    .init(
      arguments: ["a", "--titel", "T"], facts: ["--titel", "--title?", "aloud ask --help"],
      english: "there is no option", german: "es gibt keine Option"),
    .init(
      arguments: ["a", "--t", "T"], facts: ["--title", "--text-size"],
      english: "the beginning of several", german: "Anfang mehrerer"),
    .init(
      arguments: ["a", "--title"], facts: ["--title"], english: "needs a value", german: "Wert"),
    .init(
      arguments: ["a", "--speech", "wave:x"], facts: ["--speech", "wave:x", "wav:?"],
      english: "did you mean", german: "meinten Sie"),
    .init(
      arguments: ["@greeting", "--table", "mine"], facts: ["--table", "mine"],
      english: "must be NAME=DIR", german: "muss die Form"),
    .init(
      arguments: ["a", "--tables", "/dev/null/tables"], facts: ["/dev/null/tables"],
      english: "tables", german: "Tabellen"),
  ]

  @Test(arguments: cases, ["en", "de"])
  func oneMessageInThePersonsLanguage(_ example: Case, language: String) throws {
    let run = try CommandRun(
      ["ask"] + example.arguments, ["LANGUAGE": language], input: example.input ?? "")
    #expect(run.ending == .status(2))
    #expect(run.output == "")
    #expect(run.errorLines.count == 2 && run.errorLines[1] == "")
    #expect(run.errors.hasPrefix("aloud: "))
    for fact in example.facts { #expect(run.errors.contains(fact)) }
    #expect(run.errors.contains(language == "de" ? example.german : example.english))
  }

  /// Emptiness is shown, where otherwise nothing would stand.
  @Test(arguments: [
    ["--options", ""], ["--language", ""], ["--default", ""], ["--disabled", ""],
    ["--mode", ""], ["--rate", ""], ["--timeout", ""], ["--speech", ""], ["--voice", ""],
    ["--tables", ""], ["--transcript", ""], ["--text-size", ""],
  ])
  func emptyValuesAreShown(arguments: [String]) throws {
    let run = try CommandRun(["ask", "a", "b", "--keys", "Enter"] + arguments)
    #expect(run.ending == .status(2))
    #expect(run.errors.contains("“”"))
  }

  /// The same before a person at a terminal: a message, and no question.
  @Test func nobodyIsAskedAtATerminal() throws {
    let session = try TerminalSession(
      Aloud.launch(Crusts.question + ["--default", "dep"], ["LANGUAGE": "de"]))
    #expect(try session.end() == .status(2))
    #expect(
      session.screen.text
        == ["aloud: --default: keine Option hat den Schlüssel dep; meinten Sie deep?"])
    #expect(session.screen.controlSequences == 0)
  }

  /// What was given is shown safely in messages too.
  @Test(arguments: ["\u{1B}[31mred", "\u{1B}]0;x\u{07}", "a\nb", "\u{202E}txt", "\u{9B}2J"])
  func messagesAreSafe(given: String) throws {
    for arguments in [["--default", given], ["--mode", given], ["--\(given)"]] {
      let run = try CommandRun(["ask", "a", "b"] + arguments)
      #expect(run.ending == .status(2))
      #expect(run.errorLines.count == 2)
      #expect(
        !run.errors.dropLast().unicodeScalars.contains {
          $0.value < 0x20 || (0x7F...0x9F).contains($0.value) || $0.value == 0x202E
        })
    }
  }

  /// A script's own table that does not parse: file and line.
  @Test func tablesThatDoNotParse() throws {
    let folder = TemporaryFolder()
    _ = try CommandRun(
      Aloud.shell(#"mkdir "$F/en.lproj" "$F/de.lproj""#, ["F": folder.path]))
    let file = folder.write(#""fine" = "Fine";\#n"broken" = ;\#n"#, to: "en.lproj/mine.strings")
    let run = try CommandRun(
      ["ask", "@fine", "b", "--table", "mine=" + folder.path, "--keys", "Enter"])
    #expect(run.ending == .status(2))
    #expect(run.errors == "aloud: \(file), line 2: the table is not written as a property list\n")

    folder.write(#""fine" = "Fine";"#, to: "en.lproj/mine.strings")
    folder.write(#""fine" = "Gut";"#, to: "de.lproj/mine.strings")
    for (language, label) in [("en", "Fine"), ("de", "Gut")] {
      let good = try CommandRun(
        [
          "ask", "@fine", "b", "--table", "mine=" + folder.path, "--keys", "Space Enter",
          "--output", "label",
        ], ["LANGUAGE": language])
      #expect(good.output == label + "\n")
    }
    let unknown = try CommandRun(
      ["ask", "@fien", "b", "--table", "mine=" + folder.path, "--keys", "Enter"])
    #expect(unknown.ending == .status(2))
    #expect(unknown.errors.contains("fien") && unknown.errors.contains("fine?"))
  }

  /// The command's own tables that do not parse, or are nowhere.
  @Test func ownTablesThatDoNotParse() throws {
    let folder = TemporaryFolder()
    _ = try CommandRun(Aloud.shell(#"mkdir "$F/en.lproj""#, ["F": folder.path]))
    let file = folder.write(
      #""role.group" = "group";\#n"broken" = ;\#n"#, to: "en.lproj/Announcements.strings")
    folder.write("", to: "en.lproj/Interface.strings")
    let run = try CommandRun(["ask", "a", "--keys", "Enter", "--tables", folder.path])
    #expect(run.ending == .status(2))
    #expect(run.output == "")
    #expect(run.errors == "aloud: \(file), line 2: the table is not written as a property list\n")
    let missing = try CommandRun(["ask", "a", "--keys", "Enter", "--tables", "/dev/null/x"])
    #expect(missing.ending == .status(2))
    #expect(missing.errors.contains("/dev/null/x"))
  }

  /// What stands in the place of the settings and is none, by the shell's commands.
  @Test(arguments: [
    ("mkfifo", "regular file"), ("mkdir", "regular file"), ("ln -s /dev/zero", "regular file"),
    ("truncate -s 1048577", "too large"),
  ])
  func settingsThatAreNoFile(command: String, words: String) throws {
    let folder = TemporaryFolder()
    _ = try CommandRun(
      Aloud.shell("mkdir aloud && " + command + " aloud/config.json", folder: folder.path))
    let place = ["XDG_CONFIG_HOME": folder.path]
    // Like every slip in a person's own settings, it keeps nobody from the question.
    let run = try CommandRun(["ask", "a", "--keys", "Space Enter"], place)
    #expect(run.ending == .status(0))
    #expect(run.errorLines.count == 2)
    #expect(run.errors.contains(folder.path + "/aloud/config.json") && run.errors.contains(words))
    for arguments in [["--help"], ["--version"], ["ask", "--help"]] {
      #expect(try CommandRun(arguments, place).ending == .status(0))
    }
  }
}
