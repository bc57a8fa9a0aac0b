// SPDX-License-Identifier: GPL-3.0-or-later

/// What tells a script with all that it includes from the same script once somebody changed it
/// (Fowler, Noll, Vo: FNV-1a of 64 bits).
struct ScriptDigest {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Takes in the bytes of the next file.
  ///
  /// - Complexity: O(bytes).
  mutating func take(_ bytes: [UInt8]) {
    for byte in bytes { take(byte) }
    // Where a file ends counts as well.
    withUnsafeBytes(of: bytes.count.littleEndian) { for byte in $0 { take(byte) } }
  }

  private mutating func take(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
