// SPDX-License-Identifier: GPL-3.0-or-later

/// The option that asks for a box, and the arguments behind it.
struct DialogTokens {
  let words: [DialogWord]

  init(_ words: [DialogWord]) { self.words = words }

  var count: Int { words.count }

  /// The text at a place; the option itself stands at 0.
  func text(_ place: Int) -> [UInt8]? { place < words.count ? words[place].bytes : nil }

  /// The numbers at some places; 0 where nothing stands. dialog looks at the last one first.
  func numbers(_ places: Range<Int>) throws(DialogMistake) -> [Int] {
    var numbers: [Int] = []
    for place in places.reversed() { numbers.insert(try number(place), at: 0) }
    return numbers
  }

  func number(_ place: Int) throws(DialogMistake) -> Int {
    guard let text = text(place) else { return 0 }
    guard let number = Box.number(text) else {
      throw DialogMistake(usage: "Expected a number for token \(place) of ", words[0])
    }
    // As an int of C.
    return Int(Int32(truncatingIfNeeded: number))
  }

  /// Checks how many there are.
  ///
  /// - Parameters:
  ///   - least: with the option itself.
  ///   - most: 0 for no bound.
  func check(least: Int, most: Int) throws(DialogMistake) {
    if count < least {
      throw .count("at least", least - 1, words[0], have: count - 1)
    }
    if most > 0, count > most {
      throw .count("no more than", most - 1, words[0], have: count - 1)
    }
  }

  /// The rows behind the list's height, each of so many arguments.
  func rows(of size: Int) throws(DialogMistake) -> [[[UInt8]]] {
    let rest = words.dropFirst(5).map(\.bytes)
    guard !rest.isEmpty else { return [] }
    if rest.count < size {
      throw DialogMistake(usage: "Expected \(size) arguments, found only \(rest.count)")
    }
    if rest.count % size != 0 {
      throw DialogMistake(usage: "Expected \(size) arguments, found extra \(rest.count % size)")
    }
    return stride(from: 0, to: rest.count, by: size).map { Array(rest[$0..<($0 + size)]) }
  }
}
