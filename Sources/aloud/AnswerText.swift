// SPDX-License-Identifier: GPL-3.0-or-later
import FoundationEssentials
import RadioModel

/// An answer as it is printed.
struct AnswerText {
  let form: OutputForm
  /// Whether NUL ends it, rather than a line break.
  let endsWithNul: Bool

  /// What is printed for an answer.
  ///
  /// - Parameter key: The answer; nil when a group that may have none was left without, which
  ///   prints nothing but in JSON, where it is `null`.
  func bytes(of key: OptionKey?, in group: RadioGroup<OptionKey>) -> [UInt8]? {
    guard let key, let position = group.position(of: key) else {
      return form == .json ? Array("null".utf8) + [end] : nil
    }
    return bytes(option: group[position], position: position)
  }

  /// The bytes of an answer, its end included; the key is byte for byte as it was given.
  ///
  /// - Parameter position: The option's place, from 0; it is printed from 1.
  func bytes(option: RadioOption<OptionKey>, position: Int) -> [UInt8] {
    let answer: [UInt8] =
      switch form {
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
