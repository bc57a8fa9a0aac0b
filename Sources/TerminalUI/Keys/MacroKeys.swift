// SPDX-License-Identifier: GPL-3.0-or-later

@preconcurrency import CReadline

/// Splits the text of a macro (inputrc(5): a key bound to other keys) into the keys it types, each
/// with what it is bound to.
struct MacroKeys: Sequence, IteratorProtocol {
  private var rest: ArraySlice<UInt8>
  private let keymap: Keymap?

  /// - Parameter keymap: nil for that of the moment, which the keys may change.
  init(_ text: [UInt8], in keymap: Keymap? = nil) {
    rest = text[...]
    self.keymap = keymap
  }

  mutating func next() -> (bytes: [UInt8], binding: EditingKeymaps.Binding)? {
    guard let first = rest.first else { return nil }
    let keymap = keymap ?? rl_get_keymap()!
    let scalarLength = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var length = 1
    var binding = EditingKeymaps.binding(of: [first], in: keymap)
    while case .prefix = binding, length < rest.count {
      let longer = EditingKeymaps.binding(of: Array(rest.prefix(length + 1)), in: keymap)
      if case .none = longer { break }
      length += 1
      binding = longer
    }
    length = Swift.min(Swift.max(length, scalarLength), rest.count)
    defer { rest = rest.dropFirst(length) }
    return (Array(rest.prefix(length)), binding)
  }
}

/// Macros that type themselves, over and over: readline plays them for ever.
enum EndlessMacros {
  /// More keys than anybody means one key to type.
  static let mostKeys = 1000

  /// Takes them out of the person's keymaps; a letter is a letter again.
  static func remove() {
    for (place, root) in PersonalKeymaps.entries() where Int32(place.pointee.type) == ISMACR {
      guard let function = place.pointee.function,
        let text = UnsafePointer<CChar>(bitPattern: unsafeBitCast(function, to: UInt.self))
      else { continue }
      var left = mostKeys
      guard !ends(Array(String(cString: text).utf8), in: root, left: &left) else { continue }
      let key = place - root
      let isLetter = (0x20..<0x7F).contains(key) && root != rl_get_keymap_by_name("vi-command")
      // readline has the macro's text, and keeps it: it may be the one that is in use.
      place.pointee = KEYMAP_ENTRY(type: CChar(ISFUNC), function: isLetter ? rl_insert : nil)
    }
  }

  private static func ends(_ text: [UInt8], in keymap: Keymap, left: inout Int) -> Bool {
    for (_, binding) in MacroKeys(text, in: keymap) {
      left -= 1
      guard left > 0 else { return false }
      guard case .macro(let text) = binding else { continue }
      guard ends(text, in: keymap, left: &left) else { return false }
    }
    return true
  }
}
