// SPDX-License-Identifier: GPL-3.0-or-later

/// Bytes that a terminal sent, as a program that passes them on sees them.
public enum TypedBytes {
  /// The names of the keys that send them, as in scripts: of one key with a sequence, or of each
  /// character. Other bytes come with visible signs.
  public static func keyNames(of bytes: [UInt8], terminalType: String) -> [String] {
    let sequences =
      bytes.contains(0x1B) ? [bytes] : String(decoding: bytes, as: UTF8.self).map { Array($0.utf8) }
    return sequences.map { KeySequences.name(of: $0, terminalType: terminalType) }
  }

  /// Whether they are no key: what a terminal answers, or tells of its mouse and its focus.
  public static func isReport(_ bytes: [UInt8]) -> Bool {
    guard bytes.count > 2, bytes[0] == 0x1B else { return false }
    switch bytes[1] {
    // Operating system commands, and device control strings.
    case UInt8(ascii: "]"), UInt8(ascii: "P"): return true
    case UInt8(ascii: "["):
      // Attributes and modes, the mouse, the focus, the cursor's place.
      if "?><MIO".utf8.contains(bytes[2]) { return true }
      return bytes.last == UInt8(ascii: "R") && bytes.contains(UInt8(ascii: ";"))
        && bytes[2...].dropLast().allSatisfy { "0123456789;".utf8.contains($0) }
    default: return false
    }
  }
}
