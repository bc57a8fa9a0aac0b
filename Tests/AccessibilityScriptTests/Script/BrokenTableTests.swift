// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import FoundationEssentials
import Testing

/// Tables of a form that are broken or lack an entry: words of another language must not stand in
/// for them silently.
@Suite struct BrokenTableTests {
  private static let form = """
    {
      title: "@title", tables: { Club: "." },
      fields: [ { kind: "radio", name: "plan", label: "@plan", options: [
        { key: "basic", label: "@basic" },
        { key: "gold", label: "@gold", disabled: "@why" } ] } ],
    }
    """
  private static let english = """
    "title" = "Join"; "plan" = "Plan";
    "basic" = "Basic"; "gold" = "Gold"; "why" = "sold out";

    """
  private static let german = """
    "title" = "Beitritt";
    "plan" = "Tarif"; "basic" = "Einfach"; "gold" = "Gold"; "why" = "ausverkauft";

    """

  private static let walking = """
    form: club.json5
    matrix language: en de fr
    open
      hear group "@plan" role "radio group"
      hear more
    press Down
      hear label "@gold" availability "unavailable: @why"

    """

  /// The problems in each language of the script.
  private static func problems(_ german: String, _ script: String = walking) throws
    -> (languages: [String: [ScriptProblem]], folder: TemporaryScripts)
  {
    let folder = try TemporaryScripts([
      "club.json5": form, "en.lproj/Club.strings": english, "de.lproj/Club.strings": german,
      "a.aloud": script,
    ])
    let results = Scripts.player.play(path: folder.path("a.aloud"))
    let languages = results.map { ($0.combination[0].value, $0.problems) }
    for result in results where result.problems.isEmpty {
      #expect(result.failures(from: .may) == [])
    }
    return (Dictionary(uniqueKeysWithValues: languages), folder)
  }

  @Test func wholeTablesHold() throws {
    #expect(try Self.problems(Self.german).languages == ["en": [], "de": [], "fr": []])
  }

  /// A table that does not parse, or an entry that is no pattern: its line, and what is wrong.
  @Test(arguments: [
    ("x = ", 3, "the table is not written as a property list"),
    ("\"plan\" = \"{0\";", 3, "the entry plan is not a message pattern"),
  ])
  func aTableThatIsBroken(line: String, number: Int, what: String) throws {
    let (problems, folder) = try Self.problems(
      Self.german.replacing("\"plan\" = \"Tarif\";", with: "") + line + "\n")
    let table = folder.path("de.lproj/Club.strings")
    let german = try #require(problems["de"]?.first)
    #expect(german.path == folder.path("a.aloud"))
    #expect((german.line, german.column) == (1, 7))
    #expect(
      german.message.hasPrefix(
        "\(URL(filePath: table).deletingLastPathComponent().deletingLastPathComponent().path)"))
    #expect(german.message.hasSuffix("de.lproj/Club.strings, line \(number): \(what)"))
    // Who is not asked in German needs no German words.
    #expect(problems["en"] == [])
    #expect(problems["fr"] == [])
  }

  /// The entry that is missing, and where an expectation names it.
  @Test(arguments: [
    ("plan", "\"plan\" = \"Tarif\";", 4, 14), ("gold", "\"gold\" = \"Gold\";", 7, 14),
    ("why", "\"why\" = \"ausverkauft\";", 7, 35),
  ])
  func anEntryThatIsMissing(key: String, entry: String, line: Int, column: Int) throws {
    let (problems, _) = try Self.problems(Self.german.replacing(entry, with: ""))
    let german = try #require(problems["de"])
    #expect(german.map(\.line) == [line])
    #expect(german.map(\.column) == [column])
    #expect(
      german[0].message.hasSuffix(
        "de.lproj/Club.strings: the entry @\(key) is not there in German"))
    #expect(problems["en"] == [])
    #expect(problems["fr"] == [])
  }

  /// What no expectation names may be in another language.
  @Test func anEntryThatNothingNames() throws {
    let (problems, _) = try Self.problems(
      Self.german.replacing("\"title\" = \"Beitritt\";", with: ""))
    #expect(problems["de"] == [])
  }
}
