// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables

extension StepChecking {
  /// Compares the next utterance, or all others after the last expected one.
  ///
  /// - Parameters:
  ///   - index: of the next utterance; moved on.
  ///   - isLast: whether no further utterance is expected.
  func check(_ expected: HeardExpectation, at index: inout Int, isLast: Bool) -> Difference? {
    let rest = report.heard[min(index, report.heard.count)...]
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
        expected: lines(of: expected), actual: [], reason: words.text("check.missing"),
        isPattern: isPattern(expected))
    }
    guard isLast, rest.count > 1 else { return compare(expected, with: utterance) }
    return compare(expected, withOneOf: Array(rest))
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
    if case .fields(let fields) = expected {
      difference.actual.removeSubrange(fields.count...)
      difference.actual += rest.map(Self.line)
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
        reason: words.text("check.differs", .text("hear")), isPattern: isPattern(expected))
  }

  /// Each field beside what there is of it, and below them the whole utterance.
  private func compare(_ fields: [FieldExpectation], with utterance: HeardUtterance)
    -> Difference?
  {
    let wrong = fields.filter { !holds($0, in: utterance) }
    guard !wrong.isEmpty else { return nil }
    let names = utterance.fieldNames
    func isMissing(_ field: FieldExpectation) -> Bool {
      !names.isEmpty && field.value != .nothing && utterance.values(of: field.part).isEmpty
    }
    let others = wrong.filter { !isMissing($0) }.map(\.part.name)
    let missing = wrong.filter(isMissing).map(\.part.name)
    var reasons: [String] = []
    if others.count == 1 { reasons.append(words.text("check.differs", .text(others[0]))) }
    if others.count > 1 {
      reasons.append(words.text("check.fields", .text(words.list(others))))
    }
    if !missing.isEmpty {
      // Somebody who asks for a part that is not there needs to know what is.
      reasons.append(
        words.text("check.noField", .text(words.list(missing)), .text(words.list(names))))
    }
    return Difference(
      expected: fields.map(line),
      actual: fields.map { field in
        Self.line(field.part, words.list(utterance.values(of: field.part)))
      } + [Self.line(utterance)], reason: words.list(reasons))
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
    case .fields(let fields): fields.map(line)
    case .anything: ["…"]
    case .more, .nothing: []
    }
  }

  private func isPattern(_ expected: HeardExpectation) -> Bool {
    switch expected {
    case .exactly, .fields, .nothing: false
    case .containing, .matching, .anything, .more: true
    }
  }

  /// Of the words of another language, those are shown that are in it.
  private func line(of field: FieldExpectation) -> String {
    switch field.value {
    case .nothing: Self.line(field.part, "")
    case .anything: Self.line(field.part, "…")
    case .text(let value):
      Self.line(field.part, stage.texts(of: value, in: field.part).last ?? value)
    }
  }

  /// A part and what there is of it, as scripts write them.
  private static func line(_ part: FieldExpectation.Part, _ value: String) -> String {
    "\(part.name): \(value.isEmpty ? ScriptLine.nothing : value)"
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
