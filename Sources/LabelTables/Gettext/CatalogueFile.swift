// SPDX-License-Identifier: GPL-3.0-or-later

/// The bytes of a compiled gettext catalogue, found in place.
///
/// The format is that of the GNU gettext manual, “The Format of GNU MO Files”. Every place that the
/// file names is checked before it is read.
struct CatalogueFile: Sendable {
  /// Where a text lies: its length without the NUL behind it.
  struct Place {
    let length: Int
    let offset: Int
  }

  /// How many messages there are, the header included.
  let count: Int
  /// Whether messages are found by the hash table of the file.
  let hasHashTable: Bool
  let file: NumberedFile
  private let fixedCount: Int
  private let messages: Int
  private let translations: Int
  private let hashSize: Int
  private let hashTable: Int
  private let platformMessages: PlatformMessages?

  /// Opens a catalogue: reads its beginning, at most 48 bytes, and no more.
  init(path: String) throws(GettextError) {
    let file = try NumberedFile(path: path)
    guard file.size >= 28 else { throw file.error(.notACatalogue) }
    let numbers = try file.numbers(at: 0, count: 7)
    let revision = (major: numbers[1] >> 16, minor: numbers[1] & 0xFFFF)
    guard revision.major <= 1 else { throw file.error(.unknownRevision(revision.major)) }
    (fixedCount, messages, translations) = (numbers[2], numbers[3], numbers[4])
    (hashSize, hashTable) = (numbers[5], numbers[6])
    // GNU gettext looks into no smaller table.
    hasHashTable = hashSize > 2
    for (offset, length) in [
      (messages, fixedCount * 8), (translations, fixedCount * 8), (hashTable, hashSize * 4),
    ] where length > 0 && offset + length > file.size {
      throw file.error(.outsideTheFile)
    }
    platformMessages = revision.minor >= 1 ? try PlatformMessages(in: file) : nil
    count = fixedCount + (platformMessages?.count ?? 0)
    self.file = file
  }

  /// The message at an index, with context and plural, as it lies in the file.
  func message(_ index: Int) throws(GettextError) -> [UInt8] {
    if index >= fixedCount, let platformMessages {
      return try platformMessages.message(index - fixedCount)
    }
    return try text(at: try place(messages, index))
  }

  /// The translation of the message at an index.
  func translation(_ index: Int) throws(GettextError) -> [UInt8] {
    if index >= fixedCount, let platformMessages {
      return try platformMessages.translation(index - fixedCount)
    }
    return try text(at: try place(translations, index))
  }

  /// The index of a message; nil when there is none.
  ///
  /// - Parameter key: the message, with its context in front of it and without its plural.
  /// - Complexity: some four places of the file are read, of one without hash table 2·log₂(count).
  func index(of key: [UInt8]) throws(GettextError) -> Int? {
    if let index = hasHashTable ? try hashedIndex(of: key) : try sortedIndex(of: key) {
      return index
    }
    return try platformMessages?.index(of: key).map { fixedCount + $0 }
  }

  private func hashedIndex(of key: [UInt8]) throws(GettextError) -> Int? {
    let hash = Self.hash(key)
    var slot = hash % hashSize
    let step = 1 + hash % (hashSize - 2)
    // A damaged table may have no free place, at which a search would end.
    for _ in 0..<hashSize {
      let entry = try file.number(at: hashTable + slot * 4)
      if entry == 0 { return nil }
      guard entry <= fixedCount else { break }
      if try order(key, messageAt: entry - 1) == 0 { return entry - 1 }
      slot = (slot + step) % hashSize
    }
    throw file.error(.hashTableDamaged)
  }

  private func sortedIndex(of key: [UInt8]) throws(GettextError) -> Int? {
    var range = 0..<fixedCount
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      let order = try order(key, messageAt: middle)
      if order == 0 { return middle }
      range = order < 0 ? range.lowerBound..<middle : (middle + 1)..<range.upperBound
    }
    return nil
  }

  /// Whether a key comes before (-1), after (1) or is (0) the message at an index, as strcmp(3) has
  /// it: up to the message's first NUL, behind which its plural stands.
  private func order(_ key: [UInt8], messageAt index: Int) throws(GettextError) -> Int {
    let place = try place(messages, index)
    let length = min(place.length, key.count + 1)
    let start = try file.bytes(at: place.offset, count: length).prefix { $0 != 0 }
    if start.elementsEqual(key) { return 0 }
    return key.lexicographicallyPrecedes(start) ? -1 : 1
  }

  private func place(_ table: Int, _ index: Int) throws(GettextError) -> Place {
    let pair = try file.numbers(at: table + index * 8, count: 2)
    return Place(length: pair[0], offset: pair[1])
  }

  private func text(at place: Place) throws(GettextError) -> [UInt8] {
    try file.bytes(at: place.offset, count: place.length)
  }

  /// The hash of P. J. Weinberger, as GNU gettext has it in 32 bits.
  private static func hash(_ key: [UInt8]) -> Int {
    var value: UInt32 = 0
    for byte in key {
      value = value << 4 &+ UInt32(byte)
      let top = value & 0xF000_0000
      if top != 0 {
        value ^= top >> 24
        value ^= top
      }
    }
    return Int(value)
  }
}
