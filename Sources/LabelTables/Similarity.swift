// SPDX-License-Identifier: GPL-3.0-or-later

/// Names that resemble one that was typed.
public enum Similarity {
  /// How many candidates are looked at, the first ones: more would keep a person waiting.
  public static let mostCandidates = 10_000

  /// The most characters of a text that anything can resemble.
  private static let longestText = 200

  /// The candidates nearest to a text, nearest first, those equally near in the order given.
  ///
  /// Near means: at most a third of its characters (at least one, and fewer than all) inserted,
  /// removed, replaced or swapped with the neighbour, ignoring case; or begun with it.
  ///
  /// - Complexity: O(n · m²) for n candidates of m characters, of which at most
  ///   ``mostCandidates`` are looked at; only those of about the same length
  ///   are compared.
  public static func nearest(to text: String, among candidates: [String], limit: Int) -> [String] {
    let typed = Array(text.lowercased())
    guard !typed.isEmpty, typed.count <= longestText else { return [] }
    let allowed = min(max(1, typed.count / 3), typed.count - 1)
    var found: [(distance: Int, candidate: String)] = []
    for candidate in candidates.prefix(mostCandidates) {
      let letters = Array(candidate.lowercased())
      if letters.starts(with: typed) {
        found.append((letters.count == typed.count ? 0 : 1, candidate))
      } else if abs(letters.count - typed.count) <= allowed {
        let distance = distance(typed, letters)
        if distance <= allowed { found.append((distance, candidate)) }
      }
    }
    // Swift's sort is stable.
    return found.sorted { $0.distance < $1.distance }.prefix(limit).map(\.candidate)
  }

  /// The optimal string alignment distance.
  static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      for column in second.indices {
        let cost = first[row] == second[column] ? 0 : 1
        var best = min(last[column] + cost, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      beforeLast = last
      last = current
    }
    return last[second.count]
  }
}
