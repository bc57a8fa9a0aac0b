// SPDX-License-Identifier: GPL-3.0-or-later

extension StepUpdate {
  private typealias Edit = ScriptUpdate.Edit

  /// What every combination said at a place, as far as all of them said something.
  private var said: [[HeardUtterance]] {
    (0..<played.map(\.heard.count).min()!).map { place in played.map { $0.heard[place] } }
  }

  /// Whether some combinations said more than others.
  private var isUneven: Bool { Set(played.map(\.heard.count)).count > 1 }

  private static let more = "hear more"

  /// Lines for all that was said; nil where none can hold in every combination.
  var heardLines: [String]? { lines(of: said, from: 0) }

  private func lines(of said: [[HeardUtterance]], from start: Int) -> [String]? {
    guard !said.isEmpty else { return isUneven ? nil : ["hear nothing"] }
    var lines: [String] = []
    for place in start..<said.count {
      guard let line = line(for: said[place], at: place) else { return nil }
      lines.append(line)
    }
    return lines + (isUneven ? [Self.more] : [])
  }

  /// Rewrites the lines about what was heard: all of them, or none where one cannot be.
  func rewriteHeard(
    _ failed: [Int], into edits: inout [ScriptUpdate.Edit],
    _ remainders: inout [ScriptUpdate.Remainder]
  ) {
    let lines = step.expectations.indices.filter {
      if case .hear = step.expectations[$0].kind { true } else { false }
    }
    guard lines.contains(where: failed.contains) else { return }
    if let (changes, weaker) = changes(of: lines, failed) {
      edits += changes
      remainders += weaker
    } else {
      remainders += lines.filter(failed.contains).map { remainder(of: step.expectations[$0]) }
    }
  }

  private func changes(
    of lines: [Int], _ failed: [Int]
  ) -> (edits: [ScriptUpdate.Edit], weaker: [ScriptUpdate.Remainder])? {
    let said = said
    var changes: [Edit] = []
    var weaker: [ScriptUpdate.Remainder] = []
    var place = 0
    var takesMore = false
    for index in lines {
      let expectation = step.expectations[index]
      guard case .hear(let expected) = expectation.kind else { continue }
      if case .more = expected { return (changes, weaker) }
      if place < said.count {
        if failed.contains(index), !holds(expected, in: said[place]) {
          guard let text = line(for: said[place], at: place, as: expected) else { return nil }
          if text != expectation.text { replace(expectation, text, &changes) }
          if Self.saysOnlyKind(text), !expected.saysOnlyKind {
            weaker.append(remainder(of: expectation, .weaker, text: text))
          }
        }
        place += 1
      } else if isUneven, !takesMore {
        // Nothing tells more of a step that some combinations say nothing in.
        if said.isEmpty { return nil }
        replace(expectation, Self.more, &changes)
        takesMore = true
      } else if index == lines[0] {
        if failed.contains(index) { replace(expectation, "hear nothing", &changes) }
      } else {
        changes.append(Edit(change: .removeLine(expectation.place.line)))
      }
    }
    guard place < said.count || (isUneven && !takesMore) else { return (changes, weaker) }
    guard let rest = self.lines(of: said, from: place) else { return nil }
    let last = step.expectations[lines[lines.count - 1]].place.line
    return (changes + [Edit(change: .insert(rest, after: last, isDeeper: false))], weaker)
  }

  /// Whether a line tells nothing but what kind of announcement it is.
  private static func saysOnlyKind(_ line: String) -> Bool {
    let words = line.split(separator: " ").dropFirst()
    let absent = words.count { $0 == "nothing" }
    return words.contains { $0 == FieldExpectation.Part.kind.name } && words.count == 2 + 2 * absent
  }

  /// Whether an expectation of one utterance holds in all combinations, so that only what came
  /// after it made it fail.
  private func holds(_ expected: HeardExpectation, in utterances: [HeardUtterance]) -> Bool {
    switch expected {
    case .anything, .more: true
    case .nothing: false
    case .exactly(let text):
      utterances.indices.allSatisfy {
        utterances[$0].text == wording.resolved(text, at: $0)
      }
    case .containing(let text):
      utterances.indices.allSatisfy {
        utterances[$0].text.contains(wording.resolved(text, at: $0))
      }
    case .matching(let expression, _):
      utterances.allSatisfy { expression.match(whole: $0.text) == true }
    case .fields(let fields): fields.allSatisfy { holds($0, in: utterances) }
    }
  }

