// SPDX-License-Identifier: GPL-3.0-or-later
import TerminalUI

/// A text as dialog lays it out.
struct DialogLayoutText: Sendable {
  private let bytes: [UInt8]
  private let scalars: [Unicode.Scalar]
  /// How many columns and bytes stand before each scalar, and before the end.
  private var columnsBefore = [0]
  private var bytesBefore = [0]

  init(_ bytes: [UInt8]) {
    scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    self.bytes = Array(String(decoding: bytes, as: UTF8.self).utf8)
    for scalar in scalars {
      let width =
        scalar == "\t" ? 1 : scalar == "\n" ? 0 : TextWidth.columns(of: Character(scalar))
      columnsBefore.append(columnsBefore.last! + width)
      bytesBefore.append(bytesBefore.last! + UTF8.width(scalar))
    }
  }

  var columns: Int { columnsBefore.last! }

  /// Whether it has lines of its own.
  var isBroken: Bool { scalars.contains("\n") }

  /// In bytes, which dialog counts.
  var longestWord: Int {
    bytes.split { $0 == 0x20 || (9...13).contains($0) }.map(\.count).max() ?? 0
  }

  /// Breaks the text for a width.
  ///
  /// - Parameters:
  ///   - height: the most lines.
  ///   - width: the right margin.
  ///   - printed: gets the lines, where it is not nil; the margins are less wide then.
  /// - Returns: how large it is. O(characters).
  func laidOut(height: Int, width: Int, printed: inout [UInt8]?) -> DialogLayout.Size {
    let right = width - (printed == nil ? 0 : 2)
    let bottom = height - (printed == nil ? 0 : 2)
    var size = DialogLayout.Size(height: 1, width: Self.left)
    var place = 0
    while size.height <= bottom, place < scalars.count {
      var end = Self.left
      if scalars[place] == "\n" {
        while place < scalars.count, scalars[place] == "\n", size.height < bottom {
          if place + 1 < scalars.count { size.height += 1 }
          place += 1
        }
      }
      if place < scalars.count { (place, end) = line(at: place, right: right, printed: &printed) }
      if place < scalars.count { size.height += 1 }
      size.width = max(size.width, end)
    }
    return size
  }

  private static let left = 2

  private func isBlank(_ place: Int) -> Bool { scalars[place] == " " || scalars[place] == "\t" }

  /// One line: up to the last word that fits, or up to the margin in a word that does not.
  ///
  /// - Returns: where the next one begins, and the column where this one ends, which dialog counts
  ///   in bytes where a word ends there.
  private func line(
    at start: Int, right: Int, printed: inout [UInt8]?
  ) -> (next: Int, end: Int) {
    var end = 1
    var wrap = start
    var place = start
    var column = Self.left
    var tab = 0
    while place < scalars.count, scalars[place] != "\n", column < right {
      if scalars[place] == "\t", place == start {
        tab = 8
      } else if isBlank(place), place != start, !isBlank(place - 1) {
        (wrap, end) = (place, column)
      }
      column = Self.left + tab + columnsBefore[place + 1] - columnsBefore[start]
      if column > right { break }
      place += 1
    }
    if place == scalars.count || scalars[place] == "\n" || isBlank(place) {
      wrap = place
      while wrap > start, isBlank(wrap - 1) { wrap -= 1 }
      end = Self.left + bytesBefore[wrap] - bytesBefore[start]
    } else if end == 1, column >= right {
      (end, wrap) = (right, place)
    }
    // As many bytes as the line has columns.
    let first = bytesBefore[start]
    printed?.append(
      contentsOf: bytes[first..<(first + columnsBefore[wrap] - columnsBefore[start])])
    printed?.append(0x0A)
    if end == 1 { end = right }
    var next = wrap
    while next < scalars.count, isBlank(next) { next += 1 }
    if next < scalars.count, scalars[next] == "\n" { next += 1 }
    return (next, end)
  }
}
