// SPDX-License-Identifier: GPL-3.0-or-later

/// Texts of dialog's boxes.
enum DialogText {
  /// The text of a box, without codes of styles, its lines and spaces as dialog takes them.
  /// (dialog 1.3-20230209, `dlg_trim_string`)
  static func read(_ text: [UInt8], _ options: DialogOptions) -> [UInt8] {
    let text = styleless(text, options)
    if !options.flags.contains(.noNewlines), text.firstRange(of: lineBreak) != nil {
      return breakingLines(text, options)
    }
    if options.flags.contains(.trim) {
      let newline = options.flags.contains(.breaksAtNewlines) ? newline : space
      return collapsed(text.map { $0 == Self.newline ? newline : $0 })
    }
    return options.flags.contains(.noCollapse) ? text : collapsed(text)
  }

  /// A text with `\n` in it is broken there and nowhere else: a line of the script ends behind it,
  /// or goes on in the next one.
  private static func breakingLines(_ text: [UInt8], _ options: DialogOptions) -> [UInt8] {
    var rest = text[...]
    var broken: [UInt8] = []
    while let byte = rest.popFirst() {
      if byte == lineBreak[0], rest.first == lineBreak[1] {
        broken.append(newline)
        rest.removeFirst()
        let behind = rest.drop(while: isBlank)
        if behind.first == newline { rest = behind.dropFirst() }
      } else if byte == newline, !options.flags.contains(.breaksAtNewlines) {
        broken.append(space)
      } else {
        broken.append(byte)
      }
    }
    return broken
  }

  /// With one space for several.
  private static func collapsed(_ text: [UInt8]) -> [UInt8] {
    text.indices.compactMap { place in
      guard isBlank(text[place]) else { return text[place] }
      return place + 1 < text.count && isBlank(text[place + 1]) ? nil : space
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == 0x09 }

  private static let lineBreak = Array("\\n".utf8)
  private static let newline = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")

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
