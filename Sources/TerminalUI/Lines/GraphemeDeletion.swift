// SPDX-License-Identifier: GPL-3.0-or-later

@preconcurrency import CReadline
import Glibc

/// Backspace and Delete in line mode take away a character as a person sees it: readline's own
/// leave pieces of a family or flag behind.
enum GraphemeDeletion {
  /// Puts the two in place of readline's (`rl_rubout`, `rl_delete`) in the person's keymaps.
  static func install() {
    for name in ["emacs", "vi-insert"] {
      guard let keymap = rl_get_keymap_by_name(name) else { continue }
      aloud_replace_deletion(
        keymap, { count, _ in GraphemeDeletion.delete(count, isBackward: true) },
        { count, _ in GraphemeDeletion.delete(count, isBackward: false) })
    }
  }

  /// How many bytes the last character of a text has, or the first.
  static func length(of text: [UInt8], isBackward: Bool) -> Int {
    let characters = String(decoding: text, as: UTF8.self)
    guard let character = isBackward ? characters.last : characters.first else { return 0 }
    // Bytes that are no UTF-8 go one by one.
    if character == "\u{FFFD}" && !text.isEmpty { return 1 }
    return character.utf8.count
  }

  private static func delete(_ count: Int32, isBackward: Bool) -> Int32 {
    let backward = (count < 0) != isBackward
    for _ in 0..<abs(count) {
      let range = backward ? 0..<Int(rl_point) : Int(rl_point)..<Int(rl_end)
      guard !range.isEmpty, let buffer = rl_line_buffer else {
        rl_ding()
        return 0
      }
      let text = range.map { UInt8(bitPattern: buffer[$0]) }
      let length = Int32(length(of: text, isBackward: backward))
      if backward {
        rl_delete_text(rl_point - length, rl_point)
        rl_point -= length
      } else {
        rl_delete_text(rl_point, rl_point + length)
      }
    }
    return 0
  }
}
