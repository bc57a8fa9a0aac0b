// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer
import LabelTables

extension ExpectationReading {
  /// What `hear` expects.
  func heard() throws(ScriptMistake) -> HeardExpectation {
    guard let operand = operands.first else { throw malformed("hear \"TEXT\"") }
    if operand.isQuoted {
      try checkAlone()
      return .exactly(operand.text)
    }
    switch operand.text {
    case "nothing", "anything", "more":
      try checkAlone()
      return operand.text == "nothing" ? .nothing : operand.text == "more" ? .more : .anything
    case "containing":
      return .containing(try text(after: ["containing"], "hear containing \"TEXT\"").text)
    case "matching":
      let pattern = try text(after: ["matching"], "hear matching \"PATTERN\"")
      guard let expression = TextExpression(pattern.text) else {
        throw ScriptMistake(.badPattern(pattern.text), at: pattern.place)
      }
      return .matching(expression, source: pattern.text)
    default: return .fields(try fields())
    }
  }

  /// A whole announcement has nothing beside it.
  private func checkAlone() throws(ScriptMistake) {
    guard operands.count > 1 else { return }
    let other = operands[1]
    guard operands[0].isQuoted, !other.isQuoted else {
      throw ScriptMistake(.heardOrder, at: other.place)
    }
    // Somebody who writes the text of a field means the label.
    if FieldExpectation.Part(other.text) != nil {
      let text = StraightQuotes.written(operands[0])
      let usage = operands.count > 2 ? mended() : "hear \(other.text) \(text)"
      throw ScriptMistake(.malformed(usage: usage), at: other.place)
    }
    let nearest = NearestWords.nearest(to: other.text, among: FieldExpectation.Part.names)
    guard nearest.isEmpty else { throw unknown(other, nearest) }
    throw ScriptMistake(.heardOrder, at: other.place)
  }

  private func fields() throws(ScriptMistake) -> [FieldExpectation] {
    var fields: [FieldExpectation] = []
    var index = 0
    while index < operands.count {
      let name = operands[index]
      guard !name.isQuoted, let part = FieldExpectation.Part(name.text) else {
        throw noField(name, isFirst: index == 0)
      }
      guard index + 1 < operands.count else {
        throw ScriptMistake(.malformed(usage: name.text + " \"TEXT\""), at: name.place)
      }
      let value = operands[index + 1]
      if part == .kind, !value.isWord("anything"),
        ListenedUtterance.Kind(rawValue: value.text) == nil
      {
        try check(value, among: Announcement.Kind.allCases.map(\.rawValue))
      }
      guard part.mayRepeat || !fields.contains(where: { $0.part == part }) else {
        throw ScriptMistake(.twice(name.text), at: name.place)
      }
      fields.append(FieldExpectation(part: part, value: Self.value(value)))
      index += 2
    }
    return fields
  }

  /// What stands where a field should be: a word like one, or a text without quotation marks.
  private func noField(_ name: ScriptToken, isFirst: Bool) -> ScriptMistake {
    guard !name.isQuoted else {
      return ScriptMistake(.malformed(usage: "hear FIELD \"TEXT\""), at: name.place)
    }
    let names =
      FieldExpectation.Part.names
      + (isFirst ? ["nothing", "anything", "more", "containing", "matching"] : [])
    let nearest = NearestWords.nearest(to: name.text, among: names)
    if !nearest.isEmpty { return unknown(name, nearest) }
    // One word before a text is no part of it.
    if isFirst, operands.count == 2, operands[1].isQuoted {
      return unknown(name, ["hear " + StraightQuotes.written(operands[1])])
    }
    return unquoted(name, mended())
  }

  /// The line with each text in quotation marks, and the label as such beside other fields.
  private func mended() -> String {
    var parts: [(name: String?, words: [ScriptToken])] = []
    for (index, token) in operands.enumerated() {
      let isField = !token.isQuoted && FieldExpectation.Part(token.text) != nil
      // A text may have the name of a field in it.
      let hasValue =
        index + 1 < operands.count && (operands[index + 1].isQuoted || parts.last?.name != nil)
      if isField, hasValue || index == 0, parts.last?.words.isEmpty != true {
        parts.append((token.text, []))
      } else if parts.isEmpty {
        parts.append((nil, [token]))
      } else {
        parts[parts.count - 1].words.append(token)
      }
    }
    return "hear "
      + parts.map { name, words in
        let text =
          words.count == 1 && name != nil
          ? StraightQuotes.written(words[0]) : StraightQuotes.quoted(words)
        return (name ?? (parts.count > 1 ? "label" : "")) + " " + text
      }.joined(separator: " ").trimmingSpaces
  }

  private static func value(_ token: ScriptToken) -> FieldExpectation.Value {
    if token.isWord("nothing") { return .nothing }
    return token.isWord("anything") ? .anything : .text(token.text)
  }
}
