// SPDX-License-Identifier: GPL-3.0-or-later
import Announcer
import LabelTables
import RadioModel

extension AskArguments {
  /// The field that `aloud ask` asks.
  ///
  /// - Parameter words: those of Aloud, which has yes and no.
  /// - Throws: What ``group(of:labels:)`` throws; `uselessOption` for one that the kind does not
  ///   have; `badPattern`, `outOfRange`.
  func field(labels: QuestionLabels, words: LabelTables) throws(UsageError) -> FormField {
    try checkOptions()
    InterfaceWords(tables: words).warn(of: labels.problems)
    let title = try title.map(labels.label)
    return FormField(
      name: Question.onlyField, kind: try content(labels, words), label: title?.text ?? "",
      detail: try description.map(labels.text))
  }

  /// A question of yes and no.
  init(confirming title: String, settings: PersonalSettings) {
    self.title = title
    self.settings = settings
    kind = .confirm
    defaultKey = FormField.no
  }

  private func content(_ labels: QuestionLabels, _ words: LabelTables) throws(UsageError)
    -> FormField.Kind
  {
    switch kind {
    case .radio: return .radio(try group(of: allOptions(), labels: labels))
    case .confirm:
      var asked = self
      asked.options = [
        OptionInput(
          key: FormField.yes, label: words.text("confirm.yes"), origin: .argument(1)),
        OptionInput(key: FormField.no, label: words.text("confirm.no"), origin: .argument(2)),
      ]
      return .confirm(try asked.group(of: asked.options))
    case .checklist:
      var asked = self
      asked.defaultKey = nil
      var options = try asked.group(of: allOptions(), labels: labels)
      options.isRequired = false
      return .checklist(options, try checked(options))
    case .text, .secret, .number: return .entry(try entry(labels))
    }
  }

  /// `--default` names the checked options, with commas between.
  private func checked(_ group: RadioGroup<OptionKey>) throws(UsageError) -> CheckedOptions {
    let limits = 0...max(group.count, 1)
    var checked = CheckedOptions(
      minimum: try count(minimum, .min, in: limits) ?? 0,
      maximum: try count(maximum, .max, in: limits))
    guard let defaultKey else { return checked }
    let known = { (0..<min(group.count, Similarity.mostCandidates)).map { group[$0].key.text } }
    let keys =
      group.position(of: defaultKey) != nil
      ? [defaultKey]
      : defaultKey.bytes.split(separator: UInt8(ascii: ",")).map { OptionKey(bytes: Array($0)) }
    for key in keys {
      guard let option = group.option(for: key) else {
        throw .unknownKey(.defaultKey, given: key.text, known: known())
      }
      guard option.isEnabled else { throw .disabledKey(.defaultKey, key.text) }
      checked.keys.insert(key)
    }
    return checked
  }

  private func entry(_ labels: QuestionLabels) throws(UsageError) -> TextEntry {
    let text = try defaultKey.map { key throws(UsageError) in try labels.text(key.text) } ?? ""
    if kind == .number {
      return TextEntry(
        .number(.init(minimum: minimum, maximum: maximum)), text: text, isRequired: isRequired)
    }
    let lengths = 0...1_000_000
    return TextEntry(
      kind == .secret ? .secret : .text, text: text, isRequired: isRequired,
      minimumLength: try count(minimum, .min, in: lengths) ?? 0,
      maximumLength: try count(maximum, .max, in: lengths), pattern: try expression())
  }

  private func expression() throws(UsageError) -> TextEntry.Pattern? {
    guard let pattern else { return nil }
    guard let expression = TextEntry.Pattern(expression: pattern) else {
      throw .badPattern(.pattern, given: pattern)
    }
    return expression
  }

  private func count(
    _ number: DecimalNumber?, _ option: CommandOption, in range: ClosedRange<Int>
  ) throws(UsageError) -> Int? {
    guard let number else { return nil }
    guard let count = number.wholeNumber, range.contains(count) else {
      throw .outOfRange(.option(option), given: number.description, range: range)
    }
    return count
  }

  /// Nothing that was given may be passed over without a word.
  private func checkOptions() throws(UsageError) {
    let hasOptions = !options.isEmpty || optionsPlace != nil || !disabled.isEmpty
    let isChosen = [.radio, .checklist].contains(kind)
    let given: [(CommandOption, isGiven: Bool, isUsed: Bool)] = [
      (.options, hasOptions, isChosen),
      (.min, minimum != nil, ![.radio, .confirm].contains(kind)),
      (.max, maximum != nil, ![.radio, .confirm].contains(kind)),
      (.pattern, pattern != nil, [.text, .secret].contains(kind)),
      (.answer, answer != nil, [.radio, .confirm].contains(kind)),
    ]
    for (option, isGiven, isUsed) in given where isGiven && !isUsed {
      throw .uselessOption(option, kind: kind)
    }
  }
}
