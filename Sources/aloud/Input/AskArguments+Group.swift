// SPDX-License-Identifier: GPL-3.0-or-later
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
  /// - Throws: `duplicateKey`, or `unknownKey` for a key that `--default`, `--disabled` or
  ///   `--answer` names and no option has; `disabledAnswer`.
  /// - Complexity: O(number of options).
  func group(of options: [OptionInput]) throws(UsageError) -> RadioGroup<OptionKey> {
    var group: RadioGroup<OptionKey>
    do throws(RadioGroupError<OptionKey>) {
      group = try RadioGroup(
        options.lazy.map { RadioOption(key: $0.key, label: $0.label, detail: $0.detail) })
    } catch {
      guard case .duplicateKey(let key, let first, let second) = error else {
        preconditionFailure("options without tags fail by their keys only")
      }
      throw .duplicateKey(
        key.text, first: options[first].origin, second: options[second].origin)
    }
    group.isRequired = isRequired

    let known = { options.map(\.key.text) }
    for wish in disabled {
      guard let (key, reason) = wish.resolve(isKey: { group.position(of: $0) != nil }) else {
        throw .unknownKey(.disabled, given: wish.plainKey.text, known: known())
      }
      _ = try? group.setEnabled(false, reason: reason, for: key)
    }
    if let defaultKey {
      do { _ = try group.select(defaultKey) } catch {
        throw .unknownKey(.defaultKey, given: defaultKey.text, known: known())
      }
    }
    if let answer {
      guard let option = group.option(for: answer) else {
        throw .unknownKey(.answer, given: answer.text, known: known())
      }
      guard option.isEnabled else { throw .disabledAnswer(answer.text) }
    }
    return group
  }
}
