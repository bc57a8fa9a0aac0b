// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer
import LabelTables
import RadioModel

/// What the words of one expectation mean.
struct ExpectationReading {
  let first: ScriptToken
  let operands: [ScriptToken]
  /// Its level and a space; empty where none is written.
  private let level: String

  /// - Parameters:
  ///   - tokens: without the level; at least one.
  ///   - level: what is written before them.
  init(_ tokens: [ScriptToken], level: ScriptToken? = nil) {
    first = tokens[0]
    operands = Array(tokens.dropFirst())
    self.level = level.map { $0.text + " " } ?? ""
  }

  /// - Throws: What is wrong, and where.
  func kind() throws(ScriptMistake) -> Expectation.Kind {
    if let token = operands.first(where: StraightQuotes.beginsOtherwise),
      let line = StraightQuotes.mended([first] + operands)
    {
      throw unquoted(token, line)
    }
    try checkNegation()
    switch first.text {
    case "hear": return .hear(try heard())
    case "cut": return try cut()
    case "selected":
      return .selected(try isNothing() ? [] : operands.map(\.text))
    case "focused":
      guard !operands.isEmpty else { throw malformed("focused KEY") }
      return .focused(operands.map(\.text).joined(separator: " "))
    case "field": return .field(try isNothing() ? nil : try only("field NAME").text)
    case "screen": return .screen(try screen())
    case "answer":
      guard !operands.isEmpty else { throw malformed("answer VALUE") }
      return .answer(field: operands[0], values: Array(operands.dropFirst()))
    case "no":
      guard try words(["answer"], "no answer").isEmpty else { throw malformed("no answer") }
      return .answer(field: nil, values: nil)
    case "status": return .status(try status())
    case "first":
      return .firstSound(within: try time(after: ["sound", "within"], "first sound within 50 ms"))
    default:
      if LineWord(first) != nil { throw ScriptMistake(.misplaced(first.text), at: first.place) }
      throw unknown(first, ScriptReader.nearest(to: first.text))
    }
  }

  /// `MUST NOT selected …`, `hear not "…"`; `screen not` may go on as it should.
  private func checkNegation() throws(ScriptMistake) {
    if first.isNegation { throw ScriptMistake(.negation, at: first.place) }
    guard operands.count > 1, operands[0].isNegation, first.text != "screen" else { return }
    throw ScriptMistake(.negation, at: operands[0].place)
  }

  private func cut() throws(ScriptMistake) -> Expectation.Kind {
    if operands.first?.isWord("within") == true {
      return .silence(within: try time(after: ["within"], "cut within 50 ms"))
    }
    guard let operand = operands.first, !operand.isQuoted else {
      return .cut(try only("cut \"TEXT\"").text)
    }
    if try isNothing() { return .cut(nil) }
    let nearest = NearestWords.nearest(to: operand.text, among: ["nothing", "within"], limit: 1)
    guard nearest.isEmpty else { throw unknown(operand, nearest) }
    throw unquoted(operand, "cut " + StraightQuotes.quoted(operands))
  }

  private func status() throws(ScriptMistake) -> String {
    let status = try only("status answered")
    // Someone else's program ends with a number.
    if SettingName.number(status.text, in: 0...255).map(String.init) != status.text {
      try check(status, among: OutcomeName.all)
    }
    return status.text
  }

  func check(_ token: ScriptToken, among known: [String]) throws(ScriptMistake) {
    guard !known.contains(token.text) else { return }
    throw ScriptMistake(
      .badValue(token.text, of: first.text, known: known), at: token.place)
  }

  /// A time after these words, in milliseconds.
  private func time(after words: [String], _ usage: String) throws(ScriptMistake) -> Double {
    let time = try self.words(words, usage).map(\.text).joined(separator: " ")
    guard let duration = ScriptDuration(time) else { throw malformed(usage) }
    return duration.exact
  }

  /// What follows these words, which must be there.
  func words(_ words: [String], _ usage: String) throws(ScriptMistake) -> ArraySlice<ScriptToken> {
    for (index, word) in words.enumerated() {
      guard index < operands.count else { throw malformed(usage) }
      let token = operands[index]
      guard !token.isWord(word) else { continue }
      guard !token.isQuoted, !NearestWords.nearest(to: token.text, among: [word]).isEmpty else {
        throw malformed(usage)
      }
      throw unknown(token, [word])
    }
    return operands.dropFirst(words.count)
  }

  /// The text that is all that follows these words.
  func text(after words: [String], _ usage: String) throws(ScriptMistake) -> ScriptToken {
    try text(try self.words(words, usage), usage)
  }

  /// The only text of the last operands.
  func text(_ rest: ArraySlice<ScriptToken>, _ usage: String) throws(ScriptMistake) -> ScriptToken {
    guard let text = rest.first else { throw malformed(usage) }
    guard text.isQuoted else {
      let before = ([first] + operands[..<rest.startIndex]).map(\.text).joined(separator: " ")
      throw unquoted(text, before + " " + StraightQuotes.quoted(rest))
    }
    guard rest.count == 1 else {
      throw ScriptMistake(.malformed(usage: usage), at: rest[rest.startIndex + 1].place)
    }
    return text
  }

  /// Whether the only operand is the word for nothing.
  private func isNothing() throws(ScriptMistake) -> Bool {
    guard let operand = operands.first else { throw malformed("\(first.text) nothing") }
    guard operand.isWord("nothing") else { return false }
    _ = try only("\(first.text) nothing")
    return true
  }

  private func only(_ usage: String) throws(ScriptMistake) -> ScriptToken {
    guard let operand = operands.first else { throw malformed(usage) }
    guard operands.count == 1 else {
      throw ScriptMistake(.malformed(usage: level + usage), at: operands[1].place)
    }
    return operand
  }

  func malformed(_ usage: String) -> ScriptMistake {
    ScriptMistake(.malformed(usage: level + usage), at: first.place)
  }

  func unknown(_ token: ScriptToken, _ nearest: [String]) -> ScriptMistake {
    ScriptMistake(.unknown(token.text, nearest: nearest), at: token.place)
  }

  /// - Parameter line: the expectation as it should be.
  func unquoted(_ token: ScriptToken, _ line: String) -> ScriptMistake {
    ScriptMistake(.unquoted(level + line), at: token.place)
  }
}
