// SPDX-License-Identifier: GPL-3.0-or-later

/// Values of slots, most of which usually have none.
///
/// Slots are kept in blocks of 64, and a block without values takes one word, so that an
/// attribute that few options have costs next to nothing, and one that all have no more than
/// an array would.
@usableFromInline
struct SparseColumn<Value: Sendable>: Sendable {
  @inlinable static var blockSize: Int { 64 }

  @usableFromInline var blocks: [[Value?]] = []

  @inlinable
  init() {}

  /// The value of a slot. O(1).
  @inlinable
  subscript(slot: Int) -> Value? {
    get {
      let block = slot / Self.blockSize
      guard block < blocks.count, !blocks[block].isEmpty else { return nil }
      return blocks[block][slot % Self.blockSize]
    }
    set {
      let block = slot / Self.blockSize
      if block >= blocks.count || blocks[block].isEmpty {
        guard newValue != nil else { return }
        while blocks.count <= block { blocks.append([]) }
        blocks[block] = Array(repeating: nil, count: Self.blockSize)
      }
      blocks[block][slot % Self.blockSize] = newValue
    }
  }
}
