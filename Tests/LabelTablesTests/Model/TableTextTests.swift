// SPDX-License-Identifier: GPL-3.0-or-later
import LabelTables
import TestSupport
import Testing

@Suite struct TableTextTests {
  private static func argument(_ position: Int) -> TextPart {
    .placeholder(Placeholder(TextArgument(position: position)))
  }

  private static func files(_ forms: [TextChoice.Form], _ kind: TextChoice.Kind = .plural)
    -> TextPart
  {
    .choice(TextChoice(kind, by: TextArgument(position: 1), forms: forms))
  }

  /// The apostrophe rules of ICU's MessageFormat documentation.
  @Test(
    arguments: [
      ("it's", [.literal("it's")]), ("it''s", [.literal("it's")]),
      ("'{0}' {0}", [.literal("{0} "), argument(1)]), ("'{''}'", [.literal("{'}")]),
      (
        "{1} of {name}",
        [argument(2), .literal(" of "), .placeholder(Placeholder(TextArgument(name: "name")))]
      ),
      (
        "{0, number, #,##0.0}",
        [.placeholder(Placeholder(TextArgument(position: 1), style: "number, #,##0.0"))]
      ),
      (
        "{0, plural, =0{none} one{# file} other{{1} '#'}}!",
        [
          files([
            .init("=0", TableText(literal: "none")),
            .init("one", TableText([argument(1), .literal(" file")])),
            .init("other", TableText([argument(2), .literal(" #")])),
          ]), .literal("!"),
        ]
      ),
      (
        "{0,selectordinal,one{a}other{b}}",
        [
          files(
            [.init("one", TableText(literal: "a")), .init("other", TableText(literal: "b"))],
            .ordinal)
        ]
      ),
      (
        "{0, select, yes{# {0}} other{}}",
        [
          files(
            [.init("yes", TableText([.literal("# "), argument(1)])), .init("other", TableText())],
            .select)
        ]
      ),
    ] as [(String, [TextPart])])
  func patternsAreRead(pattern: String, parts: [TextPart]) throws {
    #expect(try #require(TableText(pattern: pattern)).parts == parts)
  }

  @Test(arguments: ["{", "}x{", "{0, plural, one{x}}", "{0 0}"])
  func whatICURejectsIsNoText(pattern: String) {
    #expect(TableText(pattern: pattern) == nil)
  }

  @Test func aTextIsTheSameAfterItsPattern() {
    var random = RandomText(generator: SeededGenerator())
    for _ in 0..<2000 {
      let text = random.text()
      #expect(
        TableText(pattern: text.pattern) == text, "seed \(random.generator.seed): \(text.pattern)")
    }
  }

  @Test func aTextIsTheSameAfterItsFormat() {
    var random = RandomText(generator: SeededGenerator(), hasConversions: true, hasChoices: false)
    for _ in 0..<2000 {
      let text = random.text()
      #expect(
        FormatScanner.parts(of: text.format()) == text.parts,
        "seed \(random.generator.seed): \(text.format())")
    }
  }

  private static func shown(_ position: Int, _ conversion: Conversion) -> TextPart {
    .placeholder(Placeholder(TextArgument(position: position), conversion: conversion))
  }

  /// ISO C, fprintf; POSIX for positions; Foundation's String Format Specifiers for `%@`; Python's
  /// printf-style formatting for names.
  @Test(
    arguments: [
      (
        "%@ has %ld",
        [shown(1, Conversion("@")), .literal(" has "), shown(2, Conversion("d", length: "l"))]
      ),
      (
        "%2$@ %1$lld",
        [shown(2, Conversion("@")), .literal(" "), shown(1, Conversion("d", length: "ll"))]
      ),
      (
        "%5.2f%%",
        [shown(1, Conversion("f", width: .number(5), precision: .number(2))), .literal("%")]
      ),
      (
        "%-*d %s",
        [
          shown(2, Conversion("d", flags: "-", width: .argument(1))), .literal(" "),
          shown(3, Conversion("s")),
        ]
      ),
      ("%1$*2$d", [shown(1, Conversion("d", width: .argument(2)))]),
      (
        "%(name)s",
        [.placeholder(Placeholder(TextArgument(name: "name"), conversion: Conversion("s")))]
      ),
      ("%{name}", [.placeholder(Placeholder(TextArgument(name: "name")))]),
      ("%#@files@", [.placeholder(Placeholder(TextArgument(position: 1, name: "files")))]),
      ("%#x", [shown(1, Conversion("x", flags: "#"))]),
      ("100% sure", [.literal("100% sure")]), ("50 %", [.literal("50 %")]), ("%", [.literal("%")]),
      ("%y", [.literal("%y")]), ("%1$", [.literal("%1$")]), ("%(a b)s", [.literal("%(a b)s")]),
      ("%999999999999d", [.literal("%999999999999d")]),
    ] as [(String, [TextPart])])
  func formatsAreRead(format: String, parts: [TextPart]) {
    #expect(FormatScanner.parts(of: format) == parts)
  }

  @Test func argumentsOfFormatsAreThoseOfOurPatterns() {
    #expect(
      TableText(FormatScanner.parts(of: "%2$@ of %1$d in %(city)s")).pattern
        == "{1} of {0} in {city}")
  }

  @Test func aMissingOtherIsTheLastForm() {
    let text = TableText([
      Self.files([.init("one", TableText(literal: "x")), .init("few", TableText(literal: "y"))])
    ])
    #expect(text.pattern == "{0, plural, one {x} few {y} other {y}}")
  }
}
