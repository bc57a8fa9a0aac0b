// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables
import TestSupport
import Testing

/// Random documents, read alike by us and by Foundation.
@Suite struct RandomJSONTests {
  @Test func randomDocumentsHaveTheSameValues() throws {
    var writer = RandomDocument()
    print("seed \(writer.generator.seed)")
    for _ in 0..<400 {
      let (text, value) = writer.document()
      #expect(read(text) == value, "\(text)")
      #expect(decode(Self.listed(text)) == .array([value]), "\(text)")
    }
  }

  /// Documents with slips: both take them, or neither does.
  @Test func randomSlipsAreFoundAlike() throws {
    var writer = RandomDocument()
    print("seed \(writer.generator.seed)")
    var refused = 0
    for _ in 0..<3000 {
      let text = writer.withSlips(writer.document().text)
      // Where JSONDecoder differs from the standard or ends the process, see JSONCorpus.
      guard !text.utf8.contains(where: { "\\\t".utf8.contains($0) }),
        !text.contains(/[0-9.][eE]|0[xX]/)
      else { continue }
      let listed = Self.listed(text)
      let value = read(listed)
      refused += value == nil ? 1 : 0
      #expect(value == decode(listed), "\(listed)")
    }
    #expect(refused > 500)
  }

  /// JSONDecoder may end the process over a number with a sign that ends its document.
  private static func listed(_ text: String) -> String { "[\(text)\n]" }

  /// No bytes end the process.
  @Test func randomBytesAreRefusedOrRead() {
    var generator = SeededGenerator()
    print("seed \(generator.seed)")
    let bytes =
      Array("{}[],:'\"\\/*ux09-+.eE\n\r\tnull".utf8) + [0, 0xC3, 0xA9, 0xE2, 0x80, 0xA8, 0xFF]
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 0...20, using: &generator)).map { _ in
        bytes.randomElement(using: &generator)!
      }
      do throws(JSONProblem) {
        let root = try JSONDocument(text).root
        #expect(root.position < root.end)
      } catch {
        #expect(error.position.line >= 1 && error.position.column >= 1)
      }
    }
  }
}

/// Writes random values in all the ways that JSON5 has.
private struct RandomDocument {
  var generator = SeededGenerator()

  mutating func document() -> (text: String, value: PlainValue) {
    let (text, value) = value(depth: 0)
    return (space() + text + space(), value)
  }

  private mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices.randomElement(using: &generator)!
  }

  private mutating func space() -> String {
    pick(["", "", "", " ", "\n", "\r\n", "\t ", "/* \u{E9} */", "// c\n"])
  }

  private mutating func value(depth: Int) -> (String, PlainValue) {
    switch Int.random(in: 0..<(depth < 4 ? 7 : 4), using: &generator) {
    case 0: return pick([("null", .null), ("true", .boolean(true)), ("false", .boolean(false))])
    case 1, 2: return number()
    case 3: return string()
    case 4: return array(depth: depth)
    default: return object(depth: depth)
    }
  }

  private mutating func number() -> (String, PlainValue) {
    let number = Int.random(in: 0...1_000_000, using: &generator)
    let sign = pick(["", "-", "+"])
    let value = Double(sign == "-" ? -number : number)
    return switch Int.random(in: 0..<5, using: &generator) {
    case 0: (sign + "0x" + String(number, radix: 16), PlainValue(number == 0 ? 0 : value))
    case 1: (sign + "\(number).", PlainValue(value))
    case 2: (sign + "\(number)e-3", PlainValue(value / 1000))
    case 3: (sign + "\(number).25", PlainValue(value + (sign == "-" ? -0.25 : 0.25)))
    default: (sign + "\(number)", PlainValue(value))
    }
  }

  private mutating func string() -> (String, PlainValue) {
    let (text, value) = quoted()
    return (text, .string(value))
  }

  private mutating func quoted() -> (text: String, value: String) {
    let quote = pick(["\"", "'"])
    let parts = [
      ("a", "a"), (" ", " "), ("\u{E9}", "\u{E9}"), ("\u{1F600}", "\u{1F600}"), ("\\n", "\n"),
      ("\\\\", "\\"), ("\\\"", "\""), ("\\'", "'"), ("\\u00e9", "\u{E9}"), ("\\x7e", "~"),
      ("\\ud83d\\ude00", "\u{1F600}"), ("\u{301}", "\u{301}"), ("//", "//"), ("{[,:", "{[,:"),
    ]
    let chosen = (0..<Int.random(in: 0...6, using: &generator)).map { _ in pick(parts) }
    return (quote + chosen.map(\.0).joined() + quote, chosen.map(\.1).joined())
  }

  private mutating func array(depth: Int) -> (String, PlainValue) {
    let elements = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
      value(depth: depth + 1)
    }
    let texts = elements.map { space() + $0.0 + space() }
    return ("[" + listed(texts) + space() + "]", .array(elements.map(\.1)))
  }

  private mutating func object(depth: Int) -> (String, PlainValue) {
    var values: [String: PlainValue] = [:]
    var texts: [String] = []
    for _ in 0..<Int.random(in: 0...4, using: &generator) {
      let name = pick(["a", "$b", "_c1", "\u{E9}t\u{E9}", "null"])
      let key = pick([(name, name), quoted()])
      let (text, value) = value(depth: depth + 1)
      guard values[key.1] == nil else { continue }
      values[key.1] = value
      texts.append(space() + key.0 + space() + ":" + space() + text + space())
    }
    return ("{" + listed(texts) + space() + "}", .object(values))
  }

  private mutating func listed(_ texts: [String]) -> String {
    texts.joined(separator: ",") + (texts.isEmpty ? "" : pick(["", ","]))
  }

  /// Leaves out, doubles or puts in one to three characters.
  mutating func withSlips(_ text: String) -> String {
    var scalars = Array(text.unicodeScalars)
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let place = Int.random(in: 0...scalars.count, using: &generator)
      switch Int.random(in: 0..<3, using: &generator) {
      case 0 where place < scalars.count: scalars.remove(at: place)
      case 1 where place < scalars.count: scalars.insert(scalars[place], at: place)
      default: scalars.insert(pick(Array("{}[],:'\"01-. /*\nax".unicodeScalars)), at: place)
      }
    }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: scalars)
    return String(result)
  }
}
