// SPDX-License-Identifier: GPL-3.0-or-later

/// Texts of dialog's boxes.
enum DialogText {
  /// The text of a box, without codes of styles, its lines and spaces as dialog takes them.
  /// (dialog 1.3-20230209, `dlg_trim_string`)
  static func read(_ text: [UInt8], _ options: DialogOptions) -> [UInt8] {
    // A tab is as good as a space for a voice, and for text of any size.
    let text = styleless(text, options).map { $0 == tab ? space : $0 }
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
        let behind = rest.drop { $0 == space }
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
      guard text[place] == space else { return text[place] }
      return place + 1 < text.count && text[place + 1] == space ? nil : space
    }
  }

  private static let lineBreak = Array("\\n".utf8)
  private static let newline = UInt8(ascii: "\n")
  private static let tab = UInt8(ascii: "\t")
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
