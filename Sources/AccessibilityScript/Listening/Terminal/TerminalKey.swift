// SPDX-License-Identifier: GPL-3.0-or-later
import CVTerm

/// A key by its name in scripts, as a terminal knows it.
struct TerminalKey {
  /// The bytes, where they are the same in every mode of the terminal.
  private(set) var bytes: [UInt8]?
  /// The key of `vterm_keyboard_key`, whose bytes depend on the mode.
  private(set) var code: VTermKey?
  private(set) var modifiers = VTERM_MOD_NONE

  init(_ name: String) {
    let name = KeyName(name)
    let (held, key) = (name.modifiers, name.key)
    if let code = Self.code(of: key) {
      self.code = code
      for (modifier, flag) in Self.flags where held.contains(modifier) {
        modifiers = VTermModifier(rawValue: modifiers.rawValue | flag.rawValue)
      }
      return
    }
    let typed = key == "Space" ? " " : key
    var sent = Array(typed.utf8)
    // A letter with Control is its place in the alphabet (ECMA-48, C0).
    if held.contains("C"), sent.count == 1 { sent[0] = sent[0] & 0x1F }
    bytes = (held.contains("M") ? [0x1B] : []) + sent
  }

  private static let flags: [(Character, VTermModifier)] = [
    ("C", VTERM_MOD_CTRL), ("M", VTERM_MOD_ALT), ("S", VTERM_MOD_SHIFT),
  ]

  private static func code(of name: String) -> VTermKey? {
    if name.first == "F", let number = UInt32(name.dropFirst()), (1...12).contains(number) {
      return VTermKey(rawValue: VTERM_KEY_FUNCTION_0.rawValue + number)
    }
    return names[name]
  }

  private static let names: [String: VTermKey] = [
    "Up": VTERM_KEY_UP, "Down": VTERM_KEY_DOWN, "Left": VTERM_KEY_LEFT,
    "Right": VTERM_KEY_RIGHT, "Home": VTERM_KEY_HOME, "End": VTERM_KEY_END,
    "PageUp": VTERM_KEY_PAGEUP, "PageDown": VTERM_KEY_PAGEDOWN, "Insert": VTERM_KEY_INS,
    "Delete": VTERM_KEY_DEL, "Enter": VTERM_KEY_ENTER, "Tab": VTERM_KEY_TAB,
    "Backspace": VTERM_KEY_BACKSPACE, "Escape": VTERM_KEY_ESCAPE,
  ]
}
