// SPDX-License-Identifier: GPL-3.0-or-later

/// Texts of dialog's boxes.
enum DialogText {
  /// The text of a box: lines broken at `\n`, and without codes of styles.
  static func read(_ text: [UInt8], _ options: DialogOptions) -> [UInt8] {
    let styleless = styleless(text, options)
    return options.flags.contains(.noNewlines) ? styleless : Box.breakingLines(styleless)
  }

  /// Without `\Z` and the sign behind it, where `--colors` makes them styles.
  static func styleless(_ text: [UInt8], _ options: DialogOptions) -> [UInt8] {
    guard options.flags.contains(.colors) else { return text }
    var rest = text[...]
    var styleless: [UInt8] = []
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), rest.first == UInt8(ascii: "Z"),
        let style = rest.dropFirst().first, styles.contains(style)
      else {
        styleless.append(byte)
        continue
      }
      rest = rest.dropFirst(2)
    }
    return styleless
  }

  private static let styles = Array("01234567bBdDrRuUnN".utf8)
}
