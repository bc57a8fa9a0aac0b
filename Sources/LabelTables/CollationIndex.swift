// SPDX-License-Identifier: GPL-3.0-or-later

import CICU

/// Finds labels by how they begin, for any number of labels.
///
/// Two texts match as the language's collation has it at primary strength: case counts for
/// nothing, and neither do accents that the language takes as variants (`u` finds `Über` in
/// German; in Swedish `a` does not find `Åre`). A label with letters of another script is found by
/// those letters and by its romanization too (ICU's `Any-Latin; Latin-ASCII`), in which spaces and
/// punctuation do not count: `mosk` finds `Москва`, `beijing` finds `北京`.
///
/// Keys come one by one, so a text begins a label also where it ends within a letter: in Czech, `c`
/// finds `Chléb` as well as `ch` does, though `ch` is a letter of its own there.
public struct CollationIndex: Sendable {
  /// The number of labels.
  public let count: Int

  private let collator: Collator
  private let romanCollator: Collator
  private let keys: SortedKeys
  private let romanKeys: SortedKeys
  /// The keys of beginnings that end within a letter.
  private let brokenKeys: SortedKeys

  /// Indexes labels, whose positions count from 0.
  ///
  /// - Parameter language: the BCP 47 language whose rules count.
  /// - Complexity: O(n log n) time for n labels; about 25 bytes and the sort key for each, and for each
  ///   of their beginnings that end within a letter, are kept.
  public init(labels: some Sequence<String>, language: String) {
    let collator = Collator(language: language, ignoresPunctuation: false)
    let romanCollator = Collator(language: "und", ignoresPunctuation: true)
    var list = KeyList()
    var romanList = KeyList()
    var brokenList = KeyList()
    var romanizer = Romanizer()
    var position = 0
    for label in labels {
      list.append(label, at: position, by: collator)
      for beginning in collator.brokenBeginnings(of: label) {
        brokenList.append(String(beginning), at: position, by: collator)
      }
      if label.withICUText(aloud_has_non_latin_letter) {
        romanList.append(romanizer.romanized(label), at: position, by: romanCollator)
      }
      position += 1
    }
    count = position
    keys = SortedKeys(list)
    romanKeys = SortedKeys(romanList)
    brokenKeys = SortedKeys(brokenList)
    self.collator = collator
    self.romanCollator = romanCollator
  }

  /// The first position from `start` on whose label begins with a text, else the first one at all.
  ///
  /// - Complexity: O(log n).
  public func firstMatch(prefix: String, from start: Int) -> Int? {
    let ranges = ranges(beginningWith: prefix)
    return smallestPosition(from: start, in: ranges) ?? smallestPosition(from: 0, in: ranges)
  }

  /// The first positions, in order, whose labels begin with a text.
  ///
  /// - Complexity: O(limit · log n).
  public func matches(prefix: String, limit: Int) -> [Int] {
    positions(in: ranges(beginningWith: prefix), limit: limit)
  }

  /// The first positions, in order, whose labels are equal to a text.
  ///
  /// - Complexity: O(limit · log n).
  public func matches(equalTo text: String, limit: Int) -> [Int] {
    let (key, romanKey) = (collator.key(of: text), romanCollator.key(of: text))
    return positions(
      in: Ranges(
        keys: key.isEmpty ? 0..<0 : keys.range(equalTo: key),
        romanKeys: romanKey.isEmpty ? 0..<0 : romanKeys.range(equalTo: romanKey),
        brokenKeys: 0..<0),
      limit: limit)
  }

  private struct Ranges {
    let keys: Range<Int>
    let romanKeys: Range<Int>
    let brokenKeys: Range<Int>
  }

  private func ranges(beginningWith prefix: String) -> Ranges {
    let (key, romanKey) = (collator.key(of: prefix), romanCollator.key(of: prefix))
    return Ranges(
      keys: key.isEmpty ? 0..<0 : keys.range(beginningWith: key),
      romanKeys: romanKey.isEmpty ? 0..<0 : romanKeys.range(beginningWith: romanKey),
      brokenKeys: key.isEmpty ? 0..<0 : brokenKeys.range(equalTo: key))
  }

  private func smallestPosition(from start: Int, in ranges: Ranges) -> Int? {
    let found = [
      keys.smallestPosition(from: start, in: ranges.keys),
      romanKeys.smallestPosition(from: start, in: ranges.romanKeys),
      brokenKeys.smallestPosition(from: start, in: ranges.brokenKeys),
    ]
    return found.compactMap { $0 }.min()
  }

  private func positions(in ranges: Ranges, limit: Int) -> [Int] {
    var found: [Int] = []
    while found.count < limit,
      let position = smallestPosition(from: (found.last ?? -1) + 1, in: ranges)
    {
      found.append(position)
    }
    return found
  }
}
