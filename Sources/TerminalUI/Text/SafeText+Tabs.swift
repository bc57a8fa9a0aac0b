// SPDX-License-Identifier: GPL-3.0-or-later

extension SafeText {
  /// The columns between two tab stops of a terminal. (ECMA-48, 8.3.60; terminfo's `it`)
  private static let tabColumns = 8

  /// The text as it is drawn: visible, and each tab as the spaces up to the next stop. O(n)
  ///
  /// What is edited or quoted shows its tabs by the sign of ``visible(_:)``.
  public static func drawn(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\t")) else { return visible(text) }
    var drawn = ""
    var columns = 0
    for (place, part) in text.split(separator: "\t", omittingEmptySubsequences: false).enumerated()
    {
      if place > 0 {
        let gap = tabColumns - columns % tabColumns
        drawn += String(repeating: " ", count: gap)
        columns += gap
      }
      let part = visible(String(part))
      drawn += part
      columns += TextWidth.columns(of: part)
    }
    return drawn
  }
}
