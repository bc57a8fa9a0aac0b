// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables
import Testing

@Suite struct JSONDocumentTests {
  @Test(arguments: JSONCorpus.json + JSONCorpus.json5)
  func takesWhatTheStandardsAllow(text: String) throws {
    let value = try #require(read(text))
    #expect(value == decode(text))
  }

  @Test(arguments: JSONCorpus.neither)
  func refusesEverythingElse(text: String) {
    #expect(read(text) == nil)
    #expect(decode(text) == nil)
  }

  @Test(arguments: JSONCorpus.differences)
  func followsTheStandardWhereJSONDecoderDoesNot(text: String, value: PlainValue?) {
    #expect(read(text) == value)
    #expect(decode(text) != value)
  }

  @Test(arguments: JSONCorpus.traps)
  func refusesWhatEndsJSONDecoder(text: String) {
    #expect(read(text) == nil)
  }

  /// The short example of spec.json5.org.
  @Test func readsTheExampleOfTheStandard() {
    let text = #"""
      {
        // comments
        unquoted: 'and you can quote me on that',
        singleQuotes: 'I can use "double quotes" here',
        lineBreaks: "Look, Mom! \
      No \\n's!",
        hexadecimal: 0xdecaf,
        leadingDecimalPoint: .8675309, andTrailing: 8675309.,
        positiveSign: +1,
        trailingComma: 'in objects', andIn: ['arrays',],
        "backwardsCompatible": "with JSON",
      }
      """#
    let expected: [String: PlainValue] = [
      "unquoted": .string("and you can quote me on that"),
      "singleQuotes": .string("I can use \"double quotes\" here"),
      "lineBreaks": .string("Look, Mom! No \\n's!"), "hexadecimal": PlainValue(912559),
      "leadingDecimalPoint": PlainValue(0.8675309), "andTrailing": PlainValue(8_675_309),
      "positiveSign": PlainValue(1), "trailingComma": .string("in objects"),
      "andIn": .array([.string("arrays")]), "backwardsCompatible": .string("with JSON"),
    ]
    #expect(read(text) == .object(expected))
  }

  /// Each number, as a whole one and as a Double.
  @Test(
    arguments: [
      ("0", 0, 0), ("-0", 0, 0), ("1.0", 1, 1), ("1e2", 100, 100), ("1.5", nil, 1.5),
      ("0x7FFFFFFFFFFFFFFF", Int.max, 0x1p63), ("-0x10", -16, -16), ("+7", 7, 7), ("8.", 8, 8),
      ("9223372036854775807", Int.max, 0x1p63), ("9223372036854775808", nil, 0x1p63),
      ("-9223372036854775808", Int.min, -0x1p63),
      ("9007199254740993", 9_007_199_254_740_993, 0x1p53),
      ("9007199254740993.0", nil, 0x1p53), ("0xFFFFFFFFFFFFFFFF", nil, 0x1p64),
      ("1e400", nil, nil), ("-1e400", nil, nil), ("1e-400", 0, 0), ("Infinity", nil, .infinity),
      ("-Infinity", nil, -.infinity),
    ] as [(String, Int?, Double?)])
  func numbersKeepTheirText(text: String, integer: Int?, double: Double?) throws {
    let node = try JSONDocument(Array(text.utf8)).root
    guard case .number(text) = node.value else {
      Issue.record("\(node.value)")
      return
    }
    #expect(node.integer == integer)
    #expect(node.double == double)
  }

  @Test func whatIsNoNumberHasNone() throws {
    let node = try JSONDocument(Array("'1'".utf8)).root
    #expect(node.integer == nil && node.double == nil)
  }

  @Test func membersThatAreThereTwiceAreKept() throws {
    guard
      case .object(let members) = try JSONDocument(Array("{b: 1, a: 2, 'b': 3}".utf8)).root.value
    else {
      Issue.record("no object")
      return
    }
    #expect(members.map(\.key) == ["b", "a", "b"])
    #expect(members.map(\.node.integer) == [1, 2, 3])
    #expect(members.map(\.position.column) == [2, 8, 14])
  }

  /// As deep as JSONDecoder goes, and never deeper than the stack bears.
  @Test(arguments: [(512, true), (513, false), (200_000, false)])
  func depthIsBounded(depth: Int, isTaken: Bool) {
    for (open, close) in [("[", "]"), ("{a:", "}")] {
      let text =
        String(repeating: open, count: depth)
        + (open == "[" ? "" : "1") + String(repeating: close, count: depth)
      #expect((read(text) != nil) == isTaken)
      if depth < 1000 { #expect((decode(text) != nil) == isTaken) }
    }
  }

  @Test func siblingsAreNotDeep() {
    #expect(read("[" + String(repeating: "[],{},", count: 5000) + "]") != nil)
  }
}
