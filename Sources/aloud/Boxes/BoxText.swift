// SPDX-License-Identifier: GPL-3.0-or-later

/// The text of a box as it is read: whoever wrote it may have broken its lines for a width that
/// means nothing to a voice, nor to text of another size.
enum BoxText {
  /// Shorter lines were broken for their meaning, and longer ones not broken at all.
  private static let usualWidths = 40...120
  private static let usualScreen = 80

  /// The text with those lines joined that were broken for want of room: the next line's first
  /// word had not fitted. Lines that begin with white space or a sign of a list stay.
  static func rejoined(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let widths = lines.map(\.count)
    var width = widths.max() ?? 0
    // A line that stands out holds something that cannot be broken, an address perhaps.
    if width > usualScreen, widths.count(where: { $0 > usualScreen }) == 1 {
      let others = widths.filter { $0 <= usualScreen }.max() ?? 0
      if usualWidths.contains(others) { width = others }
    }
    guard usualWidths.contains(width) else { return text }
    var joined: [String] = []
    var last: Substring = ""
    for line in lines {
      if let before = joined.last, !last.isEmpty, continues(line),
        last.count + 1 + line.prefix(while: { $0 != " " }).count > width
      {
        joined[joined.count - 1] = before + " " + line
      } else {
        joined.append(String(line))
      }
      last = line
    }
    return joined.joined(separator: "\n")
  }

  private static func continues(_ line: Substring) -> Bool {
    guard let first = line.first else { return false }
    return !first.isWhitespace && !"-*+•·".contains(first)
  }
}

extension BoxText {
  /// A line of another program without the sequences that colour it; of one that was written over,
  /// what stood there last.
  static func plain(_ line: String) -> String {
    var plain = ""
    var rest = line.split(separator: "\r").last ?? ""
    while let escape = rest.firstIndex(of: "\u{1B}") {
      plain += rest[..<escape]
      rest = rest[escape...].dropFirst()
      guard rest.first == "[" else { continue }
      let end = rest.dropFirst().firstIndex { ("@"..."~").contains($0) }
      rest = end.map { rest[rest.index(after: $0)...] } ?? ""
    }
    return plain + rest
  }
}
