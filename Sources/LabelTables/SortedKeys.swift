// SPDX-License-Identifier: GPL-3.0-or-later

import CICU

/// Sort keys in order, each with the position of its label.
struct SortedKeys: Sendable {
  /// All keys, one after another in ascending order.
  private let bytes: [UInt8]
  /// Where each key starts, and where the last one ends.
  private let starts: [Int64]
  private let positions: PositionMatrix

  /// Sorts keys.
  ///
  /// - Complexity: O(n log n) for n keys.
  init(_ list: KeyList) {
    let count = list.positions.count
    let order = [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
      if let start = buffer.baseAddress {
        aloud_sort_keys(list.bytes, list.starts, start, UInt32(count))
      }
      initialized = count
    }
    var starts: [Int64] = [0]
    starts.reserveCapacity(count + 1)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(list.bytes.count)
    list.bytes.withUnsafeBufferPointer { unsorted in
      for number in order {
        let key = Int(list.starts[Int(number)])..<Int(list.starts[Int(number) + 1])
        bytes.append(contentsOf: unsorted[key])
        starts.append(Int64(bytes.count))
      }
    }
    self.bytes = bytes
    self.starts = starts
    positions = PositionMatrix(order.map { list.positions[Int($0)] })
  }

  /// The keys that begin with a key, which is not empty.
  func range(beginningWith key: [UInt8]) -> Range<Int> {
    lowerBound(key)..<lowerBound(Collator.upperBound(of: key))
  }

  /// The keys equal to a key. No key has a zero byte in it, so that one is the next greater key.
  func range(equalTo key: [UInt8]) -> Range<Int> {
    lowerBound(key)..<lowerBound(key + [0])
  }

  /// The smallest position from a position on within a range of keys.
  func smallestPosition(from start: Int, in range: Range<Int>) -> Int? {
    positions.smallest(from: start, in: range)
  }

  /// The first key that is not less than a key.
  private func lowerBound(_ key: [UInt8]) -> Int {
    var (low, high) = (0, starts.count - 1)
    bytes.withUnsafeBufferPointer { bytes in
      while low < high {
        let middle = low + (high - low) / 2
        let found = bytes[Int(starts[middle])..<Int(starts[middle + 1])]
        if found.lexicographicallyPrecedes(key) { low = middle + 1 } else { high = middle }
      }
    }
    return low
  }
}

/// Sort keys as they are collected.
struct KeyList {
  fileprivate var bytes: [UInt8] = []
  fileprivate var starts: [Int64] = [0]
  fileprivate var positions: [UInt32] = []

  mutating func append(_ text: String, at position: Int, by collator: Collator) {
    collator.appendKey(of: text, to: &bytes)
    starts.append(Int64(bytes.count))
    positions.append(UInt32(position))
  }
}
