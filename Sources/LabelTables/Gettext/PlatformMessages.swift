// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// The messages of a compiled catalogue that differ from platform to platform: those with C's
/// macros for conversions, such as `%<PRIu64>`. (GNU gettext manual, “The Format of GNU MO Files”:
/// system dependent strings)
///
/// Each is put together of pieces, and no table of the file finds it. Here they read as in the
/// `.po` file, macros in angle brackets.
final class PlatformMessages: Sendable {
  /// How many there are.
  let count: Int

  private let file: NumberedFile
  private let segmentCount: Int
  private let segments: Int
  private let messages: Int
  private let translations: Int
  /// Read when the first message is looked up that is none of the others.
  private let places = Mutex<[[UInt8]: Int]?>(nil)

  /// Reads where they are from the part of the header that only newer catalogues have.
  init(in file: NumberedFile) throws(GettextError) {
    self.file = file
    segmentCount = try file.number(at: 28)
    segments = try file.number(at: 32)
    count = try file.number(at: 36)
    messages = try file.number(at: 40)
    translations = try file.number(at: 44)
    for (offset, length) in [
      (segments, segmentCount * 8), (messages, count * 4), (translations, count * 4),
    ] where length > 0 && offset + length > file.size {
      throw file.error(.outsideTheFile)
    }
  }

  /// The index of a message among these; nil when it is none.
  func index(of key: [UInt8]) throws(GettextError) -> Int? {
    if let places = places.withLock({ $0 }) { return places[key] }
    var read: [[UInt8]: Int] = [:]
    for index in 0..<count { read[Array(try message(index).prefix { $0 != 0 })] = index }
    places.withLock { [read] in $0 = read }
    return read[key]
  }

  func message(_ index: Int) throws(GettextError) -> [UInt8] {
    try text(at: messages + index * 4)
  }

  func translation(_ index: Int) throws(GettextError) -> [UInt8] {
    try text(at: translations + index * 4)
  }

  private func text(at entry: Int) throws(GettextError) -> [UInt8] {
    var descriptor = try file.number(at: entry)
    var fixed = try file.number(at: descriptor)
    descriptor += 4
    var text: [UInt8] = []
    while true {
      let length = try file.number(at: descriptor)
      let segment = try file.number(at: descriptor + 4)
      text += try file.bytes(at: fixed, count: length)
      // Overlapping pieces could make a small file give a text without end.
      guard text.count <= file.size else { throw file.error(.outsideTheFile) }
      // The last piece has no macro behind it, and the NUL in it.
      if segment == 0xFFFF_FFFF { return text.last == 0 ? text.dropLast() : text }
      guard segment < segmentCount else { throw file.error(.outsideTheFile) }
      let place = segments + segment * 8
      let name = try file.bytes(
        at: try file.number(at: place + 4), count: try file.number(at: place))
      text += Array("<".utf8) + name.prefix { $0 != 0 } + Array(">".utf8)
      fixed += length
      descriptor += 8
    }
  }
}
