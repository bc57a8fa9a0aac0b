// SPDX-License-Identifier: GPL-3.0-or-later

/// Expected and actual lines beside each other, as in a comparison of two files: a line that only one
/// of them has moves none of the others.
enum LineComparison {
  enum Row: Hashable {
    case same(String)
    /// One stands in the place of the other.
    case changed(expected: String, actual: String)
    case missing(String)
    case surplus(String)
  }

  /// All lines of both, in order; first the expected ones, then the actual ones, where those are no
  /// texts that there could be.
  ///
  /// - Parameter isPattern: see ``CheckResult/isPattern``.
  /// - Complexity: O((lines of both) · (lines that differ)).
  static func rows(_ expected: [String], _ actual: [String], isPattern: Bool = false) -> [Row] {
    if isPattern { return expected.map(Row.missing) + actual.map(Row.surplus) }
    let difference = actual.difference(from: expected)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var rows: [Row] = []
    var (first, second) = (0, 0)
    while first < expected.count || second < actual.count {
      let (start, other) = (first, second)
      while removed.contains(first) { first += 1 }
      while inserted.contains(second) { second += 1 }
      rows += self.rows(replacing: expected[start..<first], by: actual[other..<second])
      guard first < expected.count else { continue }
      rows.append(.same(expected[first]))
      (first, second) = (first + 1, second + 1)
    }
    return rows
  }

  /// Lines without any that is the same: as many stand beside each other, else those that are alike.
  private static func rows(
    replacing old: ArraySlice<String>, by new: ArraySlice<String>
  ) -> [Row] {
    guard old.count != new.count else {
      return zip(old, new).map { .changed(expected: $0, actual: $1) }
    }
    var rows: [Row] = []
    var next = new.startIndex
    for line in old {
      guard let place = new[next...].firstIndex(where: { areAlike(line, $0) }) else {
        rows.append(.missing(line))
        continue
      }
      rows += new[next..<place].map(Row.surplus)
      rows.append(.changed(expected: line, actual: new[place]))
      next = place + 1
    }
    return rows + new[next...].map(Row.surplus)
  }

  /// Whether at least a third of the longer line is how both begin and end, or one begins the other,
  /// or both say what the same field is.
  private static func areAlike(_ first: String, _ second: String) -> Bool {
    guard !first.isEmpty, !second.isEmpty else { return false }
    if let field = first.firstRange(of: ": "), second.hasPrefix(first[..<field.upperBound]) {
      return true
    }
    let shortest = min(first.count, second.count)
    let start = TextDifference.start(of: first, second)
    if start == shortest { return true }
    let end = zip(first.reversed(), second.reversed()).prefix { $0 == $1 }.count
    return min(start + end, shortest) * 3 >= max(first.count, second.count)
  }
}

extension LineComparison.Row {
  /// With a sign for where each line is: expected (`-`), actual (`+`) or both.
  var signed: [String] {
    switch self {
    case .same(let line): ["  " + line]
    case .changed(let expected, let actual): ["- " + expected, "+ " + actual]
    case .missing(let line): ["- " + line]
    case .surplus(let line): ["+ " + line]
    }
  }
}
