// SPDX-License-Identifier: GPL-3.0-or-later

/// The difference of two texts, in the unified form of `diff -u` (POSIX, diff), which `patch` takes.
public enum UnifiedDifference {
  /// Lines around a change that are the same in both.
  private static let context = 3

  /// The lines, without their ends; none where the texts are the same.
  ///
  /// - Parameter path: what both texts are called.
  /// - Complexity: O((lines of both) · (lines that differ)), and no more than O(lines of both) where
  ///   there are thousands of lines.
  public static func lines(from old: String, to new: String, path: String) -> [String] {
    lines(of: [(old, new)], path: path)
  }

  /// The lines of a text of which it is known where it may have changed.
  ///
  /// - Parameter pieces: old and new ones, each of whole lines.
  /// - Complexity: O(lines), and what comparing each piece that changed takes.
  static func lines(of pieces: [(old: String, new: String)], path: String) -> [String] {
    let rows = rows(of: pieces)
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
    var lines = ["--- \(path)", "+++ \(path)"]
    // How many lines of each text stand before a hunk.
    var before = (old: 0, new: 0)
    var end = 0
    for hunk in hunks {
      count(rows[end..<hunk.lowerBound], &before)
      lines += self.lines(of: rows[hunk], after: before)
      count(rows[hunk], &before)
      end = hunk.upperBound
    }
    return lines
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
  private static func rows(of pieces: [(old: String, new: String)]) -> [Row] {
    var rows: [Row] = []
    var changed = (old: "", new: "")
    func compare() {
      rows += self.rows(from: lines(of: changed.old), to: lines(of: changed.new))
      changed = ("", "")
    }
    for piece in pieces {
      if piece.old.utf8.elementsEqual(piece.new.utf8) {
        compare()
        rows += lines(of: piece.old).map { Row(sign: " ", line: $0) }
      } else {
        changed.old += piece.old
        changed.new += piece.new
      }
    }
    compare()
    return rows
  }

  /// More lines are not compared with all others.
  private static let mostCompared = 2000

  private static func rows(from old: [String], to new: [String]) -> [Row] {
    guard old.count + new.count <= mostCompared else { return rowsAtOnce(from: old, to: new) }
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

  /// What is between the lines that both texts begin and end with is removed and inserted at once.
  private static func rowsAtOnce(from old: [String], to new: [String]) -> [Row] {
    let (first, second) = (old.map(LineBytes.init), new.map(LineBytes.init))
    let start = zip(first, second).prefix { $0 == $1 }.count
    let end = zip(first.dropFirst(start).reversed(), second.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    return old[..<start].map { Row(sign: " ", line: $0) }
      + old[start..<(old.count - end)].map { Row(sign: "-", line: $0) }
      + new[start..<(new.count - end)].map { Row(sign: "+", line: $0) }
      + old[(old.count - end)...].map { Row(sign: " ", line: $0) }
  }

  private static func count(_ rows: ArraySlice<Row>, _ counts: inout (old: Int, new: Int)) {
    counts.old += rows.count { $0.sign != "+" }
    counts.new += rows.count { $0.sign != "-" }
  }

  private static func offset(of change: CollectionDifference<LineBytes>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }

  /// - Parameter before: how many lines of each text stand before the rows.
  private static func lines(
    of rows: ArraySlice<Row>, after before: (old: Int, new: Int)
  ) -> [String] {
    var counts = (old: 0, new: 0)
    count(rows, &counts)
    /// Where a hunk begins in a text, and how many lines of it that has.
    func range(_ before: Int, _ count: Int) -> String {
      // A hunk without lines stands after the line that it names.
      count == 1 ? "\(before + 1)" : "\(count == 0 ? before : before + 1),\(count)"
    }
    let heading = "@@ -\(range(before.old, counts.old)) +\(range(before.new, counts.new)) @@"
    return [heading]
      + rows.flatMap { row -> [String] in
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
