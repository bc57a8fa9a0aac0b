// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables

extension StepChecking {
  /// Compares the next utterance, or all others after the last expected one.
  ///
  /// - Parameters:
  ///   - index: of the next utterance; moved on.
  ///   - isLast: whether no further utterance is expected.
  func check(
    _ expected: HeardExpectation, at index: inout Int, isLast: Bool
  ) throws(SlowPattern) -> Difference? {
    let rest = report.heard[min(index, report.heard.count)...]
    switch expected {
    case .more:
      index = report.heard.count
      return nil
    case .nothing:
      return rest.isEmpty
        ? nil : surplus(Array(rest), besides: Difference(expected: [], actual: [], reason: ""))
    default: break
    }
    index += 1
    guard let utterance = rest.first else {
      return Difference(
        expected: lines(of: expected), actual: [], reason: words.text("check.missing"))
    }
    let difference = try compare(expected, with: utterance)
    let others = isLast ? Array(rest.dropFirst()) : []
    guard !others.isEmpty else { return difference }
    return surplus(
      others,
      besides: difference
        ?? Difference(expected: [utterance.text], actual: [utterance.text], reason: ""))
  }

  /// That more was said than expected, added to what differs already.
  private func surplus(_ others: [HeardUtterance], besides difference: Difference) -> Difference {
    var difference = difference
    difference.actual += others.map(\.text)
    if difference.reason.isEmpty {
      difference.reason = words.text(
        "check.more", .number(others.count), .text(words.tables.number(others.count)))
    }
    return difference
  }

  private func compare(
    _ expected: HeardExpectation, with utterance: HeardUtterance
  ) throws(SlowPattern) -> Difference? {
    let holds: Bool
    switch expected {
    case .exactly(let text): holds = utterance.text == resolved(text)
    case .containing(let text): holds = utterance.text.contains(resolved(text))
    case .matching(let expression, let source):
      guard let matches = expression.match(whole: utterance.text) else {
        throw SlowPattern(source: source)
      }
      holds = matches
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
    var difference = Difference(expected: [], actual: [], reason: "")
    for field in fields {
      let actual = utterance.values(of: field.part)
      let holds =
        switch field.value {
        case .nothing: actual.isEmpty
        case .anything: !actual.isEmpty
        case .text(let value): !Set(stage.texts(of: value, in: field.part)).isDisjoint(with: actual)
        }
      difference.expected += [line(of: field)].compactMap(\.self)
      difference.actual += actual.map { "\(field.part.name): \($0)" }
      if !holds, difference.reason.isEmpty {
        difference.reason = words.text("check.differs", .text(field.part.name))
      }
    }
    guard !difference.reason.isEmpty else { return nil }
    // Somebody who asks for a part that is not there needs to know what was said.
    if fields.contains(where: { utterance.values(of: $0.part).isEmpty }) {
      difference.actual.append("hear \(ScriptLine.quoted(utterance.text))")
    }
    return difference
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
  /// What it has of a part; none where the part does not apply.
  func values(of part: FieldExpectation.Part) -> [String] {
    switch part {
    case .kind: [kind]
    case .language: [language]
    case .field(let name): fields.filter { $0.name == name.rawValue }.map(\.value)
    }
  }
}
