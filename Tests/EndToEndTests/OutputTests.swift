// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing

/// The forms of answers and of options, byte for byte.
struct OutputTests {
  @Test(arguments: [
    ("key", "deep\n"), ("label", "Deep dish\n"), ("index", "2\n"),
    ("json", #"{"index":2,"key":"deep","label":"Deep dish"}"# + "\n"),
  ])
  func printsTheAnswerInAForm(form: String, output: String) throws {
    let run = try CommandRun(Crusts.question + ["--keys", "Down Enter", "--output", form])
    #expect(run.output == output)
    let ended = try CommandRun(
      Crusts.question + ["--answer", "deep", "--output", form, "--print0"])
    #expect(ended.output == output.dropLast() + "\0")
  }

  @Test(arguments: [("key", ""), ("label", ""), ("index", ""), ("json", "null\n")])
  func printsNoAnswerInAForm(form: String, output: String) throws {
    let run = try CommandRun(
      Crusts.question
        + ["--optional", "--select", "manual", "--keys", "Enter", "--output", form])
    #expect(run.ending == .status(0))
    #expect(run.output == output)
  }

  /// Input, the arguments besides, and the answer to `Down Enter`.
  static let inputs: [(String, [String], String)] = [
    ("a\nb\n", [], "b\n"),
    ("a\nb", [], "b\n"),
    ("a\r\nb\r\n", [], "b\n"),
    ("\u{FEFF}a\nb\n", ["--default", "a"], "b\n"),
    ("a\tAn A\nb\tA B\tSecond of all\n", [], "b\n"),
    ("a\0b c\nd\0", ["--read0", "--print0"], "b c\nd\0"),
    ("a\0b\tB\nB\0", ["--read0"], "b\n"),
    ("a=b\nc=d\n", [], "c=d\n"),
    ("-\n--title\n", [], "--title\n"),
    (" a\n b \n", [], " b \n"),
  ]

  @Test(arguments: inputs)
  func readsOptions(input: String, arguments: [String], output: String) throws {
    let run = try CommandRun(
      ["ask", "--options", "-", "--keys", "Down Enter"] + arguments, input: input)
    #expect(run.output == output)
    let folder = TemporaryFolder()
    let file = folder.write(input, to: "options")
    let fromFile = try CommandRun(["ask", "--options", file, "--keys", "Down Enter"] + arguments)
    #expect(fromFile.output == output)
  }

  /// Keys may be any bytes: they come out as they went in.
  @Test(
    arguments: [
      [0xFF], [0x80, 0x41], [0xC3], [0xED, 0xA0, 0x80], [0xF5, 0x61], [0x1B, 0x5B, 0x41],
      [0x65, 0xCC, 0x81], [0xC3, 0xA9],
    ] as [[UInt8]])
  func answersByteForByte(key: [UInt8]) throws {
    let given = try CommandRun(
      Aloud.launch(
        bytes: ["ask", "other", "--keys", "Down Enter"].map { Array($0.utf8) } + [key]))
    #expect(given.bytes == key + [0x0A])
    let labelled = try CommandRun(
      Aloud.launch(
        bytes: ["ask", "other", "--default"].map { Array($0.utf8) }
          + [key, Array("--keys".utf8), Array("Enter".utf8), key + Array("=Label".utf8)]))
    #expect(labelled.bytes == key + [0x0A])
    let read = try CommandRun(
      Aloud.launch(["ask", "--options", "-", "--keys", "Down Enter", "--read0", "--print0"]),
      input: Array("other".utf8) + [0] + key + [0])
    #expect(read.bytes == key + [0])
  }

  /// Canonically equivalent keys are two keys.
  @Test func keysCompareExactly() throws {
    let run = try CommandRun([
      "ask", "\u{E9}", "e\u{301}", "--default", "e\u{301}", "--keys", "Enter",
    ])
    #expect(run.bytes == Array("e\u{301}\n".utf8))
  }

  /// Invalid parts are shown and said as U+FFFD.
  @Test func invalidLabelsAreShown() throws {
    let folder = TemporaryFolder()
    let run = try CommandRun(
      Aloud.launch(
        bytes: [
          "ask", "--keys", "Space Enter", "--transcript", folder.path + "/t",
        ].map { Array($0.utf8) } + [Array("k=caf".utf8) + [0xE9]]))
    #expect(run.output == "k\n")
    let transcript = String(decoding: try #require(folder.bytes(of: "t")), as: UTF8.self)
    #expect(transcript.contains(#""> (•) caf\#u{FFFD}""#))
    #expect(transcript.contains(#""label":"caf\#u{FFFD}""#))
  }

  /// Files whose names are no text are those files and no others.
  @Test func pathsAreTakenByteForByte() throws {
    let folder = TemporaryFolder()
    // Latin-1 "é"; a character that stands for such a byte inside; and what mending would make.
    let names = ["caf\\xe9", "caf\\xf4\\x8f\\xbf\\xa9", "caf\\xef\\xbf\\xbd"]
    for name in names {
      let run = try CommandRun(
        Aloud.shell(
          """
          N=$(printf '\(name)')
          mkdir -p "$N/en.lproj" "$N/aloud" && printf 'a\\nb\\n' >"$N/options" || exit 9
          printf '"hello" = "\(name.count)";' >"$N/en.lproj/mine.strings"
          printf '{verbosity: "brief"}' >"$N/aloud/config.json"
          XDG_CONFIG_HOME="$PWD/$N" aloud ask --options "$N/options" --table mine="$N" \
            @hello=@hello --transcript "$N/t" --speech "wav:$N/w" --keys "Space Enter" >/dev/null || exit 8
          head -c 4 "$N/w"
          grep -q '"verbosity":"brief"' "$N/t" && grep -q '(•) \(name.count)"' "$N/t" && echo
          rm -r "$N"
          """, folder: folder.path))
      #expect(run.ending == .status(0))
      #expect(run.errors == "")
      #expect(run.output == "RIFF\n")
    }
    // Nothing was written anywhere else.
    let rest = try CommandRun(Aloud.shell("ls -A", folder: folder.path))
    #expect(rest.output == "")
  }
}