  private func holds(_ field: FieldExpectation, in utterances: [HeardUtterance]) -> Bool {
    switch field.value {
    case .nothing: utterances.allSatisfy { $0.values(of: field.part).isEmpty }
    case .anything: utterances.allSatisfy { !$0.values(of: field.part).isEmpty }
    case .text(let text): wording.holds(text, as: field.part, in: utterances)
    }
  }

  /// An expectation of what each combination said at a place: of the fields that were expected, the
  /// very text, or else all fields that something can be said of in every combination.
  private func line(
    for utterances: [HeardUtterance], at place: Int, as expected: HeardExpectation? = nil
  ) -> String? {
    let twin = wording.english.flatMap { result -> HeardUtterance? in
      guard index < result.steps.count, place < result.steps[index].heard.count else { return nil }
      return result.steps[index].heard[place]
    }
    func line(_ parts: [String]) -> String? {
      parts.isEmpty ? nil : "hear " + parts.joined(separator: " ")
    }
    let isSame = utterances.allSatisfy { $0.text == utterances[0].text }
    var asked: [FieldExpectation] = []
    if case .fields(let fields)? = expected {
      asked = fields.filter { field in
        field.value == .nothing || utterances.allSatisfy { !$0.values(of: field.part).isEmpty }
      }
      let parts = asked.compactMap { words(for: $0, in: utterances, twin) }
      if asked.count == fields.count, let line = line(parts) { return line }
    } else if isSame {
      return heard(utterances[0])
    }
    // In the place of a field that is not there, all others tell what is.
    let names = utterances[0].fieldNames.filter { name in
      !asked.contains { $0.part.name == name }
    }
    let others = names.compactMap { name -> String? in
      guard let part = FieldExpectation.Part(name) else { return nil }
      return words(for: part, in: utterances, twin)
    }
    let parts = asked.compactMap { words(for: $0, in: utterances, twin) }
    if !others.isEmpty { return line(parts + others) }
    if isSame { return heard(utterances[0]) }
    // That something is not there tells nothing of what is.
    let tells = asked.contains {
      $0.value != .nothing && words(for: $0, in: utterances, twin) != nil
    }
    let kind = tells ? nil : words(for: .kind, in: utterances, twin)
    return line(parts + [kind].compactMap(\.self))
  }

  /// A line of the very text; nil where the reader would take it otherwise.
  private func heard(_ utterance: HeardUtterance) -> String? {
    let line = "hear " + written(utterance.text)
    return wording.isReadable(line) ? line : nil
  }

  /// A field as it was expected, with what it is in all combinations; nil where they differ.
  private func words(
    for field: FieldExpectation, in utterances: [HeardUtterance], _ twin: HeardUtterance?
  ) -> String? {
    if case .text(let text) = field.value, holds(field, in: utterances) {
      return field.part.name + " " + ScriptLine.quoted(text)
    }
    let values = utterances.map { $0.values(of: field.part) }
    if field.value == .nothing, values.allSatisfy(\.isEmpty) {
      return field.part.name + " nothing"
    }
    if field.value == .anything, values.allSatisfy({ !$0.isEmpty }) {
      return field.part.name + " anything"
    }
    return words(for: field.part, in: utterances, twin)
  }

  private func words(
    for part: FieldExpectation.Part, in utterances: [HeardUtterance], _ twin: HeardUtterance?
  ) -> String? {
    guard utterances.allSatisfy({ !$0.values(of: part).isEmpty }),
      let text = wording.text(for: part, in: utterances, twin: twin)
    else { return nil }
    return part.name + " " + (part == .kind ? text : ScriptLine.quoted(text))
  }
}

extension HeardExpectation {
  /// Whether it asks for no more than an announcement of some kind.
  fileprivate var saysOnlyKind: Bool {
    switch self {
    case .anything, .more, .nothing: true
    case .exactly, .containing, .matching: false
    case .fields(let fields):
      fields.allSatisfy { $0.part == .kind || $0.part == .language || $0.value == .nothing }
    }
  }
}
