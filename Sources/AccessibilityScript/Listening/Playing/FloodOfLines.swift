// SPDX-License-Identifier: GPL-3.0-or-later

/// What is heard of a program that prints more at once than a terminal has rows, line by line.
struct FloodOfLines {
  /// The last lines, in order.
  private(set) var lines: [ListenedUtterance] = []
  /// How many came before these, and were not kept.
  private(set) var skipped = 0

  /// How many lines there were in all.
  var count: Int { skipped + lines.count }

  /// Those that came after the first so many, as far as they were kept.
  func lines(after count: Int) -> ArraySlice<ListenedUtterance> {
    lines.suffix(max(0, self.count - count))
  }

  /// The most lines of one step that are kept: a program may print without an end.
  static let mostLines = 100_000
  /// After how many lines they are listened to.
  static let piece = 256
  static let lineEnd = UInt8(ascii: "\n")

  /// - Parameter skipped: how many lines before these are lost.
  mutating func append(_ new: [ListenedUtterance], skipped lost: Int) {
    skipped += lost
    lines += new
    // Not at each line, which would move all others every time.
    guard lines.count > 2 * Self.mostLines else { return }
    skipped += lines.count - Self.mostLines
    lines.removeFirst(lines.count - Self.mostLines)
  }

  /// What a program wrote, in pieces that end with a line, but for the last.
  static func pieces(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var pieces: [ArraySlice<UInt8>] = []
    var start = 0
    var count = 0
    for (index, byte) in bytes.enumerated() where byte == lineEnd {
      count += 1
      guard count == piece else { continue }
      pieces.append(bytes[start...index])
      (start, count) = (index + 1, 0)
    }
    return start < bytes.count ? pieces + [bytes[start...]] : pieces
  }
}
