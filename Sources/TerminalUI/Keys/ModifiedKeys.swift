// SPDX-License-Identifier: GPL-3.0-or-later

/// Keys that are pressed together with Shift, Alt or Control, such as `C-Left` or `M-Backspace`:
/// their names begin with `C-`, `M-` and `S-`, in this order.
///
/// The sequences are those of xterm ("PC-Style Function Keys" in its ctlseqs), with a number for
/// the modifiers, which most terminals send too, and those of rxvt, with a sign in place of the
/// tilde, a small letter for an arrow, or Escape before it for Alt.
enum ModifiedKeys {
  /// Names and what ends the sequence, behind `ESC [ 1 ; modifiers`.
  private static let letters: [(key: String, final: String)] = [
    ("Up", "A"), ("Down", "B"), ("Right", "C"), ("Left", "D"), ("End", "F"), ("Home", "H"),
    ("F1", "P"), ("F2", "Q"), ("F3", "R"), ("F4", "S"),
  ]

  /// Names and the number of the key, in `ESC [ number ; modifiers ~`.
  private static let numbers: [(key: String, number: Int)] = [
    ("Home", 1), ("Insert", 2), ("Delete", 3), ("End", 4), ("PageUp", 5), ("PageDown", 6),
    ("F5", 15), ("F6", 17), ("F7", 18), ("F8", 19), ("F9", 20), ("F10", 21), ("F11", 23),
    ("F12", 24),
  ]

  /// Names and numbers in rxvt.
  private static let rxvtNumbers: [(key: String, number: Int)] = [
    ("Insert", 2), ("Delete", 3), ("PageUp", 5), ("PageDown", 6), ("Home", 7), ("End", 8),
  ]

  /// Names of modifiers; their number is one more than their place. Shift is 1, Alt 2, Control 4.
  private static let modifiers = ["", "S-", "M-", "M-S-", "C-", "C-S-", "C-M-", "C-M-S-"]

  /// The sequences by name, the usual one first. Shift and F1 to F4 are left to what answers to
  /// questions about the cursor look like.
  static let sequences: [String: [String]] = {
    var found: [String: [String]] = [:]
    for (place, modifier) in modifiers.enumerated().dropFirst() {
      for (key, final) in letters {
        // `ESC [ 1 ; 2 R` may be an answer of the terminal.
        if final == "R" { continue }
        found[modifier + key, default: []].append("\u{1B}[1;\(place + 1)\(final)")
      }
      for (key, number) in numbers {
        found[modifier + key, default: []].append("\u{1B}[\(number);\(place + 1)~")
      }
    }
    for (key, number) in rxvtNumbers {
      for (modifier, sign) in [("C-", "^"), ("S-", "$"), ("C-S-", "@")] {
        found[modifier + key, default: []].append("\u{1B}[\(number)\(sign)")
      }
      found["M-" + key, default: []].append("\u{1B}\u{1B}[\(number)~")
    }
    for (key, letter) in [("Up", "a"), ("Down", "b"), ("Right", "c"), ("Left", "d")] {
      found["C-" + key, default: []].append("\u{1B}O\(letter)")
      found["S-" + key, default: []].append("\u{1B}[\(letter)")
      found["M-" + key, default: []].append("\u{1B}\u{1B}[\(letter.uppercased())")
    }
    found["M-Backspace"] = ["\u{1B}\u{7F}", "\u{1B}\u{8}"]
    found["M-Enter"] = ["\u{1B}\r"]
    found["M-Space"] = ["\u{1B} "]
    found["C-Space"] = ["\u{0}"]
    return found
  }()

  /// The bytes of a sequence of keys that has no name and is shown with visible signs (see
  /// `SafeText.visible`), such as `␘␈`; nil for what is none.
  static func bytes(ofShown name: String) -> [UInt8]? {
    guard let first = name.unicodeScalars.first, isSign(first), name.unicodeScalars.count > 1 else {
      return nil
    }
    var scalars = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      let control = scalar.value == 0x2421 ? 0x7F : scalar.value & 0x1F
      scalars.append(isSign(scalar) ? Unicode.Scalar(control)! : scalar)
    }
    return Array(String(scalars).utf8)
  }

  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    (0x2400...0x241F).contains(scalar.value) || scalar.value == 0x2421
  }
}
