// SPDX-License-Identifier: GPL-3.0-or-later

/// The row of a screen with the part that resembles a text most.
struct NearestRow {
  let row: Int
  /// The part of the row, in characters.
  let part: Range<Int>
  /// Characters inserted, removed or replaced.
  let distance: Int

  /// - Returns: the first of those that resemble the text equally; nil without any text on the
  ///   screen.
  /// - Complexity: O(n · m) for a screen of n characters and a text of m.
  init?(to text: String, in rows: [String]) {
    let wanted = Array(text)
    let found = rows.enumerated().compactMap { index, row -> NearestRow? in
      row.isEmpty ? nil : NearestRow(to: wanted, in: Array(row), at: index)
    }
    guard let nearest = found.min(by: { $0.distance < $1.distance }) else { return nil }
    self = nearest
  }

  /// Approximate matching of a whole text with any part of another one (Sellers, 1980).
  private init(to wanted: [Character], in row: [Character], at index: Int) {
    // For each end in the row: the least distance, and where the part begins that has it.
    var best = (0...row.count).map { (distance: 0, start: $0) }
    for (position, character) in wanted.enumerated() {
      var current = [(distance: position + 1, start: 0)]
      for column in row.indices {
        let replaced = best[column].distance + (row[column] == character ? 0 : 1)
        var choice = (distance: replaced, start: best[column].start)
        if best[column + 1].distance + 1 < choice.distance {
          choice = (best[column + 1].distance + 1, best[column + 1].start)
        }
        if current[column].distance + 1 < choice.distance {
          choice = (current[column].distance + 1, current[column].start)
        }
        current.append(choice)
      }
      best = current
    }
    let end = best.indices.min { best[$0].distance < best[$1].distance } ?? 0
    self.row = index
    part = best[end].start..<end
    distance = best[end].distance
  }

  /// Whether a text is like that part of the row: at most a third of its characters differ.
  func resembles(_ text: String) -> Bool { distance <= max(1, text.count / 3) }
}
