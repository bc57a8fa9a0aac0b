// SPDX-License-Identifier: GPL-3.0-or-later
import LabelTables
import RadioModel
import RadioNavigator

/// How a box ended, for the script that asked.
struct WhiptailAnswer: Equatable, Sendable {
  /// The statuses of whiptail. (whiptail(1))
  enum Status: Int32, Sendable {
    case accepted = 0
    case refused = 1
    /// An error as well as Escape: nobody answered.
    case escaped = 255
  }

  let status: Status
  /// What goes to the descriptor of the answer.
  let bytes: [UInt8]

  init(_ outcome: Outcome, _ form: FormNavigator, _ line: WhiptailLine, _ box: Box) {
    guard case .answered(let key) = outcome else {
      // Without a cancel button whiptail takes Escape for it.
      let isCancel =
        outcome == .cancelled && line.flags.contains(.nocancel)
        && (box.kind.hasItems || box.kind.isEntry)
      (status, bytes) = (isCancel ? .refused : .escaped, [])
      return
    }
    if form.current.kind == .buttons, key?.text == Box.Button.Role.cancel.rawValue {
      (status, bytes) = (.refused, [])
      return
    }
    (status, bytes) = (.accepted, Self.bytes(form.navigators[0], line, box))
  }

  private static func bytes(
    _ navigator: Navigator, _ line: WhiptailLine, _ box: Box
  ) -> [UInt8] {
    func tag(_ key: OptionKey) -> [UInt8] { Array(key.bytes.prefix { $0 != 0 }) }
    switch box.kind {
    case .radiolist: return navigator.group.selectedKey.map(tag) ?? []
    case .menu: return navigator.focusedOption.map { tag($0.key) } ?? []
    case .checklist:
      guard case .choices(let keys) = navigator.answer else { return [] }
      if line.flags.contains(.separateOutput) { return keys.flatMap { tag($0) + [0x0A] } }
      // whiptail puts quotes around tags, and no backslash before one within.
      let quote = [UInt8(ascii: "\"")]
      return Array(keys.map { quote + tag($0) + quote }.joined(separator: [0x20]))
    case .inputbox, .passwordbox:
      // Bytes that are no text are given back as they were.
      return PathText.bytes(of: navigator.entry?.text ?? "")
    default: return []
    }
  }
}
