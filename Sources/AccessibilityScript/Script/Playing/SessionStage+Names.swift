// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables
import RadioModel
import RadioNavigator

/// What can never hold for a session.
extension SessionStage {
  public func lack(ofEntryIn text: String) -> TableError? {
    guard let words else { return nil }
    return Self.keys(in: text).lazy.compactMap { key in
      words.fileWithout(key).map {
        .keyMissing(key, table: $0, language: self.language)
      }
    }.first
  }

  /// What may be keys in a text: it alone, or at its end behind words of ours.
  private static func keys(in text: String) -> [String] {
    [text] + text.ranges(of: " @").map { String(text[$0.lowerBound...].dropFirst()) }
  }

  public func mistake(
    inValue value: String, of part: FieldExpectation.Part
  ) -> ScriptMistake.Reason? {
    guard case .field(let name) = part, !fieldWords.mayBe(value, in: name) else { return nil }
    let nearest = fieldWords.nearest(to: value, in: name)
    if !nearest.isEmpty { return .unknown(value, nearest: nearest) }
    let known = fieldWords.fixedTexts(of: name)
    if !known.isEmpty { return .badValue(value, of: part.name, known: known) }
    let example = fieldWords.example(of: name)
    return .malformed(usage: part.name + " " + ScriptLine.quoted(example))
  }

  public func mistake(inAnswer values: [ScriptToken], to field: String) -> ScriptMistake? {
    guard let index = form.form.fields.firstIndex(where: { $0.name == field }) else { return nil }
    let navigator = form.navigators[index]
    let start = form.form.fields.count > 1 ? "answer \(field) " : "answer "
    switch navigator.kind {
    case .note: return nil
    case .entry:
      if case .number? = navigator.entry?.content {
        if let other = values.first(where: { DecimalNumber($0.text) == nil }) {
          return ScriptMistake(.notANumber(other.text), at: other.place)
        }
        return tooMany(values, start + "NUMBER")
      }
      guard values.count > 1, !values.contains(where: \.isQuoted) else {
        return tooMany(values, start + "\"TEXT\"")
      }
      return ScriptMistake(.unquoted(start + StraightQuotes.quoted(values)), at: values[0].place)
    case .radio, .checklist, .menu, .actions, .buttons:
      if let mistake = unknownOption(among: values, of: navigator.group, start.trimmingSpaces) {
        return mistake
      }
      return navigator.kind == .checklist ? nil : tooMany(values, start + "KEY")
    }
  }

  private func tooMany(_ values: [ScriptToken], _ usage: String) -> ScriptMistake? {
    values.count > 1 ? ScriptMistake(.malformed(usage: usage), at: values[1].place) : nil
  }

  /// The first value that is the key of no option; the words of a label as one.
  private func unknownOption(
    among values: [ScriptToken], of group: RadioGroup<OptionKey>, _ name: String
  ) -> ScriptMistake? {
    let unknown = values.first { group.position(of: OptionKey($0.text)) == nil }
    // Nothing is what an empty text stands for.
    guard let unknown, !unknown.text.isEmpty else { return nil }
    let options = Self.named(group)
    let label = values.map(\.text).joined(separator: " ")
    let labelled = NearestKeys.keys(labelled: label, among: options)
    if values.count > 1, !labelled.isEmpty {
      let place = values[0].place.through(values[values.count - 1].place)
      return ScriptMistake(.unknown(label, nearest: labelled.map(StepUpdate.operand)), at: place)
    }
    let nearest = NearestKeys.nearest(to: unknown.text, among: options)
    if nearest.isEmpty, options.count <= Self.mostListed {
      let known = options.map { StepUpdate.operand($0.key) }
      return ScriptMistake(.badValue(unknown.text, of: name, known: known), at: unknown.place)
    }
    return ScriptMistake(
      .unknown(unknown.text, nearest: nearest.map(StepUpdate.operand)), at: unknown.place)
  }

  /// More keys nobody wants to hear.
  private static let mostListed = 20

  /// Keys and labels, of as many options as near matches are looked for in.
  static func named(_ group: RadioGroup<OptionKey>) -> [(key: String, label: String)] {
    (0..<min(group.count, Similarity.mostCandidates)).map {
      (group[$0].key.text, group[$0].label)
    }
  }
}
