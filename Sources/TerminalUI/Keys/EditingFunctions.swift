// SPDX-License-Identifier: GPL-3.0-or-later

@preconcurrency import CReadline

/// The functions of readline that edit a text and do nothing else, by name; new ones of a later
/// readline are not among them until somebody has looked at them.
enum EditingFunctions {
  private static let names: [String] = [
    // Moving.
    "backward-byte", "forward-byte", "backward-word", "forward-word", "beginning-of-line",
    "end-of-line", "character-search", "character-search-backward", "set-mark",
    "exchange-point-and-mark",
    // Changing.
    "self-insert", "capitalize-word", "downcase-word", "upcase-word", "transpose-words",
    "delete-horizontal-space", "forward-backward-delete-char", "overwrite-mode", "revert-line",
    "undo", "do-lowercase-version", "digit-argument", "universal-argument",
    // Killing and yanking.
    "kill-line", "backward-kill-line", "kill-whole-line", "kill-word", "backward-kill-word",
    "kill-region", "copy-region-as-kill", "copy-backward-word", "copy-forward-word",
    "unix-filename-rubout", "unix-line-discard", "unix-word-rubout", "yank", "yank-pop",
    // vi.
    "vi-append-eol", "vi-append-mode", "vi-arg-digit", "vi-bWord", "vi-back-to-indent",
    "vi-backward-bigword", "vi-backward-word", "vi-bword", "vi-change-case", "vi-change-char",
    "vi-change-to", "vi-char-search", "vi-column", "vi-delete", "vi-delete-to", "vi-eWord",
    "vi-end-bigword", "vi-end-word", "vi-eword", "vi-fWord", "vi-first-print",
    "vi-forward-bigword", "vi-forward-word", "vi-fword", "vi-goto-mark", "vi-insert-beg",
    "vi-insertion-mode", "vi-match", "vi-movement-mode", "vi-next-word", "vi-overstrike",
    "vi-overstrike-delete", "vi-prev-word", "vi-put", "vi-redo", "vi-replace", "vi-rubout",
    "vi-set-mark", "vi-subst", "vi-undo", "vi-unix-word-rubout", "vi-yank-pop", "vi-yank-to",
  ]

  /// Those that take the character after them as what they look for or put in place.
  private static let readers = [
    "character-search", "character-search-backward", "vi-char-search", "vi-change-char",
    "vi-set-mark", "vi-goto-mark",
  ]

  static let selfInsert = address("self-insert")
  static let killsBackward = address("unix-line-discard")
  static let killWholeLine = rl_named_function("kill-whole-line")
  private static let lowercase = address("do-lowercase-version")
  private static let digit = address("digit-argument")
  private static let viSearch = address("vi-char-search")
  private static let readersByAddress = Set(readers.map(address))
  private static let ours = Set(ReadlineCommands.functions.values.map(address))

  private static let allowed: Set<UInt> = Set(names.map(address))
    .union(ours)
    .union([
      address(GraphemeEditing.deleteBackward), address(GraphemeEditing.deleteForward),
    ])

  private static let replacements: [UInt: ReadlineFunction] = [
    address("backward-char"): GraphemeEditing.moveBackward,
    address("forward-char"): GraphemeEditing.moveForward,
    address("backward-delete-char"): GraphemeEditing.deleteBackward,
    address("delete-char"): GraphemeEditing.deleteForward,
    address("delete-char-or-list"): GraphemeEditing.deleteForward,
    address("transpose-chars"): GraphemeEditing.transpose,
  ]

  /// What is called for a key of several bytes when its last byte alone is given to readline,
  /// which takes a kill as the first in a row where it has read an Escape before.
  ///
  /// - Returns: nil for a function that must have all of them.
  static func function(_ address: UInt, last: UInt8) -> ReadlineFunction? {
    // After a number these go on with it: only for a digit argument that is what is meant, and a
    // minus there calls the function without end.
    let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(last)
    let isOfNumber = isDigit || last == UInt8(ascii: "-")
    if address == lowercase || (isOfNumber && !(isDigit && address == digit)) { return nil }
    return replacements[address] ?? unsafeBitCast(address, to: ReadlineFunction.self)
  }

  /// Whether a function edits as it is.
  static func isAllowed(_ address: UInt) -> Bool { allowed.contains(address) }

  /// What edits in the place of a function that is not allowed; nil for nothing.
  static func replacement(for address: UInt) -> ReadlineFunction? { replacements[address] }

  /// Whether a function is one of ours (`aloud-…`).
  static func isOurs(_ address: UInt) -> Bool { ours.contains(address) }

  /// Whether a function takes the next character as its argument.
  static func takesCharacter(_ address: UInt, key: Character?) -> Bool {
    guard readersByAddress.contains(address) else { return false }
    // These repeat the search before.
    return address != viSearch || (key != ";" && key != ",")
  }

  private static func address(_ name: String) -> UInt {
    rl_named_function(name).map(address) ?? 0
  }

  static func address(_ function: ReadlineFunction) -> UInt {
    unsafeBitCast(function, to: UInt.self)
  }
}
