// SPDX-License-Identifier: GPL-3.0-or-later

/// A growing row of bits that knows how many are set before any index, and where the n-th is.
///
/// The bits stand in 64-bit words; a Fenwick tree over the words holds their sums
/// (P. Fenwick, "A new data structure for cumulative frequency tables", 1994).
/// A million bits take 190 KB.
@usableFromInline
struct RankedBits: Sendable {
  /// How many bits there are, set or not.
  @usableFromInline private(set) var count = 0

  /// How many bits are set.
  @usableFromInline private(set) var setCount = 0

  @usableFromInline
  init() {}

  private var words: [UInt64] = []

  /// `sums[n]` is the number of set bits in the words from `n + 1 - lowestBit(n + 1)` to `n`.
  private var sums: [UInt32] = []

  /// Makes room for a number of bits.
  @usableFromInline
  mutating func reserveCapacity(_ capacity: Int) {
    words.reserveCapacity((capacity + 63) / 64)
    sums.reserveCapacity((capacity + 63) / 64)
  }

  /// Whether a bit is set. O(1).
  @usableFromInline
  subscript(index: Int) -> Bool {
    words[index >> 6] & (1 << UInt64(index & 63)) != 0
  }

  /// Adds a bit at the end. O(1) amortised; O(log n) for every 64th.
  @usableFromInline
  mutating func append(_ bit: Bool) {
    if count & 63 == 0 {
      appendWord()
    }
    count += 1
    if bit {
      set(count - 1, to: true)
    }
  }

  /// Sets or clears a bit. O(log n).
  @usableFromInline
  mutating func set(_ index: Int, to bit: Bool) {
    precondition(index >= 0 && index < count)
    guard self[index] != bit else { return }
    words[index >> 6] ^= 1 << UInt64(index & 63)
    setCount += bit ? 1 : -1
    var place = index >> 6 + 1
    while place <= sums.count {
      sums[place - 1] = bit ? sums[place - 1] + 1 : sums[place - 1] - 1
      place += place & -place
    }
  }

  /// The number of set bits before an index. O(log n); O(1) while every bit is set.
  @usableFromInline
  func rank(_ index: Int) -> Int {
    if setCount == count { return index }
    var total = 0
    var place = index >> 6
    if index & 63 != 0 {
      total = (words[place] & (1 << UInt64(index & 63) - 1)).nonzeroBitCount
    }
    while place > 0 {
      total += Int(sums[place - 1])
      place &= place - 1
    }
    return total
  }

  /// The index of the set bit that has `rank` set bits before it, if there is one.
  /// O(log n); O(1) while every bit is set.
  @usableFromInline
  func index(ofRank rank: Int) -> Int? {
    guard rank >= 0, rank < setCount else { return nil }
    if setCount == count { return rank }
    var remaining = rank
    var place = 0
    var step = 1 << (Int.bitWidth - 1 - sums.count.leadingZeroBitCount)
    while step > 0 {
      let next = place + step
      if next <= sums.count, Int(sums[next - 1]) <= remaining {
        remaining -= Int(sums[next - 1])
        place = next
      }
      step >>= 1
    }
    return place << 6 + Self.indexOfSetBit(remaining, in: words[place])
  }

  /// The smallest set index that is at least `index`. O(1) if it is near, else O(log n).
  @usableFromInline
  func firstSet(from index: Int) -> Int? {
    guard index < count else { return nil }
    let rest = words[index >> 6] & (UInt64.max << UInt64(index & 63))
    if rest != 0 { return index & ~63 + rest.trailingZeroBitCount }
    return self.index(ofRank: rank(index))
  }

  /// The greatest set index that is smaller than `index`. O(1) if it is near, else O(log n).
  @usableFromInline
  func lastSet(before index: Int) -> Int? {
    guard index > 0 else { return nil }
    let last = min(index, count) - 1
    guard last >= 0 else { return nil }
    let rest = words[last >> 6] & (UInt64.max >> UInt64(63 - last & 63))
    if rest != 0 { return last & ~63 + 63 - rest.leadingZeroBitCount }
    return self.index(ofRank: rank(last) - 1)
  }

  private mutating func appendWord() {
    words.append(0)
    var sum: UInt32 = 0
    let place = words.count
    let first = place - place & -place
    var part = place - 1
    while part > first {
      sum += sums[part - 1]
      part &= part - 1
    }
    sums.append(sum)
  }

  private static func indexOfSetBit(_ rank: Int, in word: UInt64) -> Int {
    var rest = word
    for _ in 0..<rank {
      rest &= rest - 1
    }
    return rest.trailingZeroBitCount
  }
}
