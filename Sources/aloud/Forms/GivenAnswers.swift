// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import LabelTables
import RadioModel

/// Answers that were given before a form is asked: by `--answers`, by `--set`, or by a session that
/// was broken off.
struct GivenAnswers {
  private(set) var fields: [FormField]
  /// The places of the fields that have one.
  private(set) var answered: Set<Int> = []
  private let indices: [String: Int]

  /// - Parameter fields: the form's fields with answers that are there already.
  init(_ form: Form, holding fields: [FormField]? = nil) {
    self.fields = fields ?? form.fields
    indices = Dictionary(
      uniqueKeysWithValues: form.fields.enumerated().map { ($0.element.name, $0.offset) })
  }

  /// Takes the members of a JSON object, `{"field": value, …}`.
  ///
  /// - Parameter option: what named the place.
  /// - Throws: `malformedAnswers`, `unknownField`, `badAnswer`.
  mutating func take(
    json bytes: [UInt8], from place: StreamPlace, of option: CommandOption
  ) throws(UsageError) {
    let members: [JSONNode.Member]
    do throws(JSONProblem) {
      let node = try JSONDocument(bytes).root
      guard case .object(let found) = node.value else {
        throw JSONProblem(reason: .notObject, position: node.position)
      }
      members = found
    } catch {
      throw .malformedAnswers(place, FormMistake(.notJSON(error.reason), at: error.position))
    }
    for member in members {
      let index = try index(of: member.key, option)
      guard let values = texts(member.node, at: index) else {
        throw .badAnswer(field: member.key, given: "", .notOfType)
      }
      // Null is no answer: the field is asked.
      if let values { try take(values, at: index) }
    }
  }

  /// Takes one answer as text; several options of a checklist have commas between.
  ///
  /// - Throws: `unknownField`, `badAnswer`.
  mutating func take(_ value: String, for name: String) throws(UsageError) {
    let index = try index(of: name, .set)
    guard case .checklist(let group, _) = fields[index].kind,
      group.position(of: OptionKey(value)) == nil
    else { return try take([value], at: index) }
    try take(value.splitByScalar(",", keepsEmpty: false), at: index)
  }

  /// The texts of a value; nil for what is no answer, and nothing in it for null.
  private func texts(_ node: JSONNode, at index: Int) -> [String]?? {
    switch node.value {
    case .null: return .some(nil)
    case .boolean(let yes):
      // True is yes where that is asked, and no word of a text.
      guard case .confirm = fields[index].kind else { return nil }
      return [(yes ? FormField.yes : FormField.no).text]
    case .number(let text):
      // A number may be written as 1e3; words are taken as they are.
      guard case .entry(let entry) = fields[index].kind, case .number = entry.content,
        let number = DecimalNumber(node)
      else { return [text] }
      return [number.description]
    case .string(let text): return [text]
    case .array(let nodes):
      let texts = nodes.map { node -> String? in
        if case .string(let text) = node.value { text } else { nil }
      }
      return texts.contains(nil) ? nil : .some(texts.compactMap(\.self))
    case .object: return nil
    }
  }

  private func index(of name: String, _ option: CommandOption) throws(UsageError) -> Int {
    guard let index = indices[name] else {
      let known = fields.filter(\.asks).map(\.name)
      throw .unknownField(option, given: name, known: known)
    }
    return index
  }

  private mutating func take(_ values: [String], at index: Int) throws(UsageError) {
    let field = fields[index]
    func bad(_ reason: BadAnswer) -> UsageError {
      // What was given for a secret stays one.
      let isSecret = if case .entry(let entry) = field.kind { entry.isSecret } else { false }
      return .badAnswer(
        field: field.name, given: isSecret ? "" : values.joined(separator: ","), reason)
    }
    switch field.kind {
    case .radio(var group):
      try Self.select(values, in: &group, bad)
      fields[index].kind = .radio(group)
    case .confirm(var group):
      try Self.select(values.map(Self.yesOrNo), in: &group, bad)
      fields[index].kind = .confirm(group)
    case .actions(var group):
      try Self.select(values, in: &group, bad)
      fields[index].kind = .actions(group)
    case .checklist(let group, var checked):
      checked.keys = []
      for value in values { checked.keys.insert(try Self.key(value, in: group, bad)) }
      if let problem = checked.problem { throw bad(.invalid(problem)) }
      fields[index].kind = .checklist(group, checked)
    case .entry(var entry):
      guard values.count == 1 else { throw bad(.notOfType) }
      entry.text = values[0]
      entry.cursor = entry.text.count
      if let problem = entry.problem { throw bad(.invalid(problem)) }
      fields[index].kind = .entry(entry)
    case .note, .buttons: throw bad(.noAnswerWanted)
    }
    answered.insert(index)
  }

  private static func yesOrNo(_ text: String) -> String {
    switch text.lowercased() {
    case "true", "1", "on": FormField.yes.text
    case "false", "0", "off": FormField.no.text
    default: text
    }
  }

  private static func select(
    _ values: [String], in group: inout RadioGroup<OptionKey>, _ bad: (BadAnswer) -> UsageError
  ) throws(UsageError) {
    guard values.count == 1 else { throw bad(.notOfType) }
    let key = try key(values[0], in: group, bad)
    _ = try? group.select(key)
  }

  private static func key(
    _ text: String, in group: RadioGroup<OptionKey>, _ bad: (BadAnswer) -> UsageError
  ) throws(UsageError) -> OptionKey {
    let key = OptionKey(text)
    guard let option = group.option(for: key) else {
      let known = (0..<min(group.count, Similarity.mostCandidates)).map { group[$0].key.text }
      throw bad(.unknownOption(known: known))
    }
    guard option.isEnabled else { throw bad(.disabled(reason: option.disabledReason)) }
    return key
  }
}
