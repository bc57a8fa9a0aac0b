// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import Glibc
import RadioModel
import RadioNavigator

/// Prints an answer on standard output, keys byte for byte.
struct AnswerPrinter {
  let form: OutputForm
  let endsWithNul: Bool

  /// - Parameter key: the answer; nil when a group that is not required was left without one,
  ///   which prints nothing but in JSON, where it is `null`.
  /// - Throws: `unwritableFile` when standard output does not take it.
  func print(_ key: OptionKey?, of group: RadioGroup<OptionKey>) throws(UsageError) {
    guard let bytes = bytes(key, of: group) else { return }
    try OutputStream.standard.write(bytes + [endsWithNul ? 0 : UInt8(ascii: "\n")])
  }

  private func bytes(_ key: OptionKey?, of group: RadioGroup<OptionKey>) -> [UInt8]? {
    guard let key, let position = group.position(of: key) else {
      return form == .json ? Array("null".utf8) : nil
    }
    let label = group[position].label
    switch form {
    case .key: return key.bytes
    case .label: return Array(label.utf8)
    case .index: return Array(String(position + 1).utf8)
    case .json:
      let object: JSONObject = [
        "key": .string(key.text), "label": .string(label), "index": .number(position + 1),
      ]
      return Array(object.text.utf8)
    }
  }
}
