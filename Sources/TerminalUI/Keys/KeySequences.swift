// SPDX-License-Identifier: GPL-3.0-or-later

/// The bytes that terminals send for keys, and the keys' names.
///
/// Collected from terminfo for xterm, linux, rxvt, screen and tmux, cursor keys and keypad in both
/// of their modes.
enum KeySequences {
  /// The byte sequences of a key by its name in scripts, such as `Down`, `S-F5`, `C-n`, `M-p` or
  /// a single character; none for a name that no terminal has bytes for.
  ///
  /// - Parameter terminalType: `TERM`; rxvt gives some sequences to other keys.
  static func sequences(ofKey name: String, terminalType: String) -> [[UInt8]] {
    if terminalType.hasPrefix("rxvt"), let known = rxvt[name] { return known.map(bytes) }
    if let known = named[name] { return known.map(bytes) }
    if name.hasPrefix("C-"), let byte = name.utf8.last, name.utf8.count == 3 {
      return [[byte & 0x1F]]
    }
    if name.hasPrefix("M-"), name.count == 3 { return [[0x1B] + Array(name.utf8.dropFirst(2))] }
    return name.count == 1 ? [Array(name.utf8)] : []
  }

  /// The name of the key with a sequence: a name of the table, `C-Left`, `C-x`, `M-x`, or the character
  /// itself; for all else the sequence with visible signs.
  static func name(of sequence: [UInt8], terminalType: String) -> String {
    if terminalType.hasPrefix("rxvt"), let name = rxvtNames[sequence] { return name }
    if let name = names[sequence] { return name }
    if sequence.count == 1, sequence[0] < 0x20 {
      let letter = Character(Unicode.Scalar(sequence[0] | 0x40))
      return "C-" + letter.lowercased()
    }
    let text = String(decoding: sequence, as: UTF8.self)
    if sequence.first == 0x1B, text.count == 2, let last = text.last, last != "\u{1B}" {
      return "M-" + SafeText.visible(String(last))
    }
    return SafeText.visible(text)
  }

  /// The name of bytes that are no character and no key.
  static func name(ofNoise bytes: [UInt8]) -> String {
    bytes.map { byte in
      let digits = String(byte, radix: 16, uppercase: true)
      return "<" + (byte < 0x10 ? "0" : "") + digits + ">"
    }.joined()
  }

  /// The keys that are pressed alone come first, where a terminal sends the same for both.
  private static let named = alone.merging(ModifiedKeys.sequences) { $0 + $1 }

  private static let alone: [String: [String]] = [
    "Up": ["\u{1B}[A", "\u{1B}OA"],
    "Down": ["\u{1B}[B", "\u{1B}OB"],
    "Right": ["\u{1B}[C", "\u{1B}OC"],
    "Left": ["\u{1B}[D", "\u{1B}OD"],
    "Home": ["\u{1B}[H", "\u{1B}OH", "\u{1B}[1~", "\u{1B}[7~"],
    "End": ["\u{1B}[F", "\u{1B}OF", "\u{1B}[4~", "\u{1B}[8~"],
    "Insert": ["\u{1B}[2~"],
    "Delete": ["\u{1B}[3~"],
    "PageUp": ["\u{1B}[5~"],
    "PageDown": ["\u{1B}[6~"],
    "Space": [" ", "\u{1B}O "],
    "Enter": ["\r", "\n", "\u{1B}OM"],
    "Tab": ["\t", "\u{1B}OI"],
    "S-Tab": ["\u{1B}[Z", "\u{1B}\t"],
    "Backspace": ["\u{7F}", "\u{8}"],
    "Escape": ["\u{1B}"],
    "+": ["+", "\u{1B}Ok"],
    "-": ["-", "\u{1B}Om"],
    "=": ["=", "\u{1B}OX"],
    "F1": ["\u{1B}OP", "\u{1B}[11~", "\u{1B}[[A"],
    "F2": ["\u{1B}OQ", "\u{1B}[12~", "\u{1B}[[B"],
    "F3": ["\u{1B}OR", "\u{1B}[13~", "\u{1B}[[C"],
    "F4": ["\u{1B}OS", "\u{1B}[14~", "\u{1B}[[D"],
    "F5": ["\u{1B}[15~", "\u{1B}[[E"],
    "F6": ["\u{1B}[17~"],
    "F7": ["\u{1B}[18~"],
    "F8": ["\u{1B}[19~"],
    "F9": ["\u{1B}[20~"],
    "F10": ["\u{1B}[21~"],
    "F11": ["\u{1B}[23~"],
    "F12": ["\u{1B}[24~"],
    // xterm says which modifier was held; rxvt and the Linux console count on from F12.
    "S-F5": ["\u{1B}[15;2~", "\u{1B}[28~"],
    "S-F6": ["\u{1B}[17;2~", "\u{1B}[29~", "\u{1B}[32~"],
    "S-F7": ["\u{1B}[18;2~", "\u{1B}[33~"],
    "S-F8": ["\u{1B}[19;2~", "\u{1B}[34~"],
  ]

  /// Where rxvt differs. The Linux console's Shift-F5 is rxvt's Shift-F7.
  private static let rxvt: [String: [String]] = [
    "S-F5": ["\u{1B}[28~"],
    "S-F6": ["\u{1B}[29~"],
    "S-F7": ["\u{1B}[31~"],
    "S-F8": ["\u{1B}[32~"],
  ]

  private static let names = reversed(ModifiedKeys.sequences).merging(reversed(alone)) { $1 }
  private static let rxvtNames = reversed(rxvt)

  private static func reversed(_ table: [String: [String]]) -> [[UInt8]: String] {
    var names: [[UInt8]: String] = [:]
    for (name, sequences) in table {
      for sequence in sequences { names[bytes(sequence)] = name }
    }
    return names
  }

  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
}
