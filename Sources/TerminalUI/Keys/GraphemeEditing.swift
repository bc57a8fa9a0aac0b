// SPDX-License-Identifier: GPL-3.0-or-later

@preconcurrency import CReadline
import Glibc

/// A named function of readline (`rl_command_func_t`): how often, and the key.
typealias ReadlineFunction = @convention(c) (_ count: Int32, _ key: Int32) -> Int32

/// Editing by characters as a person sees them: readline's own functions stop within a family or
/// flag, and leave pieces of it behind.
enum GraphemeEditing {
  /// Backspace and Delete (`rl_rubout`, `rl_delete`): with a number before them they kill.
  static let deleteBackward: ReadlineFunction = { count, _ in GraphemeEditing.delete(-count) }
  static let deleteForward: ReadlineFunction = { count, _ in GraphemeEditing.delete(count) }
  /// The arrow keys (`rl_backward_char`, `rl_forward_char`).
  static let moveBackward: ReadlineFunction = { count, _ in GraphemeEditing.move(-count) }
  static let moveForward: ReadlineFunction = { count, _ in GraphemeEditing.move(count) }
  /// `rl_transpose_chars`.
  static let transpose: ReadlineFunction = { count, _ in GraphemeEditing.transpose(count) }

  /// Puts Backspace and Delete in place of readline's in the person's keymaps.
  static func install() {
    for name in ["emacs", "vi-insert"] {
      guard let keymap = rl_get_keymap_by_name(name) else { continue }
      aloud_replace_deletion(keymap, deleteBackward, deleteForward)
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

  /// Where some characters forward or, below 0, backward are; less far where the line ends.
  private static func place(_ count: Int32, from start: Int32) -> Int32 {
    let isBackward = count < 0
    var rest = text(isBackward ? 0..<start : start..<rl_end)[...]
    for _ in 0..<count.magnitude where !rest.isEmpty {
      // The longest characters have some dozen bytes; looking at more would cost a long line dear.
      let near = isBackward ? rest.suffix(longest) : rest.prefix(longest)
      let length = length(of: Array(near), isBackward: isBackward)
      rest = isBackward ? rest.dropLast(length) : rest.dropFirst(length)
    }
    return isBackward ? Int32(rest.count) : rl_end - Int32(rest.count)
  }

  /// Bytes that are looked at for one character.
  private static let longest = 256

  private static func text(_ range: Range<Int32>) -> [UInt8] {
    guard let buffer = rl_line_buffer, !range.isEmpty else { return [] }
    return Array(
      UnsafeRawBufferPointer(start: buffer + Int(range.lowerBound), count: range.count))
  }

  private static func delete(_ count: Int32) -> Int32 {
    let start = rl_point
    let end = place(count, from: start)
    guard start != end else { return ring() }
    if count.magnitude > 1 || rl_explicit_arg != 0 {
      rl_kill_text(start, end)
    } else {
      rl_delete_text(min(start, end), max(start, end))
    }
    rl_point = min(start, end)
    return 0
  }

  private static func move(_ count: Int32) -> Int32 {
    let start = rl_point
    var end = place(count, from: start)
    // In vi's command mode the cursor stands on a character.
    if count > 0, end == rl_end, isCommandMode { end = place(-1, from: end) }
    if start == end { return ring() }
    rl_point = end
    return 0
  }

  private static func transpose(_ count: Int32) -> Int32 {
    guard count != 0 else { return 0 }
    let point = rl_point == rl_end ? place(-1, from: rl_point) : rl_point
    let before = place(-1, from: point)
    guard point > before else { return ring() }
    let moved = text(before..<point).map { CChar(bitPattern: $0) } + [0]
    let steps = rl_point == rl_end ? 1 : count
    rl_begin_undo_group()
    rl_point = before
    rl_delete_text(before, point)
    rl_point = place(steps, from: before)
    rl_insert_text(moved)
    rl_end_undo_group()
    return 0
  }

  private static var isCommandMode: Bool {
    rl_editing_mode == 0 && rl_get_keymap() == rl_get_keymap_by_name("vi-command")
  }

  private static func ring() -> Int32 {
    rl_ding()
    return 0
  }
}
