// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables

extension StepChecking {
  /// Compares the next utterance, or all others after the last expected one.
  ///
  /// - Parameters:
  ///   - index: of the next utterance; moved on.
  ///   - isLast: whether no further utterance is expected.
  func check(_ expected: HeardExpectation, at index: inout Int, isLast: Bool) -> Difference? {
    let rest = Array(report.heard[min(index, report.heard.count)...])
    switch expected {
    case .more:
      index = report.heard.count
      return nil
    case .nothing:
      return rest.isEmpty
        ? nil
        : Difference(expected: [], actual: rest.map(\.text), reason: surplus(of: rest.count))
    default: break
    }
    index += 1
    guard let utterance = rest.first else {
      return Difference(
        expected: lines(of: expected), actual: [], reason: words.text("check.missing"))
    }
    guard isLast, rest.count > 1 else { return compare(expected, with: utterance) }
    return compare(expected, withOneOf: rest)
  }

  /// Compares the last expected utterance with the one of several that it fits best; the others are
  /// more than expected.
  private func compare(
    _ expected: HeardExpectation, withOneOf rest: [HeardUtterance]
  ) -> Difference {
    let best = best(of: rest, for: expected)
    let surplus = surplus(of: rest.count - 1)
    guard var difference = compare(expected, with: rest[best]) else {
      return Difference(
        expected: [rest[best].text], actual: rest.map(\.text), reason: surplus)
    }
    difference.reason = words.list([difference.reason, surplus])
    if case .fields = expected {
      let others = rest.indices.filter { $0 != best }.map { rest[$0] }
      difference.actual += others.map(Self.line)
    } else {
      difference.actual = rest.map(\.text)
    }
    return difference
  }

  /// The place of the utterance that an expectation fits best, the first of equals.
  private func best(of utterances: [HeardUtterance], for expected: HeardExpectation) -> Int {
    switch expected {
    case .fields(let fields):
      // Of as many fields, those that were asked for first tell what is meant.
      let held = utterances.map { utterance in fields.map { holds($0, in: utterance) ? 1 : 0 } }
      let scores = held.map { [$0.reduce(0, +)] + $0 }
      return scores.firstIndex(of: scores.max { $0.lexicographicallyPrecedes($1) }!)!
    case .exactly(let text), .containing(let text):
      if let place = utterances.firstIndex(where: { compare(expected, with: $0) == nil }) {
        return place
      }
      return NearestRow(to: resolved(text), in: utterances.map(\.text))?.row ?? 0
    default: return utterances.firstIndex { compare(expected, with: $0) == nil } ?? 0
    }
  }

  /// That more was said than expected.
  private func surplus(of count: Int) -> String {
    words.text("check.more", .number(count), .text(words.tables.number(count)))
  }

  private static func line(_ utterance: HeardUtterance) -> String {
    "hear " + ScriptLine.quoted(utterance.text)
  }

  private func compare(_ expected: HeardExpectation, with utterance: HeardUtterance)
    -> Difference?
  {
    let holds: Bool
    switch expected {
    case .exactly(let text): holds = utterance.text == resolved(text)
    case .containing(let text): holds = utterance.text.contains(resolved(text))
    case .matching(let expression, _): holds = expression.match(whole: utterance.text) == true
    case .fields(let fields): return compare(fields, with: utterance)
    case .anything, .more, .nothing: holds = true
    }
    return holds
      ? nil
      : Difference(
        expected: lines(of: expected), actual: [utterance.text],
        reason: words.text("check.differs", .text("hear")))
  }

  private func compare(_ fields: [FieldExpectation], with utterance: HeardUtterance)
    -> Difference?
  {
    guard let wrong = fields.first(where: { !holds($0, in: utterance) }) else { return nil }
    var difference = Difference(
      expected: fields.compactMap(line),
      actual: fields.flatMap { field in
        utterance.values(of: field.part).map { "\(field.part.name): \($0)" }
      },
      reason: words.text("check.differs", .text(wrong.part.name)))
    // Somebody who asks for a part that is not there needs to know what is.
    let missing = fields.filter { utterance.values(of: $0.part).isEmpty }
    if !missing.isEmpty { difference.actual.append(Self.line(utterance)) }
    let names = utterance.fieldNames
    if let wanted = missing.first(where: { $0.value != .nothing }), !names.isEmpty {
      difference.reason = words.text(
        "check.noField", .text(wanted.part.name), .text(words.list(names)))
    }
    return difference
  }

  private func holds(_ field: FieldExpectation, in utterance: HeardUtterance) -> Bool {
    let actual = utterance.values(of: field.part)
    return switch field.value {
    case .nothing: actual.isEmpty
    case .anything: !actual.isEmpty
    case .text(let value): !Set(stage.texts(of: value, in: field.part)).isDisjoint(with: actual)
    }
  }

  private func lines(of expected: HeardExpectation) -> [String] {
    switch expected {
    case .exactly(let text): [resolved(text)]
    case .containing(let text): ["…" + resolved(text) + "…"]
    case .matching(_, let source): ["/" + source + "/"]
    case .fields(let fields): fields.compactMap(line)
    case .anything: ["…"]
    case .more, .nothing: []
    }
  }

  /// Of the words of another language, those are shown that are in it.
  private func line(of field: FieldExpectation) -> String? {
    switch field.value {
    case .nothing: nil
    case .anything: "\(field.part.name): …"
    case .text(let value):
      "\(field.part.name): \(stage.texts(of: value, in: field.part).last ?? value)"
    }
  }
}

extension HeardUtterance {
  /// The fields it has, each once, in order.
  var fieldNames: [String] {
    fields.map(\.name).reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }

  /// What it has of a part; none where the part does not apply.
  func values(of part: FieldExpectation.Part) -> [String] {
    switch part {
    case .kind: [kind]
    case .language: [language]
    case .field(let name): fields.filter { $0.name == name.rawValue }.map(\.value)
    }
  }
}
