// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer
import LabelTables
import RadioModel

/// What the words of one expectation mean.
struct ExpectationReading {
  private let first: ScriptToken
  private let operands: [ScriptToken]

  /// - Parameter tokens: without the level; at least one.
  init(_ tokens: [ScriptToken]) {
    first = tokens[0]
    operands = Array(tokens.dropFirst())
  }

  /// - Throws: What is wrong, and where.
  func kind() throws(ScriptMistake) -> Expectation.Kind {
    switch first.text {
    case "hear": return .hear(try heard())
    case "cut": return try cut()
    case "selected":
      return .selected(try isNothing() ? [] : operands.map(\.text))
    case "focused": return .focused(try only("focused KEY").text)
    case "field": return .field(try isNothing() ? nil : try only("field NAME").text)
    case "screen": return .screen(try screen())
    case "answer":
      guard !operands.isEmpty else { throw malformed("answer VALUE") }
      return .answer(field: operands[0], values: Array(operands.dropFirst()))
    case "no" where operands.count == 1 && operands[0].isWord("answer"):
      return .answer(field: nil, values: nil)
    case "no": throw malformed("no answer")
    case "status": return .status(try status())
    case "first": return .firstSound(within: try time(after: ["sound", "within"], of: operands))
    default:
      throw ScriptMistake(
        .unknown(first.text, nearest: ScriptReader.nearest(to: first.text)), at: first.place)
    }
  }

  private func heard() throws(ScriptMistake) -> HeardExpectation {
    guard let operand = operands.first else { throw malformed("hear \"TEXT\"") }
    if operand.isQuoted {
      guard operands.count == 1 else { throw misplaced(operands[1]) }
      return .exactly(operand.text)
    }
    switch operand.text {
    case "nothing", "anything", "more":
      guard operands.count == 1 else { throw misplaced(operands[1]) }
      return operand.text == "nothing" ? .nothing : operand.text == "more" ? .more : .anything
    case "containing": return .containing(try text("hear containing \"TEXT\"").text)
    case "matching":
      let pattern = try text("hear matching \"PATTERN\"")
      guard let expression = TextExpression(pattern.text) else {
        throw ScriptMistake(.badPattern(pattern.text), at: pattern.place)
      }
      return .matching(expression, source: pattern.text)
    default: return .fields(try fields())
    }
  }

  private func fields() throws(ScriptMistake) -> [FieldExpectation] {
    var fields: [FieldExpectation] = []
    var index = 0
    while index < operands.count {
      let name = operands[index]
      guard !name.isQuoted, let part = FieldExpectation.Part(name.text) else {
        let names = FieldExpectation.Part.names + ["nothing", "anything", "containing", "matching"]
        throw ScriptMistake(
          .unknown(name.text, nearest: Similarity.nearest(to: name.text, among: names, limit: 2)),
          at: name.place)
      }
      guard index + 1 < operands.count else {
        throw ScriptMistake(.malformed(usage: name.text + " \"TEXT\""), at: name.place)
      }
      let value = operands[index + 1]
      if part == .kind, !value.isWord("anything") {
        try check(value, among: Announcement.Kind.allCases.map(\.rawValue))
      }
      fields.append(FieldExpectation(part: part, value: Self.value(value)))
      index += 2
    }
    return fields
  }

  private static func value(_ token: ScriptToken) -> FieldExpectation.Value {
    if token.isWord("nothing") { return .nothing }
    return token.isWord("anything") ? .anything : .text(token.text)
  }

  private func cut() throws(ScriptMistake) -> Expectation.Kind {
    if operands.first?.isWord("within") == true {
      return .silence(within: try time(after: ["within"], of: operands))
    }
    return .cut(try isNothing() ? nil : try only("cut \"TEXT\"").text)
  }

  private func screen() throws(ScriptMistake) -> ScreenExpectation {
    let words = operands.prefix { !$0.isQuoted }.map(\.text)
    let last = operands.last
    switch words {
    case _ where words.count == 2 && words[0] == "row" && operands.count == 3:
      guard let row = Int(words[1]), row > 0 else { throw malformed("screen row 1 \"TEXT\"") }
      return .row(row, last!.text)
    case ["focused", "row"] where operands.count == 3: return .focusedRow(last!.text)
    case ["containing"] where operands.count == 2: return .containing(last!.text)
    case ["is"] where operands.count == 1: return .whole([])
    case ["not", "by", "colour", "alone"] where operands.count == 4: return .notByColourAlone
    case _ where words.dropLast() == ["no", "wider", "than"]:
      guard let columns = Int(last!.text), columns > 0 else {
        throw malformed("screen no wider than 40")
      }
      return .noWider(than: columns)
    case _ where words.count == 2 && words[0] == "contrast":
      // WCAG's ratios end at 21 to 1.
      guard DecimalNumber(words[1]) != nil, let ratio = Double(words[1]), (1...21).contains(ratio)
      else { throw malformed("screen contrast 4.5") }
      return .contrast(ratio)
    default:
      let known = ["row", "focused", "containing", "is", "not", "no", "contrast"]
      if let word = operands.first, !word.isQuoted, !known.contains(word.text) {
        try check(word, among: known)
      }
      throw malformed("screen containing \"TEXT\"")
    }
  }

  private func status() throws(ScriptMistake) -> String {
    let status = try only("status answered")
    // Someone else's program ends with a number.
    if Int(status.text).map({ (0...255).contains($0) }) != true {
      try check(status, among: OutcomeName.all)
    }
    return status.text
  }

  private func check(_ token: ScriptToken, among known: [String]) throws(ScriptMistake) {
    guard !known.contains(token.text) else { return }
    throw ScriptMistake(
      .badValue(token.text, of: first.text, known: known), at: token.place)
  }

  /// A time after these words, in milliseconds.
  private func time(
    after words: [String], of operands: [ScriptToken]
  ) throws(ScriptMistake) -> Int {
    let time = operands.dropFirst(words.count).map(\.text).joined(separator: " ")
    guard zip(operands, words).allSatisfy({ $0.isWord($1) }), operands.count > words.count,
      let duration = ScriptDuration(time)
    else { throw malformed(([first.text] + words + ["50 ms"]).joined(separator: " ")) }
    return duration.milliseconds
  }

  /// Whether the only operand is the word for nothing.
  private func isNothing() throws(ScriptMistake) -> Bool {
    guard let operand = operands.first else { throw malformed("\(first.text) nothing") }
    guard operand.isWord("nothing") else { return false }
    guard operands.count == 1 else { throw misplaced(operands[1]) }
    return true
  }

  private func only(_ usage: String) throws(ScriptMistake) -> ScriptToken {
    guard let operand = operands.first else { throw malformed(usage) }
    guard operands.count == 1 else { throw misplaced(operands[1]) }
    return operand
  }

  /// The text after one word.
  private func text(_ usage: String) throws(ScriptMistake) -> ScriptToken {
    guard operands.count > 1, operands[1].isQuoted else { throw malformed(usage) }
    guard operands.count == 2 else { throw misplaced(operands[2]) }
    return operands[1]
  }

  private func malformed(_ usage: String) -> ScriptMistake {
    ScriptMistake(.malformed(usage: usage), at: first.place)
  }

  private func misplaced(_ token: ScriptToken) -> ScriptMistake {
    ScriptMistake(.misplaced(token.text), at: token.place)
  }
}
