// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing

/// `aloud test --suite`: the scripts of a suite, on forms and their questions.
@Suite struct SuiteOptionTests {
  @Test func aSuiteIsPlayedOnEachForm() throws {
    let field = "{ kind: \"radio\", name: \"q\", label: \"Q\", options: [\"a\", \"b\"] }"
    let folder = ScriptFolder([
      "Suites/short/down.aloud": "form: ${form}\npress Down\n  selected b\n",
      "Suites/alone.aloud": ScriptFolder.holding,
      "forms/one.json5": "{ fields: [\(field)] }",
      "forms/two.json5": "{ fields: [\(field.replacing("\"b\"", with: "\"c\""))] }",
    ])
    let root = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    _ = try CommandRun(
      Launch(
        ["/bin/ln", "-s", "/\(root)/Localization", folder.path + "/Localization"].map {
          Array($0.utf8)
        }, environment: Aloud.environment, streams: [.null, .null, .null]))
    let tables = ["ALOUD_TABLES": folder.path + "/Localization"]
    let run = try folder.test(
      "--suite", "short", "forms/one.json5", "forms/two.json5", "--verbose", variables: tables)
    #expect(run.ending == .status(2), "\(run.output)")
    let lines = run.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(lines[0].hasPrefix("holds: ") && lines[0].hasSuffix("(form: forms/one.json5)"))
    #expect(lines[1].hasPrefix("BROKEN: ") && lines[1].hasSuffix("(form: forms/two.json5)"))
    #expect(try folder.test("--suite", "alone", variables: tables).ending == .status(0))
    // A form that nothing plays would seem to hold.
    let useless = try folder.test("--suite", "alone", "forms/one.json5", variables: tables)
    #expect(useless.ending == .status(2))
    #expect(useless.errors.contains("forms/one.json5 is one argument too many"))
    for name in ["short/down", "short/down.aloud"] {
      let one = try folder.test("--suite", name, "forms/one.json5", variables: tables)
      #expect(one.ending == .status(0), "\(one.errors)")
    }
    // Without a form a script that wants one is broken.
    #expect(try folder.test("--suite", "short", variables: tables).output.contains("${form}"))
    let unknown = try folder.test("--suite", "shrt", variables: tables)
    #expect(unknown.errors.contains("short"))
  }

  /// The suites that come with Aloud, on a form of one's own: each script once for each question that
  /// has what it wants to know.
  @Test func suitesArePlayedOnEachQuestion() throws {
    let folder = ScriptFolder([
      "own.json5": """
      { title: "Own", fields: [
        { kind: "radio", name: "size", label: "Size", options: ["small", "large"] },
        { kind: "text", name: "name", label: "Name" } ] }
      """,
      "note.json5": "{ fields: [{ kind: \"note\", name: \"n\", label: \"Read this.\" }] }",
    ])
    let run = try folder.test(
      "--suite", "keyboard", "own.json5", "--list", "--filter", "form-next-question|form-selecting")
    #expect(run.ending == .status(0), "\(run.errors)")
    let lines = run.output.split(separator: "\n").map { $0.drop { $0 != "(" } }
    #expect(
      lines == [
        "(form: own.json5, field: size, selection: follow)",
        "(form: own.json5, field: size, selection: manual)",
        "(form: own.json5, field: size, selection: follow)",
        "(form: own.json5, field: size, selection: manual)",
      ])
    let played = try folder.test("--suite", "groups", "own.json5")
    #expect(played.ending == .status(0), "\(played.output)")
    #expect(played.output.hasSuffix("expectations hold\n"))
    // Nothing of a note is selected, which is told.
    #expect(try folder.test("--suite", "groups", "note.json5").ending == .status(2))
  }
}
