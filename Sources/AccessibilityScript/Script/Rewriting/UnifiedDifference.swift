// SPDX-License-Identifier: GPL-3.0-or-later

/// The difference of two texts, in the unified form of `diff -u` (POSIX, diff), which `patch` takes.
public enum UnifiedDifference {
  /// Lines around a change that are the same in both.
  private static let context = 3

  /// The lines, without their ends; none where the texts are the same.
  ///
  /// - Parameter path: what both texts are called.
  /// - Complexity: O((lines of both) · (lines that differ)).
  public static func lines(from old: String, to new: String, path: String) -> [String] {
    let rows = rows(from: lines(of: old), to: lines(of: new))
    let changes = rows.indices.filter { rows[$0].sign != " " }
    guard !changes.isEmpty else { return [] }
    var hunks: [Range<Int>] = []
    for change in changes {
      let start = max(0, change - context)
      let end = min(rows.count, change + context + 1)
      if let last = hunks.last, start <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<end
      } else {
        hunks.append(start..<end)
      }
    }
    return ["--- \(path)", "+++ \(path)"] + hunks.flatMap { lines(of: rows, in: $0) }
  }

  private struct Row {
    /// As it begins in the difference.
    let sign: Character
    /// With its end, which the last line of a text may lack.
    let line: String
  }

  private static func lines(of text: String) -> [String] {
    var lines: [String] = []
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      line.append(scalar)
      if scalar == "\n" {
        lines.append(String(line))
        line = .init()
      }
    }
    return line.isEmpty ? lines : lines + [String(line)]
  }

  /// All lines of both texts: removed ones before those that take their place.
  private static func rows(from old: [String], to new: [String]) -> [Row] {
    let difference = new.map(LineBytes.init).difference(from: old.map(LineBytes.init))
    let removed = Set(difference.removals.map(Self.offset))
    let inserted = Set(difference.insertions.map(Self.offset))
    var rows: [Row] = []
    var (first, second) = (0, 0)
    while first < old.count || second < new.count {
      if removed.contains(first) {
        rows.append(Row(sign: "-", line: old[first]))
        first += 1
      } else if inserted.contains(second) {
        rows.append(Row(sign: "+", line: new[second]))
        second += 1
      } else {
        rows.append(Row(sign: " ", line: old[first]))
        first += 1
        second += 1
      }
    }
    return rows
  }

  private static func offset(of change: CollectionDifference<LineBytes>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }

  private static func lines(of rows: [Row], in hunk: Range<Int>) -> [String] {
    /// Where the hunk begins in a text, and how many lines of it that has.
    func range(without sign: Character) -> String {
      let before = rows[..<hunk.lowerBound].count { $0.sign != sign }
      let count = rows[hunk].count { $0.sign != sign }
      // A hunk without lines stands after the line that it names.
      return count == 1 ? "\(before + 1)" : "\(count == 0 ? before : before + 1),\(count)"
    }
    let heading = "@@ -\(range(without: "+")) +\(range(without: "-")) @@"
    return [heading]
      + rows[hunk].flatMap { row -> [String] in
        guard row.line.unicodeScalars.last == "\n" else {
          return ["\(row.sign)\(row.line)", "\\ No newline at end of file"]
        }
        return ["\(row.sign)" + String(row.line.unicodeScalars.dropLast())]
      }
  }

  /// Lines are the same that have the same bytes: two ways of writing a letter differ.
  private struct LineBytes: Equatable {
    let bytes: [UInt8]

    init(_ line: String) {
      bytes = Array(line.utf8)
    }
  }
}
