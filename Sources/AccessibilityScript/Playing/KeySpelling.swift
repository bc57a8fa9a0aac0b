// SPDX-License-Identifier: GPL-3.0-or-later

/// Names that other programs and keyboards give to keys.
public enum KeySpelling {
  /// The name of a key in scripts, from another usual spelling in any case, such as `Ctrl-C`, `^C`,
  /// `Esc` or `PgUp`; nil where it is none.
  public static func name(for spelling: String) -> String? {
    var rest = spelling.lowercased()[...]
    var modifier = ""
    if rest.count > 1, rest.hasPrefix("^") {
      modifier = "C-"
      rest = rest.dropFirst()
    } else if let sign = rest.firstIndex(where: { "-+".contains($0) }), sign > rest.startIndex,
      let usual = modifiers[String(rest[..<sign])]
    {
      modifier = usual
      rest = rest[sign...].dropFirst()
    }
    let name = modifier + (keys[String(rest)] ?? String(rest))
    // Not only a spelling of this list, but a key that can be played.
    guard name != spelling, (try? KeyScript(parsing: name))?.steps.count == 1 else { return nil }
    return name
  }

  /// The name of a key whose modifiers are written out, as manuals do: `Shift-Tab`, `Control-C`,
  /// `Ctrl-Home`, `Alt-B`; nil for any other, and the name may be that of no key.
  static func name(writtenOut spelling: String) -> String? {
    var rest = spelling[...]
    var name = ""
    while let modifier = writtenOut.first(where: { rest.hasPrefix($0.word) }) {
      name += modifier.name
      rest = rest.dropFirst(modifier.word.count)
    }
    guard !name.isEmpty else { return nil }
    let isLetter = rest.count == 1 && rest.allSatisfy { $0.isASCII && $0.isLetter }
    return name + (isLetter ? rest.lowercased() : String(rest))
  }

  private static let writtenOut = [
    (word: "Control-", name: "C-"), (word: "Ctrl-", name: "C-"), (word: "Alt-", name: "M-"),
    (word: "Shift-", name: "S-"),
  ]

  private static let modifiers = [
    "c": "C-", "ctrl": "C-", "control": "C-", "ctl": "C-", "strg": "C-",
    "m": "M-", "alt": "M-", "meta": "M-", "option": "M-",
    "s": "S-", "shift": "S-",
  ]

  private static let keys: [String: String] = {
    var keys = [
      "esc": "Escape", "return": "Enter", "ret": "Enter", "cr": "Enter", "newline": "Enter",
      "del": "Delete", "ins": "Insert", "bs": "Backspace", "bksp": "Backspace",
      "backspace": "Backspace", "spacebar": "Space", "spc": "Space",
      "pgup": "PageUp", "pageup": "PageUp", "page-up": "PageUp", "prior": "PageUp",
      "pgdn": "PageDown", "pgdown": "PageDown", "pagedown": "PageDown", "page-down": "PageDown",
      "next": "PageDown", "arrowup": "Up", "arrowdown": "Down", "arrowleft": "Left",
      "arrowright": "Right", "uparrow": "Up", "downarrow": "Down", "leftarrow": "Left",
      "rightarrow": "Right", "backtab": "S-Tab",
    ]
    let names = [
      "Up", "Down", "Left", "Right", "Home", "End", "Space", "Enter", "Escape", "Tab", "Delete",
      "Insert",
    ]
    for name in names + (1...12).map({ "F\($0)" }) { keys[name.lowercased()] = name }
    return keys
  }()
}
