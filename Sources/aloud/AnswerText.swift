// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import FoundationEssentials
import RadioModel
import RadioNavigator

/// An answer as it is printed.
struct AnswerText {
  let output: OutputForm
  /// Whether NUL ends it, rather than a line break.
  let endsWithNul: Bool

  /// What is printed for an answer.
  ///
  /// - Parameter key: The answer; nil when a group that may have none was left without, which
  ///   prints nothing but in JSON, where it is `null`.
  func bytes(of key: OptionKey?, in group: RadioGroup<OptionKey>) -> [UInt8]? {
    guard let key, let position = group.position(of: key) else {
      return output == .json ? Array("null".utf8) + [end] : nil
    }
    return bytes(option: group[position], position: position)
  }

  /// What is printed for the answer to a field that stands alone. Of a checklist, each option on a
  /// line of its own, or all of them in one JSON array.
  func bytes(of form: FormNavigator) -> [UInt8]? {
    let navigator = form.current
    let group = navigator.group
    switch form.answer(at: 0) {
    case .none where navigator.kind == .checklist: return output == .json ? line("[]") : nil
    case .none: return output == .json ? line("null") : nil
    case .choice(let key): return bytes(of: key, in: group)
    case .choices(let keys):
      let options = keys.compactMap { group.position(of: $0) }
      guard output == .json else {
        return options.flatMap { bytes(option: group[$0], position: $0) }
      }
      let objects = options.map { json(option: group[$0], position: $0) }
      return Array("[".utf8) + objects.joined(separator: Array(",".utf8)) + Array("]".utf8) + [end]
    case .text(let text):
      return line(output == .json ? JSONObject.Value.string(text).text : text)
    case .number(let number): return line(number.description)
    }
  }

  private func line(_ text: String) -> [UInt8] { Array(text.utf8) + [end] }

  /// The bytes of an answer, its end included; the key is byte for byte as it was given.
  ///
  /// - Parameter position: The option's place, from 0; it is printed from 1.
  func bytes(option: RadioOption<OptionKey>, position: Int) -> [UInt8] {
    let answer: [UInt8] =
      switch output {
      case .key: option.key.bytes
      case .label: Array(option.label.utf8)
      case .index: Array(String(position + 1).utf8)
      case .json: json(option: option, position: position)
      }
    return answer + [end]
  }

  private var end: UInt8 { endsWithNul ? 0 : UInt8(ascii: "\n") }

  private struct Answer: Encodable {
    let index: Int
    let key: String
    let label: String
  }

  /// One object on one line; JSON is text, so invalid parts of a key are U+FFFD there.
  private func json(option: RadioOption<OptionKey>, position: Int) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let answer = Answer(index: position + 1, key: option.key.text, label: option.label)
    guard let data = try? encoder.encode(answer) else {
      preconditionFailure("numbers and text can always be written as JSON")
    }
    return Array(data)
  }
}
