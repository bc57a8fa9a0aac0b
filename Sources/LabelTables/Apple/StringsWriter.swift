// SPDX-License-Identifier: GPL-3.0-or-later

/// Writes `.strings` files, in UTF-8.
///
/// A text without choices whose arguments have conversions is written as a format, any other as a
/// message pattern. An entry without a translation is left out, so that another language's is used.
public enum StringsWriter {
  /// Writes a table.
  public static func write(_ table: ResourceTable) -> WrittenTable {
    var lines: [String] = []
    var losses: [TableLoss] = []
    if let header = table.header { lines += [comment(header), ""] }
    for entry in table.entries where entry.state != .untranslated {
      if let text = entry.comment { lines.append(comment(text)) }
      let (value, kinds) = value(of: entry.text)
      lines.append("\(quoted(entry.key)) = \(quoted(value));")
      losses += (kinds + lossesBeside(text: entry)).map { TableLoss($0, of: entry, in: table) }
    }
    return WrittenTable(bytes: Array(lines.map { $0 + "\n" }.joined().utf8), losses: losses)
  }

  private static func lossesBeside(text entry: TableEntry) -> [TableLoss.Kind] {
    (entry.context == nil ? [] : [.context]) + (entry.state == .needsReview ? [.state] : [])
  }

  /// The value, and what it does not hold of the text.
  static func value(of text: TableText) -> (value: String, losses: [TableLoss.Kind]) {
    let pattern = text.pattern
    guard text.choices.isEmpty else {
      var losses: [TableLoss.Kind] = text.hasConversions ? [.conversion] : []
      if text.choices.contains(where: { $0.kind == .device }) { losses.append(.device) }
      if text.choices.contains(where: { $0.kind == .width }) { losses.append(.width) }
      if FormatScanner.isFormat(pattern) { losses.append(.words) }
      return (pattern, losses)
    }
    if !text.hasConversions, !FormatScanner.isFormat(pattern) { return (pattern, []) }
    let hasStyle = text.placeholders.contains { $0.style != nil }
    let format = text.format()
    // Words alone with a lone percent sign need not be a format.
    return (format, hasStyle ? [.style] : [])
  }

  private static func comment(_ text: String) -> String {
    "/* \(text.replacingScalars("*/", with: "* /")) */"
  }

  /// A word between quotation marks, with escapes for what could not stand in a line.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\0"..<" ", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
