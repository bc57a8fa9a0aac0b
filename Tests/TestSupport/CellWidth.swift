// SPDX-License-Identifier: GPL-3.0-or-later

/// The columns that a terminal gives to text: what tests check the product's own answer by.
///
/// Ranges of Unicode's EastAsianWidth.txt (W and F) and emoji-data.txt, coarse where the tests
/// have no text.
public enum CellWidth {
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
    0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x1FA70...0x1FAFF,
    0x20000...0x3FFFD,
  ]
  private static let regionalIndicators: ClosedRange<UInt32> = 0x1F1E6...0x1F1FF
  private static let emojiVariation: UInt32 = 0xFE0F

  /// The columns of one grapheme cluster: 1 or 2.
  public static func columns(of cluster: Character) -> Int {
    let values = cluster.unicodeScalars.map(\.value)
    if values.contains(emojiVariation) { return 2 }
    if values.count > 1, values.allSatisfy(regionalIndicators.contains) { return 2 }
    return wide.contains { $0.contains(values[0]) } ? 2 : 1
  }

  /// The columns of text without control characters.
  public static func columns(of text: String) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
  }
}
