// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import TestSupport
import Testing

/// The words of forms in every language of their tables, with and without `--check`.
@Suite struct FormTablesTests {
  private let folder = TemporaryFolder()

  private func form(_ label: String, tables: String = "tables: {T: 'T'},") -> String {
    folder.write(
      "{\(tables) fields: [\n{kind: 'text', name: 'a', label: '\(label)'}]}"
        .replacing("'", with: "\""), to: "f.json5")
  }

  private func table(_ language: String, _ content: String) {
    mkdir(folder.path + "/T", 0o700)
    mkdir(folder.path + "/T/\(language).lproj", 0o700)
    folder.write(content, to: "T/\(language).lproj/T.strings")
  }

  /// Every problem of every language once, with the places in the form and in the table.
  @Test(arguments: ["en", "de", "ja"])
  func checkLooksAtEveryLanguage(language: String) throws {
    table("en", "a = A;\nb = \"{0, plural, other {B}}\";")
    table("de", "a = A;\nn = \"{0, plural, one {B}}\";")
    table("fr", "a = A;\nb = ")
    table("pl", "\na = \"{0}\";")
    let run = try CommandRun(["form", "--check", form("@a")], ["LANGUAGE": language])
    #expect(run.ending == .status(2))
    let places = run.errors.split(separator: "\n").map { line in
      ["de", "fr", "pl"].filter { line.contains("T/\($0).lproj/T.strings") }
    }
    #expect(places == [["de"], ["fr"], ["pl"]], "\(run.errors)")
    #expect(run.output == "")
  }

  @Test func checkFindsAnEntryThatALanguageLacksAltogether() throws {
    table("de", "a = A; b = B;")
    table("fr", "b = B;")
    let run = try CommandRun(["form", "--check", form("@a")], ["LANGUAGE": "de"])
    #expect(run.ending == .status(2))
    #expect(run.errors.contains("f.json5:2:") && run.errors.contains("T/fr.lproj/T.strings"))
    // English closes every chain, so that it can be asked; but French people hear English.
    table("en", "a = A;")
    #expect(try CommandRun(["form", form("@a"), "--keys", "Enter Enter"]).ending == .status(0))
    let replaced = try CommandRun(["form", "--check", form("@T:a")])
    #expect(replaced.ending == .status(2))
    #expect(replaced.errors.split(separator: "\n").count == 1)
    #expect(replaced.errors.contains("T/fr.lproj/T.strings") && replaced.errors.contains("@T:a"))
    #expect(replaced.errors.contains("French"))
    table("fr", "a = A; b = B;")
    #expect(try CommandRun(["form", "--check", form("@a")]).ending == .status(0))
    let unknown = try CommandRun(["form", "--check", form("@c")])
    #expect(unknown.errors.split(separator: "\n").count == 1)
  }

  /// What a voice makes of the words of another language cannot be understood.
  @Test func wordsOfAnotherLanguageAreSaidByItsVoice() throws {
    table("en", "title = \"Your order\"; about = \"Two questions\"; a = Size;")
    table("ja", "a = \"サイズ\";")
    let file = folder.write(
      """
      {tables: {T: "T"}, title: "@title", description: "@about",
      fields: [{kind: "text", name: "a", label: "@a"}, {kind: "text", name: "b", label: "@a"}]}
      """, to: "f.json5")
    let run = try CommandRun(
      ["form", file, "--keys", "F2", "--transcript", "-"], ["LANGUAGE": "ja"])
    let said = run.output.split(separator: "\n").filter { $0.contains("\"Your order\"") }
    #expect(said.count == 2, "\(run.output)")
    for line in said {
      #expect(line.contains(#""language":"ja","fields""#), "\(line)")
      #expect(
        line.contains(/\{"text":"[^"]*Your order[^"]*","language":"en"\}/), "\(line)")
    }
    #expect(said[0].contains(/\{"text":"[^"]*Two questions[^"]*","language":"en"\}/))
  }

  @Test func aBrokenLanguageIsAskedInTheNextWithOneWarning() throws {
    table("en", "a = \"Days\";")
    table("fr", "n = \"{0, plural, one {# j}}\"; m = \"{0\"; a = Jours;")
    let run = try CommandRun(
      ["form", form("@a"), "--keys", "text:x Enter Enter"], ["LANGUAGE": "fr"])
    #expect(run.ending == .status(0))
    #expect(run.output == "{\"a\":\"x\"}\n")
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(run.errors.contains("T/fr.lproj/T.strings"))
    let ask = try CommandRun(
      ["ask", "--table", "T=\(folder.path)/T", "@a", "--keys", "Down Enter"], ["LANGUAGE": "fr"])
    #expect(ask.ending == .status(0))
    #expect(ask.errors.contains("T/fr.lproj/T.strings"))
  }

  @Test(arguments: [["--check"], ["--keys", "Enter"]])
  func aKeyWithoutTablesIsAMistake(options: [String]) throws {
    let run = try CommandRun(["form", form("@foo", tables: "")] + options)
    #expect(run.ending == .status(2))
    #expect(run.errors.contains(":2:") && run.errors.contains("@foo"))
  }

  @Test func twoSignsAreOneWithoutTablesToo() throws {
    let run = try CommandRun([
      "form", form("@@ at", tables: ""), "--keys", "Escape", "--transcript", "-",
    ])
    #expect(run.output.contains("\"@ at, "))
    #expect(!run.output.contains("@@"))
  }

  /// A label gives no arguments, so that `{0}` would be said as it is.
  @Test(arguments: [["--check"], ["--keys", "Enter"]])
  func anArgumentInALabelIsAMistake(options: [String]) throws {
    table("en", "\na = \"note, {0}\";")
    let run = try CommandRun(["form", form("@a")] + options)
    #expect(run.ending == .status(2))
    #expect(run.errors.contains("f.json5:2:34: "), "\(run.errors)")
    #expect(run.errors.contains("T/en.lproj/T.strings, line 2: ") && run.errors.contains("{0}"))
  }

  @Test func aDefaultThatIsNoAnswerSaysWhy() throws {
    let path = folder.write(
      #"{fields: [{kind: "number", name: "a", label: "A", max: 2, default: 3}]}"#, to: "d.json5")
    let run = try CommandRun(["form", "--check", path])
    #expect(run.errors.contains("3 is too large: type 2 or less"))
  }
}
