// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables

/// Finds the fields, keys and entries that expectations name and that are not there, before a
/// script is played.
struct ScriptNames {
  let stage: any ScriptStage
  /// How many rows the terminal has.
  let rowCount: Int

  func mistakes(of script: Script) -> [ScriptMistake] {
    script.steps.lazy.flatMap(\.expectations).flatMap(mistakes(of:))
  }

  func mistakes(of expectation: Expectation) -> [ScriptMistake] {
    switch expectation.kind {
    case .selected(let keys) where !keys.isEmpty:
      return unknownLabel(expectation.operands).map { [$0] }
        ?? expectation.operands.compactMap(unknownKey)
    case .focused:
      let operands = expectation.operands
      guard operands.count > 1 else { return operands.compactMap(unknownKey) }
      return [
        unknownLabel(operands)
          ?? ScriptMistake(.malformed(usage: "focused KEY"), at: operands[1].place)
      ]
    case .field(.some): return expectation.operands.compactMap(noField)
    case .screen(.row(let row, _)) where row > rowCount:
      let place = expectation.operands[1].place
      return [ScriptMistake(.outOfRange("screen row", String(row), 1...rowCount), at: place)]
    case .screen(.whole(let rows)) where rows.count > rowCount:
      let count = String(rows.count)
      return [ScriptMistake(.outOfRange("screen is", count, 0...rowCount), at: expectation.place)]
    case .answer(let field?, let values?) where !stage.isBox:
      return [mistake(in: values, to: field)].compactMap(\.self)
    case .hear(let heard): return mistakes(of: heard, expectation.operands)
    case .cut(.some), .screen(.row), .screen(.focusedRow), .screen(.containing):
      return expectation.operands.filter(\.isQuoted).compactMap(unknownEntry)
    default: return []
    }
  }

  private func mistakes(of heard: HeardExpectation, _ operands: [ScriptToken]) -> [ScriptMistake] {
    switch heard {
    case .exactly, .containing: return operands.filter(\.isQuoted).compactMap(unknownEntry)
    case .fields(let fields):
      // A name, its value, and so on.
      return fields.enumerated().compactMap { index, field in
        mistake(in: field, operands[index * 2 + 1])
      }
    case .matching, .anything, .more, .nothing: return []
    }
  }

  private func mistake(in field: FieldExpectation, _ token: ScriptToken) -> ScriptMistake? {
    guard case .text(let value) = field.value else { return nil }
    if token.isQuoted {
      let words = stage.wordsOfSentence(value, of: field.part)
      let mistake =
        words.map { $0.lazy.compactMap { lack(of: $0, at: token.place) }.first }
        ?? unknownEntry(token)
      if let mistake { return mistake }
    }
    return stage.mistake(inValue: value, of: field.part).map { ScriptMistake($0, at: token.place) }
  }

  /// - Parameter field: the first value where there is one field alone.
  private func mistake(in values: [ScriptToken], to field: ScriptToken) -> ScriptMistake? {
    let names = stage.fieldNames ?? []
    guard names.count > 1 else {
      if names.isEmpty { return nil }
      let (name, operands) = stage.answered(field, values)
      return stage.mistake(inAnswer: operands, to: name)
    }
    guard let unknown = unknownField(field) else {
      return stage.mistake(inAnswer: values, to: field.text)
    }
    guard case .unknown(_, let nearest) = unknown.reason, nearest.isEmpty else { return unknown }
    let named = names.prefix(Self.mostNamed) + (names.count > Self.mostNamed ? ["…"] : [])
    return ScriptMistake(.answerWithoutField(Array(named)), at: field.place)
  }

  /// More names of fields nobody wants to hear.
  private static let mostNamed = 20

  /// The words of a label where keys should be.
  private func unknownLabel(_ tokens: [ScriptToken]) -> ScriptMistake? {
    guard let first = tokens.first, tokens.count > 1 else { return nil }
    let label = tokens.map(\.text).joined(separator: " ")
    let keys = stage.keys(labelled: label)
    guard !keys.isEmpty else { return nil }
    return ScriptMistake(
      .unknown(label, nearest: keys), at: first.place.through(tokens[tokens.count - 1].place))
  }

  private func unknownKey(_ token: ScriptToken) -> ScriptMistake? {
    stage.nearest(toUnknownKey: token.text).map { keys in
      let nothing = NearestWords.nearest(to: token.text, among: ["nothing"])
      return ScriptMistake(
        .unknown(token.text, nearest: Array((nothing + keys).prefix(2))), at: token.place)
    }
  }

  /// A field that is expected to be asked and that there is not; the names of those that there are
  /// where it resembles none.
  private func noField(_ token: ScriptToken) -> ScriptMistake? {
    guard let mistake = unknownField(token) else { return nil }
    let names = stage.fieldNames ?? []
    guard case .unknown(let name, []) = mistake.reason, names.count <= Self.mostNamed else {
      return mistake
    }
    return ScriptMistake(.badValue(name, of: "field", known: names), at: token.place)
  }

  private func unknownField(_ token: ScriptToken) -> ScriptMistake? {
    guard let names = stage.fieldNames, !names.contains(token.text) else { return nil }
    let nearest = Similarity.nearest(to: token.text, among: names, limit: 2)
    return ScriptMistake(.unknown(token.text, nearest: nearest), at: token.place)
  }

  private func unknownEntry(_ token: ScriptToken) -> ScriptMistake? {
    do throws(TableError) {
      _ = try stage.resolve(token.text)
      return lack(of: token.text, at: token.place)
    } catch {
      return ScriptMistake(.table(error), at: token.place)
    }
  }

  private func lack(of entry: String, at place: ScriptPlace) -> ScriptMistake? {
    stage.lack(ofEntryIn: entry).map { ScriptMistake(.table($0), at: place) }
  }
}

extension ScriptStage {
  /// The field that an answer is to, and its values: the only field has no name in an answer, but
  /// may have it where that cannot be one of the values.
  func answered(
    _ first: ScriptToken, _ others: [ScriptToken]
  ) -> (field: String, values: [ScriptToken]) {
    let names = fieldNames ?? []
    guard let name = names.first, names.count == 1 || isBox else { return (first.text, others) }
    let all = [first] + others
    let isNamed =
      !isBox && !others.isEmpty && first.isWord(name) && mistake(inAnswer: all, to: name) != nil
    return (name, isNamed ? others : all)
  }
}
