// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables

extension ScriptReader {
  /// An expectation of the step above it.
  mutating func readExpectation(_ line: ScriptLine) {
    guard !steps.isEmpty else { return note(.misplaced(line.tokens[0].text), at: line.place) }
    var tokens = line.tokens
    var level = ExpectationLevel.must
    if let given = Self.level(tokens[0]) {
      level = given
      tokens.removeFirst()
    }
    guard let first = tokens.first else {
      return note(.malformed(usage: "MUST hear \"TEXT\""), at: line.place)
    }
    do throws(ScriptMistake) {
      let written = tokens.count < line.tokens.count ? line.tokens[0] : nil
      let kind = try ExpectationReading(tokens, level: written).kind()
      try checkOrder(of: kind, at: first.place)
      if case .screen(.whole) = kind {
        readsScreen = true
        screen = ([], line.place.line)
      }
      steps[steps.count - 1].expectations.append(
        Expectation(
          kind: kind, level: level, text: line.rest(from: line.tokens.count - tokens.count),
          place: first.place.through(tokens[tokens.count - 1].place),
          operands: Array(tokens.dropFirst()), lastLine: line.place.line))
    } catch {
      mistakes.append(error)
      // Its rows are as they should be.
      readsScreen = first.isWord("screen")
    }
  }

  /// A row of a whole screen, below `screen is`.
  mutating func read(screenRow row: String, _ line: ScriptLine) {
    guard readsScreen else { return note(.misplaced("|"), at: line.place) }
    // Collected, so that the expectation is not copied for each of its rows.
    screen?.rows.append(row)
    screen?.lastLine = line.place.line
  }

  /// Puts the rows that were read into the expectation above them.
  mutating func endScreen() {
    guard let (rows, lastLine) = screen, let last = steps[steps.count - 1].expectations.popLast()
    else {
      return
    }
    screen = nil
    steps[steps.count - 1].expectations.append(
      Expectation(
        kind: .screen(.whole(rows)), level: last.level, text: last.text, place: last.place,
        operands: [], lastLine: lastLine))
  }

  /// Nothing can be heard beside nothing, and after anything more.
  private mutating func checkOrder(
    of kind: Expectation.Kind, at place: ScriptPlace
  ) throws(ScriptMistake) {
    guard case .hear(let heard) = kind else { return }
    // Those before the last one had to pass here as well.
    if let lastHeard, lastHeard.steps == steps.count {
      switch (lastHeard.expectation, heard) {
      case (.nothing, _), (_, .nothing), (.more, _):
        throw ScriptMistake(.heardOrder, at: place)
      default: break
      }
    }
    lastHeard = (heard, steps.count)
  }

  private static func level(_ token: ScriptToken) -> ExpectationLevel? {
    guard !token.isQuoted, token.text == token.text.uppercased() else { return nil }
    return ExpectationLevel(rawValue: token.text.lowercased())
  }
}

extension Expectation {
  /// The words that expectations begin with.
  static let words =
    ["MUST", "SHOULD", "MAY", "hear", "cut", "selected", "focused", "field", "screen", "answer"]
    + ["no", "status", "first"]

  static func begins(with tokens: [ScriptToken]) -> Bool {
    tokens.first.map { !$0.isQuoted && words.contains($0.text) } ?? false
  }
}
