// SPDX-License-Identifier: GPL-3.0-or-later
import LabelTables
import RadioModel

extension AskArguments {
  /// The options given one by one, then those that `--options` names.
  ///
  /// - Throws: What ``OptionsInput/read()`` throws, or `noOptions`.
  func allOptions() throws(UsageError) -> [OptionInput] {
    var all = options
    if let optionsPlace {
      let input = OptionsInput(place: optionsPlace, isNulSeparated: isNulSeparated)
      all += try input.read()
    }
    guard !all.isEmpty else { throw .noOptions }
    return all
  }

  /// The radio group that the options make, with its default selected and some disabled.
  ///
  /// - Parameter labels: where the words of labels, descriptions and reasons come from.
  /// - Throws: `duplicateKey`, `table`, or `unknownKey` for a key that `--default`, `--disabled` or
  ///   `--answer` names and no option has; `disabledKey` for one of a disabled option;
  ///   `emptyAnswer`.
  /// - Complexity: O(number of options).
  func group(
    of options: [OptionInput], labels: QuestionLabels = .asGiven
  ) throws(UsageError) -> RadioGroup<OptionKey> {
    var group = RadioGroup<OptionKey>()
    for option in options {
      let label = try labels.label(option.label)
      let detail = try option.detail.map(labels.text)
      do throws(RadioGroupError<OptionKey>) {
        try group.append(
          RadioOption(
            key: option.key, label: label.text, detail: detail, language: label.language))
      } catch {
        throw duplicate(error, in: options)
      }
    }
    group.isRequired = isRequired

    let known = { options.prefix(Similarity.mostCandidates).map(\.key.text) }
    for wish in disabled {
      guard let (key, reason) = wish.resolve(isKey: { group.position(of: $0) != nil }) else {
        throw .unknownKey(.disabled, given: wish.plainKey.text, known: known())
      }
      let words = try reason.map(labels.text)
      _ = try? group.setEnabled(false, reason: words, for: key)
    }
    for (option, key) in [(CommandOption.defaultKey, defaultKey), (.answer, answer)] {
      guard let key else { continue }
      if option == .answer, key.bytes.isEmpty {
        guard !isRequired else { throw .emptyAnswer }
        continue
      }
      guard let wanted = group.option(for: key) else {
        throw .unknownKey(option, given: key.text, known: known())
      }
      guard wanted.isEnabled else { throw .disabledKey(option, key.text) }
    }
    if let defaultKey { _ = try? group.select(defaultKey) }
    return group
  }

  private func duplicate(
    _ error: RadioGroupError<OptionKey>, in options: [OptionInput]
  ) -> UsageError {
    guard case .duplicateKey(let key, let first, let second) = error else {
      preconditionFailure("options without tags fail by their keys only")
    }
    return .duplicateKey(key.text, first: options[first].origin, second: options[second].origin)
  }
}
