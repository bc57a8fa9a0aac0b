// SPDX-License-Identifier: GPL-3.0-or-later
import Announcer

/// The lines that a gauge is fed with: a percentage each, or between two lines `XXX` a percentage
/// and a new text. (whiptail(1))
struct GaugeInput: Sendable {
  private static let mark = "XXX"

  /// The lines since an opening mark; nil outside of marks.
  private var marked: [String]?

  /// - Parameter line: without its end.
  mutating func take(_ line: String) -> [ProgressReport] {
    guard var lines = marked else {
      if line == Self.mark {
        marked = []
        return []
      }
      return Self.percent(line)
    }
    // What stands behind the first mark is a percentage, whatever it is.
    guard line == Self.mark, !lines.isEmpty else {
      lines.append(line)
      marked = lines
      return []
    }
    marked = nil
    let text = Box.breakingLines(Array(lines.dropFirst().joined(separator: "\n").utf8))
    return [.doing(BoxText.rejoined(String(decoding: text, as: UTF8.self)))]
      + Self.percent(lines[0])
  }

  private static func percent(_ line: String) -> [ProgressReport] {
    guard !line.isEmpty, let number = Box.number(Array(line.utf8)) else { return [] }
    return [.at(percent: min(max(number, 0), 100))]
  }
}
