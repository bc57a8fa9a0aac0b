// SPDX-License-Identifier: GPL-3.0-or-later
import Announcer
import Glibc
import LabelTables
import RadioModel

/// The text of a box page by page: a file of any length opens at once, and what is beyond the page
/// that is read costs nothing. A short text is one page.
struct BoxPages: PagedText {
  /// A page ends at the first end of a paragraph behind so many bytes, more than a screen holds.
  private static let usualLength = 8192

  private let bytes: [UInt8]
  /// Where the pages end, in bytes.
  private let ends: [Int]
  private let language: String

  /// - Parameter language: BCP 47, for the ends of sentences.
  /// - Complexity: O(pages), as long as the text has lines.
  init(_ bytes: [UInt8], language: String) {
    self.bytes = bytes
    self.language = language
    ends = bytes.withUnsafeBytes(Self.ends)
  }

  var pageCount: Int { ends.count }

  /// The text of a page, with the lines joined that were broken for want of room.
  func text(ofPage page: Int) -> String {
    BoxText.rejoined(String(decoding: bytes[range(ofPage: page)], as: UTF8.self))
  }

  /// What is only drawn is nothing to stop at.
  func paragraphs(ofPage page: Int) -> [[String]] {
    Sentences.paragraphs(of: text(ofPage: page), language: language).map { sentences in
      sentences.filter(SpeakableText.hasWords)
    }.filter { !$0.isEmpty }
  }

  func mayHold(_ letters: String, onPage page: Int) -> Bool {
    let wanted = letters.lowercased()
    let runs = wanted.utf8.split { !(0x61...0x7A).contains($0) && !(0x30...0x39).contains($0) }
    guard let longest = runs.max(by: { $0.count < $1.count }) else {
      // Letters of other scripts, or signs alone.
      return text(ofPage: page).lowercased().contains(wanted)
    }
    return bytes.withUnsafeBytes {
      Self.holds(UnsafeRawBufferPointer(rebasing: $0[range(ofPage: page)]), Array(longest))
    }
  }

  private func range(ofPage page: Int) -> Range<Int> {
    (page > 0 ? ends[page - 1] : 0)..<ends[page]
  }

  /// Whether small letters and digits of ASCII stand somewhere, in capitals or not.
  private static func holds(_ bytes: UnsafeRawBufferPointer, _ wanted: [UInt8]) -> Bool {
    func lowered(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
    guard bytes.count >= wanted.count else { return false }
    return (0...(bytes.count - wanted.count)).contains { start in
      lowered(bytes[start]) == wanted[0]
        && wanted.indices.allSatisfy { lowered(bytes[start + $0]) == wanted[$0] }
    }
  }

  private static func ends(_ bytes: UnsafeRawBufferPointer) -> [Int] {
    var ends: [Int] = []
    var start = 0
    while bytes.count - start > 2 * usualLength {
      let place = UnsafeRawBufferPointer(
        rebasing: bytes[(start + usualLength)..<(start + 2 * usualLength)])
      start += usualLength + end(in: place)
      ends.append(start)
    }
    return ends + [bytes.count]
  }

  /// Behind the first end of a paragraph, else of a line, else of a word, else anywhere between two
  /// characters.
  private static func end(in bytes: UnsafeRawBufferPointer) -> Int {
    let newline = UInt8(ascii: "\n")
    let pairs = zip(bytes, bytes.dropFirst()).enumerated()
    if let paragraph = pairs.first(where: { $1.0 == newline && $1.1 == newline }) {
      return paragraph.offset + 2
    }
    for separator in [newline, UInt8(ascii: " ")] {
      if let place = bytes.firstIndex(of: separator) { return place + 1 }
    }
    return bytes.firstIndex { !UTF8.isContinuation($0) } ?? 0
  }
}
