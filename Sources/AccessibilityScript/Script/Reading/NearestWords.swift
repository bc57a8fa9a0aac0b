// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables

/// Words of scripts that resemble one that was written.
enum NearestWords {
  /// The words that differ little, else those that begin alike, as `contains` and `containing` do.
  static func nearest(to word: String, among words: [String], limit: Int = 2) -> [String] {
    let similar = Similarity.nearest(to: word, among: words, limit: limit)
    guard similar.isEmpty else { return similar }
    let typed = word.lowercased()
    let stems = words.map { typed.commonPrefix(with: $0.lowercased()).count }
    let longest = stems.max() ?? 0
    let alike = zip(words, stems).filter { other, stem in
      stem == longest && stem >= max(shortestStem, (max(typed.count, other.count) + 1) / 2)
    }
    return alike.prefix(limit).map(\.0)
  }

  /// Two words that share fewer letters have nothing to do with each other.
  private static let shortestStem = 4
}

extension String {
  /// The characters that both begin with.
  fileprivate func commonPrefix(with other: String) -> Substring {
    prefix(zip(self, other).prefix { $0 == $1 }.count)
  }
}
