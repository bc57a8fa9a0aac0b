// SPDX-License-Identifier: GPL-3.0-or-later

/// Bytes that a terminal sent, as a program that passes them on sees them.
public enum TypedBytes {
  /// The name of the key that sends them, as in scripts; other bytes with visible signs.
  public static func keyName(of bytes: [UInt8], terminalType: String) -> String {
    KeySequences.name(of: bytes, terminalType: terminalType)
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
