// SPDX-License-Identifier: GPL-3.0-or-later

import FoundationEssentials
import Glibc
import TestSupport
import Testing

/// `aloud form`, from the file to the answers.
struct FormTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  private static func example(_ name: String) -> String { root + "/Examples/\(name).json5" }

  /// Every example, asked by keys in its languages: the same keys come to the same answers.
  @Test(arguments: [
    (
      "pizza-order", ["en", "de"],
      "Down Enter Down Enter Space Down Space Enter Up Enter text:Elm Enter text:\"555 1234\" Enter"
        + " Up Up Enter Enter",
      #"{"size":"large","crust":"deep","toppings":["ham","salami"],"deliver":true,"#
        + #""street":"Elm","phone":"555 1234","tip":1}"#
    ),
    (
      "server-install", ["en", "fr"],
      "Enter Enter Space Enter Enter text:\"correct horse\" Enter Down Space Enter Enter"
        + " text:example.org Enter Enter",
      #"{"hostname":"server","disk":"whole","encrypt":true,"passphrase":"correct horse","#
        + #""services":["ssh","web"],"port":443,"domain":"example.org"}"#
    ),
    (
      "survey", ["en", "de", "fr", "ar"],
      "End Enter text:speed Enter Space Enter text:12 Enter Space Enter Enter",
      #"{"satisfied":"not","why":"speed","readers":["speech"],"years":12,"again":true}"#
    ),
  ])
  func examples(name: String, languages: [String], keys: String, answers: String) throws {
    for language in languages {
      let run = try CommandRun([
        "form", Self.example(name), "--language", language, "--keys", keys,
      ])
      #expect(run.output == answers + "\n", "\(language) \(run.errors)")
      #expect(run.ending == .status(0))
    }
  }

  @Test(arguments: ["pizza-order", "server-install", "survey"])
  func examplesHaveNoMistakes(name: String) throws {
    let run = try CommandRun(["form", "--check", Self.example(name)])
    #expect(run.ending == .status(0))
    #expect(run.errors == "")
  }

  /// Marks and joiners make one character of a sign and themselves; a shell reads the sign alone.
  private static let hard = [
    "a'b\"c $(touch x) `id` \\ ; & | * ? ~ # é\u{1F600} --", "a\r\nb\nc\r", "-n", "~", "!!",
    "'\u{301}; touch x; '\u{301}", "'\u{200D}; touch x; '\u{FE0F}",
    "\"\u{301}; touch x; \"\u{301}", "$\u{301}(touch x)", "`\u{301}touch x`\u{301}",
    "\\\u{301}", "\\\u{301}\"\u{301}; touch x #",
  ]

  /// What was typed comes back from `eval` and from a file of variables byte for byte.
  @Test(arguments: ["shell", "env"], hard)
  func isSafeForTheShell(output: String, hard: String) throws {
    let folder = TemporaryFolder()
    let form = folder.write(
      #"{fields: [{kind: "text", name: "a-b", label: "A"}, {kind: "text", name: "c", label: "C"}]}"#,
      to: "form.json5")
    let script = """
      vars=$(aloud form "$FORM" --set "a-b=$HARD" --set "c=plain" --output \(output))
      eval "$vars"
      printf '%s' "$a_b"
      ls x 2>/dev/null
      """
    let run = try CommandRun(
      Aloud.shell(script, ["FORM": form, "HARD": hard], folder: folder.path))
    #expect(Array(run.output.utf8) == Array(hard.utf8))
    #expect(run.errors == "")
  }

  @Test(arguments: [
    ("json", "{\"size\":\"large\",\"tops\":[\"ham\",\"corn\"],\"go\":true,\"n\":2.5,\"t\":null}\n"),
    ("lines", "size=large\ntops=ham\ntops=corn\ngo=yes\nn=2.5\nt=\n"),
    ("nul", "size=large\0tops=ham\0tops=corn\0go=yes\0n=2.5\0t=\0"),
    ("shell", "size='large'\ntops='ham\ncorn'\ngo='yes'\nn='2.5'\nt=''\n"),
    ("env", "size=\"large\"\ntops=\"ham\ncorn\"\ngo=\"yes\"\nn=\"2.5\"\nt=\"\"\n"),
  ])
  func printsAnswersGivenBefore(output: String, printed: String) throws {
    let folder = TemporaryFolder()
    let form = folder.write(
      """
      {fields: [{kind: "radio", name: "size", label: "S", options: ["small", "large"]},
       {kind: "checklist", name: "tops", label: "T", options: ["ham", "corn"]},
       {kind: "confirm", name: "go", label: "G"}, {kind: "number", name: "n", label: "N"},
       {kind: "text", name: "t", label: "T"}]}
      """, to: "form.json5")
    let answers = folder.write(#"{"size": "large", "tops": ["corn", "ham"]}"#, to: "answers.json")
    let run = try CommandRun([
      "form", form, "--answers", answers, "--set", "go=true", "--set", "n=2,5", "--output", output,
    ])
    #expect(run.output == printed)
    #expect(run.ending == .status(0))
  }

  /// An answer is one line, whatever ends the lines in it.
  @Test(arguments: ["\n", "\r\n"])
  func anAnswerIsOneLine(end: String) throws {
    let folder = TemporaryFolder()
    let form = folder.write(#"{fields: [{kind: "text", name: "t", label: "T"}]}"#, to: "form.json5")
    let run = try CommandRun([
      "form", form, "--set", "t=a\(end)size=large", "--output", "lines",
    ])
    #expect(run.bytes.filter { $0 == UInt8(ascii: "\n") }.count == 1)
    #expect(run.output.hasPrefix("t=a"))
  }

  /// The sign between field and value, and those between options, count whatever mark follows.
  @Test func givenTextsMayBeginWithAMark() throws {
    let folder = TemporaryFolder()
    let form = folder.write(
      #"""
      {fields: [{kind: "text", name: "t", label: "T"},
       {kind: "checklist", name: "c", label: "C", options: ["a", {key: "\u0301b", label: "B"}]}]}
      """#, to: "form.json5")
    let run = try CommandRun([
      "form", form, "--set", "t=\u{301}x", "--set", "c=a,\u{301}b", "--output", "lines",
    ])
    #expect(
      run.bytes == Array("t=\u{301}x\nc=a\nc=\u{301}b\n".utf8), "\(run.errors)")
  }

  /// Nobody to ask: each missing field is named, with a status of its own.
  @Test func namesWhatIsMissing() throws {
    let run = try CommandRun(
      ["form", Self.example("server-install"), "--set", "hostname=box", "--set", "encrypt=no"])
    #expect(run.ending == .status(3))
    #expect(run.output == "")
    #expect(
      run.errorLines.first
        == "aloud: nobody can be asked, and these fields need an answer: disk; give them with --set or --answers"
    )
  }

  @Test(arguments: [
    (["--set", "sise=x"], "--set: the form has no field sise; did you mean size?"),
    (
      ["--set", "size=larg"],
      "field size: larg is no answer: there is no such option, only small, medium, large; did you mean large?"
    ),
    (
      ["--set", "crust=thin"], "field crust: thin is no answer: unavailable: out of dough"
    ),
    (["--set", "tip=21"], "field tip: 21 is no answer: 21 is too large: type 20 or less"),
    (["--set", "size"], "--set size: write FIELD=VALUE"),
    (["--one", "--all"], "--one and --all exclude each other: give one of them"),
  ])
  func refusesAnswersThatAreNone(arguments: [String], message: String) throws {
    let run = try CommandRun(["form", Self.example("pizza-order")] + arguments)
    #expect(run.ending == .status(2))
    #expect(run.errorLines.first == "aloud: \(message)")
  }

  /// Answers given beforehand that exclude each other are not printed: the one that cannot be is
  /// asked, or named where nobody can be asked.
  @Test func answersThatExcludeEachOtherAreNoAnswers() throws {
    let given = [
      "form", Self.example("pizza-order"), "--set", "size=small", "--set", "crust=deep",
      "--set", "toppings=ham", "--set", "deliver=no", "--set", "tip=0",
    ]
    let nobody = try CommandRun(given)
    #expect(nobody.ending == .status(2))
    #expect(nobody.output == "")
    #expect(
      nobody.errors
        == "aloud: field crust: deep is no answer: unavailable: not in the small size\n")
    let asked = try CommandRun(given + ["--output", "lines", "--keys", "Up Enter Enter"])
    #expect(asked.output == "size=small\ncrust=regular\ntoppings=ham\ndeliver=no\ntip=0\n")
  }

  /// All that is wrong is told at once.
  @Test func everyWrongAnswerIsTold() throws {
    let run = try CommandRun([
      "form", Self.example("pizza-order"), "--set", "size=x", "--set", "tip=21", "--set", "a=b",
    ])
    #expect(run.ending == .status(2))
    #expect(run.errorLines.filter { !$0.isEmpty }.count == 3)
  }

  /// A form without anything required is asked by lines as any other, unless an answer was given.
  @Test func optionalFieldsAreAskedByLines() throws {
    let folder = TemporaryFolder()
    let form = folder.write(
      #"{fields: [{kind: "number", name: "n", label: "N"}, {kind: "text", name: "t", label: "T"}]}"#,
      to: "form.json5")
    func ask(_ more: [String]) throws -> CommandRun {
      try CommandRun(["form", form, "--output", "lines"] + more, input: "5\nx\n\n")
    }
    let asked = try ask([])
    #expect(asked.output == "n=5\nt=x\n", "\(asked.errors)")
    #expect(try ask(["--set", "n=1"]).output == "n=1\nt=\n")
  }

  /// No variable keeps what it held before, whether its field was asked or not.
  @Test func everyVariableIsSet() throws {
    let run = try CommandRun([
      "form", Self.example("pizza-order"), "--set", "size=large", "--set", "crust=deep", "--set",
      "toppings=ham", "--set", "deliver=no", "--set", "tip=0", "--output", "shell",
    ])
    #expect(run.output.contains("deliver='no'\nstreet=''\n"), "\(run.output) \(run.errors)")
  }

  /// What the shell itself goes by is no answer's.
  @Test(arguments: ["PATH", "IFS", "LD_PRELOAD", "BASH_ENV", "HOME"])
  func variablesOfTheShellAreRefused(name: String) throws {
    let folder = TemporaryFolder()
    let form = folder.write(
      #"{fields: [{kind: "text", name: "\#(name)", label: "N"}]}"#, to: "form.json5")
    for output in ["shell", "env"] {
      let run = try CommandRun(["form", form, "--set", "\(name)=x", "--output", output])
      #expect(run.ending == .status(2))
      #expect(
        run.errors.contains("the field \(name) would be a variable that the shell itself uses"))
    }
    #expect(try CommandRun(["form", form, "--set", "\(name)=x"]).ending == .status(0))
  }

  /// Answers that were kept and no longer fit name their file, and how to go on.
  @Test(arguments: ["{\"sise\": \"small\"}", "{", "{\"size\": \"x\"}"])
  func keptAnswersThatDoNotFitAreTold(kept: String) throws {
    let folder = TemporaryFolder()
    let file = folder.write(kept, to: "kept.json")
    let run = try CommandRun([
      "form", Self.example("pizza-order"), "--save", file, "--keys", "Enter",
    ])
    #expect(run.ending == .status(2))
    #expect(run.errors.contains("kept in \(file): delete that file"), "\(run.errors)")
  }

  /// Answers that were all given are printed also where they could not be kept.
  @Test func answersThatCannotBeKeptAreNotLost() throws {
    let run = try CommandRun([
      "form", Self.example("survey"), "--save", "/nowhere/kept", "--output", "lines",
      "--keys", "Down Enter Space Enter text:1 Enter Space Enter Enter",
    ])
    #expect(run.ending == .status(0))
    #expect(run.output.hasPrefix("satisfied=rather\n"))
  }

  /// A session that is broken off is gone on with from where it was, secrets apart; the file is for
  /// nobody else, and goes when the answers were given.
  @Test func keepsAnswersAndGoesOn() throws {
    let folder = TemporaryFolder()
    let form = Self.example("server-install")
    let kept = folder.path + "/kept.json"
    let first = try CommandRun([
      "form", form, "--save", kept, "--keys",
      "Enter text:box Enter Space Enter Enter text:verysecret Enter",
    ])
    #expect(first.ending == .status(3))
    let text = String(decoding: try #require(folder.bytes(of: "kept.json")), as: UTF8.self)
    #expect(text == #"{"hostname":"serverbox","disk":"whole","encrypt":true}"# + "\n")
    var status = stat()
    #expect(stat(kept, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
    let second = try CommandRun([
      "form", form, "--save", kept, "--keys", "Enter text:verysecret Enter Enter Enter",
      "--transcript", folder.path + "/transcript",
    ])
    #expect(second.ending == .status(0))
    #expect(second.output.contains(#""hostname":"serverbox""#))
    #expect(folder.bytes(of: "kept.json") == nil)
  }

  /// No answer takes the place of another one.
  @Test(arguments: ["shell", "env"])
  func fieldsAreVariablesOfTheirOwn(output: String) throws {
    let folder = TemporaryFolder()
    let form = folder.write(
      #"{fields: [{kind: "text", name: "a-b", label: "A"}, {kind: "text", name: "a_b", label: "B"}]}"#,
      to: "form.json5")
    let given = ["form", form, "--set", "a-b=1", "--set", "a_b=2", "--output"]
    let run = try CommandRun(given + [output])
    #expect(run.ending == .status(2))
    #expect(run.output == "")
    #expect(run.errors.contains("a-b") && run.errors.contains("a_b"))
    #expect(try CommandRun(given + ["json"]).output == "{\"a-b\":\"1\",\"a_b\":\"2\"}\n")
  }

  /// The numbers of JSON5 in all their forms (spec.json5.org, section 6).
  @Test(arguments: [
    ("1e3", "1000"), ("2.5E-3", "0.0025"), ("0x1F", "31"), ("+.5", "0.5"), ("5.", "5"),
    ("-12.50e1", "-125"), ("1e-0", "1"), ("-0", "0"), ("1.234e2", "123.4"), ("0e9", "0"),
    ("1e17", "100000000000000000"), ("0.001e5", "100"),
  ])
  func numbersAreThoseOfJSON5(written: String, read: String) throws {
    let folder = TemporaryFolder()
    let form = folder.write(
      "{fields: [{kind: 'number', name: 'n', label: 'N', default: \(written), min: \(written)}]}",
      to: "form.json5")
    let answers = folder.write("{n: \(written)}", to: "answers.json5")
    let run = try CommandRun(["form", form, "--answers", answers])
    #expect(run.output == "{\"n\":\(read)}\n", "\(run.errors)")
    let asked = try CommandRun(["form", form, "--keys", "Enter Enter"])
    #expect(asked.output == "{\"n\":\(read)}\n", "\(asked.errors)")
  }

  /// The schema is JSON, and names every kind of field.
  @Test func theSchemaIsJSON() throws {
    let run = try CommandRun(["form", "--schema"])
    let schema = try JSONDecoder().decode(Schema.self, from: Data(run.bytes))
    #expect(schema.required == ["fields"])
    for kind in ["radio", "checklist", "confirm", "text", "secret", "number", "note", "group"] {
      #expect(run.output.contains(#"{"const":"\#(kind)"}"#))
    }
  }

  private struct Schema: Decodable {
    let required: [String]
  }

  /// One field of every kind.
  @Test(arguments: [
    (["--kind", "checklist", "a=A", "b=B", "c=C"], "Space Down Down Space Enter", "a\nc\n"),
    (["--kind", "checklist", "--print0", "a=A", "b=B"], "Space Enter", "a\0"),
    (
      ["--kind", "checklist", "--output", "json", "a=A", "b=B"], "Down Space Enter",
      #"[{"index":2,"key":"b","label":"B"}]"# + "\n"
    ),
    (["--kind", "checklist", "--default", "a,b", "a=A", "b=B"], "Enter", "a\nb\n"),
    (["--kind", "checklist", "a=A", "b=B"], "Enter", ""),
    (["--kind", "confirm"], "Down Enter", "no\n"),
    (["--kind", "text"], "text:\"two words\" Enter", "two words\n"),
    (["--kind", "text", "--default", "x"], "text:y Enter", "xy\n"),
    (["--kind", "secret", "--min", "3"], "text:ab Enter c Enter", "abc\n"),
    (["--kind", "number", "--max", "10"], "text:11 Enter Backspace Enter", "1\n"),
    (["--kind", "text", "--pattern", "[0-9]+"], "text:7a Enter Backspace Enter", "7\n"),
    (["--kind", "text", "--output", "json"], "text:\"a b\" Enter", "\"a b\"\n"),
  ])
  func asksEveryKind(arguments: [String], keys: String, output: String) throws {
    let run = try CommandRun(["ask", "--title", "Q"] + arguments + ["--keys", keys])
    #expect(run.output == output, "\(run.errors)")
    #expect(run.ending == .status(0))
  }

  @Test(arguments: [
    (["--kind", "text", "a=A"], "--options means nothing to a question of kind text"),
    (["--kind", "radio", "--min", "1", "a=A"], "--min means nothing to a question of kind radio"),
    (["--kind", "text", "--pattern", "("], "--pattern (: this is no regular expression"),
    (["--kind", "number", "--min", "x"], "--min x: this is no number"),
  ])
  func refusesWhatAKindHasNoUseFor(arguments: [String], message: String) throws {
    let run = try CommandRun(["ask"] + arguments + ["--keys", "Enter"])
    #expect(run.ending == .status(2))
    #expect(run.errorLines.first?.hasPrefix("aloud: " + message) == true, "\(run.errors)")
  }
}
