// SPDX-License-Identifier: GPL-3.0-or-later

/// A hash table from keys to slots that keeps no key: the keys stand in the slots.
///
/// Entries are only added. A removed option's entry stays until the table is made anew, which
/// is harmless since its slot is no longer alive. About 8 bytes an option, where `Dictionary`
/// would keep every key twice.
@usableFromInline
struct SlotIndex: Sendable {
  @usableFromInline static var free: UInt32 { .max }

  /// Open addressing with linear probing; the number of places is a power of two.
  @usableFromInline private(set) var places: [UInt32]
  private var usedCount = 0

  /// Creates an index with room for a number of slots. O(capacity).
  @usableFromInline
  init(capacity: Int = 0) {
    var size = 8
    while size * 3 < capacity * 4 { size *= 2 }
    places = Array(repeating: Self.free, count: size)
  }

  /// Whether another slot fits without slowing searches down.
  @usableFromInline var hasRoom: Bool { (usedCount + 1) * 4 <= places.count * 3 }

  /// The first slot among those with this hash that is the one looked for. O(1) expected.
  @inlinable
  func slot(hash: Int, where isWanted: (Int) -> Bool) -> Int? {
    let mask = places.count - 1
    var place = hash & mask
    while places[place] != Self.free {
      let slot = Int(places[place])
      if isWanted(slot) { return slot }
      place = (place + 1) & mask
    }
    return nil
  }

  /// Adds a slot. There must be room. O(1) expected.
  @usableFromInline
  mutating func insert(_ slot: Int, hash: Int) {
    precondition(slot < Int(Self.free))
    let mask = places.count - 1
    var place = hash & mask
    while places[place] != Self.free { place = (place + 1) & mask }
    places[place] = UInt32(slot)
    usedCount += 1
  }
}
