// SPDX-License-Identifier: GPL-3.0-or-later

/// A sequence of numbers that answers, for any range of it, which is the k-th smallest number and
/// which is the smallest from a number on, in time that depends on the bits of the numbers alone.
///
/// It is a wavelet matrix (Claude, Navarro and Ordóñez, "The wavelet matrix", 2015): one bit
/// vector for each bit of the numbers, from the highest, the numbers sorted stably by each bit
/// before the next. It takes one and a half bits for each bit of each number.
struct PositionMatrix: Sendable {
  private let count: Int
  private let levels: Int
  private let wordsPerLevel: Int
  /// The bit vectors, one level after another.
  private var words: [UInt64]
  /// The number of ones before each word, within its level.
  private var ranks: [UInt32]
  /// The number of zeros in each level.
  private var zeros: [Int]

  /// - Complexity: O(n log m) for n numbers up to m.
  init(_ numbers: [UInt32]) {
    count = numbers.count
    levels = 32 - (numbers.max() ?? 0).leadingZeroBitCount
    wordsPerLevel = numbers.count / 64 + 1
    words = Array(repeating: 0, count: levels * wordsPerLevel)
    ranks = Array(repeating: 0, count: levels * wordsPerLevel)
    zeros = []
    var current = numbers
    var sorted = numbers
    for level in 0..<levels {
      current.withUnsafeBufferPointer { current in
        sorted.withUnsafeMutableBufferPointer { sorted in
          fill(level: level, from: current, sorting: sorted)
        }
      }
      swap(&current, &sorted)
    }
  }

  /// Writes a level's bits, and the numbers sorted by them.
  private mutating func fill(
    level: Int, from numbers: UnsafeBufferPointer<UInt32>,
    sorting sorted: UnsafeMutableBufferPointer<UInt32>
  ) {
    let shift = UInt32(levels - 1 - level)
    var ones = 0
    for word in 0..<wordsPerLevel {
      var bits: UInt64 = 0
      let start = word * 64
      ranks[level * wordsPerLevel + word] = UInt32(ones)
      var index = start
      while index < min(start + 64, numbers.count) {
        let bit = UInt64(numbers[index] >> shift & 1)
        bits |= bit << UInt64(index - start)
        // Numbers with a zero move to the front at once, those with a one when their place is known.
        if bit == 0 { sorted[index - ones] = numbers[index] } else { ones += 1 }
        index += 1
      }
      words[level * wordsPerLevel + word] = bits
    }
    var place = numbers.count - ones
    zeros.append(place)
    var index = 0
    while index < numbers.count {
      if numbers[index] >> shift & 1 == 1 {
        sorted[place] = numbers[index]
        place += 1
      }
      index += 1
    }
  }

  /// The ones of a level before an index.
  private func ones(level: Int, before index: Int) -> Int {
    let word = level * wordsPerLevel + index / 64
    let below = words[word] & ((1 << UInt64(index % 64)) - 1)
    return Int(ranks[word]) + below.nonzeroBitCount
  }

  /// How many numbers of a range are less than a bound.
  ///
  /// - Complexity: O(log m).
  func count(in range: Range<Int>, below bound: Int) -> Int {
    if bound <= 0 { return 0 }
    if bound >= 1 << levels { return range.count }
    var (low, high) = (range.lowerBound, range.upperBound)
    var found = 0
    for level in 0..<levels {
      let (lowOnes, highOnes) = (ones(level: level, before: low), ones(level: level, before: high))
      if bound >> (levels - 1 - level) & 1 == 1 {
        found += (high - low) - (highOnes - lowOnes)
        (low, high) = (zeros[level] + lowOnes, zeros[level] + highOnes)
      } else {
        (low, high) = (low - lowOnes, high - highOnes)
      }
    }
    return found
  }

  /// The k-th smallest number of a range, k counted from 0 and less than the range's length.
  ///
  /// - Complexity: O(log m).
  func smallest(_ k: Int, in range: Range<Int>) -> Int {
    var (low, high, remaining, number) = (range.lowerBound, range.upperBound, k, 0)
    for level in 0..<levels {
      let (lowOnes, highOnes) = (ones(level: level, before: low), ones(level: level, before: high))
      let zerosInRange = (high - low) - (highOnes - lowOnes)
      if remaining < zerosInRange {
        (low, high) = (low - lowOnes, high - highOnes)
      } else {
        remaining -= zerosInRange
        number |= 1 << (levels - 1 - level)
        (low, high) = (zeros[level] + lowOnes, zeros[level] + highOnes)
      }
    }
    return number
  }

  /// The smallest number of a range that is not less than a bound.
  ///
  /// - Complexity: O(log m).
  func smallest(from bound: Int, in range: Range<Int>) -> Int? {
    let below = count(in: range, below: bound)
    return below < range.count ? smallest(below, in: range) : nil
  }
}
